#include "server/simulated_clients.h"

#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <utility>
#include <vector>

#include "server/messages.h"

namespace belle::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using Request = http::request<http::string_body>;
using tcp = asio::ip::tcp;

constexpr auto kFetchTime = std::chrono::seconds(20);

tcp::endpoint server(std::uint16_t port) { return {asio::ip::address_v4::loopback(), port}; }

// The `name=value` in front of a Set-Cookie header.
std::string cookie_in(std::string_view header) {
  return std::string(header.substr(0, header.find(';')));
}

class BeastClients final : public SimulatedClients {
 public:
  BeastClients(std::uint16_t port, Ears ears) : port_(port), ears_(std::move(ears)) {}

  ClientId connect(std::string cookie, std::uint16_t port, const std::string& from) override {
    const ClientId client = members_.size();
    members_.push_back(
        std::make_shared<Member>(context_, std::move(cookie), port == 0 ? port_ : port));
    const auto member = members_.back();
    if (!from.empty()) {
      auto& socket = beast::get_lowest_layer(member->socket).socket();
      socket.open(tcp::v4());
      socket.bind({asio::ip::make_address_v4(from), 0});
    }
    beast::get_lowest_layer(member->socket)
        .async_connect(server(member->port), [this, client, member](beast::error_code failed) {
          if (failed) return lost(client);
          beast::get_lowest_layer(member->socket).socket().set_option(tcp::no_delay(true));
          shake_hands(client, member);
        });
    return client;
  }

  void send(ClientId client, std::string text) override {
    const auto member = members_[client];
    if (member->closed) return;
    member->unsent.push_back(std::move(text));
    if (member->opened && member->unsent.size() == 1) write(client, member);
  }

  void hang_up(ClientId client) override {
    beast::get_lowest_layer(members_[client]->socket).close();
  }

  std::string cookie(ClientId client) const override { return members_[client]->cookie; }

  void after(std::chrono::milliseconds wait, std::function<void()> work) override {
    const auto timer = std::make_shared<asio::steady_timer>(context_, wait);
    timer->async_wait([timer, work = std::move(work)](beast::error_code) { work(); });
  }

  bool listen_until(const std::function<bool()>& so, std::chrono::milliseconds longest) override {
    const auto end = std::chrono::steady_clock::now() + longest;
    while (!so()) {
      if (std::chrono::steady_clock::now() >= end) return false;
      context_.run_one_until(end);
    }
    return true;
  }

 private:
  struct Member {
    Member(asio::io_context& context, std::string shown, std::uint16_t to)
        : socket(context), cookie(std::move(shown)), port(to) {}
    websocket::stream<beast::tcp_stream> socket;
    std::string cookie;
    std::uint16_t port;
    websocket::response_type answer;
    beast::flat_buffer received;
    std::deque<std::string> unsent;
    bool opened = false;
    bool closed = false;
  };
  using Shared = std::shared_ptr<Member>;

  void shake_hands(ClientId client, const Shared& member) {
    member->socket.set_option(websocket::stream_base::decorator(
        [cookie = member->cookie](websocket::request_type& request) {
          if (!cookie.empty()) request.set(http::field::cookie, cookie);
        }));
    member->socket.async_handshake(
        member->answer, "127.0.0.1:" + std::to_string(member->port),
        "/ws/" + std::to_string(kProtocol), [this, client, member](beast::error_code failed) {
          if (failed) return lost(client);
          const std::string set = cookie_in(member->answer[http::field::set_cookie]);
          if (!set.empty()) member->cookie = set;
          member->opened = true;
          if (!member->unsent.empty()) write(client, member);
          if (ears_.opened) ears_.opened(client);
          read(client, member);
        });
  }

  void read(ClientId client, const Shared& member) {
    member->socket.async_read(
        member->received, [this, client, member](beast::error_code failed, std::size_t) {
          if (failed) return lost(client);
          const auto received = member->received.cdata();
          if (ears_.text)
            ears_.text(client, {static_cast<const char*>(received.data()), received.size()});
          member->received.consume(member->received.size());
          if (!member->closed) read(client, member);
        });
  }

  void write(ClientId client, const Shared& member) {
    member->socket.async_write(asio::buffer(member->unsent.front()),
                               [this, client, member](beast::error_code failed, std::size_t) {
                                 if (failed) return;
                                 member->unsent.pop_front();
                                 if (!member->unsent.empty()) write(client, member);
                               });
  }

  void lost(ClientId client) {
    Member& member = *members_[client];
    if (std::exchange(member.closed, true)) return;
    if (ears_.closed) ears_.closed(client);
  }

  std::uint16_t port_;
  Ears ears_;
  asio::io_context context_{1};
  // With nothing else to do it listens, instead of looking again and again.
  asio::executor_work_guard<asio::io_context::executor_type> patience_ =
      asio::make_work_guard(context_);
  std::vector<Shared> members_;
};

}  // namespace

std::unique_ptr<SimulatedClients> SimulatedClients::at(std::uint16_t port, Ears ears) {
  return std::make_unique<BeastClients>(port, std::move(ears));
}

std::optional<Fetched> fetch(std::uint16_t port, const Fetch& wanted) {
  Request request(http::string_to_verb(wanted.method), wanted.target, 11);
  if (request.method() == http::verb::unknown) request.method_string(wanted.method);
  request.set(http::field::host, "127.0.0.1:" + std::to_string(port));
  if (!wanted.cookie.empty()) request.set(http::field::cookie, wanted.cookie);
  for (const auto& [name, value] : wanted.headers) request.set(name, value);
  request.keep_alive(false);
  request.body() = wanted.body;
  request.prepare_payload();

  asio::io_context context;
  beast::tcp_stream stream(context);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.skip(request.method() == http::verb::head);
  bool whole = false;
  stream.expires_after(kFetchTime);
  stream.async_connect(server(port), [&](beast::error_code failed) {
    if (failed) return;
    // A server that refuses a request may answer before it has read all of it.
    http::async_write(stream, request, [](beast::error_code, std::size_t) {});
    http::async_read(stream, buffer, parser, [&](beast::error_code broken, std::size_t) {
      whole = !broken;
      stream.close();
    });
  });
  context.run();
  if (!whole) return {};
  const auto& response = parser.get();
  Fetched fetched{
      response.result_int(), response.body(), cookie_in(response[http::field::set_cookie]), {}};
  for (const auto& field : response)
    fetched.headers[std::string(field.name_string())] = std::string(field.value());
  return fetched;
}

}  // namespace belle::server
