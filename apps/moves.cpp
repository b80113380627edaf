#include <algorithm>
#include <memory>

#include "apps/commands.h"
#include "apps/files.h"

namespace belle {

void add_moves(CLI::App& belle, Session& session) {
  Command command(belle, "moves", "List every legal move at a record's end");
  command.footer("Prints 'to-move <seat>' and the moves sorted by bytes, or 'over'.");
  const auto typed = std::make_shared<RecordWords>();
  typed->declare(command);
  command.on([typed, &session] {
    const auto listed = with_record(session.console, *typed,
                                    [&]<class G>(G, const typename G::Edition& edition,
                                                 const Record&, const Replay<G>& replay) {
                                      if (replay.over()) {
                                        session.console.out << "over\n";
                                        return;
                                      }
                                      const auto moves = std::make_unique<typename G::Moves>();
                                      legal(edition, replay.last(), *moves);
                                      std::vector<std::string> lines;
                                      for (const typename G::Move& move : *moves)
                                        lines.push_back(format(edition, move));
                                      std::ranges::sort(lines);
                                      session.console.out
                                          << "to-move "
                                          << G::kSeatNames[index(*to_move(replay.last()))] << '\n';
                                      for (const std::string& line : lines)
                                        session.console.out << line << '\n';
                                    });
    if (!listed) session.fail(listed.error());
  });
}

}  // namespace belle
