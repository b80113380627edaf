#include "server/net.h"

#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iostream>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

#include <fcntl.h>
#include <sodium.h>

#include "people/secrets.h"
#include "server/api.h"
#include "server/connections.h"
#include "server/house_clock.h"
#include "server/http_session.h"
#include "server/messages.h"
#include "server/network.h"
#include "server/server_thread_store.h"
#include "server/silence.h"
#include "server/socket_connection.h"
#include "server/web_sockets.h"
#include "store/steady.h"

namespace belle::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::use_awaitable;
using http_session::forwarded_for;
using http_session::read_request;
using http_session::refuse;
using http_session::Request;
using http_session::respond;
using http_session::view;
using tcp = asio::ip::tcp;

constexpr std::size_t kLargestMessage = std::size_t{96} << 10;  // an edition file fits
constexpr auto kTick = std::chrono::milliseconds(200);
// Messages of a connection, pings among them. More are read slowly; more pings end it.
constexpr Rate kReceived{200, 100};
constexpr std::size_t kSilentOfANetwork = 10;  // one part in so many of all connections
constexpr auto kPause = std::chrono::milliseconds(200);
constexpr std::size_t kRoomyBuffer = std::size_t{16} << 10;  // a larger one is given back
constexpr auto kClosingStep = std::chrono::milliseconds(10);
constexpr auto kDrainingStep = std::chrono::milliseconds(50);
constexpr auto kLongestAnswer = std::chrono::seconds(5);  // over HTTP, when the house ends

table::Time system_time() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

std::string_view text_in(const beast::flat_buffer& buffer) {
  return {static_cast<const char*>(buffer.data().data()), buffer.size()};
}

class BeastNet final : public Net {
 public:
  BeastNet(const table::Games& games, store::Store& store, const NetSettings& settings)
      : settings_(settings),
        store_(store, environment().post),
        server_(games, store_, environment(),
                std::make_unique<ThreadedMoveFinder>(games, settings.belle_threads),
                settings.server),
        api_(server_, settings.page),
        acceptor_(context_),
        metrics_acceptor_(context_),
        ticker_(context_),
        signals_(context_),
        farewell_(context_) {}

  std::optional<std::string> take_ports() {
    auto failed = listen_at(acceptor_, {settings_.host, settings_.port});
    if (!failed && settings_.metrics) failed = listen_at(metrics_acceptor_, *settings_.metrics);
    if (failed) return failed;
    settings_.sites.loopback_only = acceptor_.local_endpoint().address().is_loopback();
    if (settings_.ends_on_signal) {
      signals_.add(SIGINT);
      signals_.add(SIGTERM);
      await_signal();
    }
    return {};
  }

  std::uint16_t port() const override { return acceptor_.local_endpoint().port(); }
  std::uint16_t metrics_port() const override {
    return metrics_acceptor_.is_open() ? metrics_acceptor_.local_endpoint().port() : 0;
  }

  void run() override {
    server_.warnings().note("the house opens at port " + std::to_string(port()));
    server_.resume();
    asio::co_spawn(context_,
                   accept(acceptor_, [this](tcp::socket socket) { welcome(std::move(socket)); }),
                   asio::detached);
    if (settings_.metrics)
      asio::co_spawn(context_,
                     accept(metrics_acceptor_,
                            [this](tcp::socket socket) { welcome_reader(std::move(socket)); }),
                     asio::detached);
    tick();
    context_.run();
    server_.warnings().note("the house is closed");
  }

  void stop() override {
    asio::post(context_, [this] { close(); });
  }
  void drain() override {
    asio::post(context_, [this] { send_clients_elsewhere(); });
  }

 private:
  Environment environment() {
    return {
        [this] {
          const auto shared = store_.time();
          return shared ? shared->now : clock_.now(store::steady_now());
        },
        [this](Work work) { asio::post(context_, std::move(work)); },
        [this](std::int64_t milliseconds, Work work) {
          auto timer = std::make_shared<asio::steady_timer>(
              context_, std::chrono::milliseconds(milliseconds));
          timer->async_wait([timer, work = std::move(work)](beast::error_code) { work(); });
        },
        [] { return people::new_table_id(); },
        [] { return people::new_seed(); },
        [] {
          std::uint64_t number = 0;
          randombytes_buf(&number, sizeof number);
          return number;
        },
        [this](const LogLine& line) {
          if (settings_.log)
            std::cerr << in_style(*settings_.log, server_.environment().now(), line) << '\n';
          else if (line.level == Level::Warning)
            std::cerr << line.text << '\n';
        },
        [this] {
          const auto shared = store_.time();
          return shared ? shared->opened : clock_.opened(store::steady_now());
        },
    };
  }

  static std::optional<std::string> listen_at(tcp::acceptor& acceptor, const Endpoint& where) {
    beast::error_code failed;
    const auto address = asio::ip::make_address(where.host, failed);
    if (failed) return "'" + where.host + "' is no address: write one like 127.0.0.1 or ::";
    const tcp::endpoint place(address, where.port);
    std::ignore = acceptor.open(place.protocol(), failed);
    if (!failed) std::ignore = acceptor.set_option(asio::socket_base::reuse_address(true), failed);
    if (!failed) std::ignore = acceptor.bind(place, failed);
    if (!failed) std::ignore = acceptor.listen(asio::socket_base::max_listen_connections, failed);
    // A browser that is started from here must not keep the port when the server is stopped.
    if (!failed) ::fcntl(acceptor.native_handle(), F_SETFD, FD_CLOEXEC);
    if (!failed) return {};
    return "port " + std::to_string(where.port) + " of " + where.host +
           " cannot be used: " + failed.message();
  }

  void tick() {
    ticker_.expires_after(kTick);
    ticker_.async_wait([this](beast::error_code failed) {
      if (failed) return;
      server_.tick();
      tick();
    });
  }

  void await_signal() {
    signals_.async_wait([this](beast::error_code failed, int signal) {
      if (failed) return;
      if (signal == SIGTERM && settings_.draining)
        send_clients_elsewhere();
      else
        close();
      await_signal();
    });
  }

  // Nothing new comes in; what was begun is answered, and every client is told.
  void close() {
    if (is_ending()) return context_.stop();
    beast::error_code ignored;
    std::ignore = acceptor_.close(ignored);
    end({SIZE_MAX, kClosingStep, websocket::close_code::going_away});
  }

  // The door stays open to the last: a proxy that finds it closed cuts off who is still inside.
  void send_clients_elsewhere() {
    if (is_ending()) return context_.stop();
    const Draining how = settings_.draining.value_or(Draining{});
    const std::size_t at_a_time =
        1 + how.per_second * static_cast<std::size_t>(kDrainingStep.count()) / 1000;
    const WebSockets::Reason why(websocket::close_code::service_restart,
                                 "come-back " + std::to_string(how.spread.count()));
    server_.drain();
    farewell_.expires_after(how.grace);
    farewell_.async_wait([this, at_a_time, why](beast::error_code failed) {
      if (!failed) end({at_a_time, kDrainingStep, why});
    });
  }

  /// How the house ends: so many WebSockets at each step.
  struct Ending {
    std::size_t at_a_time;
    std::chrono::milliseconds step;
    WebSockets::Reason why;
    WebSockets::Clock::time_point began = WebSockets::Clock::now();
    bool was_idle = false;  // at the step before: since then the last answers were sent
  };

  bool is_ending() const { return ending_ || server_.is_draining(); }

  void end(const Ending& ending) {
    ending_ = ending;
    go_on_ending();
  }

  void go_on_ending() {
    web_sockets_.send_off(ending_->at_a_time, ending_->why);
    const bool is_answered =
        answering_ == 0 || WebSockets::Clock::now() - ending_->began >= kLongestAnswer;
    const bool is_idle = is_answered && (web_sockets_.empty() || web_sockets_.are_deaf());
    if (std::exchange(ending_->was_idle, is_idle) && is_idle) return context_.stop();
    farewell_.expires_after(ending_->step);
    farewell_.async_wait([this](beast::error_code failed) {
      if (!failed) go_on_ending();
    });
  }

  asio::awaitable<void> accept(tcp::acceptor& acceptor, std::function<void(tcp::socket)> enter) {
    for (;;) {
      auto [failed, socket] = co_await acceptor.async_accept(asio::as_tuple(use_awaitable));
      if (!acceptor.is_open()) co_return;
      if (!failed) {
        enter(std::move(socket));
        continue;
      }
      // Too many open files, most likely: let some go first.
      asio::steady_timer pause(context_, std::chrono::milliseconds(100));
      co_await pause.async_wait(asio::as_tuple(use_awaitable));
    }
  }

  // A client who comes while the house is full takes the place of one who says nothing.
  void welcome(tcp::socket socket) {
    beast::error_code gone;
    const auto end = socket.remote_endpoint(gone);
    if (gone) return;
    const std::string address = counted(end.address());
    if (connections_.too_many() && !silence_.make_room())
      return turn_away("the house is full", address);
    // A proxy has all connections; who is behind one is known when they ask for something.
    if (!settings_.behind_proxy && connections_.too_many_at(address))
      return turn_away("too many connections of an address", address);
    std::ignore = socket.set_option(tcp::no_delay(true), gone);
    connections_.open();
    if (!settings_.behind_proxy) connections_.enter(address);
    asio::co_spawn(context_, serve(std::move(socket), address),
                   [this, address](const std::exception_ptr&) {
                     connections_.close();
                     if (!settings_.behind_proxy) connections_.leave(address);
                   });
  }

  void turn_away(const std::string& why, const std::string& address) {
    ++server_.metrics().turned_away;
    server_.warnings().note("connection refused: " + why + ", in " + network_of(address));
  }

  void welcome_reader(tcp::socket socket) {
    constexpr int kMostReaders = 16;
    if (readers_ >= kMostReaders) return;
    ++readers_;
    asio::co_spawn(context_, tell_metrics(std::move(socket)),
                   [this](const std::exception_ptr&) { --readers_; });
  }

  asio::awaitable<void> tell_metrics(tcp::socket socket) {
    const NetSettings settings;  // any name leads here
    const http_session::Answer answer = [this](const HttpRequest& request, const Respond& respond) {
      respond(metrics_response(request, server_));
    };
    beast::tcp_stream stream(std::move(socket));
    beast::flat_buffer buffer;
    for (;;) {
      const auto request = co_await read_request(stream, buffer, settings);
      if (!request || !co_await respond(stream, *request, {}, answer, settings)) co_return;
    }
  }

  asio::awaitable<void> serve(tcp::socket socket, std::string address) {
    beast::tcp_stream stream(std::move(socket));
    beast::flat_buffer buffer;
    for (;;) {
      std::optional<Silence::Of> silent;  // a proxy keeps connections for whoever comes next
      if (!settings_.behind_proxy)
        silent.emplace(silence_, network_of(address), [&stream] { hang_up(stream); });
      auto read = co_await read_request(stream, buffer, settings_);
      silent.reset();
      if (!read) {
        if (const auto refused = read.error())
          co_await refuse(stream, settings_.behind_proxy, refused->status, refused->reason);
        co_return;
      }
      Request request = *std::move(read);
      const std::string asking =
          settings_.behind_proxy ? counted(forwarded_for(request), address) : address;
      if (websocket::is_upgrade(request)) {
        if (ending_) {
          co_await refuse(stream, settings_.behind_proxy, http::status::service_unavailable,
                          "the house closes: come again");
          co_return;
        }
        if (!server_.rates().may_ask(asking) ||
            (settings_.behind_proxy && connections_.too_many_at(asking))) {
          turn_away("too many connections of an address", asking);
          co_await refuse(stream, settings_.behind_proxy, http::status::too_many_requests,
                          "too many connections");
          co_return;
        }
        if (settings_.behind_proxy) connections_.enter(asking);
        const auto leave = [this](const std::string* one) { connections_.leave(*one); };
        const std::unique_ptr<const std::string, decltype(leave)> entered(
            settings_.behind_proxy ? &asking : nullptr, leave);
        co_await upgrade(std::move(stream), std::move(request), asking);
        co_return;
      }
      if (!co_await respond(stream, request, asking, answer_, settings_)) co_return;
      if (server_.is_draining()) co_return;
    }
  }

  // A WebSocket begins: a client without a token that the house knows gets one with the answer.
  asio::awaitable<void> upgrade(beast::tcp_stream stream, Request request, std::string address) {
    if (!is_own_page(view(request[http::field::origin]), view(request[http::field::host]),
                     settings_.behind_proxy)) {
      co_await refuse(stream, settings_.behind_proxy, http::status::forbidden,
                      "another site's page may not connect");
      co_return;
    }
    if (request.target() != "/ws/" + std::to_string(kProtocol)) {
      co_await refuse(stream, settings_.behind_proxy, http::status::not_found,
                      "the protocol spoken here is /ws/" + std::to_string(kProtocol));
      co_return;
    }
    const std::string_view cookies = view(request[http::field::cookie]);
    const std::string shown = token_in(cookies, settings_.behind_proxy);
    const bool moves = settings_.behind_proxy && has_plain_cookie_alone(cookies);
    const auto given = co_await token_for(stream.get_executor(), shown);
    if (!given) {
      co_await refuse(stream, settings_.behind_proxy, http::status::service_unavailable,
                      "nobody can be known just now: try again");
      co_return;
    }
    const std::string& token = *given;
    const bool is_new = token != shown;

    stream.expires_never();
    const auto connection = std::make_shared<SocketConnection>(
        SocketConnection::Socket(std::move(stream)), connections_.unsent_to(address));
    auto& socket = connection->socket();
    socket.set_option(
        websocket::stream_base::timeout{settings_.request_time, settings_.idle_time, true});
    socket.set_option(websocket::stream_base::decorator([&](websocket::response_type& response) {
      if (is_new || moves)
        response.set(http::field::set_cookie, cookie_with(token, settings_.behind_proxy));
      if (moves) response.insert(http::field::set_cookie, forgotten_plain_cookie());
    }));
    socket.read_message_max(kLargestMessage);
    socket.auto_fragment(false);  // a message is one trip to the system, not one for every 4 KiB
    auto [failed] = co_await socket.async_accept(request, asio::as_tuple(use_awaitable));
    if (failed) co_return;
    const auto client = server_.arrive(connection, people::token_hash(token), std::move(address));
    socket.control_callback([this, heard = connection.get()](websocket::frame_type kind,
                                                             beast::string_view) {
      if (kind != websocket::frame_type::close && !may_say_more(*heard))
        asio::post(context_, [connection = heard->shared_from_this()] { connection->hang_up(); });
    });
    web_sockets_.enter(*connection, client);
    co_await receive(connection, client);
    web_sockets_.leave(*connection);
    server_.depart(client);
  }

  bool may_say_more(SocketConnection& connection) const {
    return settings_.server.limits.off ||
           connection.received.take(kReceived, server_.environment().now());
  }

  asio::awaitable<std::optional<std::string>> token_for(asio::any_io_executor executor,
                                                        std::string shown) {
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>&,
                                            void(std::optional<std::string>)>(
        [this, &executor, &shown](auto handler) {
          const auto shared = std::make_shared<decltype(handler)>(std::move(handler));
          server_.token_for(shown, [executor, shared](const std::optional<std::string>& token) {
            asio::post(executor, [shared, token] { std::move (*shared)(token); });
          });
        },
        use_awaitable);
  }

  // Reads messages until the connection ends. A client that sends too many is read slowly.
  asio::awaitable<void> receive(std::shared_ptr<SocketConnection> connection,
                                std::shared_ptr<Client> client) {
    auto& socket = connection->socket();
    beast::flat_buffer buffer;
    asio::steady_timer pause(context_);
    asio::steady_timer whole(context_);  // a message that has begun must end
    bool begun = false;
    std::optional<Silence::Of> silent;
    silent.emplace(silence_, network_of(client->address), [connection] { connection->hang_up(); });
    for (;;) {
      if (!begun && !may_say_more(*connection)) {
        pause.expires_after(kPause);
        co_await pause.async_wait(asio::as_tuple(use_awaitable));
      }
      auto [broken, size] =
          co_await socket.async_read_some(buffer, 0, asio::as_tuple(use_awaitable));
      if (broken) break;
      if (!socket.is_message_done()) {
        if (std::exchange(begun, true)) continue;
        whole.expires_after(settings_.request_time);
        whole.async_wait([connection](beast::error_code cancelled) {
          if (!cancelled) connection->hang_up();
        });
        continue;
      }
      if (std::exchange(begun, false)) whole.cancel();
      silent.reset();
      if (web_sockets_.is_heard(*connection)) server_.receive(client, text_in(buffer));
      buffer.consume(buffer.size());
      if (buffer.capacity() > kRoomyBuffer) buffer.shrink_to_fit();
    }
  }

  NetSettings settings_;
  Connections connections_{settings_.most_connections, settings_.most_of_an_address};
  Silence silence_{
      settings_.server.limits.off ? SIZE_MAX : 1 + settings_.most_connections / kSilentOfANetwork};
  asio::io_context context_{1};  // after all that is counted until a connection ends
  HouseClock clock_{system_time(), store::steady_now()};
  ServerThreadStore store_;
  Server server_;
  Api api_;
  tcp::acceptor acceptor_;
  tcp::acceptor metrics_acceptor_;
  int readers_ = 0;  // of metrics
  asio::steady_timer ticker_;
  asio::signal_set signals_;
  asio::steady_timer farewell_;
  WebSockets web_sockets_;
  std::optional<Ending> ending_;
  std::size_t answering_ = 0;  // requests over HTTP
  const http_session::Answer answer_ = [this](const HttpRequest& request, const Respond& respond) {
    ++answering_;
    api_.answer(request, [this, respond](HttpResponse response) {
      --answering_;
      respond(std::move(response));
    });
  };
};

}  // namespace

std::expected<std::unique_ptr<Net>, std::string> Net::listen(const table::Games& games,
                                                             store::Store& store,
                                                             const NetSettings& settings) {
  auto net = std::make_unique<BeastNet>(games, store, settings);
  if (auto failed = net->take_ports()) return std::unexpected(*std::move(failed));
  return net;
}

}  // namespace belle::server
