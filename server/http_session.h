// Plain HTTP on a socket: requests in, answers of api.h out. Only for net.cpp: the library behind
// it takes most of a minute to compile.
#pragma once

#include <array>
#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "server/http.h"
#include "server/http_headers.h"
#include "server/messages.h"
#include "server/net.h"

namespace belle::server::http_session {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;
using asio::use_awaitable;
using Request = http::request<http::string_body>;
using Response = http::response<http::span_body<const char>>;

// Nothing but our own files, WebAssembly among them, and pictures that the page itself has drawn
// (the sign in the tab); no inline script or style, nobody's frame.
inline constexpr std::string_view kPolicy =
    "default-src 'self'; img-src 'self' data:; script-src 'self' 'wasm-unsafe-eval'; object-src "
    "'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
inline constexpr std::size_t kLargestBody = std::size_t{16} << 10;
inline constexpr std::uint32_t kLargestHeader = 16U << 10;
inline constexpr std::size_t kMostIgnored = std::size_t{1} << 20;  // bytes after a refused request
inline constexpr auto kIgnoreTime = std::chrono::seconds(2);

inline std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

// A proxy may add a header of its own below one that was made up.
inline std::string_view forwarded_for(const Request& request) {
  std::string_view last;
  const auto [first, end] = request.equal_range("X-Forwarded-For");
  for (auto connection = first; connection != end; ++connection) last = view(connection->value());
  return last;
}

// Whether what came is no HTTP, in contrast to a connection that broke.
inline bool is_nonsense(const beast::error_code& failed) {
  return failed.category() == beast::error_code(http::error::bad_method).category() &&
         failed != http::error::end_of_stream && failed != http::error::partial_message;
}

// What keeps browsers from taking an answer for something else.
inline void set_safety(Response& response, bool behind_proxy) {
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Content-Security-Policy", kPolicy);
  response.set("Referrer-Policy", "same-origin");
  if (behind_proxy) response.set("Strict-Transport-Security", "max-age=31536000");
}

// What the client still sends is read for a moment: closed before, it would lose the answer.
inline asio::awaitable<void> refuse(beast::tcp_stream& stream, bool behind_proxy,
                                    http::status status, std::string_view reason) {
  Response response(status, 11);
  const std::string body = refusal_body({"request", std::string(reason), {}});
  response.set(http::field::content_type, "application/json");
  set_safety(response, behind_proxy);
  response.keep_alive(false);
  response.body() = {body.data(), body.size()};
  response.prepare_payload();
  stream.expires_after(kIgnoreTime);
  auto [broken, sent] = co_await http::async_write(stream, response, asio::as_tuple(use_awaitable));
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

// Why a request is not taken.
struct Refused {
  http::status status;
  std::string_view reason;
};

// What the head of a request alone forbids. A proxy that reads a length or a name otherwise than we
// do could be made to pass on one client's request as part of another's.
inline std::optional<Refused> refused_by_head(const http::fields& head, unsigned version,
                                              const Sites& sites) {
  const std::string_view coding = view(head[http::field::transfer_encoding]);
  if (head.count(http::field::transfer_encoding) > 0 && !beast::iequals(coding, "chunked"))
    return Refused{http::status::not_implemented, "the only transfer coding here is chunked"};
  const std::size_t hosts = head.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && version >= 11))
    return Refused{http::status::bad_request, "a request names one host"};
  if (hosts == 1 && !is_own_host(sites, view(head[http::field::host])))
    return Refused{http::status::misdirected_request,
                   "this house has another name; its operator tells it with --site"};
  const std::string_view expected = view(head[http::field::expect]);
  if (!expected.empty() && !beast::iequals(expected, "100-continue"))
    return Refused{http::status::expectation_failed, "the only expectation here is 100-continue"};
  return {};
}

// Reads a request, its head first: a body is waited for only where the head is taken. Nothing where
// the connection broke.
inline asio::awaitable<std::expected<Request, std::optional<Refused>>> read_request(
    beast::tcp_stream& stream, beast::flat_buffer& buffer, const NetSettings& settings) {
  const auto refused = [](const beast::error_code& failed) -> std::optional<Refused> {
    if (failed == http::error::body_limit || failed == http::error::header_limit)
      return Refused{http::status::payload_too_large, "the request is too large"};
    if (is_nonsense(failed)) return Refused{http::status::bad_request, "this is not HTTP"};
    return {};
  };
  http::request_parser<http::string_body> parser;
  parser.body_limit(kLargestBody);
  parser.header_limit(kLargestHeader);
  stream.expires_after(settings.request_time);
  auto [failed, size] =
      co_await http::async_read_header(stream, buffer, parser, asio::as_tuple(use_awaitable));
  if (failed) co_return std::unexpected(refused(failed));
  const Request& head = parser.get();
  if (const auto no = refused_by_head(head, head.version(), settings.sites))
    co_return std::unexpected(no);
  if (!parser.is_done()) {
    if (head.count(http::field::expect) > 0) {
      static constexpr std::string_view kGoOn = "HTTP/1.1 100 Continue\r\n\r\n";
      auto [broken, sent] =
          co_await asio::async_write(stream, asio::buffer(kGoOn), asio::as_tuple(use_awaitable));
      if (broken) co_return std::unexpected(std::nullopt);
    }
    auto [incomplete, more] =
        co_await http::async_read(stream, buffer, parser, asio::as_tuple(use_awaitable));
    if (incomplete) co_return std::unexpected(refused(incomplete));
  }
  co_return parser.release();
}

/// Answers once, now or later.
using Answer = std::function<void(const HttpRequest&, const Respond&)>;

// Answers a request; returns whether the connection stays open for another one.
inline asio::awaitable<bool> respond(beast::tcp_stream& stream, const Request& request,
                                     const std::string& address, const Answer& answer_to,
                                     const NetSettings& settings) {
  const HttpRequest asked{std::string(request.method_string()),
                          std::string(request.target()),
                          request.body(),
                          token_in(view(request[http::field::cookie]), settings.behind_proxy),
                          address,
                          is_own_page(view(request[http::field::origin]),
                                      view(request[http::field::host]), settings.behind_proxy),
                          takes("gzip", view(request[http::field::accept_encoding])),
                          takes("br", view(request[http::field::accept_encoding]))};
  const HttpResponse answer =
      co_await asio::async_initiate<const asio::use_awaitable_t<>&, void(HttpResponse)>(
          [&answer_to, &stream, &asked](auto handler) {
            const auto executor = stream.get_executor();
            const auto shared = std::make_shared<decltype(handler)>(std::move(handler));
            answer_to(asked, [executor, shared](HttpResponse given) {
              asio::post(executor, [shared, given = std::move(given)]() mutable {
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
  set_safety(response, settings.behind_proxy);
  if (answer.status == 405) response.set(http::field::allow, "GET, HEAD, POST");
  if (!answer.file.empty())
    response.set(http::field::content_disposition, "attachment; filename=\"" + answer.file + '"');
  if (answer.token)
    response.set(http::field::set_cookie, cookie_with(*answer.token, settings.behind_proxy));
  response.keep_alive(request.keep_alive());
  // A file of the page is sent from where it lies in the program, however many ask for it.
  const std::string_view body = answer.page_file.empty() ? answer.body : answer.page_file;
  response.body() = {body.data(), body.size()};
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body() = {};
  stream.expires_after(settings.answer_time);
  auto [broken, sent] = co_await http::async_write(stream, response, asio::as_tuple(use_awaitable));
  co_return !broken && response.keep_alive();
}

}  // namespace belle::server::http_session
