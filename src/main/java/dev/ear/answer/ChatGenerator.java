package dev.ear.answer;

import dev.ear.answer.GenerationException.Kind;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.exception.HttpException;
import dev.langchain4j.exception.TimeoutException;
import dev.langchain4j.exception.UnresolvedModelServerException;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.http.client.jdk.JdkHttpClientBuilder;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.output.TokenUsage;
import java.net.ConnectException;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Asks a LangChain4j chat model and says plainly why there is no reply when there is none. */
final class ChatGenerator implements Generator {
  private static final int MESSAGE_CHARS = 200;

  private final ChatModel model;
  private final GeneratorInfo info;
  private final Duration timeout;
  private final UnaryOperator<String> redact;
  private final String keyHint;

  /**
   * Wraps a chat model.
   *
   * @param redact takes a key out of what the server sends, which may echo it
   * @param keyHint what to do when the server refuses the key
   */
  ChatGenerator(
      ChatModel model,
      GeneratorInfo info,
      Duration timeout,
      UnaryOperator<String> redact,
      String keyHint) {
    this.model = model;
    this.info = info;
    this.timeout = timeout;
    this.redact = redact;
    this.keyHint = keyHint;
  }

  /** Returns an HTTP client that speaks HTTP/1.1, which every such server understands. */
  static HttpClientBuilder http() {
    return new JdkHttpClientBuilder()
        .httpClientBuilder(HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1));
  }

  @Override
  public GeneratorInfo info() {
    return info;
  }

  @Override
  public Reply generate(Prompt prompt) throws GenerationException {
    long start = System.nanoTime();
    ChatResponse response = inTime(prompt);
    long micros = TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - start);
    String text = response.aiMessage().text();
    TokenUsage usage = response.tokenUsage();
    return new Reply(
        text == null ? "" : redact.apply(text),
        response.modelName(),
        response.finishReason() == null ? null : response.finishReason().name(),
        usage == null ? null : usage.inputTokenCount(),
        usage == null ? null : usage.outputTokenCount(),
        micros,
        false);
  }

  /**
   * Asks the model in a thread of its own, since the HTTP client's timeout ends with the headers
   * and a body that stalls would never end.
   */
  private ChatResponse inTime(Prompt prompt) throws GenerationException {
    FutureTask<ChatResponse> call =
        new FutureTask<>(() -> model.chat(UserMessage.from(prompt.text())));
    Thread.ofVirtual().start(call);
    try {
      return call.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
    } catch (java.util.concurrent.TimeoutException e) {
      throw timedOut();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new GenerationException(Kind.HOPELESS, "interrupted while waiting for " + server());
    } catch (ExecutionException e) {
      throw failure(e.getCause());
    } finally {
      call.cancel(true);
    }
  }

  private GenerationException failure(@Nullable Throwable thrown) {
    for (Throwable t = thrown; t != null; t = t.getCause() == t ? null : t.getCause()) {
      if (t instanceof HttpException http) {
        return refusal(http.statusCode(), brief(http.getMessage()));
      }
      if (t instanceof TimeoutException) {
        return timedOut();
      }
      if (t instanceof ConnectException || t instanceof UnresolvedModelServerException) {
        return new GenerationException(
            Kind.HOPELESS, server() + " cannot be reached; start it or check the base URL");
      }
    }
    return new GenerationException(
        Kind.FAILED,
        String.format(
            Locale.ROOT,
            "%s sent what is no reply: %s",
            server(),
            brief(thrown == null ? null : thrown.getMessage())));
  }

  private GenerationException refusal(int status, String body) {
    String what = String.format(Locale.ROOT, "%s answered HTTP %d: %s", server(), status, body);
    if (status == 429 || status >= 500) {
      return new GenerationException(Kind.BUSY, what);
    }
    return switch (status) {
      case 401, 402, 403 -> new GenerationException(Kind.HOPELESS, what + "; " + keyHint);
      case 404 ->
          new GenerationException(
              Kind.HOPELESS, what + "; check the base URL and the model's name");
      default -> new GenerationException(Kind.FAILED, what);
    };
  }

  private GenerationException timedOut() {
    return new GenerationException(
        Kind.TIMEOUT,
        String.format(Locale.ROOT, "%s did not reply within %d ms", server(), timeout.toMillis()));
  }

  private String server() {
    return String.format(
        Locale.ROOT,
        "%s (%s at %s)",
        info.model(),
        info.generator(),
        info.settings().get("base_url"));
  }

  /** Brings a server's words to one short line without a key. */
  private String brief(@Nullable String message) {
    String line = redact.apply(message == null ? "" : message).replaceAll("\\s+", " ").strip();
    return line.length() <= MESSAGE_CHARS ? line : line.substring(0, MESSAGE_CHARS) + "…";
  }
}
