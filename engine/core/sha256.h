// SHA-256 (FIPS 180-4) and its keyed form HMAC (RFC 2104): the fingerprints of editions and the
// seals of deals, the same in the program and in the page.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace belle {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::span<const std::uint8_t> bytes);

/// HMAC-SHA-256 with a key of 32 bytes.
Digest hmac_sha256(const Digest& key, std::span<const std::uint8_t> message);

inline std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace belle
