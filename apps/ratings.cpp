#include <memory>

#include <fmt/format.h>

#include "apps/contest.h"
#include "apps/figures.h"
#include "apps/interrupt.h"
#include "arena/ladder.h"

namespace belle {
namespace {

using arena::Match;
using arena::Rung;

struct RatingsWords : ContestWords {
  bool wide = false;
  bool markdown = false;
  std::vector<std::string> guests;
};

struct Row {
  std::string name, rating, score, mean, slowest;
};

std::vector<Row> rows(const std::vector<Rung>& rungs) {
  std::vector<Row> result;
  result.reserve(rungs.size());
  for (const Rung& rung : rungs)
    result.push_back({rung.contender.name, result.empty() ? "0" : shown_difference(rung.rating, 0),
                      rung.against_below ? shown_share(*rung.against_below) : "",
                      fmt::format("{:.1f} ms", mean_milliseconds(rung.thinking)),
                      fmt::format("{:.0f} ms", slowest_milliseconds(rung.thinking))});
  return result;
}

void print_ladder(const arena::Terms& terms, const std::vector<Rung>& rungs, std::ostream& out) {
  constexpr const char* kLine = "{:<20} {:<24} {:<24} {:>12} {:>12}\n";
  out << table_line(terms) << '\n';
  out << fmt::format(kLine, "level", "Elo", "against the level below", "per decision", "slowest");
  for (const Row& row : rows(rungs))
    out << fmt::format(kLine, row.name, row.rating, row.score, row.mean, row.slowest);
}

void print_markdown(const arena::Terms& terms, const std::vector<Rung>& rungs, std::ostream& out) {
  constexpr const char* kLine = "| {} | {} | {} | {} | {} |\n";
  out << table_line(terms) << "\n\n";
  out << fmt::format(kLine, "level", "Elo", "against the level below", "per decision", "slowest");
  out << "|---|---|---|--:|--:|\n";
  for (const Row& row : rows(rungs))
    out << fmt::format(kLine, row.name, row.rating, row.score, row.mean, row.slowest);
}

void print_ladder_json(const arena::Terms& terms, const std::vector<Rung>& rungs,
                       std::ostream& out) {
  JsonText json;
  json.open_object();
  write_terms(json, terms);
  json.key("levels").open_list();
  for (const Rung& rung : rungs) {
    json.open_object();
    json.key("name").text(rung.contender.name);
    json.key("description").text(rung.contender.description);
    write_estimate(json, "elo", rung.rating);
    write_thinking(json, rung.thinking);
    if (rung.against_below) write_estimate(json, "score_against_below", *rung.against_below);
    json.close_object();
  }
  json.close_list();
  json.close_object();
  out << json.written() << '\n';
}

std::string ladder_note(const Match& match) {
  return fmt::format("{} against {} {:.1f} %", match.pairing()[0].name, match.pairing()[1].name,
                     100 * match.running_score());
}

// Everybody whom the words ask for, each of them once.
template <Game G>
std::expected<arena::Ladder, std::string> make_ladder(const Contest<G>& contest,
                                                      const RatingsWords& typed) {
  arena::Ladder ladder{level_contenders<G>(), {}, contest.terms.seats, typed.games, typed.wide};
  for (const std::string& word : typed.guests) {
    const auto guest = find_contender(contest, word);
    if (!guest) return std::unexpected(guest.error());
    for (const auto& there : {ladder.levels, ladder.guests})
      if (std::ranges::find(there, guest->description, &arena::Contender::description) !=
          there.end())
        return std::unexpected("--with " + word + ": takes part already");
    ladder.guests.push_back(*guest);
  }
  return ladder;
}

template <Game G>
void rate_levels(const RatingsWords& typed, Session& session) {
  const auto contest = lay_table<G>(typed, arena::Manner::Balanced, session);
  if (!contest) return;
  const auto ladder = make_ladder(*contest, typed);
  if (!ladder) return session.fail(ladder.error(), kUsage);
  std::vector<Match> matches = ladder_matches(*ladder);
  const auto held = hold(typed, header(contest->terms), matches,
                         player_of_fixtures(*contest, std::nullopt), ladder_note, session.console);
  if (!held) return session.fail(held.error());
  const bool all_met = std::ranges::all_of(matches, &Match::finished);
  if (all_met) {
    const std::vector<Rung> rungs = climb(*ladder, matches);
    (typed.json       ? print_ladder_json
     : typed.markdown ? print_markdown
                      : print_ladder)(contest->terms, rungs, session.console.out);
  }
  if (Interrupt::asked())
    session.fail("interrupted" + std::string(all_met ? "" : " before everybody had met") +
                     (typed.file ? ": the same words go on from here" : ""),
                 kInterrupted);
}

}  // namespace

void add_ratings(CLI::App& belle, Session& session) {
  Command command(belle, "ratings", "Rate all levels of a game");
  command.footer(
      "Each level meets the next one, as in 'belle arena'. The ratings are those that make all\n"
      "scores the likeliest (Bradley and Terry), the first level being 0; 95 % intervals come "
      "from\n"
      "drawing the deals anew. Examples:\n"
      "  belle ratings lumiere --games 400 --file ratings.jsonl\n"
      "  belle ratings paris --players 4 --wide --with greedy --with uct:ms=100 --markdown");
  const auto typed = std::make_shared<RatingsWords>();
  typed->table.declare(command);
  command.number("--games", typed->games, "of each match, rounded up to whole deals; 200")
      .within(1, 1000000);
  typed->declare(command);
  command.flag("--wide", typed->wide, "half as many games against the level after next, too");
  command.flag("--markdown", typed->markdown, "print the table as Markdown");
  command.texts("--with", typed->guests, "another player, who meets the strongest level; repeat")
      .repeated();
  command.on([typed, &session] {
    const bool known =
        with_game(typed->table.game, [&]<class G>(G) { rate_levels<G>(*typed, session); });
    if (!known) session.fail(unknown_game(typed->table.game), kUsage);
  });
}

}  // namespace belle
