#include <memory>
#include <optional>
#include <string>

#include "apps/commands.h"
#include "apps/house_games.h"
#include "apps/house_place.h"
#include "apps/interrupt.h"
#include "apps/kept_table.h"
#include "apps/opening.h"
#include "apps/progress.h"
#include "store/checking.h"
#include "store/refused.h"

namespace belle {
namespace {

// Everything that is wrong with a table.
std::vector<std::string> faults_of(const table::Games& games, const store::TableRow& head,
                                   std::span<const store::LineRow> lines) {
  std::vector<std::string> faults = store::faults_of(head, lines);
  const auto table = replayed(games, lines);
  if (!table) {
    faults.push_back(table.error());
    return faults;
  }
  for (std::string& fault : faults_of_summary(head, *table)) faults.push_back(std::move(fault));
  return faults;
}

void check_house(Session& session, const std::string& place) {
  const auto house = read_house(place, store::Servers::MayBeThere);
  if (!house) return session.fail(house.error());
  const table::Games games = house_games();
  const Interrupt interrupt;
  std::size_t faults = 0;
  std::size_t tables = 0;
  std::size_t lines_read = 0;
  const auto checked = store::as_value([&] {
    const store::Counts all = house->contents->counts();
    Progress progress(session.console, "checking", all.tables);
    const auto say = [&](const std::string& fault) {
      ++faults;
      progress.clear();
      session.console.out << fault << '\n';
    };
    const auto visit = [&](const store::TableRow& head, std::span<const store::LineRow> lines) {
      for (const std::string& fault : faults_of(games, head, lines))
        say("table " + head.summary.table + ": " + fault);
      ++tables;
      lines_read += lines.size();
      progress.at(tables);
      return !Interrupt::asked();
    };
    if (const auto read = store::for_each_table(*house->contents, visit); !read)
      say(read.error().reason);
    if (!Interrupt::asked())
      for (const std::string& fault : house->contents->faults()) say(fault);
  });
  if (!checked) return session.fail(checked.error().reason);
  session.console.out << house->place << ": " << tables << (tables == 1 ? " table" : " tables")
                      << " with " << lines_read << (lines_read == 1 ? " line" : " lines") << ", "
                      << (faults == 0   ? "all well"
                          : faults == 1 ? "1 fault"
                                        : std::to_string(faults) + " faults")
                      << (Interrupt::asked() ? ", as far as it was looked at" : "") << ".\n";
  if (faults > 0) session.exit = kRefused;
  if (Interrupt::asked()) session.exit = kInterrupted;
}

}  // namespace

void add_check_house(CLI::App& belle, Session& session) {
  Command command(belle, "check-house", "Check everything that a house keeps");
  command.footer(
      "Reads the whole store as it is at this moment; the house may be open. Every journal must "
      "be\n"
      "as long as its head says, without gaps, in the order of time, and play by the rules; lists\n"
      "must say what the journal gives, and people be found where they sit. What is wrong is "
      "said,\n"
      "a line each with the table and its line. Exit status 1 if anything is.\n"
      "Example: belle check-house --data ~/belle");
  struct Typed {
    std::optional<std::string> data;
    std::optional<std::string> store;
  };
  const auto typed = std::make_shared<Typed>();
  command
      .text("--data", typed->data,
            "the folder where tables are kept: belle-epoque in the user's data folder")
      .shown_as("FOLDER");
  command
      .text("--store", typed->store,
            "a PostgreSQL database instead of a folder: BELLE_STORE, where a password is safer "
            "than in a command")
      .shown_as("ADDRESS");
  command.on([typed, &session] {
    if (typed->store && typed->data)
      return session.fail(
          "--data and --store cannot be given together: tables are kept in one place");
    if (!typed->store && !typed->data) typed->store = usual_store();
    check_house(session, typed->store ? *typed->store : typed->data.value_or(usual_folder()));
  });
}

}  // namespace belle
