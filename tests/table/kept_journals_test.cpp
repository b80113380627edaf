// Journals of version 0.1: tests/journals/README.md. They are replayed for ever, and what the table
// says of them may grow, but never change.
#include "tests/table/kept_journals.h"

#include <boost/json.hpp>

#include "tests/journals/unlike.h"
#include "tests/table/table_test_kit.h"

namespace belle::table {
namespace {

namespace json = boost::json;

json::object parsed(const std::string& text) { return json::parse(text).as_object(); }

// What is kept of a viewer: where nothing else is said, the same as of a spectator.
json::object kept(const json::object& told, const char* what, std::size_t viewer) {
  const json::array& viewers = told.at("viewers").as_array();
  json::object fields = viewers[0].at(what).as_object();
  for (const auto& field : viewers[viewer].at(what).as_object())
    fields[field.key()] = field.value();
  return fields;
}

std::string kept_record(const json::object& told, std::size_t viewer) {
  const json::array& viewers = told.at("viewers").as_array();
  const json::value* own = viewers[viewer].as_object().if_contains("record");
  return std::string((own != nullptr ? *own : viewers[0].at("record")).as_string());
}

// A house that was well yesterday, and today cannot read a table, or shows another game there.
TEST(KeptJournals, AreReadAsTheyWereWritten) {
  for (const auto& [name, journal] : kept_journals()) {
    SCOPED_TRACE(name);
    const auto table = Table::replay(games(), journal);
    ASSERT_TRUE(table) << table.error().reason;
    const json::object told = parsed(text_of_source("tests/journals/" + name + ".json"));
    const Time now = told.at("now").as_int64();
    EXPECT_EQ(unlike(told.at("about"), json::parse(about(*table))), "");
    const std::string whole = text_of_source("tests/journals/" + name + ".belle");
    EXPECT_EQ(table->match() == nullptr ? "" : true_record(*table), whole);
    for (std::size_t i = 0; i <= table->chairs().size(); ++i) {
      const Viewer viewer = i == 0 ? Viewer{} : Viewer{Seat(i - 1)};
      SCOPED_TRACE("viewer " + std::to_string(i));
      EXPECT_EQ(unlike(kept(told, "table", i), parsed(message(*table, viewer, 0, now))), "");
      EXPECT_EQ(
          unlike(kept(told, "news", i), parsed(message(*table, viewer, table->length() / 2, now))),
          "");
      EXPECT_EQ(record_for(*table, viewer),
                table->stage() == Stage::Over ? whole : kept_record(told, i));
    }
  }
}

}  // namespace
}  // namespace belle::table
