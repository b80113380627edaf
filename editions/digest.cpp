#include "editions/digest.h"

#include <array>

#include <sodium.h>

#include "engine/core/text.h"

namespace belle::editions {

std::string sha256(std::string_view bytes) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(bytes.data()),
                     bytes.size());
  return to_hex(digest);
}

}  // namespace belle::editions
