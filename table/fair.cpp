#include "table/fair.h"

#include <stdexcept>

#include <sodium.h>

#include "engine/core/text.h"

namespace belle::table {
namespace {

static_assert(crypto_hash_sha256_BYTES == sizeof(Sealed));
static_assert(crypto_auth_hmacsha256_KEYBYTES == sizeof(Sealed));
static_assert(crypto_auth_hmacsha256_BYTES == sizeof(Sealed));

// Every use of the seed begins with words of its own, so that what is published of one use says
// nothing about the other.
constexpr std::string_view kCommitWords = "belle-epoque commit\n";
constexpr std::string_view kDealWords = "belle-epoque deal\n";

const std::uint8_t* bytes_of(std::string_view text) {
  return reinterpret_cast<const std::uint8_t*>(text.data());
}

Sealed keyed_hash(const Sealed& key, std::span<const std::uint8_t> message) {
  Sealed hash;
  crypto_auth_hmacsha256(hash.data(), message.data(), message.size(), key.data());
  return hash;
}

std::uint8_t digit(char hex) {
  return static_cast<std::uint8_t>(hex <= '9' ? hex - '0' : hex - 'a' + 10);
}

}  // namespace

Sealed draw_seed() {
  if (sodium_init() < 0) throw std::runtime_error("this machine has no source of randomness");
  Sealed seed;
  randombytes_buf(seed.data(), seed.size());
  return seed;
}

std::optional<Sealed> read_seed(std::string_view hex) {
  Sealed seed;
  if (hex.size() != 2 * seed.size() || !is_hex(hex)) return {};
  for (std::size_t i = 0; i < seed.size(); ++i)
    seed[i] = static_cast<std::uint8_t>(digit(hex[2 * i]) << 4 | digit(hex[2 * i + 1]));
  return seed;
}

std::string commitment(const Sealed& seed) {
  std::string message(kCommitWords);
  message.append(seed.begin(), seed.end());
  Sealed hash;
  crypto_hash_sha256(hash.data(), bytes_of(message), message.size());
  return to_hex(hash);
}

SealedChance::SealedChance(const Sealed& seed, std::span<const RecordLine> salts) {
  std::string message(kDealWords);
  for (const RecordLine& salt : salts) message += salt.key + ' ' + salt.value + '\n';
  key_ = keyed_hash(seed, {bytes_of(message), message.size()});
}

std::uint64_t SealedChance::next() {
  if (used_ == kWords) {
    std::array<std::uint8_t, 8> number{};
    for (std::size_t i = 0; i < number.size(); ++i)
      number[i] = static_cast<std::uint8_t>(block_ >> (8 * i));
    ++block_;
    const Sealed block = keyed_hash(key_, number);
    words_ = {};
    for (std::size_t i = 0; i < block.size(); ++i)
      words_[i / 8] |= std::uint64_t{block[i]} << (8 * (i % 8));
    used_ = 0;
  }
  return words_[used_++];
}

std::vector<RecordLine> in_seat_order(std::span<const RecordLine> salts,
                                      std::span<const std::string_view> seats) {
  std::vector<RecordLine> ordered;
  for (const std::string_view seat : seats)
    for (const RecordLine& salt : salts)
      if (salt.key == seat) ordered.push_back(salt);
  return ordered;
}

std::expected<Sealed, RecordError> opened_seed(const FairLines& fair) {
  if (!fair.seed)
    return std::unexpected(RecordError{fair.commit->line, "the seed of this deal is not opened"});
  const auto seed = read_seed(fair.seed->key);
  if (!seed || commitment(*seed) != fair.commit->key)
    return std::unexpected(RecordError{fair.seed->line, "this seed does not fit the commitment"});
  return *seed;
}

}  // namespace belle::table
