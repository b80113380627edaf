#include "table/settings.h"

#include <boost/json.hpp>
#include <fstream>
#include <sstream>

#include "tests/table/table_test_kit.h"

namespace belle::table {
namespace {

namespace json = boost::json;

json::object lumiere() { return {{"game", "lumiere"}, {"seats", 2}}; }

json::object with(json::object message, std::string_view field, json::value value) {
  message[field] = std::move(value);
  return message;
}

// The field at fault; empty if there is none.
std::string fault(const json::object& message) {
  const auto settings = read_settings(games(), message);
  return settings ? "" : settings.error().field;
}

json::string file(const std::string& name) {
  std::ifstream in(std::string(BELLE_SOURCE_DIR) + "/editions/" + name);
  std::ostringstream text;
  text << in.rdbuf();
  return json::string(text.str());
}

// A wrong message that sets a table nobody asked for, or blames the wrong field.
TEST(Settings, EveryFaultNamesItsField) {
  EXPECT_EQ(fault(lumiere()), "");
  EXPECT_EQ(fault({{"seats", 2}}), "game");
  EXPECT_EQ(fault({{"game", "lumiere"}}), "seats");
  const json::array kinds{nullptr, true, 7, -1, 2.5, "x", json::array{}, json::object{}};
  const auto refuses = [&](std::string_view field, std::vector<std::size_t> fitting = {}) {
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      if (std::ranges::find(fitting, i) != fitting.end()) continue;
      EXPECT_EQ(fault(with(lumiere(), field, kinds[i])), field) << json::serialize(kinds[i]);
    }
  };
  refuses("game");
  refuses("seats");
  refuses("options", {7});
  refuses("edition");
  refuses("clock");
  refuses("time_over");
  refuses("listed", {1});
  refuses("loser_starts", {1});
  refuses("first");
  EXPECT_EQ(fault(with(lumiere(), "first", "blue")), "");
  EXPECT_EQ(fault(with({{"game", "paris"}, {"seats", 2}}, "first", "3")), "first");
}

// A seat that starts every game, at a table where the loser does.
TEST(Settings, TheLoserStartsOnlyWhereNoSeatIsNamed) {
  const json::object agreed = with(lumiere(), "loser_starts", true);
  EXPECT_EQ(fault(agreed), "");
  EXPECT_EQ(fault(with(agreed, "options", {{"start", "blue"}})), "loser_starts");
  EXPECT_EQ(fault(with(agreed, "options", {{"start", "chance"}})), "");
  EXPECT_EQ(fault(with(lumiere(), "options", {{"start", "blue"}})), "");
}

// A table for more people than play the game.
TEST(Settings, AsManySeatsAsTheGameHas) {
  for (const int seats : {0, 1, 3, 99, 100})
    EXPECT_EQ(fault(with(lumiere(), "seats", seats)), "seats");
  for (int seats = 0; seats <= 6; ++seats)
    EXPECT_EQ(fault({{"game", "paris"}, {"seats", seats}}),
              seats >= 2 && seats <= 4 ? "" : "seats");
}

// A clock that never runs, or runs for ever.
TEST(Settings, ClocksWithinReason) {
  const auto clock = [](json::object fields) {
    return fault(with(lumiere(), "clock", std::move(fields)));
  };
  EXPECT_EQ(clock({{"days", 1}}), "");
  EXPECT_EQ(clock({{"days", 30}}), "");
  EXPECT_EQ(clock({{"bank", 86400}, {"increment", 0}}), "");
  EXPECT_EQ(clock({{"bank", 1}}), "");
  for (const json::value& days : json::array{0, 31, -1, "3", 1.5, nullptr})
    EXPECT_EQ(clock({{"days", days}}), "clock.days");
  for (const json::value& bank : json::array{0, 86401, "600", nullptr})
    EXPECT_EQ(clock({{"bank", bank}}), "clock.bank");
  for (const json::value& increment : json::array{-1, 86401, "10", nullptr})
    EXPECT_EQ(clock({{"bank", 600}, {"increment", increment}}), "clock.increment");
  EXPECT_EQ(clock({{"increment", 10}}), "clock");
  EXPECT_EQ(clock({{"bank", 600}, {"days", 3}}), "clock") << "which of them?";
}

// An option that is not there, or a word that it does not take, and the game is dealt otherwise.
TEST(Settings, OptionsAreThoseOfTheGame) {
  const auto options = [](std::string_view game, json::object fields) {
    return fault({{"game", game}, {"seats", 2}, {"options", std::move(fields)}});
  };
  EXPECT_EQ(options("lumiere", {{"postcards", "first-game"}, {"start", "blue"}}), "");
  EXPECT_EQ(options("paris", {{"setup", "shuffled"}, {"screens", "open"}}), "");
  EXPECT_EQ(options("lumiere", {{"setup", "shuffled"}}), "options");
  EXPECT_EQ(options("paris", {{"setup", "shaken"}}), "options");
  EXPECT_EQ(options("paris", {{"setup", 1}}), "options.setup");
  EXPECT_EQ(options("paris", {{"setup", ""}}), "options.setup");
  EXPECT_EQ(options("paris", {{"setup", "a\nb"}}), "options.setup");
  EXPECT_EQ(options("paris", {{"start", "4"}}), "options") << "nobody sits there";
}

// A corrected edition that is lost, or one that cannot be played.
TEST(Settings, ACorrectedEditionIsPlayed) {
  json::string text = file("devir-2019.json");
  ASSERT_FALSE(text.empty());
  EXPECT_EQ(fault(with(lumiere(), "edition", file("game-brewer-2020.json"))), "edition");
  EXPECT_EQ(fault(with(lumiere(), "edition", "{}")), "edition");
  text += "\n";  // another file, of the same facts
  TestTable table(json::serialize(with(lumiere(), "edition", text)));
  table.seat({kAlice, kBruno});
  EXPECT_EQ(table->stage(), Stage::Playing);
  EXPECT_TRUE(table->record().edition.key.starts_with("devir-2019+"));
  EXPECT_EQ(everything(*TestTable(table.journal()), 0), everything(*table, 0));
}

// A setting that the journal forgets, or other bytes than those of the journals there are.
TEST(Settings, ReadBackTheSame) {
  const json::array messages{
      lumiere(),
      {{"game", "lumiere"}, {"seats", 2}, {"clock", {{"days", 3}}}, {"time_over", "belle"}},
      {{"game", "paris"},
       {"seats", 4},
       {"options", {{"districts", "free"}, {"setup", "shuffled"}}},
       {"clock", {{"bank", 600}, {"increment", 10}}},
       {"listed", true}},
      {{"game", "lumiere"},
       {"seats", 2},
       {"edition", file("devir-2019.json")},
       {"first", "blue"},
       {"listed", true}}};
  for (const json::value& message : messages) {
    const auto settings = read_settings(games(), message.as_object());
    ASSERT_TRUE(settings) << settings.error().reason;
    JsonText written;
    write_settings(written, *settings);
    EXPECT_EQ(written.written(), json::serialize(message));
  }
}

}  // namespace
}  // namespace belle::table
