// The commands that think: analyse and hint. What they think is tested where it is thought.
#include <csignal>

#include <gtest/gtest.h>

#include "apps/analyse_table.h"
#include "apps/interrupt.h"
#include "tests/commands/command_line.h"

namespace belle {
namespace {

analysis::Decision choice(std::size_t ply, Seat seat, const std::string& move, double loss) {
  analysis::Decision decision;
  decision.ply = ply;
  decision.seat = seat;
  decision.move = move;
  decision.best = {0.5, 1};
  decision.played = {0.5 - loss, 1 - loss};
  decision.mark = analysis::mark_of(decision.best, decision.loss());
  decision.alternatives = {{"better", decision.best, 9}};
  return decision;
}

// Two turns: a forced move and a blunder, then a best move.
analysis::Analysis two_turns() {
  analysis::Analysis analysis;
  analysis.moves = 3;
  analysis.decisions = {choice(0, Seat{0}, "must", 0), choice(1, Seat{0}, "bad", 0.3),
                        choice(2, Seat{1}, "fine", 0)};
  analysis.decisions[0].mark = analysis::Mark::Forced;
  return analysis;
}

const std::vector<analysis::SeatName> kSeats{{"1", "Ália"}, {"2", "Bo"}};

// Columns that do not align, or values of a move that nobody thought about.
TEST(AnalyseTable, HasALineForEachDecision) {
  EXPECT_EQ(decision_table(two_turns(), kSeats, {}),
            " ply  seat    move  mark           win     VP             lost  best\n"
            "   0  1       must  forced\n"
            "   1  1       bad   blunder     20.0 %   +0.7  30.0 %   0.3 VP  better\n"
            "   2  2       fine  best        50.0 %   +1.0\n");
}

// Turns of Paris that run together, marks that are not picked, colours in a file.
TEST(AnalyseTable, FollowsItsStyle) {
  const auto table = [](const TableStyle& parameters) {
    return decision_table(two_turns(), kSeats, parameters);
  };
  EXPECT_NE(table({.turns_apart = true, .marks = {}}).find("better\n\n   2"), std::string::npos);
  const std::string picked = table({.turns_apart = false, .marks = {"best", "forced"}});
  EXPECT_EQ(picked.find("blunder"), std::string::npos);
  EXPECT_NE(picked.find("forced"), std::string::npos);
  EXPECT_EQ(picked.find('\x1b'), std::string::npos);
  EXPECT_NE(table({.colour = show::Colour::Ansi, .turns_apart = false, .marks = {}}).find('\x1b'),
            std::string::npos);
}

TEST(AnalyseTable, SumsUpEachSeat) {
  const std::string text = summary_table(two_turns(), kSeats);
  EXPECT_NE(text.find("1 Ália    12.5 %   30.0 %   0.3 VP       1     0"), std::string::npos)
      << text;
  EXPECT_NE(text.find("1 Ália    50.0 %    -30.0 %     +0.0 %     +0.0 %    +30.0 %    50.0 %"),
            std::string::npos)
      << text;
}

// A seed that does not decide everything, or threads that do.
TEST(Analyse, SaysTheSameAgain) {
  const std::vector<std::string> words{"analyse", "-", "--ply", "4", "--sims", "50", "--json"};
  const Answer once = type(words, random_record(4));
  EXPECT_EQ(once.status, 0) << once.err;
  std::vector<std::string> other = words;
  other.insert(other.end(), {"--threads", "3"});
  EXPECT_EQ(type(other, random_record(4)).out, once.out);
  EXPECT_NE(once.out.find("\"moves\":4,\"complete\":true"), std::string::npos) << once.out;
}

// A game that has hardly begun answered with an empty table, or one of three players refused.
TEST(Analyse, TakesAnyRecord) {
  EXPECT_EQ(type({"analyse", "-", "--ply", "0"}, random_record(4)).out,
            "no move has been played\n");
  const std::string record = type({"random", "paris", "--players", "3", "--seed", "7"}).out;
  const Answer paris = type({"analyse", "-", "--ply", "5", "--sims", "30"}, record);
  EXPECT_EQ(paris.status, 0) << paris.err;
  EXPECT_EQ(lines(paris.out)[0],
            "paris · 1 Chance · 2 Chance · 3 Chance · 5 moves · "
            "30 simulations each");
}

// A budget that cannot be meant and is thought about forever, or not at all.
TEST(Analyse, RefusesSenselessWords) {
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"--sims", "0"},
                                             {"--ms", "0"},
                                             {"--ms", "99999999999"},
                                             {"--threads", "0"},
                                             {"--marks", "awful"}}) {
    std::vector<std::string> all{"analyse", "-"};
    all.insert(all.end(), words.begin(), words.end());
    EXPECT_EQ(type(all, random_record(4)).status, 2) << words[0] << ' ' << words[1];
  }
  EXPECT_EQ(type({"hint", "-", "--top", "0"}, random_record(4)).status, 2);
}

// More moves than were asked for, a hint without its reason, or a plan that leaves out a step.
TEST(Hint, RanksMovesAndSaysWhatThePlanBrings) {
  const std::vector<std::string> out =
      lines(type({"hint", "-", "--ply", "3", "--sims", "50", "--top", "2"}, random_record(4)).out);
  ASSERT_GT(out.size(), 10U);
  EXPECT_TRUE(out[0].starts_with("ply 3 · ")) << out[0];
  const std::string best = out[3].substr(out[3].find("%  ", 20) + 3);
  EXPECT_TRUE(out[6].starts_with("expected: " + best)) << out[6];
  EXPECT_TRUE(out[7].starts_with("reason: ")) << out[7];
  EXPECT_EQ(out[8], "plan:");
  EXPECT_EQ(out[10], best);
  const std::string json =
      type({"hint", "-", "--ply", "3", "--sims", "50", "--json"}, random_record(4)).out;
  EXPECT_NE(json.find("\"plans\":[{\"steps\":[\"" + best + '"'), std::string::npos) << json;
  EXPECT_NE(json.find("\"reason\":{\"word\":\""), std::string::npos) << json;
  EXPECT_EQ(type({"hint", "-"}, random_record(4)).out, "over\n");
  EXPECT_NE(type({"hint", "-", "--json"}, random_record(4)).out.find("\"over\":true"),
            std::string::npos);
}

// Ctrl-C that ends the program before it has said what it knows.
TEST(Interrupt, IsRemembered) {
  const Interrupt interrupt;
  EXPECT_FALSE(Interrupt::asked());
  EXPECT_EQ(std::raise(SIGINT), 0);
  EXPECT_TRUE(Interrupt::asked());
}

}  // namespace
}  // namespace belle
