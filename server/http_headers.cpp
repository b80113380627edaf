#include "server/http_headers.h"

#include "people/secrets.h"

namespace belle::server {
namespace {

constexpr std::string_view kCookie = "belle";
constexpr int kCookieSeconds = 400 * 24 * 60 * 60;  // what browsers keep at most

}  // namespace

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

bool is_own_page(std::string_view origin, std::string_view host, bool only_https) {
  if (origin.empty()) return true;
  const std::string own(host);
  return origin == "https://" + own || (!only_https && origin == "http://" + own);
}

bool takes(std::string_view encoding, std::string_view encodings) {
  const std::size_t at = encodings.find(encoding);
  return at != std::string_view::npos &&
         !encodings.substr(at + encoding.size()).starts_with(";q=0");
}

}  // namespace belle::server
