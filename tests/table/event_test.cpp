// Events: one reader, one writer, and the order in which they are decided, kept, applied and told.
#include "table/event.h"

#include <filesystem>
#include <regex>
#include <set>

#include "tests/table/evening.h"
#include "tests/table/kept_journals.h"

namespace belle::table {
namespace {

using SeatNames = std::span<const std::string_view>;

SeatNames seats_of(const Settings& settings) {
  return settings.game->seat_names().first(settings.setup.seats);
}

// A line that is written again differently: two houses with the same journal have different bytes,
// and an event that no journal here has can be lost by reader or writer unnoticed.
TEST(Events, EveryKeptLineIsReadAndWrittenAgain) {
  std::set<std::size_t> kinds;
  for (const auto& [name, journal] : kept_journals()) {
    SeatNames seats;
    bool dealt = false;
    for (const Entry& entry : journal) {
      const auto event = read_event({games(), seats, dealt}, entry.line);
      ASSERT_TRUE(event) << name << ": " << entry.line;
      if (const auto* set = std::get_if<event::TableSet>(&*event)) seats = seats_of(set->settings);
      if (std::holds_alternative<event::Started>(*event)) dealt = true;
      EXPECT_EQ(write_event(seats, *event), entry.line) << name;
      kinds.insert(event->index());
    }
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<Event>);
}

// A line that is almost one of ours, is read as if it were, and is another one in the next journal.
TEST(Events, WhatIsReadIsWrittenTheSame) {
  Random random(1);
  const auto below = [&](std::size_t bound) {
    return random.below(static_cast<std::uint32_t>(bound));
  };
  const SeatNames seats = find_game(games(), "lumiere")->seat_names();
  int read = 0;
  int refused = 0;
  for (const char* line :
       {"# sealed 94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0c5ea0f",
        "# sit blue 2 guest - Bruno",
        "# sit orange 10 named 00ff Alice B",
        "# salt orange abcd",
        "# rise blue",
        "# belle blue gamin",
        "# start",
        "move orange lay c5 r2",
        "undo 12",
        "resign blue",
        "timeout orange",
        "score blue 12 3 4",
        "result orange blue",
        "fair seed 94b9de03284d7297bce1062b50759abfe4092e53789dc2e70c31567ba0c5ea0f",
        "# offer blue undo 3",
        "# offer orange abandon",
        "# agree blue",
        "# decline blue",
        "# chat 17 Tiens  donc",
        "# aside 17 guest Zoé M\tTiens  donc",
        "# again orange",
        "# rematch k3w9",
        "# closed",
        "# resumed"})
    for (int i = 0; i < 400; ++i) {
      std::string text = line;
      if (i > 0) {
        const std::size_t at = below(text.size());
        switch (below(4)) {
          case 0:
            text.insert(at, 1, " 0a#"[below(4)]);
            break;
          case 1:
            text.erase(at, 1);
            break;
          case 2:
            text[at] = static_cast<char>(below(256));
            break;
          default:
            text += " 0a"[below(3)];
        }
      }
      const auto event = read_event({games(), seats, true}, text);
      (event ? read : refused) += 1;
      ASSERT_TRUE(event || i > 0) << text;
      if (event) {
        EXPECT_EQ(write_event(seats, *event), text);
      }
    }
  EXPECT_GT(read, 1000);
  EXPECT_GT(refused, 1000);
}

// A decision that changes the table before anybody has kept it.
TEST(Events, DecidingChangesNothing) {
  for (std::size_t evening = 0; evening < kEvenings; ++evening) {
    TestTable table = new_evening(evening);
    Random random(evening);
    for (int i = 0; i < 25 && table->stage() == Stage::Playing; ++i) {
      do_something(table, random);
      if (!table->to_move()) break;
      const std::string before = everything(*table, table.now());
      const std::size_t ply = table->match()->ply();
      for (const std::string& move : table->match()->legal()) {
        const Decision played = table.mover() == 0 ? table->belle_plays(ply, move)
                                                   : table->play(table.mover(), ply, move);
        ASSERT_TRUE(played);
        (void)table->after(*played, table.now());
      }
      (void)table->resign(table->persons().front());
      ASSERT_EQ(everything(*table, table.now()), before);
    }
  }
}

// A move that was decided in one position and is played in another, as if nothing had happened.
TEST(Events, AMoveIsPlayedWhereItWasDecided) {
  TestTable table = paris_for_two();
  Random random(1);
  table.play_until_free(random, 1);
  const std::size_t ply = table->match()->ply();
  const PersonId mover = table.mover();
  const std::vector<std::string> legal = table->match()->legal();
  const Decision stale = table->play(mover, ply, legal.front());
  table.play(legal.back());
  EXPECT_FALSE(table->apply(stale->front(), table.now())) << "it is legal no more";

  TestTable again = paris_for_two();
  const Decision first = again->play(again.mover(), 0, again->match()->legal().front());
  again.write(again->play(again.mover(), 0, again->match()->legal().back()));
  again.write(again->take_back(kAlice.person, 1, 1));
  if (again->offer()) again.write(answer(*again, kBruno.person, true));
  again.write(first);
  EXPECT_EQ(everything(*TestTable(again.journal()), 0), everything(*again, 0));
}

// What lists would show of a table is not what they show when it is read again.
TEST(Events, WhatFollowsIsKnownBefore) {
  for (std::size_t evening = 0; evening < kEvenings; ++evening) {
    TestTable table = new_evening(evening);
    Random random(evening + 50);
    while (table->stage() == Stage::Playing) do_something(table, random);
    const auto& journal = table.journal();
    TestTable again(std::vector<Entry>(journal.begin(), journal.begin() + 2));
    const SeatNames seats = seats_of(table->settings());
    for (std::size_t i = 2; i < journal.size(); ++i) {
      const auto event = read_event({games(), seats, again->match() != nullptr}, journal[i].line);
      const auto after = again->after({*event}, journal[i].at);
      ASSERT_TRUE(again->accept(journal[i]));
      ASSERT_EQ(about(*after), about(*again));
      ASSERT_EQ(after->stage(), again->stage());
    }
  }
}

std::size_t sources_held_against(const std::string& room, const std::regex& line) {
  std::size_t files = 0;
  for (const auto& file : std::filesystem::recursive_directory_iterator(
           std::filesystem::path(BELLE_SOURCE_DIR) / room)) {
    if (file.path().extension() != ".cpp" && file.path().extension() != ".h") continue;
    const std::string name = file.path().lexically_relative(BELLE_SOURCE_DIR);
    const std::string text = text_of_source(name);
    EXPECT_EQ(std::regex_search(text, line), name == "table/event.cpp") << name;
    ++files;
  }
  return files;
}

// A second reader or writer, which knows lines that the first does not. Outside this room other
// texts are written too, with words such as "resign", "timeout" and "result".
TEST(Events, OnlyTheirReaderAndWriterKnowTheLines) {
  const std::regex inside(R"re(take_word|"(#|move|undo|resign|timeout|score|result|fair|deal) )re");
  EXPECT_GT(sources_held_against("table", inside), 20U);
  const std::regex outside(
      R"re("(# (table|sealed|sit|salt|belle|rise|start|offer|agree|decline|again|chat|aside|)re"
      R"re(resumed|closed|rematch)\b|(move|undo|score|fair|deal) ))re");
  EXPECT_GT(sources_held_against("server", outside), 70U);
  EXPECT_GT(sources_held_against("store", outside), 60U);
  EXPECT_GT(sources_held_against("apps", outside), 70U);
}

}  // namespace
}  // namespace belle::table
