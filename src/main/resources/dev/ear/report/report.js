"use strict";
(() => {
  const runs = JSON.parse(document.getElementById("data").textContent);
  const STEP = 25;
  const $ = (id) => document.getElementById(id);
  const views = [];
  for (const run of runs) {
    for (const name of run.answering) views.push({ run, name, answers: true });
    for (const name of run.retrieval) views.push({ run, name, answers: false });
  }

  function element(tag, properties, ...children) {
    const node = document.createElement(tag);
    Object.assign(node, properties);
    node.append(...children);
    return node;
  }

  function fill(select, values) {
    select.replaceChildren(
      ...values.map(([value, text]) => element("option", { value, textContent: text })),
    );
  }

  fill($("cell"), views.map((view, i) =>
    [i, `${view.run.name}: ${view.answers ? "" : "retrieval, "}${view.name}`]));

  const view = () => views[$("cell").value];
  const text = (passage) => passage.text.map((i) => view().run.pieces[i]).join("");

  /** What the chosen cell says of an item: answer, retrieved evidence, verdict and stage. */
  function state(item) {
    const chosen = view();
    const answer = chosen.answers ? item.answers[chosen.name] : null;
    const retrieved = item.retrieved[chosen.answers ? answer?.cell : chosen.name] ?? null;
    const cue = retrieved ? (retrieved.cue ? ", cue" : ", no cue") : "";
    let verdict;
    if (!chosen.answers) verdict = retrieved?.cue ? "cue" : "no cue";
    else if (!answer || answer.status === "not-run") verdict = "not run";
    else verdict = (answer.correct ? "correct" : "wrong") + cue;
    return { answer, retrieved, verdict, invalid: answer?.status === "invalid" };
  }

  function choices() {
    const verdicts = new Set();
    const stages = new Set();
    for (const item of view().run.items) {
      const { verdict, retrieved, invalid } = state(item);
      verdicts.add(verdict);
      if (invalid) verdicts.add("invalid");
      if (retrieved) stages.add(retrieved.stage);
    }
    const all = (values) => [["", "all"], ...[...values].sort().map((v) => [v, v])];
    fill($("verdict"), all(verdicts));
    fill($("stage"), all(stages));
  }

  function chosen() {
    const verdict = $("verdict").value;
    const stage = $("stage").value;
    const words = $("text").value.toLocaleLowerCase("tr");
    return view().run.items.filter((item) => {
      const s = state(item);
      return (!verdict || s.verdict === verdict || (verdict === "invalid" && s.invalid))
        && (!stage || s.retrieved?.stage === stage)
        && (!words || `${item.id} ${item.question}`.toLocaleLowerCase("tr").includes(words));
    });
  }

  function badge(verdict) {
    const kind = verdict.startsWith("correct") ? "correct" : verdict.startsWith("wrong") ? "wrong" : "other";
    return element("span", { className: `badge ${kind}`, textContent: verdict });
  }

  function marked(passage) {
    const nodes = [];
    const whole = text(passage);
    let from = 0;
    for (const [start, end, centre] of passage.marks) {
      nodes.push(whole.slice(from, start));
      nodes.push(element("mark", {
        className: centre ? "centre" : "",
        title: centre ? "anchor, the window's centre" : "anchor",
        textContent: whole.slice(start, end),
      }));
      from = end;
    }
    nodes.push(whole.slice(from));
    return nodes;
  }

  function hit(item, number, rank) {
    const one = item.hits[number];
    const passage = item.passages[one.p];
    const parts = one.parts ? ` = ${one.parts[0]} words + ${one.parts[1]} anchors + ${one.parts[2]} years${one.parts[3] ? ` + ${one.parts[3]} other names` : ""}` : "";
    return element("div", { className: "passage" },
      element("div", { className: "head", textContent: `${rank}. ${passage.place} · score ${one.score}${parts} · ${view().run.pieces[one.tokens]}` }),
      element("div", {}, ...marked(passage)));
  }

  function body(item) {
    const { answer, retrieved } = state(item);
    const node = element("div", { className: "body" });
    const heading = (text) => node.append(element("h4", { textContent: text }));
    const line = (text) => node.append(element("p", { textContent: text }));
    line(item.question);
    node.append(element("ul", { className: "options" },
      ...Object.entries(item.options).map(([label, text]) => element("li", {
        className: label === item.gold ? "gold" : "",
        textContent: `${label}) ${text}${label === item.gold ? "  ✓ key" : ""}${answer?.answer === label ? "  ← answered" : ""}`,
      }))));
    if (!Object.keys(item.options).length && item.gold) line(`Answer: ${item.gold}`);
    if (item.goldPage) line(`The set names as source: ${item.goldPage}`);
    heading("Anchors of the question");
    line((item.anchors ?? []).map((a) => `${a.key} (${a.kind}, ${a.from}${a.in ? ", in the index" : ", not in the index"})`).join("; ") || "none");
    if (retrieved) {
      heading(`Evidence (${retrieved.words} words, ${retrieved.stage}${retrieved.fallback ? ", ranked by words alone" : ""}${retrieved.duplicates ? `, ${retrieved.duplicates} repeats skipped` : ""})`);
      if (!retrieved.hits) line(`The page would be too big with the passages of all items: those of this one stand in evidence.jsonl of the run ${view().run.name}.`);
      else if (!retrieved.hits.length) line("Nothing was returned.");
      (retrieved.hits ?? []).forEach((number, i) => node.append(hit(item, number, i + 1)));
    }
    if (answer) {
      heading("Reply");
      if (answer.message) line(`Not run: ${answer.message}`);
      if (answer.reply !== null) node.append(element("pre", { textContent: answer.reply }));
      if (answer.fault) line(`Invalid: ${answer.fault}`);
      if (answer.shown) line(`Answered ${answer.shown} as shown, ${answer.answer} in the set, found in: ${answer.found}`);
      if (answer.prompt) {
        const prompt = answer.prompt.replace(/\u0001(\d+)\u0001/g, (whole, i) => text(item.passages[i]).trim());
        node.append(element("details", {},
          element("summary", { textContent: "Prompt" }), element("pre", { textContent: prompt })));
      }
    }
    return node;
  }

  function row(item) {
    const details = element("details", { id: `item-${item.id}` },
      element("summary", {},
        element("strong", { textContent: item.id }),
        badge(state(item).verdict),
        element("span", { className: "stem", textContent: item.question.length > 160 ? item.question.slice(0, 160) + "…" : item.question })));
    details.addEventListener("toggle", () => {
      if (details.open && details.childElementCount === 1) details.append(body(item));
    });
    return details;
  }

  let shown = STEP;
  function list() {
    const items = chosen();
    const { run } = view();
    const whole = run.items.filter((item) => item.passages).length;
    $("count").textContent = `${items.length} of ${run.items.length} items`
      + (whole < run.items.length ? `; the ${whole} on which cells differ most come with their passages` : "");
    $("list").replaceChildren(...items.slice(0, shown).map(row));
    $("more").hidden = items.length <= shown;
  }
  const again = () => { shown = STEP; list(); };

  $("filters").addEventListener("submit", (event) => event.preventDefault());
  $("cell").addEventListener("change", () => { choices(); again(); });
  for (const id of ["verdict", "stage"]) $(id).addEventListener("change", again);
  $("text").addEventListener("input", again);
  $("more").addEventListener("click", () => { shown += STEP; list(); });
  choices();
  list();
})();
