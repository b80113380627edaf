// Before the first move: what people choose, what chance deals, and how a record writes both.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/random.h"
#include "engine/core/record.h"
#include "engine/lumiere/state.h"

namespace belle::lumiere {

struct Options {
  enum class Postcards : std::uint8_t { Random, FirstGame, Named };
  Postcards postcards = Postcards::Random;
  Cards named = 0;            // the eight, if they are named
  std::optional<Seat> start;  // nobody: chance decides
};

struct Deal {
  Seat start{};
  Cards cards = 0;
  std::array<std::array<std::uint8_t, kTiles>, kSeats> tiles{};  // from 0, the hand first
};

Deal deal_game(const Edition& edition, const Options& options, Chance chance);
State start_game(const Edition& edition, const Deal& deal);

std::vector<OptionKind> option_kinds();

/// Reads the option and seat lines of a record.
std::expected<Options, RecordError> read_options(const Record& record);

/// Reads the deal lines: complete, possible, and in agreement with the options.
std::expected<Deal, RecordError> read_deal(const Edition& edition, const Options& options,
                                           const Record& record);

/// The lines of a record: options that are not the default, and the whole deal.
std::vector<RecordLine> option_lines(const Options& options);
std::vector<RecordLine> deal_lines(const Deal& deal);

/// The deal as the viewer knows it now: `?` for tiles still in a pile or in the rival's hand. Tiles
/// that look the same are numbered in the order in which they were drawn, whichever they are.
std::vector<RecordLine> deal_lines_for(std::optional<Seat> viewer, const Edition& edition,
                                       const Deal& deal, const State& now);

}  // namespace belle::lumiere
