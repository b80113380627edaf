#include "table/fair.h"

#include "engine/core/sha256.h"
#include "engine/core/text.h"

namespace belle::table {
namespace {

// Every use of the seed begins with words of its own, so that what is published of one use says
// nothing about the other.
constexpr std::string_view kCommitWords = "belle-epoque commit\n";
constexpr std::string_view kDealWords = "belle-epoque deal\n";

std::uint8_t digit(char hex) {
  return static_cast<std::uint8_t>(hex <= '9' ? hex - '0' : hex - 'a' + 10);
}

}  // namespace

std::optional<Sealed> read_seed(std::string_view hex) {
  Sealed seed;
  if (hex.size() != 2 * seed.size() || !is_hex(hex)) return {};
  for (std::size_t i = 0; i < seed.size(); ++i)
    seed[i] = static_cast<std::uint8_t>(digit(hex[2 * i]) << 4 | digit(hex[2 * i + 1]));
  return seed;
}

bool is_salt(std::string_view text) {
  constexpr std::size_t kLongest = 128;
  return !text.empty() && text.size() <= kLongest && is_hex(text);
}

std::string commitment(const Sealed& seed) {
  std::string message(kCommitWords);
  message.append(seed.begin(), seed.end());
  return to_hex(sha256(bytes_of(message)));
}

SealedChance::SealedChance(const Sealed& seed, std::span<const RecordLine> salts) {
  std::string message(kDealWords);
  for (const RecordLine& salt : salts) message += salt.key + ' ' + salt.value + '\n';
  key_ = hmac_sha256(seed, bytes_of(message));
}

std::uint64_t SealedChance::next() {
  if (used_ == kWords) {
    std::array<std::uint8_t, 8> number{};
    for (std::size_t i = 0; i < number.size(); ++i)
      number[i] = static_cast<std::uint8_t>(block_ >> (8 * i));
    ++block_;
    const Sealed block = hmac_sha256(key_, number);
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
