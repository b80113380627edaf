#include <memory>
#include <optional>

#include "apps/commands.h"
#include "apps/files.h"
#include "apps/show/draw_lumiere.h"
#include "apps/show/draw_paris.h"
#include "apps/suggest.h"

namespace belle {
namespace {

struct ShowWords {
  RecordWords record;
  std::optional<std::string> seat;
  std::string colour = "auto";
};

// Where in the game the drawing is: who plays, how many moves were played, and the last of them as
// the viewer may read it; the whole truth if it is shown to nobody in particular.
template <Game G>
std::string caption(const typename G::Edition& edition, const Record& record,
                    const Replay<G>& replay, bool truth, std::optional<Seat> viewer) {
  std::string text;
  for (const RecordLine& seat : record.seats)
    text += (text.empty() ? "" : " · ") + seat.key + ' ' + seat.value;
  const std::size_t ply = replay.moves.size();
  text += " · ply " + std::to_string(ply);
  if (ply > 0) {
    const Seat mover = *to_move(replay.states[ply - 1]);
    const typename G::Move& move = replay.moves.back();
    text += " · " + std::string(G::kSeatNames[index(mover)]) + ": " +
            (truth ? format(edition, move) : format_for(viewer, edition, move, mover));
  }
  if (replay.given_up) text += " · " + replay.given_up->what.key + " gave up";
  return text + "\n\n";
}

template <Game G>
void show_position(const typename G::Edition& edition, const Record& record,
                   const Replay<G>& replay, const ShowWords& typed, Session& session) {
  const typename G::State& state = replay.last();
  const bool colour =
      typed.colour == "always" || (typed.colour == "auto" && session.console.colour);
  const auto style = colour ? show::Colour::Ansi : show::Colour::Plain;
  std::ostream& out = session.console.out;
  if (!typed.seat) {
    out << caption<G>(edition, record, replay, true, {}) << show::draw(edition, state, style);
    return;
  }
  const auto seat = seat_named(seat_names<G>(state), *typed.seat);
  if (!seat && *typed.seat != "spectator") {
    std::vector<std::string> names{"spectator"};
    for (const std::string_view name : seat_names<G>(state)) names.emplace_back(name);
    return session.fail(
        "--as: no seat is called '" + *typed.seat + "'." + suggestion(*typed.seat, names), kUsage);
  }
  out << caption<G>(edition, record, replay, false, seat)
      << show::draw(edition, make_view(edition, state, seat), style);
}

}  // namespace

void add_show(CLI::App& belle, Session& session) {
  Command command(belle, "show", "Draw a position of a record");
  command.footer("Example: belle show game.belle --ply 30 --as blue");
  const auto typed = std::make_shared<ShowWords>();
  typed->record.declare(command);
  command.text("--as", typed->seat,
               "only what this seat, or a 'spectator', may know; everything if not given");
  command.text("--colour,--color", typed->colour, "auto, always or never")
      .one_of({"auto", "always", "never"});
  command.on([typed, &session] {
    const auto shown = with_record(session.console, typed->record,
                                   [&]<class G>(G, const typename G::Edition& edition,
                                                const Record& record, const Replay<G>& replay) {
                                     show_position<G>(edition, record, replay, *typed, session);
                                   });
    if (!shown) session.fail(shown.error());
  });
}

}  // namespace belle
