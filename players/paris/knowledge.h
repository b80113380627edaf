// What Belle knows of Paris beyond its rules; see search/knowledge.h for what is asked of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/paris/paris.h"
#include "players/paris/features.h"
#include "search/knowledge.h"

namespace belle::players {

struct ParisKnowledge {
  using Game = Paris;
  static constexpr std::size_t kNets = paris::kMostPlayers - 1;  // for two, three and four
  static std::size_t net_of(const paris::State& state) { return state.open.players - 2U; }
  static constexpr std::size_t seats_of(std::size_t net) { return net + 2; }
  static paris::Options training_options(std::size_t game);

  static constexpr search::Parameters kParameters{
      .curiosity = 0.5F, .sharpness = 0.02F, .predicts = true};
  static constexpr bool kMultiDecisionTurns = true;
  static constexpr std::size_t kFlags = paris_features::kFlags;
  static constexpr std::size_t kScalars = paris_features::kScalars;

  /// A hash of everything that make_view gives the seat, and of nothing else.
  static std::uint64_t key(const paris::Edition& edition, const paris::State& state, Seat seat);

  /// Of hidden things only the end-game tiles that the seat itself holds. `features` may be as an
  /// earlier look left it.
  static void features(const paris::Edition& edition, const paris::State& state, Seat seat,
                       search::Features& features);

  /// Takes every seat's end-game tiles as they lie in this state, which a search has redealt.
  static search::Forecast evaluate(const paris::Edition& edition, const paris::State& state);
  static search::Forecast baseline(const paris::Edition& edition, const paris::State& state) {
    return evaluate(edition, state);
  }

  /// The seat to move has the last turn of the game.
  static bool last_turn(const paris::State& state) {
    const paris::Open& open = state.open;
    return open.ending == paris::Ending::AfterThisRound &&
           (index(open.to_move) + 1) % open.players == index(open.start);
  }

  /// A draw. Nobody else's decision depends on which end-game tile was taken or used.
  static bool reveals(const paris::State&, const paris::Move& move) {
    return move.kind == paris::Move::Kind::Draw;
  }

  static float prior(const paris::Edition& edition, const paris::State& state,
                     const paris::Move& move);
};

}  // namespace belle::players
