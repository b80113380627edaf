// The sockets: the only place that knows HTTP and WebSockets. One thread carries them all and is
// the server's own thread; Belle's thinking, passwords and the store have theirs. A request or a
// message that is too large or too slow costs its sender the connection, and no other client
// anything.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/http_headers.h"
#include "server/log.h"
#include "server/page.h"
#include "server/server.h"

namespace belle::server {

/// Where to listen.
struct Endpoint {
  std::string host = "127.0.0.1";
  std::uint16_t port = 0;  // 0: any that is free
};

/// How a server leaves its clients to others.
struct Draining {
  /// For so long it says that it is not ready, and serves as before, until proxies have noticed.
  std::chrono::milliseconds grace = std::chrono::seconds(3);
  std::size_t per_second = 200;  // WebSockets that are closed
  /// At a random moment within this time a client comes back.
  std::chrono::milliseconds spread = std::chrono::seconds(1);
};

struct NetSettings {
  std::string host = "127.0.0.1";
  std::uint16_t port = 1889;  // 0: any that is free
  Server::Settings server;
  std::size_t belle_threads = 1;  // threads for Belle
  Page page = bare_page();
  /// A proxy speaks HTTPS to the world: cookies are for HTTPS alone, and it says who asks in
  /// X-Forwarded-For.
  bool behind_proxy = false;
  /// Who else's name is refused (HTTP 421). Whether only this machine connects is known from
  /// `host`.
  Sites sites = {};
  /// A signal that asks the program to end (SIGINT, SIGTERM) stops it from now on.
  bool ends_on_signal = false;
  /// Other servers of the house go on when this one ends: SIGTERM drains it.
  std::optional<Draining> draining = {};
  /// Where metrics are told, and nothing else.
  std::optional<Endpoint> metrics = {};
  /// How the operator is told what happens; nothing: troubles only, as plain sentences.
  std::optional<LogStyle> log = {};
  std::size_t most_connections = 20000;   // in all
  std::size_t most_of_an_address = 1000;  // open at the same time
  /// How long a request or a message may take to come, and an answer over HTTP to be taken; and
  /// how long a WebSocket may show no sign of life. It is asked for one (a ping) after half of
  /// that.
  std::chrono::milliseconds request_time = std::chrono::seconds(20);
  std::chrono::milliseconds answer_time = std::chrono::seconds(60);
  std::chrono::milliseconds idle_time = std::chrono::seconds(60);
};

class Net {
 public:
  /// Takes the port; or says why it cannot.
  static std::expected<std::unique_ptr<Net>, std::string> listen(const table::Games& games,
                                                                 store::Store& store,
                                                                 const NetSettings& settings);
  virtual ~Net() = default;

  virtual std::uint16_t port() const = 0;
  /// Of the metrics; 0 if they are told nowhere.
  virtual std::uint16_t metrics_port() const = 0;
  /// Serves until it has ended.
  virtual void run() = 0;

  // Any thread may call these. A second call of either ends it at once.

  /// Nothing more is read, what was begun is answered, and every client is told goodbye; one that
  /// is slow at that is not waited for.
  virtual void stop() = 0;
  /// The same for a server that is not alone, as its settings have it: a few clients at a time are
  /// told to come back, and others may still ask over HTTP meanwhile.
  virtual void drain() = 0;
};

}  // namespace belle::server
