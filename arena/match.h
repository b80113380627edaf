// A match: which games a pairing plays, and what came out of those that are finished.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arena/contest.h"
#include "arena/sprt.h"
#include "arena/statistics.h"

namespace belle::arena {

/// One game that is to be played.
struct Fixture {
  const Pairing& pairing;
  const Seating& seating;
  std::uint64_t number;  // of the game, from 0
  std::uint64_t deal;    // number of the deal, from 0
};

/// What a match says. The score is A's.
struct Summary {
  std::uint64_t games = 0;
  Estimate score;
  Estimate elo;   // of no meaning when A plays alone
  Estimate lead;  // VP
  std::array<Thinking, 2> thinking;
  std::array<std::uint64_t, 2> forfeits{};  // games that a side lost so
  std::array<std::string, 2> reasons;       // the first of each side: `game 4: …`
};

/// The games may be added in any order; what the match says is the same.
class Match {
 public:
  /// Plays so many games, rounded up to whole groups; with a test, fewer if it is decided earlier.
  Match(Pairing pairing, std::size_t seats, Manner manner, std::uint64_t games,
        std::optional<Hypotheses> test = {});

  const Pairing& pairing() const { return pairing_; }
  std::uint64_t games() const { return results_.size(); }
  std::uint64_t finished() const { return finished_; }
  /// The mean score of A so far, while the match goes on.
  double running_score() const { return points_ / static_cast<double>(finished_); }
  Fixture fixture(std::uint64_t number) const;

  bool has(std::uint64_t number) const { return results_[number].has_value(); }
  /// The game must be of this match, with its seating, and not be there yet.
  void add(GameResult result);

  /// The test, if there is one. It has seen the groups up to the first that is not complete, or
  /// up to the one that decided it, however many games were finished after that.
  const std::optional<Sprt>& test() const { return test_; }
  bool decided() const { return test_ && test_->verdict() != Verdict::Open; }

  /// The groups of games that count, by score or by lead of A: all finished games, or those up to
  /// the decision.
  std::vector<Group> scores() const;
  std::vector<Group> leads() const;
  Summary summary() const;

 private:
  template <class Value>
  std::vector<Group> groups(Value value) const;
  void advance_test();
  std::uint64_t counted() const;

  Pairing pairing_;
  Manner manner_;
  std::vector<Seating> seatings_;
  std::vector<std::optional<GameResult>> results_;
  std::uint64_t finished_ = 0;
  double points_ = 0;
  std::optional<Sprt> test_;
  std::uint64_t tested_ = 0;  // groups that the test has seen
};

}  // namespace belle::arena
