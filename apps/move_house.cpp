#include <memory>
#include <optional>
#include <string>

#include "apps/commands.h"
#include "apps/house_games.h"
#include "apps/house_place.h"
#include "apps/interrupt.h"
#include "apps/kept_table.h"
#include "apps/progress.h"
#include "store/moving.h"

namespace belle {
namespace {

std::string counted(std::size_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + ' ' + (count == 1 ? one : many);
}

void say(Session& session, const store::Moved& moved, std::size_t unplayable,
         const std::string& place) {
  const store::Counts& all = moved.counts;
  session.console.out << place << " has " << counted(all.tables, "table", "tables") << " with "
                      << counted(all.lines, "line", "lines") << ", "
                      << counted(all.persons, "person", "people") << ", "
                      << counted(all.sessions, "session", "sessions") << " and "
                      << counted(all.ratings, "rating", "ratings") << ".\n"
                      << counted(moved.tables, "table", "tables") << " and "
                      << counted(moved.lines, "line", "lines")
                      << " were written now; every line was read back and is equal.\n";
  if (unplayable == 0)
    session.console.out << "Every journal was replayed by the rules.\n";
  else
    session.console.out << counted(unplayable, "journal", "journals")
                        << " cannot be replayed, there or here: see above.\n";
}

void move_house(Session& session, const std::string& from, const std::string& to) {
  const auto source = read_house(from, store::Servers::KeptOut);
  if (!source) return session.fail(source.error());
  const auto destination = copy_house_to(to);
  if (!destination) return session.fail(destination.error());
  const table::Games games = house_games();
  const Interrupt interrupt;
  std::optional<Progress> progress;
  std::size_t unplayable = 0;
  const store::Watching watching{
      .arrived =
          [&](const store::TableRow& head, std::span<const store::LineRow> lines) {
            const auto table = replayed(games, lines);
            if (table) return;
            ++unplayable;
            progress->clear();
            session.console.err << "belle: table " << head.summary.table << ", " << table.error()
                                << "; it is copied as it is\n";
          },
      .goes_on =
          [&](std::size_t tables, const store::Counts& all) {
            if (!progress) progress.emplace(session.console, "moving", all.tables);
            progress->at(tables);
            return !Interrupt::asked();
          }};
  const auto moved = store::move(*source->contents, *destination->store, watching);
  progress.reset();
  if (!moved) return session.fail(moved.error().reason);
  for (const std::string& unlike : moved->unlike)
    session.console.err << "belle: " << unlike << '\n';
  if (moved->stopped)
    return session.fail("stopped; give the same command again, and it goes on", kInterrupted);
  if (!moved->is_whole())
    return session.fail(counted(moved->unlike.size(), "table is", "tables are") +
                        " not as at the source; no house opens at " + destination->place +
                        " before they are");
  say(session, *moved, unplayable, destination->place);
}

}  // namespace

void add_move_house(CLI::App& belle, Session& session) {
  Command command(belle, "move-house", "Move a house to another store");
  command.footer(
      "PLACE is a folder, or postgresql://USER@HOST/DATABASE. One of the two may be left out: "
      "then\n"
      "it stands in BELLE_STORE, where a password is safer than in a command; ~/.pgpass is read, "
      "too.\n"
      "People, sessions, ratings and tables are copied, every journal is read back, compared and\n"
      "replayed. The house must be closed; where it comes from nothing changes. A move that was\n"
      "stopped goes on when the same command is given again. Exit status 0 if everything is "
      "there;\n"
      "a journal that cannot be replayed is copied as it is, and named on standard error.\n"
      "Example: belle move-house --from ~/belle --to postgresql://belle@db/belle");
  struct Typed {
    std::optional<std::string> from;
    std::optional<std::string> to;
  };
  const auto typed = std::make_shared<Typed>();
  command.text("--from", typed->from, "where the house is").shown_as("PLACE");
  command.text("--to", typed->to, "where it goes: a place without a house").shown_as("PLACE");
  command.on([typed, &session] {
    const auto usual = usual_store();
    if (!typed->from && !typed->to)
      return session.fail("say --from where and --to where the house moves", kUsage);
    if ((!typed->from || !typed->to) && !usual)
      return session.fail(
          std::string(typed->from ? "--to" : "--from") + " is missing, and BELLE_STORE is empty",
          kUsage);
    move_house(session, typed->from.value_or(usual.value_or("")),
               typed->to.value_or(usual.value_or("")));
  });
}

}  // namespace belle
