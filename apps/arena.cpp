#include <charconv>
#include <expected>
#include <memory>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "apps/contest.h"
#include "apps/figures.h"
#include "apps/interrupt.h"

namespace belle {
namespace {

using arena::Match;

struct ArenaWords : ContestWords {
  std::string a;
  std::string b;
  bool alone = false;
  std::optional<arena::Hypotheses> test;
  std::optional<std::string> records;
};

std::expected<void, std::string> read_test(const std::string& typed,
                                           std::optional<arena::Hypotheses>& test) {
  const auto number = [](std::string_view text) -> std::optional<double> {
    double value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || stop != text.data() + text.size()) return {};
    return value;
  };
  const std::size_t comma = std::min(typed.find(','), typed.size());
  const auto elo0 = number(std::string_view(typed).substr(0, comma));
  const auto elo1 = number(std::string_view(typed).substr(std::min(comma + 1, typed.size())));
  if (!elo0 || !elo1 || !(*elo0 < *elo1))
    return std::unexpected("two numbers, the smaller first, as in 0,10");
  test = {*elo0, *elo1};
  return {};
}

std::string_view verdict_name(arena::Verdict verdict) {
  switch (verdict) {
    case arena::Verdict::Elo0:
      return "elo0";
    case arena::Verdict::Elo1:
      return "elo1";
    case arena::Verdict::Open:
      break;
  }
  return "open";
}

std::string match_note(const Match& match) {
  std::string note =
      fmt::format("{} {:.1f} %", match.pairing()[0].name, 100 * match.running_score());
  if (match.test()) note += fmt::format(", LLR {:+.2f}", match.test()->log_likelihood_ratio());
  return note;
}

void print_match(const arena::Terms& terms, const Match& match, const ArenaWords& typed,
                 std::ostream& out) {
  const arena::Summary told = match.summary();
  const auto line = [&](std::string_view what, std::string_view a, std::string_view b) {
    std::string text = fmt::format("{:<18} {:<28} {}", what, a, b);
    text.erase(text.find_last_not_of(' ') + 1);
    out << text << '\n';
  };
  const auto milliseconds = [](double number) { return fmt::format("{:.2f} ms", number); };
  out << table_line(terms) << " · " << told.games << " games\n";
  line("", match.pairing()[0].name, match.pairing()[1].name);
  line(typed.alone ? "share of victory" : "score", shown_share(told.score),
       fmt::format("{:.1f} %", 100 * (1 - told.score.value)));
  if (!typed.alone) line("Elo", shown_difference(told.elo, 0), "");
  line("VP ahead", shown_difference(told.lead, 1), "");
  line("per decision", milliseconds(mean_milliseconds(told.thinking[0])),
       milliseconds(mean_milliseconds(told.thinking[1])));
  line("slowest decision", milliseconds(slowest_milliseconds(told.thinking[0])),
       milliseconds(slowest_milliseconds(told.thinking[1])));
  if (told.forfeits[0] + told.forfeits[1] > 0)
    line("forfeited", std::to_string(told.forfeits[0]), std::to_string(told.forfeits[1]));
  for (const std::size_t side : {0U, 1U})
    if (told.forfeits[side] > 0)
      out << match.pairing()[side].name << ": " << told.reasons[side] << '\n';
  if (!match.test()) return;
  const double llr = match.test()->log_likelihood_ratio();
  const std::string test = fmt::format("Elo {:g} or {:g}", typed.test->elo0, typed.test->elo1);
  const double decided_for =
      match.test()->verdict() == arena::Verdict::Elo1 ? typed.test->elo1 : typed.test->elo0;
  line(test, fmt::format("LLR {:+.2f} of ±2.94", llr),
       match.decided() ? fmt::format("decided: {:g}", decided_for) : "not decided");
}

void print_match_json(const arena::Terms& terms, const Match& match, const ArenaWords& typed,
                      std::ostream& out) {
  const arena::Summary told = match.summary();
  JsonText json;
  json.open_object();
  write_terms(json, terms);
  json.key("games").whole(told.games);
  for (const std::size_t side : {0U, 1U}) {
    json.key(side == 0 ? "a" : "b").open_object();
    json.key("name").text(match.pairing()[side].name);
    json.key("description").text(match.pairing()[side].description);
    write_thinking(json, told.thinking[side]);
    json.key("forfeits").whole(told.forfeits[side]);
    if (told.forfeits[side] > 0) json.key("forfeit").text(told.reasons[side]);
    json.close_object();
  }
  write_estimate(json, "score", told.score);
  write_estimate(json, "vp", told.lead);
  if (!typed.alone) write_estimate(json, "elo", told.elo);
  if (match.test()) {
    json.key("sprt").open_object();
    json.key("elo0").number(typed.test->elo0, kDigits);
    json.key("elo1").number(typed.test->elo1, kDigits);
    json.key("llr").number(match.test()->log_likelihood_ratio(), kDigits);
    json.key("verdict").text(verdict_name(match.test()->verdict()));
    json.close_object();
  }
  json.close_object();
  out << json.written() << '\n';
}

template <Game G>
void hold_match(const ArenaWords& typed, Session& session) {
  if (typed.alone && typed.test)
    return session.fail("--sprt tests a difference in Elo, which --alone does not measure", kUsage);
  const auto manner = typed.alone ? arena::Manner::OneAgainstAll : arena::Manner::Balanced;
  const auto contest = lay_table<G>(typed, manner, session);
  if (!contest) return;
  arena::Pairing pairing;
  for (const auto& [side, word] : {std::pair(0, typed.a), std::pair(1, typed.b)}) {
    const auto contender = find_contender(*contest, word);
    if (!contender) return session.fail(contender.error(), kUsage);
    pairing[static_cast<std::size_t>(side)] = *contender;
  }
  Match match(pairing, contest->terms.seats, manner, typed.games, typed.test);
  const auto held = hold(typed, header(contest->terms, pairing), {&match, 1},
                         player_of_fixtures(*contest, typed.records), match_note, session.console);
  if (!held) return session.fail(held.error());
  (typed.json ? print_match_json : print_match)(contest->terms, match, typed, session.console.out);
  if (Interrupt::asked())
    session.fail("interrupted" + std::string(typed.file ? ": the same words go on from here" : ""),
                 kInterrupted);
}

}  // namespace

void add_arena(CLI::App& belle, Session& session) {
  Command command(belle, "arena", "Let two players meet in many games");
  command.footer(
      "Every deal is played with all seatings: with two seats each of A and B has both; with more\n"
      "seats each A is compared with each B, or with --alone one A meets only Bs and its share of\n"
      "victory counts. Intervals are of 95 %, from the differences between deals. --sprt stops as\n"
      "soon as it is decided which of two differences in Elo is the likelier one, wrong in 5 %.\n"
      "The same seed gives the same games, but for players that think by the clock. A program is "
      "a\n"
      "player, too: cmd:PROGRAM is asked as 'belle engine' would be (docs/engine.md); what it "
      "does\n"
      "but to give a legal move in time loses it the game. Examples:\n"
      "  belle arena lumiere greedy random --games 1000\n"
      "  belle arena lumiere 'cmd:python3 docs/random_player.py' gamin --games 10\n"
      "  belle arena paris uct:ms=100 greedy --players 4 --file night.jsonl --sprt 0,20");
  const auto typed = std::make_shared<ArenaWords>();
  typed->table.declare(command);
  command.text("A", typed->a, "a level, a description such as uct:ms=100, or cmd:PROGRAM")
      .required();
  command.text("B", typed->b, "whom A meets").required();
  command.number("--games", typed->games, "how many, rounded up to whole deals; 200")
      .within(1, 1000000);
  typed->declare(command);
  command.flag("--alone", typed->alone, "one A against all others");
  const auto test = [typed](const std::string& word) { return read_test(word, typed->test); };
  command.read("--sprt", test, "stop once decided between two differences in Elo")
      .shown_as("ELO0,ELO1");
  command.text("--records", typed->records, "write the record of each game into this folder")
      .shown_as("FOLDER");
  command.on([typed, &session] {
    const bool known =
        with_game(typed->table.game, [&]<class G>(G) { hold_match<G>(*typed, session); });
    if (!known) session.fail(unknown_game(typed->table.game), kUsage);
  });
}

}  // namespace belle
