#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "apps/commands.h"
#include "apps/files.h"
#include "apps/progress.h"
#include "table/fair.h"

namespace belle {
namespace {

// What `check` prints of a record that holds so far; or why it does not.
template <Game G>
std::expected<std::string, RecordError> verdict(const typename G::Edition& edition,
                                                const Record& record, const Replay<G>& replay) {
  // A sealed deal may stay sealed while the game runs; a seed that is opened must fit at any time.
  const bool opened = record.fair.seed || replay.closed;
  if (opened)
    if (const auto fair = table::verify_deal<G>(edition, replay.options, replay.deal, record);
        !fair)
      return std::unexpected(fair.error());
  if (!replay.over())
    return "unfinished " + std::string(G::kSeatNames[index(*to_move(replay.last()))]);
  if (!replay.closed)
    return std::unexpected(
        RecordError{record.last_line, "the game is over, but its closing lines are missing"});
  if (replay.given_up) {
    const bool resigned = replay.given_up->kind == RecordEvent::Kind::Resign;
    return std::string("ok ") + (resigned ? "resign " : "timeout ") + replay.given_up->what.key;
  }
  const Outcome end = *outcome(edition, replay.last());
  std::string text = "ok";
  for (std::size_t i = 0; i < seat_count(replay.last()); ++i)
    text += ' ' + std::to_string(end.totals[i]);
  return text;
}

// What decided a game that ended with equal totals.
template <Game G>
std::optional<std::string> tie_breaker(const typename G::Edition& edition,
                                       const Replay<G>& replay) {
  const auto breaks = tie_breaks(edition, replay.last());
  if (breaks.empty()) return {};
  return tie_break_text(G::kSeatNames, breaks);
}

// Who added a salt to a sealed deal: "Alice", "Alice and Bruno"; empty if nobody did.
std::string contributors(const Record& record) {
  const std::vector<RecordLine>& salts = record.fair.salts;
  std::vector<std::string> names;
  for (const RecordLine& seat : record.seats)
    if (std::ranges::find(salts, seat.key, &RecordLine::key) != salts.end())
      names.push_back(seat.value);
  if (names.size() < 2) return names.empty() ? "" : names.front();
  const std::string last = std::move(names.back());
  names.pop_back();
  return fmt::format("{} and {}", fmt::join(names, ", "), last);
}

// What the seal of a record that holds is worth: a deal that follows from the table's seed alone
// proves nothing of who chose it. Nothing is said of a deal that was not sealed.
std::optional<std::string> worth_of_seal(const Record& record) {
  if (!record.fair.commit) return {};
  const std::string who = contributors(record);
  if (!record.fair.seed)
    return "sealed deal: not opened yet; " +
           (who.empty() ? "nobody added to it so far" : who + " added to it");
  if (who.empty())
    return "sealed deal: verified, but nobody added to it: it shows only that the table kept to "
           "its seed";
  return "sealed deal: verified; " + who + " added to it";
}

}  // namespace

void add_check(CLI::App& belle, Session& session) {
  Command command(belle, "check", "Replay records with full checking");
  command.footer(
      "Prints one line per record: 'ok' and the totals in seat order (or who gave up),\n"
      "'unfinished' and the seat to move, or '<file>:<line>: <reason>'. Exit status 1 if any\n"
      "record is refused. On standard error it says what decided after equal totals, and of a\n"
      "sealed deal who added to it: if nobody did, the table could have chosen it.");
  const auto files = std::make_shared<std::vector<std::string>>();
  const auto edition_file = std::make_shared<std::optional<std::string>>();
  command.texts("FILE", *files, "records; - is standard input").required();
  command.text("--edition", *edition_file, "the edition file they were played with")
      .shown_as("FILE");
  command.on([files, edition_file, &session] {
    Progress progress(session.console, "checking", files->size() < 2 ? 0 : files->size());
    for (std::size_t i = 0; i < files->size(); ++i) {
      const std::string& file = (*files)[i];
      if (session.console.animate) progress.clear();
      const auto checked = with_record(
          session.console, RecordWords{file, *edition_file, {}},
          [&]<class G>(G, const typename G::Edition& edition, const Record& record,
                       const Replay<G>& replay) {
            const auto line = verdict<G>(edition, record, replay);
            if (!line) session.exit = kRefused;
            session.console.out << (line ? *line
                                         : file + ':' + std::to_string(line.error().line) + ": " +
                                               line.error().reason)
                                << '\n';
            if (!line) return;
            for (const auto& more : {tie_breaker<G>(edition, replay), worth_of_seal(record)}) {
              if (!more) continue;
              progress.clear();
              session.console.err << file << ": " << *more << '\n';
            }
          });
      if (!checked) {
        session.exit = kRefused;
        session.console.out << checked.error() << '\n';
      }
      progress.at(i + 1);
    }
  });
}

}  // namespace belle
