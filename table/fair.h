// Sealed deals: proof that nobody chose the deal, not even the table. The table draws a secret seed
// and publishes a commitment to it; then the seats contribute salts; seed and salts together deal.
// When the game is over the table opens the seed, and every reader can deal again. docs/record.md
// has the construction in full: it needs SHA-256 alone, and the commitment tells nothing of the
// deal, since each hashes its own words.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/replay.h"

namespace belle::table {

/// A secret of the table until the game is over: it tells every hidden card.
using Sealed = std::array<std::uint8_t, 32>;

/// A seed as the digits of its fair line (to_hex writes them); nothing if it is not one.
std::optional<Sealed> read_seed(std::string_view hex);

/// Whether a seat may contribute this: 2 to 128 hexadecimal digits, an even number.
bool is_salt(std::string_view text);

/// What is published before a seat contributes: 64 hexadecimal digits, of the seed alone.
std::string commitment(const Sealed& seed);

/// The random words that a seed and salts give, for ever the same. Salts count in the order in
/// which they are given, which must be the order of the seats.
class SealedChance : public Draws<SealedChance> {
 public:
  SealedChance(const Sealed& seed, std::span<const RecordLine> salts);

  std::uint64_t next();

 private:
  static constexpr std::size_t kWords = 4;  // of a block

  Sealed key_{};
  std::uint64_t block_ = 0;  // the number of the next one
  std::array<std::uint64_t, kWords> words_{};
  std::size_t used_ = kWords;
};

/// The salts in the order of these seats, whatever order their lines are in.
std::vector<RecordLine> in_seat_order(std::span<const RecordLine> salts,
                                      std::span<const std::string_view> seats);

/// The deal of this seed and the salts of a record.
template <Game G>
typename G::Deal deal_sealed(const typename G::Edition& edition, const typename G::Options& options,
                             const Sealed& seed, std::span<const RecordLine> salts) {
  SealedChance chance(seed, in_seat_order(salts, G::kSeatNames));
  return deal_game(edition, options, chance);
}

/// The seed of a record with a commitment, if it is opened and fits; else what is wrong with it.
std::expected<Sealed, RecordError> opened_seed(const FairLines& fair);

/// Whether the deal of a record is the sealed one: the opened seed fits the commitment and deals
/// exactly this. An error names the fair line. A record without a commitment promises nothing and
/// passes; one with a commitment whose seed is not opened yet does not.
template <Game G>
std::expected<void, RecordError> verify_deal(const typename G::Edition& edition,
                                             const typename G::Options& options,
                                             const typename G::Deal& deal, const Record& record) {
  if (!record.fair.commit) return {};
  const auto seed = opened_seed(record.fair);
  if (!seed) return std::unexpected(seed.error());
  const auto sealed = deal_lines(deal_sealed<G>(edition, options, *seed, record.fair.salts));
  const auto written = deal_lines(deal);
  for (std::size_t i = 0; i < sealed.size(); ++i) {
    const std::string line = replaying::in_words(sealed[i]);
    if (line != replaying::in_words(written[i]))
      return std::unexpected(RecordError{
          record.fair.seed->line,
          "seed and salts deal " + in_quotes(line) + ", which is not what the record says"});
  }
  return {};
}

}  // namespace belle::table
