#include "tests/table/other_journal.h"

#include <string>

#include "editions/editions.h"
#include "engine/core/replay.h"
#include "tests/lumiere/other_secrets.h"
#include "tests/paris/other_secrets.h"

namespace belle::table {
namespace {

template <Game G>
Replay<G> played(const Journal& journal) {
  std::string text;
  for (const Entry& entry : journal) text += entry.line + '\n';
  return *replay<G>(editions::shipped<G>(), *read_record(text));
}

// The journal with the lines of another deal.
template <class Deal>
Journal dealt(Journal journal, const Deal& deal) {
  const std::vector<RecordLine> lines = deal_lines(deal);
  auto next = lines.begin();
  for (Entry& entry : journal)
    if (entry.line.starts_with("deal ")) entry.line = "deal " + replaying::in_words(*next++);
  return journal;
}

}  // namespace

Journal unsealed(Journal journal) {
  std::erase_if(journal, [](const Entry& entry) { return entry.line.starts_with("fair "); });
  return journal;
}

Journal other_journal(Lumiere, const Journal& journal, Viewer viewer, Random& random) {
  const auto game = played<Lumiere>(journal);
  lumiere::Deal deal = game.deal;
  deal.tiles = lumiere::with_other_secrets(game.last(), viewer, random).tiles;
  return dealt(journal, deal);
}

Journal other_journal(Paris, const Journal& journal, Viewer viewer, Random& random) {
  const auto game = played<Paris>(journal);
  const paris::State other = paris::with_other_secrets(game.last(), viewer, random);
  Journal changed = dealt(journal, paris::deal_of(other, game.deal));
  std::size_t taking = 0;
  for (Entry& entry : changed) {
    const std::size_t flag = entry.line.find(" flag E");
    if (!entry.line.starts_with("move ") || flag == std::string::npos) continue;
    entry.line = entry.line.substr(0, flag + 7) + std::to_string(other.taken[taking++] + 1);
  }
  return changed;
}

}  // namespace belle::table
