// What Belle knows of La Cité de la Lumière beyond its rules: which things on the table she looks
// at, and how a position and a move look at first sight. See search/mind.h for the contract.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/lumiere/lumiere.h"
#include "players/lumiere/endgame.h"
#include "search/mind.h"

namespace belle::players {

struct LumiereMind {
  using Game = Lumiere;
  using Endgame = lumiere::Endgame;
  using Edition = lumiere::Edition;
  using State = lumiere::State;
  using Move = lumiere::Move;

  static constexpr std::size_t kNets = 2;  // for the streets, and for the city
  static std::size_t net_of(const State& state) {
    return state.open.phase == lumiere::Phase::Streets ? 0 : 1;
  }
  static constexpr std::size_t seats_of(std::size_t) { return lumiere::kSeats; }

  static constexpr search::Style kStyle{.sharpness = 0.1F};
  static constexpr bool kPlaysOn = false;
  static const std::size_t kMarks;
  static const std::size_t kMeasures;

  static lumiere::Options practice(std::size_t) { return {}; }
  static std::uint64_t key(const Edition& edition, const State& state, Seat seat);
  static void look(const Edition& edition, const State& state, Seat seat, search::Inputs& inputs);
  static search::Forecast judge(const Edition& edition, const State& state);
  static search::Forecast set_out(const Edition& edition, const State& state);
  static float promise(const Edition& edition, const State& state, const Move& move);
};

}  // namespace belle::players
