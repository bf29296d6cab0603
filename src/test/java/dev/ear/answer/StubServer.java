package dev.ear.answer;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A model server on loopback that answers what a test tells it to. */
final class StubServer implements AutoCloseable {

  /** What the server does with a request. */
  interface Behaviour {
    void answer(HttpExchange exchange, StubServer server) throws IOException, InterruptedException;
  }

  /** A request the server got. */
  record Request(String path, Map<String, List<String>> headers, JsonNode body) {}

  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Map<String, Behaviour> behaviours = new ConcurrentHashMap<>();
  private final List<Request> requests = new CopyOnWriteArrayList<>();

  /** Opens when the test ends, for behaviours that must not answer before. */
  final CountDownLatch end = new CountDownLatch(1);

  StubServer() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.setExecutor(threads);
    server.createContext("/", this::handle);
    server.start();
  }

  String url() {
    return "http://%s:%d"
        .formatted(server.getAddress().getHostString(), server.getAddress().getPort());
  }

  StubServer on(String path, Behaviour behaviour) {
    behaviours.put(path, behaviour);
    return this;
  }

  List<Request> requests(String path) {
    return requests.stream().filter(request -> request.path().equals(path)).toList();
  }

  private void handle(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    byte[] body = exchange.getRequestBody().readAllBytes();
    requests.add(new Request(path, Map.copyOf(exchange.getRequestHeaders()), json(body)));
    try (exchange) {
      behaviours.getOrDefault(path, status(404, "not found")).answer(exchange, this);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static JsonNode json(byte[] body) {
    try {
      return new JsonMapper().readTree(new String(body, UTF_8));
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Behaviour json(String body) {
    return bytes(200, "application/json", body.getBytes(UTF_8));
  }

  static Behaviour status(int status, String body) {
    return bytes(status, "application/json", body.getBytes(UTF_8));
  }

  static Behaviour encoded(String body, Charset charset) {
    return bytes(200, "application/json", body.getBytes(charset));
  }

  static Behaviour bytes(int status, String type, byte[] body) {
    return (exchange, server) -> {
      exchange.getResponseHeaders().add("Content-Type", type);
      exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
      exchange.getResponseBody().write(body);
    };
  }

  /** Answers only when the test ends. */
  static Behaviour never() {
    return (exchange, server) -> server.end.await();
  }

  /** Sends half a body and then nothing until the test ends. */
  static Behaviour stalling(String body) {
    return (exchange, server) -> {
      byte[] bytes = body.getBytes(UTF_8);
      exchange.sendResponseHeaders(200, bytes.length);
      exchange.getResponseBody().write(bytes, 0, bytes.length / 2);
      exchange.getResponseBody().flush();
      server.end.await();
    };
  }

  /** Announces a body, sends half of it and hangs up. */
  static Behaviour hangingUp(String body) {
    return (exchange, server) -> {
      byte[] bytes = body.getBytes(UTF_8);
      exchange.sendResponseHeaders(200, bytes.length);
      exchange.getResponseBody().write(bytes, 0, bytes.length / 2);
      exchange.getResponseBody().flush();
    };
  }

  @Override
  public void close() {
    end.countDown();
    server.stop(0);
    threads.close();
  }
}
