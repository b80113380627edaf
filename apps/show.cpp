#include <memory>
#include <optional>

#include "apps/commands.h"
#include "apps/files.h"
#include "apps/show/draw_lumiere.h"
#include "apps/show/draw_paris.h"
#include "apps/suggest.h"

namespace belle {
namespace {

struct Words {
  RecordWords record;
  std::optional<std::size_t> ply;
  std::string seat;
  std::string colour = "auto";
};

// Where in the game the drawing is: how many moves were played, and the last of them.
template <Game G>
std::string caption(const typename G::Edition& edition, const Record& record,
                    const Replay<G>& replay, std::size_t ply) {
  std::string text;
  for (const RecordLine& seat : record.seats)
    text += (text.empty() ? "" : " · ") + seat.key + ' ' + seat.value;
  text += " · ply " + std::to_string(ply) + " of " + std::to_string(replay.moves.size());
  if (ply > 0) {
    const auto mover = to_move(replay.states[ply - 1]);
    text += " · " + std::string(G::kSeatNames[index(*mover)]) + ": " +
            format(edition, replay.moves[ply - 1]);
  }
  if (ply == replay.moves.size() && replay.given_up)
    text += " · " + replay.given_up->what.key + " gave up";
  return text;
}

template <Game G>
void show_position(const typename G::Edition& edition, const Record& record,
                   const Replay<G>& replay, const Words& typed, Session& session) {
  const std::size_t last = replay.moves.size();
  const std::size_t ply = typed.ply.value_or(last);
  if (ply > last)
    return session.fail("--ply: the record has " + std::to_string(last) + " moves", kUsage);
  const typename G::State& state = replay.states[ply];
  const bool colour =
      typed.colour == "always" || (typed.colour == "auto" && session.console.colour);
  const auto style = colour ? show::Colour::Ansi : show::Colour::Plain;
  session.console.out << caption<G>(edition, record, replay, ply) << "\n\n";
  if (typed.seat.empty()) {
    session.console.out << show::draw(edition, state, style);
    return;
  }
  const auto seat = seat_named<G>(typed.seat, seat_count(state));
  if (!seat && typed.seat != "spectator") {
    std::vector<std::string> names(G::kSeatNames.begin(), G::kSeatNames.end());
    names.emplace_back("spectator");
    return session.fail(
        "--as: no seat is called '" + typed.seat + "'." + suggestion(typed.seat, names), kUsage);
  }
  session.console.out << show::draw(edition, make_view(edition, state, seat), style);
}

}  // namespace

void add_show(CLI::App& belle, Session& session) {
  CLI::App* command = belle.add_subcommand("show", "Draw a position of a record");
  command->footer("Example: belle show game.belle --ply 30 --as blue");
  const auto typed = std::make_shared<Words>();
  typed->record.declare(*command);
  command->add_option("--ply", typed->ply, "after this many moves; the last position if not given");
  command->add_option("--as", typed->seat,
                      "only what this seat, or a 'spectator', may know; everything if not given");
  command->add_option("--colour,--color", typed->colour, "auto, always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  command->callback([typed, &session] {
    const auto shown = with_record(session.console, typed->record.file, typed->record.edition,
                                   [&]<class G>(G, const typename G::Edition& edition,
                                                const Record& record, const Replay<G>& replay) {
                                     show_position<G>(edition, record, replay, *typed, session);
                                   });
    if (!shown) session.fail(shown.error());
  });
}

}  // namespace belle
