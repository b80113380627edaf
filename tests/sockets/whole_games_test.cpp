// Whole games over real sockets: between people, with Belle, watched, and across closing time in
// the middle.
#include <gtest/gtest.h>

#include "tests/sockets/fetched.h"
#include "tests/sockets/party.h"
#include "tests/sockets/served_house.h"
#include "tests/store/folder.h"

namespace belle::server {
namespace {

namespace json = boost::json;
using Guest = Party::Guest;
using store::Folder;

// A client, and the same person after they came back.
struct Person {
  std::string cookie;
  Guest guest{};

  void come_to(Party& party) {
    guest = party.come(cookie);
    cookie = party.cookie(guest);
  }
};

struct Seated {
  json::object wish;  // to set the table
  std::vector<Person> players;
  Person spectator;
  std::string id;
  std::vector<json::value> seats;
  std::int64_t ply = 0;

  std::vector<Guest> guests() const {
    std::vector<Guest> all;
    for (const Person& player : players) all.push_back(player.guest);
    return all;
  }
};

void set_table(Party& party, Seated& table) {
  for (Person& player : table.players) player.come_to(party);
  table.spectator.come_to(party);
  table.id = opened(party.must(table.players.front().guest, table.wish));
  party.must(table.spectator.guest, {{"do", "watch"}, {"table", table.id}});
  for (std::size_t i = 1; i < table.players.size(); ++i) {
    party.must(table.players[i].guest, {{"do", "sit"}, {"table", table.id}});
    party.must(table.players[i].guest, {{"do", "watch"}, {"table", table.id}});
  }
}

void note(const Party& party, Seated& table) {
  table.seats.clear();
  for (const Guest guest : table.guests())
    table.seats.push_back(party.table(guest, table.id).at("you"));
  table.ply = party.table(table.players.front().guest, table.id).at("ply").as_int64();
}

void come_back(Party& party, Seated& table) {
  for (Person& player : table.players) player.come_to(party);
  table.spectator.come_to(party);
  for (const Guest guest : table.guests())
    party.must(guest, {{"do", "watch"}, {"table", table.id}});
  party.must(table.spectator.guest, {{"do", "watch"}, {"table", table.id}});
  const std::vector<json::value> before = table.seats;
  const std::int64_t ply = table.ply;
  party.until([&] { return party.table(table.spectator.guest, table.id).contains("ply"); });
  note(party, table);
  EXPECT_EQ(table.seats, before);
  EXPECT_GE(table.ply, ply);
}

void finish(Party& party, const Seated& table, std::uint16_t port, Random& random) {
  party.play_on(table.id, table.guests(), random);
  const Guest last = table.spectator.guest;
  ASSERT_TRUE(party.until([&] {
    return party.is_over(last, table.id) && std::ranges::all_of(table.guests(), [&](Guest guest) {
             return party.is_over(guest, table.id);
           });
  }));
  const Fetched record = fetched(port, {"GET", "/api/tables/" + table.id + "/record", {}, {}, {}});
  ASSERT_EQ(record.status, 200U);
  const Ended checked = run_belle({"check", "-"}, record.body);
  EXPECT_EQ(checked.status, 0) << checked.err << record.body;
  EXPECT_NE(record.body.find("\nfair seed "), std::string::npos) << "the seal is opened";
  for (const json::value& seat : table.seats)
    EXPECT_NE(record.body.find("\nfair salt " + std::string(seat.as_string()) + " 00ff\n"),
              std::string::npos);
}

// A game that cannot be finished over the network, people who lose their seats when the house
// closes, a close that fails or cuts a client off without a word.
TEST(ServedHouse, CarriesWholeGamesAcrossARestart) {
  const Folder folder;
  Random random(1);
  std::vector<Seated> tables(3);
  tables[0].wish = {{"do", "create"}, {"game", "lumiere"}, {"seats", 2}};
  tables[0].players.resize(2);
  tables[1].wish = {{"do", "create"}, {"game", "paris"}, {"seats", 3}, {"belle", {{"3", "gamin"}}}};
  tables[1].players.resize(2);
  tables[2].wish = {
      {"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"belle", {{"blue", "gamin"}}}};
  tables[2].players.resize(1);
  {
    ServedHouse house(folder / "data");
    Party party(house.port());
    for (Seated& table : tables) {
      set_table(party, table);
      party.play_on(table.id, table.guests(), random, 12);
      note(party, table);
    }
    house.ask_to_close();
    EXPECT_TRUE(party.until([&] { return party.all_gone(); }));
    EXPECT_EQ(house.closed(), 0);
  }
  ServedHouse house(folder / "data");
  Party party(house.port());
  for (Seated& table : tables) {
    come_back(party, table);
    finish(party, table, house.port(), random);
  }
  house.ask_to_close();
  EXPECT_EQ(house.closed(), 0);
}

}  // namespace
}  // namespace belle::server
