// Taking moves back: at once within the own turn up to the last revelation, else by consent.
#include <ctime>
#include <set>

#include "tests/table/table_test_kit.h"

namespace belle::table {
namespace {

std::size_t ply(const TestTable& table) { return table->match()->ply(); }

// Undo that gives back less than was played, or leaves something of it.
TEST(Undo, RestoresThePositionWithinTheOwnTurn) {
  TestTable table = paris_for_two();
  Random random(3);
  std::set<std::size_t> tried;
  while (table->to_move()) {
    const std::size_t free = table->match()->free_to_take_back();
    if (free > 0 && tried.insert(free).second) {
      // The same game, never played so far.
      std::vector<Entry> shorter = table.journal();
      shorter.resize(shorter.size() - free);
      const TestTable before(shorter);
      TestTable after(table.journal());
      const Lines lines = after.write(after->take_back(after.mover(), ply(after), free));
      EXPECT_EQ(lines, Lines{"undo " + std::to_string(free)});
      EXPECT_EQ(after->to_move(), before->to_move());
      EXPECT_EQ(after->match()->legal(), before->match()->legal());
      for (const Viewer viewer : {Viewer{}, Viewer{Seat(0)}, Viewer{Seat(1)}}) {
        EXPECT_EQ(after->match()->position(viewer), before->match()->position(viewer));
        EXPECT_EQ(record_for(*after, viewer), record_for(*before, viewer));
      }
    }
    table.play_any(random);
  }
  EXPECT_GE(tried.size(), 2U);
}

// Undo of a whole evening that ends somewhere else.
TEST(Undo, RestoresThePositionHoweverFarBack) {
  TestTable table = paris_for_two();
  Random random(3);
  for (int i = 0; i < 30; ++i) table.play_any(random);
  for (std::size_t moves = 1; moves <= 30; ++moves) {
    std::vector<Entry> shorter = table.journal();
    shorter.resize(shorter.size() - moves);
    const TestTable before(shorter);
    TestTable after(table.journal());
    after.write(after->take_back(kAlice.person, ply(after), moves));
    after.write(answer(*after, kBruno.person, true));
    ASSERT_EQ(ply(after), 30 - moves);
    for (const Viewer viewer : {Viewer{}, Viewer{Seat(0)}, Viewer{Seat(1)}})
      EXPECT_EQ(after->match()->position(viewer), before->match()->position(viewer)) << moves;
    // And what is played and taken back from there on.
    const std::string legal = after->match()->legal().front();
    after.play(legal);
    after.write(after->take_back(kAlice.person, ply(after), 1));
    if (after->offer()) after.write(answer(*after, kBruno.person, true));
    EXPECT_EQ(after->match()->position({}), before->match()->position({})) << moves;
  }
}

// A table that takes longer and longer to be read, because every undo plays the game again from the
// deal.
TEST(Undo, CostsLessThanPlaying) {
  TestTable table = paris_for_two();
  Random random(1);
  for (int i = 0; i < 100; ++i) table.play_any(random);
  const auto match = *table->settings().game->begin(table->settings().setup, table->record());
  std::clock_t playing = 0;
  std::clock_t taking_back = 0;
  for (int times = 0; times < 300; ++times) {
    const std::clock_t start = std::clock();
    for (const LogEntry& entry : table->log())
      ASSERT_TRUE(match->play(std::get<LoggedMove>(entry.what).text));
    const std::clock_t played = std::clock();
    while (match->ply() > 0) match->take_back(1);
    playing += played - start;
    taking_back += std::clock() - played;
  }
  EXPECT_LT(taking_back, playing);
}

// Undo past a revelation without asking: draw a tile, look at it, take it back.
TEST(Undo, EndsAtTheLastRevelation) {
  TestTable table = paris_for_two();
  table.play("draw 1");
  EXPECT_EQ(table->match()->free_to_take_back(), 0U);
  EXPECT_EQ(table.write(table->take_back(kAlice.person, 1, 1)), Lines{"# offer 1 undo 1"});
  ASSERT_TRUE(table->offer()) << "it is only offered";
  EXPECT_EQ(ply(table), 1U);
}

// A turn that is given back in pieces, or together with one of another seat that nobody named.
TEST(Undo, OfAWholeTurnGoesBackToWhereItBegan) {
  TestTable table = paris_for_two();
  Random random(2);
  EXPECT_EQ(table->last_turn(kOne), 0U);
  const auto end_turn = [&] {
    const PersonId mover = table.mover();
    while (table.mover() == mover) table.play_any(random);
  };
  end_turn();
  const std::size_t first = ply(table);
  ASSERT_GT(first, 1U) << "a turn has several decisions";
  EXPECT_EQ(table->last_turn(kOne), first);
  EXPECT_EQ(table->last_turn(kTwo), 0U);
  end_turn();
  EXPECT_EQ(table->last_turn(kOne), ply(table)) << "with what was played since";
  EXPECT_EQ(table->last_turn(kTwo), ply(table) - first);
  table.play_any(random);
  EXPECT_EQ(table->last_turn(kOne), 1U) << "the one that has begun";
  table.write(table->take_back(kBruno.person, ply(table), table->last_turn(kTwo)));
  const std::string asked = message(*table, kOne, 0, 0);
  EXPECT_NE(asked.find(R"("turn":true)"), std::string::npos) << asked;
  EXPECT_NE(asked.find(R"("last_turn":1)"), std::string::npos);
  EXPECT_EQ(message(*table, {}, 0, 0).find("last_turn"), std::string::npos) << "has no turn";
  table.write(answer(*table, kAlice.person, true));
  EXPECT_EQ(ply(table), first);
  EXPECT_EQ(table.mover(), kBruno.person);
  table.write(table->take_back(kAlice.person, first, 1));
  EXPECT_EQ(message(*table, kTwo, 0, 0).find(R"("turn":true)"), std::string::npos)
      << "less than a turn";
}

// Undo of more than there is, of what a person has not seen, or of others' moves at once.
TEST(Undo, IsRefusedWhereNothingCanBeTakenBack) {
  TestTable table = paris_for_two();
  EXPECT_EQ(refused(table->take_back(kAlice.person, 0, 1)), "moves: nothing was played yet");
  table.play("draw 1");
  EXPECT_EQ(refused(table->take_back(kAlice.person, 1, 0)), "moves: must be 1 to 1");
  EXPECT_EQ(refused(table->take_back(kAlice.person, 1, 2)), "moves: must be 1 to 1");
  EXPECT_EQ(refused(table->take_back(kAlice.person, 0, 1)),
            "ply: the table has moved on: it is at ply 1");
  EXPECT_EQ(refused(table->take_back(9, 1, 1)), "table: you have no seat at this table");
  Random random(1);
  table.play_until_free(random, 1);
  const PersonId other = table.mover() == kAlice.person ? kBruno.person : kAlice.person;
  table.write(table->take_back(other, ply(table), 1));
  EXPECT_TRUE(table->offer()) << "not the own turn";
}

// An offer that counts without consent, or that its maker agrees to.
TEST(Undo, BeyondTheTurnNeedsTheOthersConsent) {
  TestTable table = paris_for_two();
  table.play("draw 1");
  table.write(table->take_back(kAlice.person, 1, 1));
  EXPECT_EQ(refused(answer(*table, kAlice.person, true)), "table: nothing is asked of you");
  EXPECT_EQ(refused(answer(*table, 9, true)), "table: nothing is asked of you");
  EXPECT_EQ(refused(answer(*table, 9, false)), "table: nothing is asked of you");
  EXPECT_EQ(refused(table->take_back(kBruno.person, 1, 1)),
            "table: an offer is open: answer it first");
  EXPECT_EQ(table.write(answer(*table, kBruno.person, true)), Lines{"undo 1"});
  EXPECT_EQ(ply(table), 0U);
  EXPECT_FALSE(table->offer());
  EXPECT_EQ(refused(answer(*table, kBruno.person, true)), "table: nothing is offered");
}

// An offer that cannot be got rid of.
TEST(Undo, OffersEndByDecliningWithdrawingOrPlaying) {
  TestTable table = paris_for_two();
  table.play("draw 1");
  table.write(table->take_back(kAlice.person, 1, 1));
  table.write(answer(*table, kBruno.person, false));
  EXPECT_FALSE(table->offer()) << "declined";
  table.write(table->take_back(kAlice.person, 1, 1));
  table.write(answer(*table, kAlice.person, false));
  EXPECT_FALSE(table->offer()) << "withdrawn";
  table.write(table->take_back(kAlice.person, 1, 1));
  Random random(1);
  table.play_any(random);
  EXPECT_FALSE(table->offer()) << "played on";
  EXPECT_EQ(ply(table), 2U);
}

// Three persons, of whom one was not asked.
TEST(Undo, NeedsTheConsentOfAll) {
  TestTable table(R"({"game":"paris","seats":3,"options":{"start":"1"}})");
  table.seat({kAlice, kBruno, kChloe});
  table.play("draw 1");
  table.write(table->take_back(kAlice.person, 1, 1));
  EXPECT_EQ(table.write(answer(*table, kChloe.person, true)), Lines{"# agree 3"});
  EXPECT_EQ(refused(answer(*table, kChloe.person, true)), "table: nothing is asked of you");
  EXPECT_EQ(table.write(answer(*table, kBruno.person, true)), Lines{"undo 1"});
}

// Belle who would have to agree, and never answers.
TEST(Undo, AgainstBelleAloneIsDoneAtOnce) {
  TestTable table(R"({"game":"lumiere","seats":2,"options":{"start":"orange"}})");
  table.seat({kAlice});
  table.write(table->seat_belle(kAlice.person, Seat(1), "gamin"));
  Random random(1);
  table.play_any(random);
  EXPECT_EQ(table.write(table->take_back(kAlice.person, 1, 1)), Lines{"undo 1"})
      << "while Belle thinks";
  table.play_any(random);
  table.play_any(random);
  EXPECT_EQ(table.write(table->take_back(kAlice.person, 2, 2)), Lines{"undo 2"});
  EXPECT_EQ(table.mover(), kAlice.person);
}

// An offer that waits for a person who is gone.
TEST(Undo, AnOfferEndsWhenAPersonLeaves) {
  TestTable table = paris_for_two(R"(,"clock":{"bank":60},"time_over":"belle")");
  table.play("draw 1");
  table.write(table->take_back(kBruno.person, 1, 1));
  table.pass(60000);
  table.write(table->time_over(table.now()));
  EXPECT_EQ(table->chairs()[0].kind, Chair::Kind::Belle);
  EXPECT_FALSE(table->offer());
}

// Time that is won by taking back (see also clock_test.cpp).
TEST(Undo, WinsNoTime) {
  TestTable table = paris_for_two(R"(,"clock":{"bank":600,"increment":10})");
  Random random(1);
  table.play_until_free(random, 1);
  const Seat seat = *table->to_move();
  const auto left = [&] { return table->clock().left(seat, table.now()); };
  const std::int64_t before = left();
  for (int i = 0; i < 10; ++i) {
    table.pass(1000);
    const std::string move = logged_move(*table);
    table.write(table->take_back(table.mover(), ply(table), 1));
    table.play(move);
  }
  EXPECT_EQ(left(), before - 10000);
}

// A journal that grows for ever by playing and taking back.
TEST(Undo, EndsBeforeTheJournalIsTooLong) {
  TestTable table = paris_for_two();
  Random random(1);
  table.play_until_free(random, 1);
  std::vector<Entry> journal = table.journal();
  const std::string move = journal.back().line;
  while (journal.size() < 20000) {
    journal.push_back({0, "undo 1"});
    journal.push_back({0, move});
  }
  TestTable full(journal);
  EXPECT_EQ(refused(full->take_back(full.mover(), ply(full), 1)),
            "table: too much was taken back here already");
  EXPECT_EQ(refused(full->say(kAlice.person, "!")), "table: has no room for more words");
  full.play_to_the_end(random);
  EXPECT_EQ(full->stage(), Stage::Over);
  EXPECT_LT(message(*full, {}, 0, 0).size(), 100000U);
}

}  // namespace
}  // namespace belle::table
