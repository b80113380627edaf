// Who starts another game of the same people, when everybody has moved one seat further.
#include <boost/json.hpp>
#include <optional>
#include <string>

#include "tests/table/table_test_kit.h"

namespace belle::table {
namespace {

using First = std::optional<Seat>;

// A table with settings of another one.
TestTable table_of(const Settings& settings) {
  JsonText json;
  write_settings(json, settings);
  TestTable table(json.written());
  table.seat({kAlice, kBruno});
  return table;
}

TestTable lumiere_for_two(const char* more = "") {
  TestTable table(std::string(R"({"game":"lumiere","seats":2)") + more + "}");
  table.seat({kAlice, kBruno});
  return table;
}

void give_up(TestTable& table, Seat seat) {
  table.write(table->resign(table->chairs()[index(seat)].who.person));
}

void end_without_result(TestTable& table) {
  table.write(table->abandon(kAlice.person));
  table.write(answer(*table, kBruno.person, true));
}

// Chance that decides although a person has lost: §2 of the rules. Or a loser who starts once, and
// never again, because the start counts as agreed from then on.
TEST(Rematch, TheLoserStarts) {
  for (const Seat loser : {kOne, kTwo}) {
    TestTable table = lumiere_for_two();
    give_up(table, loser);
    const Seat moved = Seat(1 - index(loser));
    TestTable next = table_of(table->settings_of_rematch());
    EXPECT_EQ(next->settings().setup.first, First(moved));
    EXPECT_EQ(next->to_move(), moved);
    EXPECT_EQ(next->settings().setup.options.size(), 0U) << "what was agreed stays as it is";
    EXPECT_NE(record_for(*next, {}).find("option start " + std::string(next->name(moved))),
              std::string::npos)
        << "the record says so";
    give_up(next, loser);
    const TestTable third = table_of(next->settings_of_rematch());
    EXPECT_EQ(third->to_move(), moved) << "no matter who lost the last game";
  }
}

// The same when the game is played to its end; a draw has no loser.
TEST(Rematch, TheLoserByPointsStarts) {
  int lost = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    TestTable table = lumiere_for_two();
    Random random(seed);
    table.play_to_the_end(random);
    const auto ends = table->finishers();
    ASSERT_EQ(ends.size(), 2U);
    const First first = table->settings_of_rematch().setup.first;
    if (ends[0].rank == ends[1].rank) {
      EXPECT_EQ(first, std::nullopt);
      continue;
    }
    ++lost;
    EXPECT_EQ(first, First(ends[0].rank > 0 ? kTwo : kOne));
  }
  EXPECT_GT(lost, 0);
  const auto& game = *lumiere_for_two()->settings().game;
  const std::vector<std::size_t> draw{0, 0};
  EXPECT_EQ(game.again({2, {}, {}, kOne}, draw).first, std::nullopt);
}

// A game without a result that makes a person start, or that forgets who was to.
TEST(Rematch, AnAbandonedGameChangesNothing) {
  TestTable table = lumiere_for_two();
  end_without_result(table);
  EXPECT_EQ(table->settings_of_rematch().setup.first, std::nullopt);
  TestTable lost = lumiere_for_two();
  give_up(lost, kOne);
  TestTable next = table_of(lost->settings_of_rematch());
  ASSERT_EQ(next->settings().setup.first, First(kTwo));
  end_without_result(next);
  EXPECT_EQ(next->settings_of_rematch().setup.first, First(kOne)) << "the same person";
}

// A start that people agreed upon, and lose with the game; a rule of one game in another.
TEST(Rematch, WhatWasAgreedStays) {
  TestTable named = lumiere_for_two(R"(,"options":{"start":"blue"})");
  give_up(named, kOne);
  EXPECT_EQ(named->settings_of_rematch().setup.first, std::nullopt);
  EXPECT_EQ(table_of(named->settings_of_rematch())->to_move(), kTwo);
  TestTable paris(R"({"game":"paris","seats":2})");
  paris.seat({kAlice, kBruno});
  give_up(paris, kOne);
  EXPECT_EQ(paris->settings_of_rematch().setup.first, std::nullopt);
}

// People who agreed that the loser starts, and whose named seat starts again whoever has lost; or a
// game whose rules leave the start to chance, where the agreement is forgotten.
TEST(Rematch, WhereTheLoserStartsEveryGameSaysWhoStartsTheNext) {
  for (const char* game : {"lumiere", "paris"}) {
    const std::string agreed = std::string(R"({"game":")") + game + R"(","seats":2,"first":"%"})";
    for (const Seat first : {kOne, kTwo}) {
      const std::string_view name = std::string_view(game) == "paris"
                                        ? (first == kOne ? "1" : "2")
                                        : (first == kOne ? "orange" : "blue");
      TestTable table(std::string(agreed).replace(agreed.find('%'), 1, name));
      table.seat({kAlice, kBruno});
      EXPECT_EQ(table->to_move(), first);
      give_up(table, kTwo);
      TestTable next = table_of(table->settings_of_rematch());
      EXPECT_EQ(next->to_move(), kOne) << game << ": who lost sits there now";
      give_up(next, kTwo);
      EXPECT_EQ(table_of(next->settings_of_rematch())->to_move(), kOne);
    }
  }
}

Settings agreed_that_the_loser_starts(const char* game, int seats) {
  return *read_settings(games(), {{"game", game}, {"seats", seats}, {"loser_starts", true}});
}

// An agreement that the first game forgets, or a shared victory, or one without a result.
TEST(Rematch, ThatTheLoserStartsIsAgreedForEveryGame) {
  for (const char* game : {"lumiere", "paris"}) {
    TestTable table = table_of(agreed_that_the_loser_starts(game, 2));
    EXPECT_EQ(table->settings().setup.first, std::nullopt) << game << ": chance";
    EXPECT_EQ(record_for(*table, {}).find("option start"), std::string::npos) << game;
    end_without_result(table);
    table = table_of(table->settings_of_rematch());
    EXPECT_EQ(table->settings().setup.first, std::nullopt) << game << ": chance again";
    give_up(table, kTwo);
    table = table_of(table->settings_of_rematch());
    EXPECT_EQ(table->to_move(), kOne) << game << ": who lost sits there now";
    const std::vector<std::size_t> shared{0, 0};
    const Settings after = table->settings();
    const auto next = after.game->again(after.setup, shared);
    EXPECT_EQ(next.first, std::nullopt) << game;
    EXPECT_TRUE(next.loser_starts) << game;
    EXPECT_EQ(after.game->again(next, std::vector<std::size_t>{0, 1}).first, First(kOne)) << game;
  }
}

// With more than two the loser is whoever comes last; of two last ones chance chooses.
TEST(Rematch, WithMoreThanTwoWhoeverComesLastStarts) {
  const Settings three = agreed_that_the_loser_starts("paris", 3);
  const auto first = [&](std::vector<std::size_t> ranks) {
    return three.game->again(three.setup, ranks).first;
  };
  EXPECT_EQ(first({0, 2, 1}), First(Seat(2)));
  EXPECT_EQ(first({1, 0, 2}), First(kOne)) << "one seat further";
  EXPECT_EQ(first({0, 0, 2}), First(kOne));
  EXPECT_EQ(first({0, 1, 1}), std::nullopt);
  EXPECT_EQ(first({0, 0, 0}), std::nullopt);
}

}  // namespace
}  // namespace belle::table
