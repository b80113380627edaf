// Sitting down and standing up again, until the game begins.
#include "tests/table/table_test_kit.h"

namespace belle::table {
namespace {

constexpr Seat kThree{2};

TestTable paris_for_three() { return TestTable(R"({"game":"paris","seats":3})"); }

// A person who sits on another's lap, twice, or at a table that has begun.
TEST(Chairs, AreTakenOnceAndByOne) {
  TestTable table = paris_for_three();
  table.write(table->sit(kAlice, kTwo));
  EXPECT_EQ(refused(table->sit(kBruno, kTwo)), "seat: is taken");
  EXPECT_EQ(refused(table->sit(kAlice, kOne)), "table: you sit at this table already");
  table.write(table->sit(kBruno, {}));
  EXPECT_EQ(table->seat_of(kBruno.person), kOne) << "the first that is free";
  table.write(table->sit(kChloe, {}));
  EXPECT_EQ(refused(table->sit({4, "Denis", false}, {})), "table: every seat is taken");
  for (const Participant& who : {kAlice, kBruno, kChloe})
    table.write(table->add_salt(who.person, "00"));
  EXPECT_EQ(table->stage(), Stage::Playing);
  EXPECT_EQ(refused(table->sit({4, "Denis", false}, {})),
            "table: the game has begun: watch it instead");
}

// A seat that stays taken by a person who is gone; a table that waits for ever for nobody.
TEST(Chairs, AreGivenBackWhileTheTableWaits) {
  TestTable table = paris_for_three();
  table.seat({kAlice, kBruno});
  EXPECT_EQ(refused(table->rise(9)), "table: you have no seat at this table");
  table.write(table->rise(kAlice.person));
  EXPECT_EQ(table->chairs()[0].kind, Chair::Kind::Open);
  EXPECT_EQ(table->stage(), Stage::Waiting);
  table.write(table->rise(kBruno.person));
  EXPECT_EQ(table->stage(), Stage::Over) << "nobody is left";
  EXPECT_FALSE(refused(table->sit(kAlice, {})).empty());
  EXPECT_TRUE(record_for(*table, {}).empty());
  EXPECT_TRUE(table->finishers().empty());
}

// A journal that grows for ever by coming and going.
TEST(Chairs, AreNotTakenAndGivenBackForEver) {
  TestTable table = paris_for_three();
  table.write(table->sit(kAlice, kOne));
  std::vector<Entry> journal = table.journal();
  while (journal.size() < 5000) {
    journal.push_back({1000, "# sit 2 2 guest - Bruno"});
    journal.push_back({1000, "# rise 2"});
  }
  TestTable full(journal);
  EXPECT_EQ(refused(full->sit(kBruno, kTwo)),
            "table: too many have come and gone here: set another table");
}

// Standing up in the middle of a game, which would stop it for the others.
TEST(Chairs, AreKeptWhileTheGameIsOn) {
  TestTable table(R"({"game":"lumiere","seats":2})");
  table.seat({kAlice, kBruno});
  EXPECT_EQ(refused(table->rise(kAlice.person)),
            "table: the game is on: resign, or offer to abandon it");
  table.write(table->resign(kAlice.person));
  EXPECT_EQ(refused(table->rise(kAlice.person)), "table: the game is over");
}

// Belle in a seat that nobody who plays gave her, or at a level that she does not have.
TEST(Chairs, BelleIsAskedByThoseWhoSit) {
  TestTable table = paris_for_three();
  EXPECT_FALSE(refused(table->seat_belle(kAlice.person, kTwo, "gamin")).empty());
  table.seat({kAlice});
  EXPECT_EQ(refused(table->seat_belle(kAlice.person, kOne, "gamin")), "seat: is taken");
  EXPECT_EQ(refused(table->seat_belle(kAlice.person, kTwo, "nobody")),
            "level: no level is called 'nobody'");
  table.write(table->seat_belle(kAlice.person, kThree, "gamin"));
  EXPECT_EQ(refused(table->sit(kBruno, kThree)), "seat: is taken");
  table.write(table->seat_belle(kAlice.person, kTwo, "gamin"));
  EXPECT_EQ(table->stage(), Stage::Playing) << "the last seat starts the game";
  EXPECT_EQ(table->persons(), std::vector<PersonId>{kAlice.person});
  EXPECT_EQ(refused(table->seat_belle(kAlice.person, kTwo, "gamin")), "table: the game has begun");
}

// Names that are lost or changed on their way through the journal.
TEST(Chairs, KeepNamesAsTheyAre) {
  TestTable table(R"({"game":"lumiere","seats":2})");
  table.seat({{1, "Иван the 2nd named -", true}, {2, "named", false}});
  const TestTable again(table.journal());
  EXPECT_EQ(again->chairs()[0].who.name, "Иван the 2nd named -");
  EXPECT_TRUE(again->chairs()[0].who.named);
  EXPECT_EQ(again->chairs()[1].who.name, "named");
  EXPECT_FALSE(again->chairs()[1].who.named);
  EXPECT_EQ(again->record().seats[0].value, "Иван the 2nd named -");
}

}  // namespace
}  // namespace belle::table
