// The protocol as tables of docs/protocol.md.
#pragma once

#include <string>
#include <string_view>

namespace belle::server::protocol {

/// The page with its tables made anew. A table stands between `<!-- made: requests -->` and
/// `<!-- end -->`; it is called `requests`, `http`, or as the object whose fields it lists.
std::string with_tables(std::string_view page);

}  // namespace belle::server::protocol
