// What is read from the headers of a request, and the cookie that an answer sets. Texts only: the
// library of the sockets is not known here.
#pragma once

#include <string>
#include <string_view>

namespace belle::server {

/// The token in a Cookie header; empty without one, or with one that was not given here.
std::string token_in(std::string_view cookies);

/// The value of a Set-Cookie header; an empty token makes the browser forget the cookie.
std::string cookie_with(const std::string& token, bool secure);

/// Whether a request comes from a page of ours, by its Origin and Host: browsers say which page
/// asks. Where pages come over HTTPS, one that did not is another site's.
bool is_own_page(std::string_view origin, std::string_view host, bool only_https);

/// Whether an Accept-Encoding header takes an encoding; "gzip;q=0" says that it does not.
bool takes(std::string_view encoding, std::string_view encodings);

}  // namespace belle::server
