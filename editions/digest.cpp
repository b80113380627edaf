#include "editions/digest.h"

#include "engine/core/sha256.h"
#include "engine/core/text.h"

namespace belle::editions {

std::string sha256(std::string_view bytes) { return to_hex(belle::sha256(bytes_of(bytes))); }

}  // namespace belle::editions
