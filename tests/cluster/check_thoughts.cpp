#include "tests/cluster/checks.h"
#include "tests/cluster/deeds.h"

namespace belle::history {

Faults check_thoughts(const History& history, const House& house) {
  std::int64_t turns = 0;
  for (const auto& [table, journal] : house.journals)
    for (const Deed& deed : deeds_of(journal)) turns += deed.by_belle ? 1 : 0;
  std::int64_t thoughts = 0;
  std::int64_t killed = 0;
  for (const Event& event : history) {
    if (event.kind == Event::Kind::Thought) thoughts += event.number;
    if (event.kind == Event::Kind::Killed) ++killed;
  }
  if (thoughts <= turns + killed) return {};
  return {"Belle has thought " + std::to_string(thoughts) + " times in " + std::to_string(turns) +
          " turns, where " + std::to_string(killed) + " thinkers were killed"};
}

}  // namespace belle::history
