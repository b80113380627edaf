// How games end: played out, given up, out of time, abandoned; and who came where.
#include <algorithm>

#include "engine/core/text.h"
#include "tests/table/table_test_kit.h"

namespace belle::table {
namespace {

using Ranks = std::vector<std::pair<PersonId, std::size_t>>;

Ranks ranks(const Table& table) {
  Ranks ranks;
  for (const Finisher& finisher : table.finishers())
    ranks.emplace_back(finisher.who.person, finisher.rank);
  return ranks;
}

TestTable two(const char* more = "") {
  TestTable table(std::string(R"({"game":"lumiere","seats":2,"options":{"start":"orange"})") +
                  more + "}");
  table.seat({kAlice, kBruno});
  return table;
}

TestTable three(const char* more = "") {
  TestTable table(std::string(R"({"game":"paris","seats":3,"options":{"start":"1"})") + more + "}");
  table.seat({kAlice, kBruno, kChloe});
  return table;
}

// Ranks that do not follow from the score, or a winner who is not first.
TEST(Ending, FinishersComeInTheOrderOfTheScore) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    TestTable table = three();
    EXPECT_TRUE(table->finishers().empty()) << "the game is on";
    Random random(seed);
    table.play_to_the_end(random);
    const auto finishers = table->finishers();
    ASSERT_EQ(finishers.size(), 3U);
    const auto total = [&](std::size_t seat) {
      const std::string& score = table->record().scores[seat].value;
      return std::stoi(score.substr(score.rfind(' ')));
    };
    const std::string winners = table->record().result->key + ' ' + table->record().result->value;
    for (std::size_t i = 0; i < 3; ++i) {
      EXPECT_EQ(finishers[i].rank == 0, winners.find(table->name(Seat(i))) != std::string::npos);
      for (std::size_t j = 0; j < 3; ++j)
        EXPECT_TRUE(total(i) <= total(j) || finishers[i].rank < finishers[j].rank);
    }
  }
}

// A resignation that the wrong one wins, or a game that goes on after it.
TEST(Ending, OfTwoTheOtherWinsByResignation) {
  TestTable table = two();
  EXPECT_EQ(refused(table->resign(9)), "table: you have no seat at this table");
  const Lines lines = table.write(table->resign(kBruno.person));
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0], "resign blue");
  EXPECT_EQ(lines[1], "result orange");
  EXPECT_EQ(ranks(*table), (Ranks{{1, 0}, {2, 1}}));
  EXPECT_EQ(refused(table->resign(kAlice.person)), "table: the game is over");
  EXPECT_FALSE(table->to_move());
}

// A person who leaves and wins nevertheless, because Belle played well for them.
TEST(Ending, OfThreeBelleGoesOnAndThePersonWhoLeftIsLast) {
  TestTable table = three();
  const Lines lines = table.write(table->resign(kBruno.person));
  EXPECT_EQ(lines.front(), "resign 2");
  EXPECT_EQ(table->stage(), Stage::Playing);
  EXPECT_EQ(table->chairs()[1].kind, Chair::Kind::Belle);
  EXPECT_EQ(table->chairs()[1].left.person, kBruno.person);
  EXPECT_FALSE(table->seat_of(kBruno.person));
  EXPECT_FALSE(refused(table->say(kBruno.person, "!")).empty());
  Random random(1);
  table.play_to_the_end(random);
  ASSERT_EQ(table->finishers().size(), 3U);
  EXPECT_EQ(table->finishers()[1].who.person, kBruno.person);
  EXPECT_EQ(table->finishers()[1].rank, 3U);
  EXPECT_EQ(table->rematch(), "");
  EXPECT_FALSE(table->want_rematch(kBruno.person));
  table.write(table->want_rematch(kAlice.person));
  EXPECT_TRUE(table->all_others_want_rematch(kChloe.person)) << "those who are still there";
}

// A list of games in which nobody has won, because Belle did for a person who left.
TEST(Ending, AListNamesTheWinnersOfTheRecord) {
  int for_persons_gone = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    TestTable table = seed % 4 == 0 ? two() : three();
    if (seed % 4 != 0) table.write(table->resign(kBruno.person));
    EXPECT_EQ(about(*table).find("winners"), std::string::npos) << "the game is on";
    Random random(seed);
    table.play_to_the_end(random);
    const RecordLine& result = *table->record().result;
    std::string winners = '"' + result.key + '"';
    std::string_view rest = result.value;
    while (!rest.empty()) winners += ",\"" + std::string(take_word(rest)) + '"';
    EXPECT_NE(about(*table).find("\"winners\":[" + winners + ']'), std::string::npos)
        << about(*table);
    for_persons_gone += result.key == "2" ? 1 : 0;
  }
  EXPECT_GT(for_persons_gone, 0)
      << "a test in which Belle never wins for a person would prove nothing";
  TestTable given_up = two();
  given_up.write(given_up->resign(kBruno.person));
  EXPECT_NE(about(*given_up).find(R"("winners":["orange"])"), std::string::npos);
  TestTable abandoned = two();
  abandoned.write(abandoned->abandon(kAlice.person));
  abandoned.write(answer(*abandoned, kBruno.person, true));
  EXPECT_EQ(about(*abandoned).find("winners"), std::string::npos);
}

// Belle playing with herself for ever, for people who are all gone.
TEST(Ending, TheLastOneWhoLeavesClosesTheTable) {
  TestTable table = three();
  table.write(table->resign(kAlice.person));
  table.write(table->resign(kChloe.person));
  EXPECT_EQ(table->stage(), Stage::Playing);
  const Lines lines = table.write(table->resign(kBruno.person));
  EXPECT_EQ(lines.back(), "# closed");
  EXPECT_EQ(table->stage(), Stage::Over);
  EXPECT_TRUE(ranks(*table).empty()) << "no result";
  EXPECT_TRUE(table->record().fair.seed);

  TestTable alone(R"({"game":"lumiere","seats":2,"options":{"start":"orange"},
                      "clock":{"bank":60},"time_over":"belle"})");
  alone.seat({kAlice});
  alone.write(alone->seat_belle(kAlice.person, Seat(1), "gamin"));
  alone.pass(60000);
  alone.write(alone->time_over(alone.now()));
  EXPECT_EQ(alone->stage(), Stage::Over);
}

// A game that ends a moment too early, or whose time never ends.
TEST(Ending, ByTheClockOfTwo) {
  TestTable table = two(R"(,"clock":{"bank":60,"increment":5})");
  table.pass(59999);
  EXPECT_EQ(table.write(table->time_over(table.now())), Lines{});
  table.pass(1);
  const Lines lines = table.write(table->time_over(table.now()));
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0], "timeout orange");
  EXPECT_EQ(lines[1], "result blue");
  EXPECT_EQ(ranks(*table), (Ranks{{1, 1}, {2, 0}}));
  EXPECT_EQ(table.write(table->time_over(table.now() + 99999)), Lines{});
}

// A table option that nobody obeys: Belle was to take over.
TEST(Ending, ByTheClockBelleTakesOver) {
  TestTable table = two(R"(,"clock":{"bank":60},"time_over":"belle")");
  table.pass(60000);
  table.write(table->time_over(table.now()));
  EXPECT_EQ(table->stage(), Stage::Playing);
  ASSERT_NE(table->belle_to_move(), nullptr);
  EXPECT_FALSE(table->clock().deadline()) << "she has no clock";
  Random random(1);
  table.play_to_the_end(random);
  ASSERT_EQ(table->finishers().size(), 2U);
  EXPECT_EQ(table->finishers()[0].rank, 2U) << "out of time is last";

  TestTable more = three(R"(,"clock":{"days":1})");
  more.pass(24LL * 60 * 60 * 1000);
  EXPECT_EQ(more.write(more->time_over(more.now())).front(), "timeout 1");
  EXPECT_EQ(more->chairs()[0].kind, Chair::Kind::Belle);
}

// A game that a person ends for all, or whose cards stay sealed when it is abandoned.
TEST(Ending, AbandonedByConsent) {
  TestTable table = two();
  table.write(table->abandon(kAlice.person));
  ASSERT_TRUE(table->offer());
  EXPECT_EQ(table->stage(), Stage::Playing);
  EXPECT_EQ(refused(table->abandon(kAlice.person)),
            "table: your offer waits for an answer: withdraw it first");
  EXPECT_EQ(table->entries(*table->abandon(kBruno.person), 0),
            table->entries(*answer(*table, kBruno.person, true), 0))
      << "agrees";
  const Lines lines = table.write(answer(*table, kBruno.person, true));
  EXPECT_EQ(lines.back(), "# closed");
  EXPECT_EQ(table->stage(), Stage::Over);
  EXPECT_TRUE(ranks(*table).empty());
  EXPECT_TRUE(record_for(*table, {}).find("fair seed") != std::string::npos);
  EXPECT_TRUE(record_for(*table, {}).find('?') == std::string::npos);
}

// Another game that begins twice, or without a person; a wish that is lost with the table.
TEST(Ending, ARematchBeginsOnceAndWithAll) {
  TestTable table = three();
  EXPECT_EQ(refused(table->want_rematch(kAlice.person)), "table: the game is not over");
  EXPECT_EQ(refused(table->rematched("next")), "table: the game is not over");
  table.write(table->abandon(kAlice.person));
  for (const Participant& who : {kBruno, kChloe}) table.write(answer(*table, who.person, true));
  EXPECT_EQ(table.write(table->want_rematch(kAlice.person)), Lines{"# again 1"});
  EXPECT_EQ(table.write(table->want_rematch(kAlice.person)), Lines{}) << "one wish for each";
  EXPECT_FALSE(table->all_others_want_rematch(kAlice.person));
  EXPECT_FALSE(table->all_others_want_rematch(kChloe.person));
  table.write(table->want_rematch(kBruno.person));
  TestTable again(table.journal());
  EXPECT_EQ(everything(*again, 0), everything(*table, 0));
  EXPECT_NE(everything(*again, 0).find(R"("again":["1","2"])"), std::string::npos);
  EXPECT_TRUE(again->all_others_want_rematch(kChloe.person));
  EXPECT_EQ(again.write(again->want_rematch(kChloe.person)), Lines{}) << "it begins instead";
  again.write(again->rematched("next"));
  EXPECT_EQ(again->rematch(), "next");
  EXPECT_EQ(refused(again->want_rematch(kChloe.person)), "table: another game has begun already");
  EXPECT_EQ(refused(again->rematched("other")), "table: another game has begun already");
}

}  // namespace
}  // namespace belle::table
