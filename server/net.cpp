#include "server/net.h"

#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <csignal>
#include <iostream>
#include <optional>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include <fcntl.h>
#include <sodium.h>

#include "people/secrets.h"
#include "server/api.h"
#include "server/connections.h"
#include "server/http_session.h"
#include "server/messages.h"
#include "server/server_thread_store.h"
#include "server/socket_connection.h"

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
constexpr Rate kReceived{200, 100};  // messages of a connection; more are read slowly
constexpr auto kPause = std::chrono::milliseconds(200);
constexpr std::size_t kRoomyBuffer = std::size_t{16} << 10;  // a larger one is given back
// At closing time what was asked for is answered, which takes a question to the store, or a few one
// after the other, and longer while another program holds it; then every client may say goodbye.
constexpr auto kLastAnswers = std::chrono::milliseconds(150);
constexpr int kLastQuestions = 3;
constexpr auto kLongestWait = std::chrono::seconds(5);
constexpr auto kGoodbyes = std::chrono::milliseconds(1000);

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
        ticker_(context_),
        signals_(context_),
        farewell_(context_) {}

  std::optional<std::string> take_port() {
    beast::error_code failed;
    const auto address = asio::ip::make_address(settings_.host, failed);
    if (failed) return "'" + settings_.host + "' is no address: write one like 127.0.0.1 or ::";
    settings_.sites.loopback_only = address.is_loopback();
    const tcp::endpoint place(address, settings_.port);
    std::ignore = acceptor_.open(place.protocol(), failed);
    if (!failed) std::ignore = acceptor_.set_option(asio::socket_base::reuse_address(true), failed);
    if (!failed) std::ignore = acceptor_.bind(place, failed);
    if (!failed) std::ignore = acceptor_.listen(asio::socket_base::max_listen_connections, failed);
    // A browser that is started from here must not keep the port when the server is stopped.
    if (!failed) ::fcntl(acceptor_.native_handle(), F_SETFD, FD_CLOEXEC);
    if (!failed && settings_.ends_on_signal) {
      signals_.add(SIGINT);
      signals_.add(SIGTERM);
      await_signal();
    }
    if (failed)
      return "port " + std::to_string(settings_.port) + " of " + settings_.host +
             " cannot be used: " + failed.message();
    return {};
  }

  std::uint16_t port() const override { return acceptor_.local_endpoint().port(); }

  void run() override {
    server_.resume();
    asio::co_spawn(context_, accept(), asio::detached);
    tick();
    context_.run();
  }

  void stop() override {
    asio::post(context_, [this] { close(); });
  }

 private:
  Environment environment() {
    return {
        [] {
          return std::chrono::duration_cast<std::chrono::milliseconds>(
                     std::chrono::system_clock::now().time_since_epoch())
              .count();
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
        [](const std::string& trouble) { std::cerr << trouble << '\n'; },
    };
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
    signals_.async_wait([this](beast::error_code failed, int) {
      if (failed) return;
      close();
      await_signal();
    });
  }

  // Nothing new comes in; what was begun is answered, and every client is told. One that does not
  // listen, or an operator who asks twice to end, is not waited for.
  void close() {
    if (std::exchange(closing_, true)) return context_.stop();
    beast::error_code ignored;
    std::ignore = acceptor_.close(ignored);
    farewell_.expires_after(kLastAnswers);
    farewell_.async_wait([this](beast::error_code) {
      await_store(kLastQuestions);
      farewell_.expires_after(kLongestWait);
      farewell_.async_wait([this](beast::error_code failed) {
        if (!failed) say_goodbye();
      });
    });
  }

  void await_store(int times) {
    if (times == 0) return say_goodbye();
    server_.store().flush([this, times] { await_store(times - 1); });
  }

  void say_goodbye() {
    if (std::exchange(goodbye_said_, true)) return;
    for (SocketConnection* connection : websockets_) connection->say_goodbye();
    end_if_alone();
    farewell_.expires_after(kGoodbyes);
    farewell_.async_wait([this](beast::error_code) { context_.stop(); });
  }

  void end_if_alone() {
    if (goodbye_said_ && websockets_.empty()) context_.stop();
  }

  asio::awaitable<void> accept() {
    for (;;) {
      auto [failed, socket] = co_await acceptor_.async_accept(asio::as_tuple(use_awaitable));
      if (!acceptor_.is_open()) co_return;
      if (failed) {
        // Too many open files, most likely: let some go first.
        asio::steady_timer pause(context_, std::chrono::milliseconds(100));
        co_await pause.async_wait(asio::as_tuple(use_awaitable));
        continue;
      }
      beast::error_code gone;
      const auto end = socket.remote_endpoint(gone);
      if (gone) continue;
      const std::string address = counted(end.address());
      if (connections_.too_many()) continue;
      // A proxy has all connections; who is behind one is known when they ask for something.
      if (!settings_.behind_proxy && connections_.too_many_at(address)) continue;
      std::ignore = socket.set_option(tcp::no_delay(true), gone);
      connections_.open();
      if (!settings_.behind_proxy) connections_.enter(address);
      asio::co_spawn(context_, serve(std::move(socket), address),
                     [this, address](const std::exception_ptr&) {
                       connections_.close();
                       if (!settings_.behind_proxy) connections_.leave(address);
                     });
    }
  }

  asio::awaitable<void> serve(tcp::socket socket, std::string address) {
    beast::tcp_stream stream(std::move(socket));
    beast::flat_buffer buffer;
    for (;;) {
      auto read = co_await read_request(stream, buffer, settings_);
      if (!read) {
        if (const auto refused = read.error())
          co_await refuse(stream, settings_.behind_proxy, refused->status, refused->reason);
        co_return;
      }
      Request request = *std::move(read);
      const std::string asking =
          settings_.behind_proxy ? counted(forwarded_for(request), address) : address;
      if (websocket::is_upgrade(request)) {
        if (!server_.rates().may_ask(asking) ||
            (settings_.behind_proxy && connections_.too_many_at(asking))) {
          co_await refuse(stream, settings_.behind_proxy, http::status::too_many_requests,
                          "too many connections");
          co_return;
        }
        if (settings_.behind_proxy) connections_.enter(asking);
        const auto leave = [this](const std::string* one) { connections_.leave(*one); };
        const std::unique_ptr<const std::string, decltype(leave)> entered(
            settings_.behind_proxy ? &asking : nullptr, leave);
        co_await welcome(std::move(stream), std::move(request), asking);
        co_return;
      }
      if (!co_await respond(stream, request, asking, api_, settings_)) co_return;
    }
  }

  // A WebSocket begins: a client without a token gets one with the answer.
  asio::awaitable<void> welcome(beast::tcp_stream stream, Request request, std::string address) {
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
    std::string token = token_in(view(request[http::field::cookie]), settings_.behind_proxy);
    const bool is_new = token.empty();
    if (is_new) token = people::new_token();

    stream.expires_never();
    const auto connection = std::make_shared<SocketConnection>(
        SocketConnection::Socket(std::move(stream)), connections_.unsent_to(address));
    auto& socket = connection->socket();
    socket.set_option(
        websocket::stream_base::timeout{settings_.request_time, settings_.idle_time, true});
    socket.set_option(websocket::stream_base::decorator([&](websocket::response_type& response) {
      if (is_new) response.set(http::field::set_cookie, cookie_with(token, settings_.behind_proxy));
    }));
    socket.read_message_max(kLargestMessage);
    socket.auto_fragment(false);  // a message is one trip to the system, not one for every 4 KiB
    auto [failed] = co_await socket.async_accept(request, asio::as_tuple(use_awaitable));
    if (failed) co_return;
    if (closing_) co_return;
    const auto client = server_.arrive(connection, people::token_hash(token), std::move(address));
    websockets_.insert(connection.get());
    co_await receive(connection, client);
    websockets_.erase(connection.get());
    server_.depart(client);
    end_if_alone();
  }

  // Reads messages until the connection ends. A client that sends too many is read slowly.
  asio::awaitable<void> receive(std::shared_ptr<SocketConnection> connection,
                                std::shared_ptr<Client> client) {
    auto& socket = connection->socket();
    beast::flat_buffer buffer;
    Bucket received;
    asio::steady_timer pause(context_);
    asio::steady_timer whole(context_);  // a message that has begun must end
    bool begun = false;
    for (;;) {
      if (!begun && !settings_.server.limits.off &&
          !received.take(kReceived, server_.environment().now())) {
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
      if (!closing_) server_.receive(client, text_in(buffer));
      buffer.consume(buffer.size());
      if (buffer.capacity() > kRoomyBuffer) buffer.shrink_to_fit();
    }
  }

  NetSettings settings_;
  Connections connections_{settings_.most_connections, settings_.most_of_an_address};
  asio::io_context context_{1};  // after all that is counted until a connection ends
  ServerThreadStore store_;
  Server server_;
  Api api_;
  tcp::acceptor acceptor_;
  asio::steady_timer ticker_;
  asio::signal_set signals_;
  asio::steady_timer farewell_;
  bool closing_ = false;
  bool goodbye_said_ = false;
  std::set<SocketConnection*> websockets_;
};

}  // namespace

std::expected<std::unique_ptr<Net>, std::string> Net::listen(const table::Games& games,
                                                             store::Store& store,
                                                             const NetSettings& settings) {
  auto net = std::make_unique<BeastNet>(games, store, settings);
  if (auto failed = net->take_port()) return std::unexpected(*std::move(failed));
  return net;
}

}  // namespace belle::server
