// Everything that Ombres needs outside its rules: its edition, its levels, its players.
#include "players/players.h"

#include <array>
#include <bit>

#include "editions/editions.h"
#include "players/instance.h"
#include "search/keys.h"
#include "tests/ombres/knowledge.h"

namespace belle {
namespace ombres {
namespace {

// Of the seat that is asked only what lies open and its own shadow may count.
float open_rows(const State& state, Seat seat) {
  const Squares own = state.open.marks[index(seat)];
  const Squares others = state.open.marks[1 - index(seat)];
  float sum = 0;
  for (const Squares row : kRows)
    if ((row & others) == 0)
      sum += static_cast<float>(std::popcount(static_cast<Squares>(row & own)));
  return sum;
}

}  // namespace

std::uint64_t Knowledge::key(const Edition& edition, const State& state, Seat seat) {
  const View view = make_view(edition, state, seat);
  search::Key key;
  key.add(view.open.marks[0], view.open.marks[1], static_cast<std::uint16_t>(view.open.turn));
  for (const auto& shadow : view.shadows)
    key.add(static_cast<std::uint16_t>(shadow.value_or(kSquareCount)));
  return key.value();
}

search::Forecast Knowledge::evaluate(const Edition&, const State& state) {
  search::Forecast forecast;
  const std::array open{open_rows(state, Seat{0}), open_rows(state, Seat{1})};
  for (std::size_t i = 0; i < kSeats; ++i) {
    forecast.win[i] = (1 + open[i]) / (2 + open[0] + open[1]);
    forecast.totals[i] = kRowPoints * forecast.win[i];
  }
  return forecast;
}

search::Forecast Knowledge::baseline(const Edition& edition, const State& state) {
  return evaluate(edition, state);
}

// A row is worth its points, and so is a row of the other seat that is prevented.
float Knowledge::prior(const Edition&, const State& state, const Move& move) {
  const std::size_t mover = index(state.open.turn);
  if (has_row(state.open.marks[mover] | only(move.square))) return 2 * kRowPoints;
  if (has_row(state.open.marks[1 - mover] | only(move.square))) return kRowPoints;
  return state.shadows[mover] == move.square ? 1 : 0;
}

}  // namespace ombres

namespace editions {

template <>
const ombres::Edition& shipped<Ombres>() {
  static const ombres::Edition edition;
  return edition;
}

template <>
std::expected<ombres::Edition, std::string> read<Ombres>(std::string_view, std::string_view file) {
  return std::unexpected(std::string(file) + ": ombres has no other edition");
}

}  // namespace editions

namespace players {
namespace {

constexpr std::array<Level, 2> kLevels{{
    {"cloud", "Cloud", "Drifts from square to square.", "random"},
    {"belle", "Belle", "Looks to the end.", "belle:sims=400"},
}};

}  // namespace

template <>
std::span<const Level> levels<Ombres>() {
  return kLevels;
}

template <>
std::expected<std::unique_ptr<search::Player<Ombres>>, std::string> make_player<Ombres>(
    const ombres::Edition& edition, std::string_view description, std::uint64_t seed) {
  return make_player_of<ombres::Knowledge>(edition, description, seed);
}

template <>
search::Answer<Ombres> think<Ombres>(const ombres::Edition& edition, const ombres::View& view,
                                     const search::Budget& budget) {
  return think_as<ombres::Knowledge>(edition, view, budget);
}

}  // namespace players
}  // namespace belle
