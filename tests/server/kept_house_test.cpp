// A house of version 0.1 (tests/journals/README.md) is opened by today's program and goes on.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "server/api.h"
#include "tests/journals/unlike.h"
#include "tests/server/server_test_kit.h"
#include "tests/store/sample.h"

namespace belle::server {
namespace {

namespace json = boost::json;

const std::string kKept = std::string(BELLE_SOURCE_DIR) + "/tests/journals/house/";

// A house of then wrote a line at each clock when it opened, and for a second told nobody who came.
json::object without_opening(json::object shown) {
  const json::value* clock = shown.if_contains("clock");
  if (clock == nullptr || !clock->at("running").as_bool()) return shown;
  shown["length"] = shown.at("length").as_int64() - 1;
  if (!shown.at("you").is_null()) shown["online"] = json::array({shown.at("you")});
  return shown;
}

class KeptHouse : public testing::Test {
 protected:
  static std::filesystem::path copied(const Folder& folder) {
    std::filesystem::copy_file(kKept + "belle.db", folder / "belle.db");
    return folder / "belle.db";
  }

  HttpResponse posted(TestApi& api, const char* target, const char* name, const char* password) {
    std::optional<HttpResponse> answer;
    const json::object fields{{"name", name}, {"password", password}};
    api.answer({"POST", target, json::serialize(fields), "", "1.1.1.1", true},
               [&](const HttpResponse& response) { answer = response; });
    server.until([&] { return answer.has_value(); });
    return answer.value();
  }

  Folder folder;
  TestServer server{copied(folder)};
  json::object told = json::parse(store::bytes_of(kKept + "house.json")).as_object();
};

// People who come back after a new version was installed, and find other tables, another position,
// another rating, or none.
TEST_F(KeptHouse, ShowsEverybodyTheSame) {
  server.run_until_idle();
  for (const auto& [session, kept] : told.at("people").as_object()) {
    SCOPED_TRACE(std::string(session));
    Guest guest(server, session);
    EXPECT_EQ(unlike(kept.at("lobby"), guest.must({{"do", "tables"}}).at("tables")), "");
    if (const json::value* mine = kept.as_object().if_contains("mine")) {
      EXPECT_EQ(unlike(*mine, guest.must({{"do", "mine"}}).at("tables")), "");
    }
    for (const auto& [id, shown] : kept.at("shown").as_object()) {
      guest.must({{"do", "watch"}, {"table", id}});
      EXPECT_EQ(unlike(without_opening(shown.as_object()), guest.table(id)), "");
      EXPECT_EQ(guest.must({{"do", "record"}, {"table", id}}).at("record"),
                kept.at("records").at(id));
    }
  }
  for (const auto& [whose, kept] : told.at("ratings").as_object()) {
    const std::string text(whose);
    const std::size_t space = text.find(' ');
    const store::RatedIn rated{std::stoll(text), text.substr(space + 1)};
    const auto found =
        store::ask(server.store(), &store::Store::ratings_of, std::vector{rated}).value().at(0);
    ASSERT_TRUE(found) << text;
    EXPECT_EQ(kept.at(0).as_double(), found->rating);
    EXPECT_EQ(kept.at(1).as_double(), found->deviation);
  }
}

// A game that is shown, and in which nobody can do anything any more.
TEST_F(KeptHouse, EveryGameGoesOn) {
  Guest alice(server, "session-Alice");
  Guest dora(server, "session-Дора");
  Guest bruno(server, "session-Bruno");
  const std::vector<Guest*> people{&alice, &dora, &bruno};
  int moves = 0;
  for (const json::value& table : told.at("tables").as_array()) {
    const std::string id(table.as_string());
    for (Guest* person : people) person->must({{"do", "watch"}, {"table", id}});
    if (alice.table(id).at("stage") != "playing") continue;
    for (int i = 0; i < 3; ++i, ++moves) {
      const auto whose_turn = [&] {
        return std::ranges::find_if(people, [&](Guest* person) { return person->is_turn(id); });
      };
      server.until([&] { return whose_turn() != people.end(); });
      const std::int64_t length = alice.table(id).at("length").as_int64();
      (*whose_turn())->play_any(id, static_cast<std::uint64_t>(i));
      EXPECT_GT(alice.table(id).at("length").as_int64(), length);
    }
  }
  EXPECT_GE(moves, 9);
}

// A name that its person cannot log in with any more, because names are compared in another way.
TEST_F(KeptHouse, EverybodyLogsIn) {
  TestApi api(*server);
  for (const char* name : {"Alice", "ALICE", "Дора", "дора"}) {
    const HttpResponse answer = posted(api, "/api/log-in", name, "correct horse");
    EXPECT_EQ(answer.status, 200U) << name << ": " << answer.body;
  }
}

// A guest who takes the name of a person who was there before, in letters that look the same.
TEST_F(KeptHouse, NobodyPassesForThoseWhoWereThere) {
  TestApi api(*server);
  Guest stranger(server, "session-stranger");
  for (const char* name : {"Alice", "aLICE", "AIice", "A1ice", "Дора", "ДОРА", "Д0ра"}) {
    const HttpResponse answer = posted(api, "/api/claim", name, "battery staple");
    EXPECT_EQ(answer.status, 409U) << name << ": " << answer.body;
    EXPECT_EQ(stranger.refused({{"do", "name"}, {"name", name}}), "belongs to somebody else")
        << name;
  }
}

}  // namespace
}  // namespace belle::server
