// Who can sit at a table of each game: the levels, the baselines they are measured against, and
// Belle thinking at her best. Everything here is given a View and by type knows nothing else.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/game.h"
#include "players/reason.h"
#include "search/answer.h"
#include "search/budget.h"
#include "search/player.h"

namespace belle::players {

/// A level that people choose by name. Its description is what make_player would understand.
struct Level {
  std::string_view name;         // as it is typed
  std::string_view title;        // as it is shown
  std::string_view about;        // one sentence for the person who chooses
  std::string_view description;  // how it plays
  /// For so long, in milliseconds, a move of this level keeps a thread, whatever it really takes;
  /// at 0 as long as it is let think. Several times what its slowest moves take on a free core, so
  /// that what happened to be hard is no longer (server/belle_desks.h).
  std::int64_t slot = 0;
};

/// The levels of a game, from the weakest to the strongest.
template <Game G>
std::span<const Level> levels();

/// A player by the name of a level or by a description, which is a kind and its settings:
/// `random`, `greedy`, `uct:ms=100`, `belle:sims=4000,noise=0.1`. The same seed plays the same
/// games, but for players that think by the clock. The edition must outlive the player. Gives a
/// sentence for the person when the description cannot be understood.
template <Game G>
std::expected<std::unique_ptr<search::Player<G>>, std::string> make_player(
    const typename G::Edition& edition, std::string_view description, std::uint64_t seed);

/// Belle's opinion of every legal move of the viewer, whose turn it must be.
template <Game G>
search::Answer<G> think(const typename G::Edition& edition, const typename G::View& view,
                        const search::Budget& budget);

/// The same, and tells on the way what is thought so far, each time better founded. The first word
/// comes after 64 simulations; then at every doubling.
template <Game G>
search::Answer<G> think_aloud(const typename G::Edition& edition, const typename G::View& view,
                              const search::Budget& budget,
                              const std::function<void(const search::Answer<G>&)>& tell);

/// What speaks for the first plan of an answer, against the second.
template <Game G>
Reason reason(const typename G::Edition& edition, const typename G::View& view,
              const search::Answer<G>& answer);

}  // namespace belle::players
