// Playing the games of matches on several threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "arena/match.h"
#include "search/budget.h"

namespace belle::arena {

/// Plays a game; nothing if it was stopped. Called by several threads at once.
using Play = std::function<std::expected<std::optional<GameResult>, std::string>(
    const Fixture& fixture, const search::Stop& stop)>;

/// Told of each finished game once it is in its match: keeps it, shows how far we are. Never called
/// by two threads at once.
using Finished =
    std::function<std::expected<void, std::string>(const Match& match, const GameResult& result)>;

/// Plays all games that are missing in undecided matches, in order. Ends early when `interrupted`
/// becomes true; and with the first error, which it returns. Games under way are then given up,
/// the finished ones are all in their matches.
std::expected<void, std::string> play_matches(std::span<Match> matches, const Play& play,
                                              const Finished& finished, std::size_t threads,
                                              const std::atomic<bool>& interrupted);

}  // namespace belle::arena
