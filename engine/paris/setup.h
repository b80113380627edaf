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
#include "engine/paris/state.h"

namespace belle::paris {

struct Options {
  std::uint8_t players = 2;
  bool shuffled = false;        // tokens and bonus numbers; else the basic set-up
  bool free_districts = false;  // else as printed on the tiles
  bool screens_open = false;
  std::optional<Seat> start;  // nobody: chance decides
};

struct Deal {
  std::uint8_t players = 2;
  bool free_districts = false;
  bool screens_open = false;
  Seat start{};
  std::array<std::vector<Tile>, kPiles> piles;          // top first
  std::array<Token, kSpaces> tokens{};                  // beside each space
  std::array<std::uint8_t, kBonusNumbers + 1> track{};  // the number on each space, from 1
};

Deal deal_game(const Edition& edition, const Options& options, Chance chance);
State start_game(const Edition& edition, const Deal& deal);

std::vector<OptionKind> option_kinds();

/// Reads the option and seat lines of a record; as many play as have a seat.
std::expected<Options, RecordError> read_options(const Record& record);

/// Reads the deal lines: complete, possible, and in agreement with the options.
std::expected<Deal, RecordError> read_deal(const Edition& edition, const Options& options,
                                           const Record& record);

/// The lines of a record: options that are not the default, and the whole deal.
std::vector<RecordLine> option_lines(const Options& options);
std::vector<RecordLine> deal_lines(const Deal& deal);

/// The deal as everybody knows it now: `?` for tiles that were not drawn yet.
std::vector<RecordLine> deal_lines_for(std::optional<Seat> viewer, const Edition& edition,
                                       const Deal& deal, const State& now);

/// A tile by its district and value, as `mon5`.
std::string tile_name(Tile tile);
std::optional<Tile> tile_named(std::string_view name);

}  // namespace belle::paris
