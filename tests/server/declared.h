// Every message that a server sends in a test is held against the declaration of the protocol
// (server/protocol): a field that is not declared, or not as declared, fails the test.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace belle::server {

/// The messages of one connection, held one by one.
class DeclaredMessages {
 public:
  /// The client sends this: a reply must have the fields of its request.
  void sent(std::string_view text);
  void came(std::string_view text);

 private:
  std::map<std::int64_t, std::string> asked_;  // by number, empty if several had it
};

/// An answer over HTTP to this method and target.
void expect_declared(const std::string& method, const std::string& target, unsigned status,
                     std::string_view body);

}  // namespace belle::server
