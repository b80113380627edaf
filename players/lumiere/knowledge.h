// What Belle knows of La Cité de la Lumière beyond its rules: which things on the table she looks
// at, and how a position and a move look at first sight. See search/knowledge.h for the contract.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/lumiere/lumiere.h"
#include "players/lumiere/endgame.h"
#include "search/knowledge.h"

namespace belle::players {

struct LumiereKnowledge {
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

  static constexpr search::Parameters kParameters{.sharpness = 0.1F};
  static constexpr bool kMultiDecisionTurns = false;
  static const std::size_t kFlags;
  static const std::size_t kScalars;

  static lumiere::Options training_options(std::size_t) { return {}; }
  static std::uint64_t key(const Edition& edition, const State& state, Seat seat);
  static void features(const Edition& edition, const State& state, Seat seat,
                       search::Features& features);
  static search::Forecast evaluate(const Edition& edition, const State& state);
  static search::Forecast baseline(const Edition& edition, const State& state);
  /// A tile that is laid: the next one is drawn.
  static bool reveals(const State&, const Move& move) {
    return move.kind == lumiere::Move::Kind::Lay;
  }
  static float prior(const Edition& edition, const State& state, const Move& move);
};

}  // namespace belle::players
