#include "tests/players/paris_tactics.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <unordered_map>

#include <gtest/gtest.h>

#include "players/players.h"

namespace belle::paris {
namespace {

using Texts = std::vector<std::string>;

constexpr std::uint64_t kSimulations = 600;

// What the end is worth to seat 1: first the victory, then by how much.
struct End {
  double victory = 0;  // a shared one is split
  int margin = 0;      // over the best other

  friend auto operator<=>(const End&, const End&) = default;
};

End end_of(const State& state) {
  const Outcome end = *outcome(box(), state);
  const auto seats = static_cast<std::ptrdiff_t>(seat_count(state));
  const auto winners = std::count(end.won.begin(), end.won.begin() + seats, true);
  return {end.won[0] ? 1.0 / static_cast<double>(winners) : 0.0,
          end.totals[0] - *std::max_element(end.totals.begin() + 1, end.totals.begin() + seats)};
}

// Tries out every way to the end. Moves that commute meet again, so positions are remembered.
class Exhaustion {
 public:
  End best(const State& state) {
    if (!to_move(state)) return end_of(state);
    if (const auto found = known_.find(state); found != known_.end()) return found->second;
    const bool own = to_move(state) == kOne;
    if (!own && seat_count(state) > 2) throw std::logic_error("only two are surely opposed");
    const auto moves = std::make_unique<Moves>();
    legal(box(), state, *moves);
    std::optional<End> best_end;
    for (const Move& move : *moves) {
      const End end = best_after(state, move);
      if (!best_end || (own ? end > *best_end : end < *best_end)) best_end = end;
    }
    known_.emplace(state, *best_end);
    return *best_end;
  }

  End best_after(State state, const Move& move) {
    apply(box(), state, move);
    return best(state);
  }

  /// Every move that leads to the best end.
  Texts best_moves(const State& state) {
    const End wanted = best(state);
    Texts texts = legal_moves(state);
    std::erase_if(
        texts, [&](const std::string& text) { return best_after(state, as_move(text)) != wanted; });
    return texts;
  }

 private:
  struct Hash {
    std::size_t operator()(const State& state) const {
      const Open& open = state.open;
      std::size_t hash = state.end_supply;
      const auto mix = [&hash](std::size_t x) { hash = (hash ^ x) * 0x9e3779b97f4a7c15U >> 1U; };
      for (std::size_t i = 0; i < open.players; ++i) {
        const Screen& screen = open.screens[i];
        mix(open.keys[i]);
        mix(open.twice[i]);
        mix(screen.francs * 1000U + screen.points);
        mix(screen.bonuses);
        for (const std::uint8_t number : screen.tokens) mix(number);
      }
      for (const std::uint8_t number : open.temporary) mix(number);
      for (const std::uint8_t district : open.vp_district) mix(district);
      mix(static_cast<std::size_t>(open.stage));
      return hash;
    }
  };

  std::unordered_map<State, End, Hash> known_;
};

}  // namespace

State last_turn(Position position) {
  State state = position.empty_piles().end_supply("").start(kTwo);
  state.open.ending = Ending::AfterThisRound;
  return state;
}

void expect_found(const State& state, const Texts& best) {
  Exhaustion all;
  Texts as_good = all.best_moves(state);
  std::erase_if(as_good, [&](const std::string& text) {
    return text.starts_with("sell ") && std::ranges::find(best, text) == best.end();
  });
  ASSERT_EQ(as_good, best) << "the position is not what it was meant to be";
  const End wanted = all.best(state);
  State now = state;
  while (to_move(now) == kOne) {
    search::Budget budget;
    budget.simulations = kSimulations;
    const auto answer = players::think<Paris>(box(), make_view(box(), now, kOne), budget);
    const std::string chosen = format(box(), answer.best().move);
    const End end = all.best_after(now, answer.best().move);
    ASSERT_EQ(end.victory, wanted.victory) << chosen;
    ASSERT_EQ(end.margin, wanted.margin) << chosen;
    apply(box(), now, answer.best().move);
  }
}

}  // namespace belle::paris
