#include <map>
#include <memory>

#include "apps/commands.h"
#include "apps/files.h"
#include "apps/progress.h"
#include "engine/core/playout.h"

namespace belle {
namespace {

// Prints the count for each first move and returns the sum.
template <Game G>
std::uint64_t divide(const typename G::Edition& edition, const typename G::State& state,
                     std::size_t depth, Console& console) {
  const auto moves = std::make_unique<typename G::Moves>();
  legal(edition, state, *moves);
  Progress progress(console, "counting", moves->size());
  std::map<std::string, std::uint64_t> counts;
  for (const typename G::Move& move : *moves) {
    typename G::State next = state;
    apply(edition, next, move);
    counts[format(edition, move)] = perft<G>(edition, next, depth - 1);
    progress.at(counts.size());
  }
  std::uint64_t sum = 0;
  for (const auto& [move, count] : counts) {
    console.out << move << ": " << count << '\n';
    sum += count;
  }
  return sum;
}

}  // namespace

void add_perft(CLI::App& belle, Session& session) {
  Command command(belle, "perft", "Count the move sequences of a length");
  command.footer("Skipped turns are no moves; games that end earlier count nothing.");
  struct PerftWords {
    RecordWords record;
    std::size_t depth = 0;
    bool divide = false;
  };
  const auto typed = std::make_shared<PerftWords>();
  typed->record.declare(command);
  command.number("DEPTH", typed->depth, "how many moves: 0 to 99").required().within(0, 99);
  command.flag("--divide", typed->divide, "the count for each first move, then the sum");
  command.on([typed, &session] {
    const auto counted =
        with_record(session.console, typed->record,
                    [&]<class G>(G, const typename G::Edition& edition, const Record&,
                                 const Replay<G>& replay) {
                      const typename G::State& state = replay.last();
                      std::uint64_t count = 0;
                      if (typed->depth == 0 || !replay.over())
                        count = typed->divide && typed->depth > 0
                                    ? divide<G>(edition, state, typed->depth, session.console)
                                    : perft<G>(edition, state, typed->depth);
                      session.console.out << count << '\n';
                    });
    if (!counted) session.fail(counted.error());
  });
}

}  // namespace belle
