// Nobody comes to the server in the page with a token: its only visitor is the page itself.
#include "people/secrets.h"

namespace belle::people {

std::string new_token() { return {}; }
std::string new_token(const std::string&) { return {}; }
bool is_token_of(const std::string&, std::string_view) { return false; }
std::string token_hash(std::string_view) { return {}; }

}  // namespace belle::people
