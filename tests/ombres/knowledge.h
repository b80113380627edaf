// What Belle knows of Ombres: rows that are almost made. There is no net, so the evaluation by hand
// is all she has; for nine squares the search does the rest.
#pragma once

#include "search/knowledge.h"
#include "tests/ombres/ombres.h"

namespace belle::ombres {

struct Knowledge {
  using Game = Ombres;

  static constexpr std::size_t kNets = 0;
  static std::size_t net_of(const State&) { return 0; }
  static std::size_t seats_of(std::size_t) { return kSeats; }
  static constexpr search::Parameters kParameters{};
  static constexpr std::size_t kFlags = 0;
  static constexpr std::size_t kScalars = 0;
  static constexpr bool kMultiDecisionTurns = false;

  static Options training_options(std::size_t) { return {}; }
  static std::uint64_t key(const Edition& edition, const State& state, Seat seat);
  static void features(const Edition&, const State&, Seat, search::Features&) {}
  static search::Forecast evaluate(const Edition& edition, const State& state);
  static search::Forecast baseline(const Edition& edition, const State& state);
  static bool reveals(const State&, const Move&) { return false; }  // shadows stay until the end
  static float prior(const Edition& edition, const State& state, const Move& move);
};

}  // namespace belle::ombres
