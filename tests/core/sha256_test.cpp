// Our own SHA-256 against the one of libsodium, and against the published examples.
#include "engine/core/sha256.h"

#include <string>

#include <gtest/gtest.h>
#include <sodium.h>

#include "engine/core/text.h"

namespace belle {
namespace {

// A digest that is wrong for everybody alike: FIPS 180-4's examples.
TEST(Sha256, GivesThePublishedDigests) {
  EXPECT_EQ(to_hex(sha256(bytes_of(""))),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(to_hex(sha256(bytes_of("abc"))),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

// A length at which the last block is filled wrongly: every one around the sizes of blocks.
TEST(Sha256, AgreesWithLibsodiumAtEveryLength) {
  std::string text;
  for (int length = 0; length < 300; ++length) {
    Digest wanted{};
    crypto_hash_sha256(wanted.data(), bytes_of(text).data(), text.size());
    EXPECT_EQ(sha256(bytes_of(text)), wanted) << length;
    Digest key{};
    for (std::size_t i = 0; i < key.size(); ++i)
      key[i] = static_cast<std::uint8_t>(length * 7 + static_cast<int>(i) * 13);
    crypto_auth_hmacsha256(wanted.data(), bytes_of(text).data(), text.size(), key.data());
    EXPECT_EQ(hmac_sha256(key, bytes_of(text)), wanted) << length;
    text += static_cast<char>(length * 31 + 5);
  }
}

}  // namespace
}  // namespace belle
