#include "people/secrets.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <span>

#include <sodium.h>

namespace belle::people {
namespace {

// To be called before anything of the library's. It fails only where there is no random source.
void begin() {
  static const bool ready = sodium_init() >= 0;
  if (!ready) std::abort();
}

std::string as_text(std::span<const unsigned char> bytes) {
  constexpr int kForm = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_encoded_len(bytes.size(), kForm), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kForm);
  text.pop_back();  // the zero at the end
  return text;
}

}  // namespace

std::string new_token() {
  begin();
  std::array<unsigned char, 32> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return as_text(bytes);
}

namespace {

constexpr std::size_t kHalf = 16;
using Token = std::array<unsigned char, 2 * kHalf>;

void sign(Token& token, const std::string& key) {
  crypto_generichash(token.data() + kHalf, kHalf, token.data(), kHalf,
                     reinterpret_cast<const unsigned char*>(key.data()), key.size());
}

}  // namespace

std::string new_token(const std::string& key) {
  begin();
  Token token{};
  randombytes_buf(token.data(), kHalf);
  sign(token, key);
  return as_text(token);
}

bool is_token_of(const std::string& key, std::string_view token) {
  begin();
  Token shown{};
  std::size_t size = 0;
  if (sodium_base642bin(shown.data(), shown.size(), token.data(), token.size(), nullptr, &size,
                        nullptr, sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0 ||
      size != shown.size())
    return false;
  Token own = shown;
  sign(own, key);
  return sodium_memcmp(own.data(), shown.data(), own.size()) == 0;
}

bool is_token(std::string_view text) {
  constexpr std::size_t kLength = 43;
  const auto fits = [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
  };
  return text.size() == kLength && std::ranges::all_of(text, fits);
}

std::string token_hash(std::string_view token) {
  begin();
  std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(token.data()),
                     token.size());
  return as_text(digest);
}

bool is_password(std::string_view text) {
  return text.size() >= kShortestPassword && text.size() <= kLongestPassword;
}

std::optional<std::string> password_hash(std::string_view password) {
  begin();
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(),
                        crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
    return {};
  return hash.data();
}

bool is_password_of(std::string_view password, const std::string& hash) {
  begin();
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

std::array<std::uint8_t, 32> new_seed() {
  begin();
  std::array<std::uint8_t, 32> seed{};
  randombytes_buf(seed.data(), seed.size());
  return seed;
}

std::string new_table_id() {
  begin();
  constexpr std::string_view kLetters = "23456789abcdefghjkmnpqrstuvwxyz";
  constexpr std::size_t kLength = 10;
  std::string id;
  while (id.size() < kLength)
    id += kLetters[randombytes_uniform(static_cast<std::uint32_t>(kLetters.size()))];
  return id;
}

}  // namespace belle::people
