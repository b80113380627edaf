// What Belle knows of Paris beyond its rules; see search/mind.h for what is asked of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/paris/paris.h"
#include "players/paris/eyes.h"
#include "search/mind.h"

namespace belle::players {

struct ParisMind {
  using Game = Paris;
  static constexpr std::size_t kNets = paris::kMostPlayers - 1;  // for two, three and four
  static std::size_t net_of(const paris::State& state) { return state.open.players - 2U; }
  static constexpr std::size_t seats_of(std::size_t net) { return net + 2; }
  static paris::Options practice(std::size_t game);

  static constexpr search::Style kStyle{.curiosity = 0.5F, .sharpness = 0.02F, .predicts = true};
  static constexpr bool kPlaysOn = true;
  static constexpr std::size_t kMarks = paris_eyes::kMarks;
  static constexpr std::size_t kMeasures = paris_eyes::kMeasures;

  /// A hash of everything that make_view gives the seat, and of nothing else.
  static std::uint64_t key(const paris::Edition& edition, const paris::State& state, Seat seat);

  /// Of hidden things only the end-game tiles that the seat itself holds. `inputs` may be as an
  /// earlier look left it.
  static void look(const paris::Edition& edition, const paris::State& state, Seat seat,
                   search::Inputs& inputs);

  /// Takes every seat's end-game tiles as they lie in this state, which a search has redealt.
  static search::Forecast judge(const paris::Edition& edition, const paris::State& state);
  static search::Forecast set_out(const paris::Edition& edition, const paris::State& state) {
    return judge(edition, state);
  }

  /// The seat to move has the last turn of the game.
  static bool last_turn(const paris::State& state) {
    const paris::Open& open = state.open;
    return open.ending == paris::Ending::AfterThisRound &&
           (index(open.to_move) + 1) % open.players == index(open.start);
  }

  static float promise(const paris::Edition& edition, const paris::State& state,
                       const paris::Move& move);
};

}  // namespace belle::players
