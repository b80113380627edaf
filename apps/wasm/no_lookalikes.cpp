// Names at the server in the page are those of people in front of one screen, who see each other:
// nobody can pass for another. A server over the network checks names that are brought along again.
#include "people/lookalikes.h"

namespace belle::people {

bool is_deceptive(std::string_view) { return false; }

}  // namespace belle::people
