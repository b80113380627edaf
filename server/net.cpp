#include "server/net.h"

#include <algorithm>
#include <array>
#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <csignal>
#include <iostream>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include <fcntl.h>
#include <sodium.h>

#include "people/secrets.h"
#include "server/api.h"
#include "server/messages.h"
#include "server/socket_line.h"

namespace belle::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using asio::use_awaitable;
using Request = http::request<http::string_body>;
using Response = http::response<http::span_body<const char>>;

constexpr std::string_view kCookie = "belle";
constexpr int kCookieSeconds = 400 * 24 * 60 * 60;  // what browsers keep at most
constexpr std::size_t kLargestBody = std::size_t{16} << 10;
constexpr std::uint32_t kLargestHeader = 16U << 10;
constexpr std::size_t kLargestMessage = std::size_t{96} << 10;  // an edition file fits
// Nothing but our own files, WebAssembly among them, no inline script or style, nobody's frame.
constexpr std::string_view kPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
constexpr auto kTick = std::chrono::milliseconds(200);
constexpr Rate kHeard{200, 100};  // messages of a connection; whoever sends more is read slowly
constexpr auto kPause = std::chrono::milliseconds(200);
constexpr std::size_t kRoomyBuffer = std::size_t{16} << 10;  // a larger one is given back
constexpr std::size_t kMostIgnored = std::size_t{1} << 20;   // of what follows a refused request
constexpr auto kIgnoreTime = std::chrono::seconds(2);
// At closing time what was asked for is answered, which takes a write, or a few one after the
// other, and longer while another program holds the store; then everybody may say goodbye.
constexpr auto kLastAnswers = std::chrono::milliseconds(150);
constexpr int kLastWrites = 3;
constexpr auto kLongestWrites = std::chrono::seconds(5);
constexpr auto kGoodbyes = std::chrono::milliseconds(1000);

// The token in a Cookie header; empty without one, or with one that was not given here.
std::string token_in(std::string_view cookies) {
  const std::string wanted = std::string(kCookie) + '=';
  while (!cookies.empty()) {
    const std::size_t end = cookies.find(';');
    std::string_view cookie = cookies.substr(0, end);
    cookies.remove_prefix(end == std::string_view::npos ? cookies.size() : end + 1);
    while (cookie.starts_with(' ')) cookie.remove_prefix(1);
    if (!cookie.starts_with(wanted)) continue;
    const std::string_view token = cookie.substr(wanted.size());
    return people::is_token(token) ? std::string(token) : std::string();
  }
  return {};
}

std::string cookie_with(const std::string& token, bool secure) {
  return std::string(kCookie) + '=' + token + "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" +
         std::to_string(token.empty() ? 0 : kCookieSeconds) + (secure ? "; Secure" : "");
}

// Whether a request comes from a page of ours: browsers say which page asks. Where pages come over
// HTTPS, one that did not is somebody else's.
bool from_here(const Request& request, bool only_https) {
  const std::string_view origin = request[http::field::origin];
  if (origin.empty()) return true;
  const std::string host(request[http::field::host]);
  return origin == "https://" + host || (!only_https && origin == "http://" + host);
}

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

// Whether a browser says that it reads an encoding; "gzip;q=0" says that it does not.
bool takes(std::string_view encoding, std::string_view encodings) {
  const std::size_t at = encodings.find(encoding);
  return at != std::string_view::npos &&
         !encodings.substr(at + encoding.size()).starts_with(";q=0");
}

std::string_view view(const beast::flat_buffer& buffer) {
  return {static_cast<const char*>(buffer.data().data()), buffer.size()};
}

// What counts as one address: of IPv6 the network, for a household has as many as it likes.
std::string counted(const asio::ip::address& address) {
  if (address.is_v4()) return address.to_string();
  const asio::ip::address_v6 six = address.to_v6();
  if (six.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, six).to_string();
  auto bytes = six.to_bytes();
  std::fill(bytes.begin() + bytes.size() / 2, bytes.end(), std::uint8_t{0});
  return asio::ip::address_v6(bytes).to_string() + "/64";
}

// A proxy may add a line of its own below one that was made up.
std::string_view forwarded_for(const Request& request) {
  std::string_view last;
  const auto [first, end] = request.equal_range("X-Forwarded-For");
  for (auto line = first; line != end; ++line) last = view(line->value());
  return last;
}

// Whom a proxy asks for: the last one it names, for the others can be made up.
std::string counted(std::string_view forwarded, const std::string& proxy) {
  const std::size_t last = forwarded.find_last_of(", ");
  if (last != std::string_view::npos) forwarded.remove_prefix(last + 1);
  beast::error_code failed;
  const auto address = asio::ip::make_address(std::string(forwarded), failed);
  return failed ? proxy : counted(address);
}

// Whether what came over the line is no HTTP, in contrast to a line that broke.
bool is_nonsense(const beast::error_code& failed) {
  return failed.category() == beast::error_code(http::error::bad_method).category() &&
         failed != http::error::end_of_stream && failed != http::error::partial_message;
}

class BeastNet final : public Net {
 public:
  BeastNet(const table::Games& games, store::Store& store, const NetSettings& settings)
      : settings_(settings),
        house_(games, store, surroundings(), std::make_unique<Pool>(settings.thinkers),
               settings.house),
        api_(house_, settings.page),
        acceptor_(context_),
        ticker_(context_),
        signals_(context_),
        farewell_(context_) {}

  std::optional<std::string> take_port() {
    beast::error_code failed;
    const auto address = asio::ip::make_address(settings_.host, failed);
    if (failed) return "'" + settings_.host + "' is no address: write one like 127.0.0.1 or ::";
    const tcp::endpoint place(address, settings_.port);
    std::ignore = acceptor_.open(place.protocol(), failed);
    if (!failed) std::ignore = acceptor_.set_option(asio::socket_base::reuse_address(true), failed);
    if (!failed) std::ignore = acceptor_.bind(place, failed);
    if (!failed) std::ignore = acceptor_.listen(asio::socket_base::max_listen_connections, failed);
    // A browser that is started from here must not keep the port when the house is closed.
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
    house_.resume();
    asio::co_spawn(context_, accept(), asio::detached);
    tick();
    context_.run();
  }

  void stop() override {
    asio::post(context_, [this] { close(); });
  }

 private:
  Surroundings surroundings() {
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
        [](const std::string& trouble) { std::cerr << trouble << std::endl; },
    };
  }

  void tick() {
    ticker_.expires_after(kTick);
    ticker_.async_wait([this](beast::error_code failed) {
      if (failed) return;
      house_.tick();
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

  // Nothing new comes in; what was begun is answered, and everybody is told. Whoever does not
  // listen, or asks twice to end, is not waited for.
  void close() {
    if (std::exchange(closing_, true)) return context_.stop();
    beast::error_code ignored;
    std::ignore = acceptor_.close(ignored);
    farewell_.expires_after(kLastAnswers);
    farewell_.async_wait([this](beast::error_code) {
      await_writes(kLastWrites);
      farewell_.expires_after(kLongestWrites);
      farewell_.async_wait([this](beast::error_code failed) {
        if (!failed) say_goodbye();
      });
    });
  }

  // The store answers in order: when it answers this, it has answered all that was asked before.
  void await_writes(int times) {
    if (times == 0) return say_goodbye();
    house_.store().end_session({}, [this, times](const store::Result<void>&) {
      asio::post(context_, [this, times] { await_writes(times - 1); });
    });
  }

  void say_goodbye() {
    if (std::exchange(goodbye_said_, true)) return;
    for (SocketLine* line : lines_) line->say_goodbye();
    end_if_alone();
    farewell_.expires_after(kGoodbyes);
    farewell_.async_wait([this](beast::error_code) { context_.stop(); });
  }

  void end_if_alone() {
    if (goodbye_said_ && lines_.empty()) context_.stop();
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
      if (connections_ >= settings_.most_connections) continue;
      // A proxy has all lines; who is behind one is known when they have asked for something.
      if (!settings_.behind_proxy && too_many_at(address)) continue;
      std::ignore = socket.set_option(tcp::no_delay(true), gone);
      ++connections_;
      if (!settings_.behind_proxy) enter(address);
      asio::co_spawn(context_, serve(std::move(socket), address),
                     [this, address](const std::exception_ptr&) {
                       --connections_;
                       if (!settings_.behind_proxy) leave(address);
                     });
    }
  }

  struct OfAddress {
    std::size_t connections = 0;
    std::shared_ptr<Unsent> unsent;
  };

  bool too_many_at(const std::string& address) const {
    const auto found = of_address_.find(address);
    return found != of_address_.end() && found->second.connections >= settings_.most_of_an_address;
  }
  void enter(const std::string& address) {
    OfAddress& here = of_address_[address];
    ++here.connections;
    if (!here.unsent) here.unsent = std::make_shared<Unsent>(Unsent{0, unsent_});
  }
  void leave(const std::string& address) {
    if (--of_address_[address].connections == 0) of_address_.erase(address);
  }

  asio::awaitable<void> serve(tcp::socket socket, std::string address) {
    beast::tcp_stream stream(std::move(socket));
    beast::flat_buffer buffer;
    for (;;) {
      http::request_parser<http::string_body> parser;
      parser.body_limit(kLargestBody);
      parser.header_limit(kLargestHeader);
      stream.expires_after(settings_.request_time);
      auto [failed, size] =
          co_await http::async_read(stream, buffer, parser, asio::as_tuple(use_awaitable));
      if (failed == http::error::body_limit || failed == http::error::header_limit) {
        co_await refuse(stream, http::status::payload_too_large, "the request is too large");
        co_return;
      }
      if (is_nonsense(failed))
        co_await refuse(stream, http::status::bad_request, "this is not HTTP");
      if (failed) co_return;
      Request request = parser.release();
      const std::string asking =
          settings_.behind_proxy ? counted(forwarded_for(request), address) : address;
      if (websocket::is_upgrade(request)) {
        if (!house_.may_ask(asking) || (settings_.behind_proxy && too_many_at(asking))) {
          co_await refuse(stream, http::status::too_many_requests, "too many connections");
          co_return;
        }
        if (settings_.behind_proxy) enter(asking);
        try {
          co_await welcome(std::move(stream), std::move(request), asking);
        } catch (const std::exception&) {  // counted as gone all the same
        }
        if (settings_.behind_proxy) leave(asking);
        co_return;
      }
      if (!co_await respond(stream, request, asking)) co_return;
    }
  }

  // What keeps browsers from taking an answer for something else.
  void set_safety(Response& response) const {
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Content-Security-Policy", kPolicy);
    response.set("Referrer-Policy", "same-origin");
    if (settings_.behind_proxy) response.set("Strict-Transport-Security", "max-age=31536000");
  }

  // What the other still sends is read for a moment: closed before, the line would lose the answer.
  asio::awaitable<void> refuse(beast::tcp_stream& stream, http::status status,
                               std::string_view reason) {
    Response response(status, 11);
    const std::string body = refusal_body({"request", std::string(reason), {}});
    response.set(http::field::content_type, "application/json");
    set_safety(response);
    response.keep_alive(false);
    response.body() = {body.data(), body.size()};
    response.prepare_payload();
    stream.expires_after(kIgnoreTime);
    auto [broken, sent] =
        co_await http::async_write(stream, response, asio::as_tuple(use_awaitable));
    if (broken) co_return;
    beast::error_code ignored;
    std::ignore = stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    std::array<char, 4096> waste{};
    for (std::size_t read = 0; read < kMostIgnored;) {
      auto [over, size] =
          co_await stream.async_read_some(asio::buffer(waste), asio::as_tuple(use_awaitable));
      if (over) co_return;
      read += size;
    }
  }

  // Answers a request; whether the line stays open for another one.
  asio::awaitable<bool> respond(beast::tcp_stream& stream, const Request& request,
                                const std::string& address) {
    const HttpRequest asked{std::string(request.method_string()),
                            std::string(request.target()),
                            request.body(),
                            token_in(view(request[http::field::cookie])),
                            address,
                            from_here(request, settings_.behind_proxy),
                            takes("gzip", view(request[http::field::accept_encoding])),
                            takes("br", view(request[http::field::accept_encoding]))};
    const HttpResponse answer =
        co_await asio::async_initiate<const asio::use_awaitable_t<>&, void(HttpResponse)>(
            [this, &asked](auto handler) {
              const auto shared = std::make_shared<decltype(handler)>(std::move(handler));
              api_.answer(asked, [this, shared](HttpResponse given) {
                asio::post(context_, [shared, given = std::move(given)]() mutable {
                  std::move (*shared)(std::move(given));
                });
              });
            },
            use_awaitable);
    Response response(static_cast<http::status>(answer.status), request.version());
    response.set(http::field::content_type, answer.type);
    response.set(http::field::cache_control,
                 answer.lasting ? "public, max-age=31536000, immutable" : "no-store");
    const std::string_view encoding = answer.encoding;
    if (!encoding.empty()) response.set(http::field::content_encoding, encoding);
    if (!encoding.empty() || answer.lasting) response.set(http::field::vary, "Accept-Encoding");
    set_safety(response);
    if (answer.status == 405) response.set(http::field::allow, "GET, HEAD, POST");
    if (!answer.file.empty())
      response.set(http::field::content_disposition, "attachment; filename=\"" + answer.file + '"');
    if (answer.token)
      response.set(http::field::set_cookie, cookie_with(*answer.token, settings_.behind_proxy));
    response.keep_alive(request.keep_alive());
    // A file of the page is sent from where it lies in the program, however many ask for it.
    const std::string_view body = answer.page_file.empty() ? answer.body : answer.page_file;
    response.body() = {body.data(), body.size()};
    response.prepare_payload();
    if (request.method() == http::verb::head) response.body() = {};
    stream.expires_after(settings_.answer_time);
    auto [broken, sent] =
        co_await http::async_write(stream, response, asio::as_tuple(use_awaitable));
    co_return !broken && response.keep_alive();
  }

  // A WebSocket begins: whoever has no token gets one with the answer.
  asio::awaitable<void> welcome(beast::tcp_stream stream, Request request, std::string address) {
    if (!from_here(request, settings_.behind_proxy)) {
      co_await refuse(stream, http::status::forbidden, "another site's page may not connect");
      co_return;
    }
    if (request.target() != "/ws/" + std::to_string(kProtocol)) {
      co_await refuse(stream, http::status::not_found,
                      "the protocol spoken here is /ws/" + std::to_string(kProtocol));
      co_return;
    }
    std::string token = token_in(view(request[http::field::cookie]));
    const bool is_new = token.empty();
    if (is_new) token = people::new_token();

    stream.expires_never();
    const auto line = std::make_shared<SocketLine>(SocketLine::Socket(std::move(stream)),
                                                   of_address_[address].unsent);
    auto& socket = line->socket();
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
    const auto visitor = house_.arrive(line, people::token_hash(token), std::move(address));
    lines_.insert(line.get());
    beast::flat_buffer buffer;
    Bucket heard;
    asio::steady_timer pause(context_);
    asio::steady_timer whole(context_);  // a message that has begun must end
    bool begun = false;
    for (;;) {
      if (!begun && !settings_.house.limits.off && !heard.take(kHeard, house_.world().now())) {
        pause.expires_after(kPause);
        co_await pause.async_wait(asio::as_tuple(use_awaitable));
      }
      auto [broken, size] =
          co_await socket.async_read_some(buffer, 0, asio::as_tuple(use_awaitable));
      if (broken) break;
      if (!socket.is_message_done()) {
        if (std::exchange(begun, true)) continue;
        whole.expires_after(settings_.request_time);
        whole.async_wait([line](beast::error_code cancelled) {
          if (!cancelled) line->hang_up();
        });
        continue;
      }
      if (std::exchange(begun, false)) whole.cancel();
      if (!closing_) house_.receive(visitor, view(buffer));
      buffer.consume(buffer.size());
      if (buffer.capacity() > kRoomyBuffer) buffer.shrink_to_fit();
    }
    lines_.erase(line.get());
    house_.depart(visitor);
    end_if_alone();
  }

  NetSettings settings_;
  std::size_t connections_ = 0;
  std::map<std::string, OfAddress> of_address_;
  std::shared_ptr<std::size_t> unsent_ = std::make_shared<std::size_t>(0);
  asio::io_context context_{1};  // after all that is counted until a line ends
  House house_;
  Api api_;
  tcp::acceptor acceptor_;
  asio::steady_timer ticker_;
  asio::signal_set signals_;
  asio::steady_timer farewell_;
  bool closing_ = false;
  bool goodbye_said_ = false;
  std::set<SocketLine*> lines_;
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
