// How fast a game runs, through its contract, on one core. Every figure is measured over whole
// repetitions within one run; nothing is extrapolated.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/playout.h"
#include "engine/core/replay.h"
#include "players/players.h"

namespace belle::bench {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Makes the compiler believe that the value is read and may be changed.
template <class T>
void keep(T& value) {
  asm volatile("" : : "r"(&value) : "memory");
}

struct Playouts {
  std::uint64_t games = 0;
  std::uint64_t moves = 0;
  double seconds = 0;
};

/// Deals and plays whole random games to their outcome, the full legal set being known before
/// every move, for at least `seconds`.
template <Game G>
Playouts playouts(const typename G::Edition& edition, const typename G::Options& options,
                  double seconds) {
  Random random(1889);
  const auto moves = std::make_unique<typename G::Moves>();
  Playouts result;
  const auto start = Clock::now();
  do {
    for (int i = 0; i < 256; ++i) {
      typename G::State state = start_game(edition, deal_game(edition, options, random));
      play_out<G>(edition, state, *moves, random, [&](const typename G::Move&) { ++result.moves; });
      auto end = outcome(edition, state);
      keep(end);
      ++result.games;
    }
    result.seconds = seconds_since(start);
  } while (result.seconds < seconds);
  return result;
}

/// Nanoseconds to copy a state, over many different ones.
template <Game G>
double copy_nanoseconds(const typename G::Edition& edition, const typename G::Options& options,
                        double seconds) {
  constexpr std::size_t kStates = 64;
  Random random(1889);
  std::vector<typename G::State> from;
  from.reserve(kStates);
  for (std::size_t i = 0; i < kStates; ++i)
    from.push_back(start_game(edition, deal_game(edition, options, random)));
  std::vector<typename G::State> to = from;
  std::uint64_t copies = 0;
  const auto start = Clock::now();
  double passed = 0;
  do {
    for (int round = 0; round < 1024; ++round) {
      for (std::size_t i = 0; i < kStates; ++i) {
        to[i] = from[i];
        keep(to[i]);
      }
    }
    copies += 1024 * kStates;
    passed = seconds_since(start);
  } while (passed < seconds);
  return passed * 1e9 / static_cast<double>(copies);
}

/// Milliseconds to read and replay the text of a whole record, on average over random games.
template <Game G>
double replay_milliseconds(const typename G::Edition& edition, const typename G::Options& options,
                           double seconds) {
  constexpr std::size_t kRecords = 64;
  Random random(1889);
  const auto moves = std::make_unique<typename G::Moves>();
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < kRecords; ++i) {
    const auto deal = deal_game(edition, options, random);
    typename G::State state = start_game(edition, deal);
    std::vector<typename G::Move> played;
    play_out<G>(edition, state, *moves, random,
                [&](const typename G::Move& move) { played.push_back(move); });
    const std::vector<std::string> names(seat_count(state), "Chance");
    texts.push_back(write_record(make_record<G>(edition, options, deal, played, names)));
  }
  std::uint64_t replays = 0;
  const auto start = Clock::now();
  double passed = 0;
  do {
    for (const std::string& text : texts) {
      auto replayed = replay<G>(edition, *read_record(text));
      keep(replayed);
      ++replays;
    }
    passed = seconds_since(start);
  } while (passed < seconds);
  return passed * 1e3 / static_cast<double>(replays);
}

/// Simulations a second of Belle's thinking about the first position.
template <Game G>
double simulations_per_second(const typename G::Edition& edition,
                              const typename G::Options& options, double seconds) {
  Random random(1889);
  const typename G::State state = start_game(edition, deal_game(edition, options, random));
  const auto start = Clock::now();
  search::Budget budget;
  budget.stop = [&] { return seconds_since(start) >= seconds; };
  const auto answer = players::think<G>(edition, make_view(edition, state, to_move(state)), budget);
  return static_cast<double>(answer.simulations) / seconds_since(start);
}

}  // namespace belle::bench
