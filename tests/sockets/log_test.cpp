// What `belle serve` says to its operator.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "people/lookalikes.h"
#include "people/secrets.h"
#include "store/sqlite.h"
#include "tests/sockets/fetched.h"
#include "tests/sockets/party.h"
#include "tests/sockets/served_house.h"
#include "tests/store/folder.h"
#include "tests/store/sample.h"

namespace belle::server {
namespace {

namespace json = boost::json;
using store::Folder;

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The seeds of all deals.
std::vector<std::string> seeds(const std::filesystem::path& file) {
  std::vector<std::string> found;
  const auto store = store::open_sqlite(file, people::name_rule());
  using enum store::Summary::Stage;
  for (const auto stage : {Waiting, Playing, Over}) {
    const auto tables = store::ask(**store, &store::Store::list, stage, false, 1000U);
    for (const store::Summary& table : tables.value()) {
      const auto journal = store::ask(**store, &store::Store::journal, table.table, 0U);
      for (const store::Entry& entry : journal.value())
        if (entry.line.starts_with("# sealed ")) found.push_back(entry.line.substr(9));
    }
  }
  return found;
}

// A log that an operator cannot search, or from which a reader takes a session, a password or what
// somebody holds.
TEST(Log, TellsOfABusyEveningAndNoSecret) {
  const Folder folder;
  const std::string password = "lumière du soir";
  std::vector<std::string> secrets{password};
  {
    ServedHouse house(folder / "data", {.words = {"--no-limits", "--pace", "0", "--log", "json"},
                                        .log = folder / "log"});
    Party party(house.port());
    Random random(2);
    std::vector<Party::Guest> guests{party.come(), party.come()};
    const auto post = [&](const std::string& target, const json::object& body) {
      return fetched(house.port(),
                     {"POST", target, json::serialize(body), party.cookie(guests[0]), {}});
    };
    const std::string id =
        opened(party.must(guests[0], {{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
    party.must(guests[1], {{"do", "sit"}, {"table", id}});
    party.must(guests[1], {{"do", "watch"}, {"table", id}});
    party.play_on(id, guests, random, 6);
    house.limit_files(std::filesystem::file_size(folder / "data/belle.sqlite-wal"));
    for (const Party::Guest guest : guests)
      party.refused(guest, {{"do", "chat"}, {"table", id}, {"text", "Bonsoir"}});
    EXPECT_EQ(post("/api/claim", {{"name", "Alice"}, {"password", password}}).status, 503U);
    house.limit_files({});
    EXPECT_EQ(post("/api/claim", {{"name", "Alice"}, {"password", password}}).status, 200U);
    EXPECT_EQ(post("/api/log-in", {{"name", "Alice"}, {"password", "guessed it"}}).status, 401U);
    for (const Party::Guest guest : guests) {
      const std::string token = party.cookie(guest).substr(std::string("belle=").size());
      secrets.push_back(token);
      secrets.push_back(people::token_hash(token));
    }
    house.ask_to_close();
    EXPECT_EQ(house.closed(), 0);
  }
  const std::string log = text_of(folder / "log");
  for (const std::string& seed : seeds(folder / "data/belle.sqlite")) secrets.push_back(seed);
  EXPECT_GT(secrets.size(), 5U);
  for (const std::string& secret : secrets)
    EXPECT_EQ(log.find(secret), std::string::npos) << secret << " in\n" << log;
  std::istringstream lines(log);
  bool with_table = false;
  bool with_request = false;
  int count = 0;
  for (std::string text; std::getline(lines, text); ++count) {
    const json::object line = json::parse(text).as_object();
    EXPECT_TRUE(line.contains("time") && line.contains("level") && line.contains("text")) << text;
    with_table = with_table || line.contains("table");
    with_request = with_request || line.contains("request");
  }
  EXPECT_TRUE(with_table && with_request) << log;
  EXPECT_GE(count, 4) << log;
}

}  // namespace
}  // namespace belle::server
