// What is read from the headers of a request, and the cookie that an answer sets. Texts only: the
// library of the sockets is not known here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace belle::server {

/// Under which names the house may be asked for. Browsers send the name in the address of the page,
/// so a name that is not the house's is a page of another site, or a proxy that is not the
/// operator's.
struct Sites {
  std::vector<std::string> names;  // as the operator says them, without a port
  /// Only this machine, or a proxy on it, can connect: without names, any name is the house's.
  bool loopback_only = true;
};

/// Whether a Host header names the house. An address of this machine itself always does; without
/// names, any other address does, too, since it can only be the one that was connected to.
bool is_own_host(const Sites& sites, std::string_view host);

/// The token in a Cookie header; empty without one, or with one that was not given here. Over HTTPS
/// the cookie of plain HTTP counts where there is no other, so that a house can move there.
std::string token_in(std::string_view cookies, bool secure);
/// Whether the token came in the cookie of plain HTTP: over HTTPS it is set anew under the other
/// name. From version 0.3 on that cookie counts no more there.
bool has_plain_cookie_alone(std::string_view cookies);
/// The value of a Set-Cookie header with which a browser forgets the cookie of plain HTTP.
std::string forgotten_plain_cookie();

/// The value of a Set-Cookie header; an empty token makes the browser forget the cookie. Over HTTPS
/// its name begins with `__Host-`, so that no other site of the domain can set it.
std::string cookie_with(const std::string& token, bool secure);

/// Whether a request comes from a page of ours, by its Origin and Host: browsers say which page
/// asks. Where pages come over HTTPS, one that did not is another site's.
bool is_own_page(std::string_view origin, std::string_view host, bool only_https);

/// Whether an Accept-Encoding header takes an encoding; "gzip;q=0" says that it does not.
bool takes(std::string_view encoding, std::string_view encodings);

}  // namespace belle::server
