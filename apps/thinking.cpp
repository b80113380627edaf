#include "apps/thinking.h"

#include "analysis/analyse.h"
#include "apps/interrupt.h"
#include "players/time.h"

namespace belle {
namespace {

// A whole game of La Cité in half a minute on two cores; the same numbers on every machine.
constexpr std::uint64_t kSimulations = 8000;

// An hour for one move; a clock would overflow with the largest numbers that can be typed.
constexpr std::uint64_t kMostMilliseconds = 3'600'000;

}  // namespace

void ThinkingWords::declare(Command& command) {
  command.number("--sims", simulations,
                 "simulations for each decision; " + std::to_string(kSimulations) +
                     " if neither they nor a time are given");
  command.number("--ms", milliseconds, "milliseconds for each decision");
  command.number("--seed", seed, "chance in the thinking; always the same if not given");
}

std::expected<void, std::string> ThinkingWords::check() const {
  if (simulations == 0U) return std::unexpected("--sims: at least 1");
  if (milliseconds && (*milliseconds == 0 || *milliseconds > kMostMilliseconds))
    return std::unexpected("--ms: 1 to " + std::to_string(kMostMilliseconds));
  return {};
}

search::Budget ThinkingWords::budget(std::size_t ply) const {
  search::Budget budget;
  if (simulations || !milliseconds) budget.simulations = simulations.value_or(kSimulations);
  budget.seed = analysis::seed_at(seed.value_or(budget.seed), ply);
  budget.stop = [] { return Interrupt::asked().load(); };
  if (milliseconds) players::hold_to_time(budget, static_cast<double>(*milliseconds));
  return budget;
}

std::string ThinkingWords::in_words() const {
  std::string text;
  if (simulations || !milliseconds)
    text = std::to_string(simulations.value_or(kSimulations)) + " simulations";
  if (milliseconds) text += (text.empty() ? "" : " or ") + std::to_string(*milliseconds) + " ms";
  return text;
}

}  // namespace belle
