#include "server/http_headers.h"

#include <algorithm>

#include "people/secrets.h"

namespace belle::server {
namespace {

constexpr std::string_view kCookie = "belle";
constexpr std::string_view kSecureCookie = "__Host-belle";
constexpr int kCookieSeconds = 400 * 24 * 60 * 60;  // what browsers keep at most

std::string token_named(std::string_view name, std::string_view cookies) {
  const std::string wanted = std::string(name) + '=';
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

// Without the port: "[::1]:1889" is [::1], "localhost:1889" is localhost.
std::string_view without_port(std::string_view host) {
  const std::size_t colon = host.rfind(':');
  const bool is_port = colon != std::string_view::npos &&
                       host.find(']', colon) == std::string_view::npos &&
                       host.find_first_not_of("0123456789", colon + 1) == std::string_view::npos;
  return is_port ? host.substr(0, colon) : host;
}

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  for (char& letter : small)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return small;
}

bool is_address(std::string_view name) {
  return name.starts_with('[') || name.find_first_not_of("0123456789.") == std::string_view::npos;
}

bool is_this_machine(std::string_view name) {
  return name == "localhost" || name == "[::1]" || (name.starts_with("127.") && is_address(name));
}

}  // namespace

bool is_own_host(const Sites& sites, std::string_view host) {
  std::string name = in_small_letters(without_port(host));
  if (name.ends_with('.')) name.pop_back();  // a name from the root of all names
  if (name.empty()) return false;
  if (is_this_machine(name)) return true;
  if (sites.names.empty()) return sites.loopback_only || is_address(name);
  return std::ranges::any_of(
      sites.names, [&](const std::string& site) { return in_small_letters(site) == name; });
}

std::string token_in(std::string_view cookies, bool secure) {
  std::string token = secure ? token_named(kSecureCookie, cookies) : std::string();
  return token.empty() ? token_named(kCookie, cookies) : token;
}

bool has_plain_cookie_alone(std::string_view cookies) {
  return token_named(kSecureCookie, cookies).empty() && !token_named(kCookie, cookies).empty();
}

std::string forgotten_plain_cookie() { return cookie_with({}, false); }

std::string cookie_with(const std::string& token, bool secure) {
  return std::string(secure ? kSecureCookie : kCookie) + '=' + token +
         "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" +
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
