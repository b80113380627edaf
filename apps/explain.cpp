#include <memory>

#include "apps/commands.h"
#include "apps/files.h"

namespace belle {

void add_explain(CLI::App& belle, Session& session) {
  Command command(belle, "explain", "Say what a move does, or why it is not legal");
  command.footer("Example: belle explain game.belle \"build L4 c5 r1\"");
  struct ExplainWords {
    RecordWords record;
    std::vector<std::string> move;
  };
  const auto typed = std::make_shared<ExplainWords>();
  typed->record.declare(command);
  command.texts("MOVE", typed->move, "a move in the notation").required();
  command.on([typed, &session] {
    std::string text;
    for (const std::string& word : typed->move) text += (text.empty() ? "" : " ") + word;
    const auto explained =
        with_record(session.console, typed->record,
                    [&]<class G>(G, const typename G::Edition& edition, const Record&,
                                 const Replay<G>& replay) {
                      std::ostream& out = session.console.out;
                      const auto refuse = [&](const Refusal& refused) {
                        out << "not legal: " << refused.reason << " (" << refused.ruling << ")\n";
                        session.exit = kRefused;
                      };
                      if (replay.given_up) return refuse({"record", "the game has been given up"});
                      const auto move = parse(edition, text);
                      if (!move) return refuse(move.error());
                      if (const auto refused = refusal(edition, replay.last(), *move))
                        return refuse(*refused);
                      for (const std::string& line : explain(edition, replay.last(), *move))
                        out << line << '\n';
                    });
    if (!explained) session.fail(explained.error());
  });
}

}  // namespace belle
