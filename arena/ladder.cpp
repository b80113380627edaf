#include "arena/ladder.h"

#include <algorithm>

#include "arena/bradley_terry.h"

namespace belle::arena {
namespace {

std::vector<Contender> everybody(const Ladder& ladder) {
  std::vector<Contender> all = ladder.levels;
  all.insert(all.end(), ladder.guests.begin(), ladder.guests.end());
  return all;
}

}  // namespace

std::vector<Match> ladder_matches(const Ladder& ladder) {
  std::vector<Match> matches;
  const auto meet = [&](const Contender& a, const Contender& b, std::uint64_t games) {
    matches.emplace_back(Pairing{a, b}, ladder.seats, Manner::Balanced, games);
  };
  const auto& levels = ladder.levels;
  for (std::size_t i = 1; i < levels.size(); ++i) meet(levels[i], levels[i - 1], ladder.games);
  for (std::size_t i = 2; ladder.wide && i < levels.size(); ++i)
    meet(levels[i], levels[i - 2], (ladder.games + 1) / 2);
  for (const Contender& guest : ladder.guests) meet(guest, levels.back(), ladder.games);
  return matches;
}

std::vector<Rung> climb(const Ladder& ladder, std::span<const Match> matches) {
  const std::vector<Contender> all = everybody(ladder);
  const auto place = [&](const Contender& contender) {
    return static_cast<std::size_t>(std::ranges::find(all, contender) - all.begin());
  };
  std::vector<Rung> rungs(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) rungs[i].contender = all[i];
  std::vector<Encounter> encounters;
  for (const Match& match : matches) {
    const Summary summary = match.summary();
    const std::size_t a = place(match.pairing()[0]);
    const std::size_t b = place(match.pairing()[1]);
    encounters.push_back({a, b, match.scores()});
    if (a < ladder.levels.size() && a == b + 1) rungs[a].against_below = summary.score;
    rungs[a].thinking.add(summary.thinking[0]);
    rungs[b].thinking.add(summary.thinking[1]);
  }
  const std::vector<Estimate> ratings = rate(all.size(), encounters);
  for (std::size_t i = 0; i < rungs.size(); ++i) rungs[i].rating = ratings[i];
  return rungs;
}

}  // namespace belle::arena
