// The house is killed at random moments while many play: whatever it has answered is there when it
// is opened again, and every game goes on.
#include <chrono>
#include <cstdlib>
#include <map>
#include <random>

#include <gtest/gtest.h>

#include "tests/sockets/party.h"
#include "tests/sockets/served_house.h"
#include "tests/store/folder.h"

namespace belle::server {
namespace {

namespace json = boost::json;
using Guest = Party::Guest;

// `./belle test --long` sets it.
int rounds() { return std::getenv("BELLE_LONG") == nullptr ? 8 : 200; }

// A move that the house has acknowledged: the n-th of its table.
struct Kept {
  std::int64_t ply;
  std::string line;
};

// Two people who play one game after the other, as fast as they are answered.
struct Pair {
  json::object wish;
  std::array<std::string, 2> cookies;
  std::array<Guest, 2> guests{};
  std::string table;  // the last one that was acknowledged
  // What the house has acknowledged: tables, and the moves of each person at them.
  std::map<std::string, std::array<std::vector<Kept>, 2>> kept;
};

class Players {
 public:
  Players(std::vector<Pair>& pairs, std::uint16_t port, Random& random)
      : pairs_(pairs), random_(random), party_(port) {
    for (Pair& pair : pairs_)
      for (std::size_t i = 0; i < 2; ++i) {
        pair.guests[i] = party_.come(pair.cookies[i]);
        pair.cookies[i] = party_.cookie(pair.guests[i]);
        of_guest_[pair.guests[i]] = {&pair, i};
      }
  }

  // Everything that was acknowledged before is at its place.
  void check() {
    for (Pair& pair : pairs_)
      for (const auto& [table, moves] : pair.kept)
        for (std::size_t i = 0; i < 2; ++i) {
          const Guest guest = pair.guests[i];
          party_.must(guest, {{"do", "watch"}, {"table", table}});
          ASSERT_TRUE(party_.until([&] { return party_.table(guest, table).contains("log"); }));
          const std::vector<std::string>& log = party_.log(guest, table);
          for (const Kept& move : moves[i]) {
            ASSERT_LT(static_cast<std::size_t>(move.ply), log.size()) << "a move is lost";
            EXPECT_EQ(log[static_cast<std::size_t>(move.ply)], move.line);
          }
          party_.must(guest, {{"do", "leave"}, {"table", table}});
        }
  }

  // They play until the house is gone.
  void play(ServedHouse& house, std::chrono::milliseconds until_killed) {
    party_.on_message = [this](Guest guest, const json::object& message) { hear(guest, message); };
    for (Pair& pair : pairs_) {
      pair.kept.clear();
      if (pair.table.empty()) {
        create(pair);
      } else {
        pair.kept[pair.table];
        // Whether this was done before is not known: if so, it is refused.
        party_.send(pair.guests[1], {{"do", "sit"}, {"table", pair.table}});
        for (const Guest guest : pair.guests) {
          add_to_deal(guest, pair.table);
          party_.send(guest, {{"do", "watch"}, {"table", pair.table}});
        }
      }
    }
    party_.wait(until_killed);
    house.kill();
    // What the house had sent before is still heard.
    ASSERT_TRUE(party_.until([&] { return party_.all_gone(); }));
  }

  std::size_t moves() const { return moves_; }

 private:
  struct Asked {
    enum class Kind : std::uint8_t { Create, Move } kind;
    std::string table;
    Kept move;
  };
  struct Place {
    Pair* pair;
    std::size_t index;
  };

  void create(Pair& pair) {
    pair.table.clear();
    const Guest host = pair.guests[0];
    asked_[{host, party_.send(host, pair.wish)}] = {Asked::Kind::Create, {}, {}};
  }

  void add_to_deal(Guest guest, const std::string& table) {
    party_.send(guest, {{"do", "salt"}, {"table", table}, {"salt", "00ff"}});
  }

  void hear(Guest guest, const json::object& message) {
    const Place place = of_guest_.at(guest);
    if (message.contains("reply")) return replied(guest, place, message);
    if (message.at("event") != "table") return;
    const std::string table(message.at("table").as_string());
    if (table != place.pair->table) return;
    if (message.at("stage") == "over") {
      if (place.index == 0) create(*place.pair);
    } else if (message.contains("legal")) {
      // The same turn may be told twice, when somebody comes or goes.
      std::pair turn(table, message.at("ply").as_int64());
      if (std::exchange(turns_[guest], turn) == turn) return;
      const json::object move = party_.any_move(guest, table, random_);
      const std::string line = "move " + std::string(message.at("you").as_string()) + ' ' +
                               std::string(move.at("move").as_string());
      asked_[{guest, party_.send(guest, move)}] = {
          Asked::Kind::Move, table, {move.at("ply").as_int64(), line}};
    }
  }

  void replied(Guest guest, const Place& place, const json::object& message) {
    const auto found = asked_.find({guest, message.at("reply").as_int64()});
    if (found == asked_.end()) return;
    const Asked asked = found->second;
    asked_.erase(found);
    EXPECT_TRUE(message.at("ok").as_bool()) << json::serialize(message);
    Pair& pair = *place.pair;
    if (asked.kind == Asked::Kind::Move) {
      ++moves_;
      pair.kept[asked.table][place.index].push_back(asked.move);
      return;
    }
    pair.table = opened(message);
    pair.kept[pair.table];
    party_.send(pair.guests[1], {{"do", "sit"}, {"table", pair.table}});
    for (const Guest each : pair.guests) add_to_deal(each, pair.table);
    party_.send(pair.guests[1], {{"do", "watch"}, {"table", pair.table}});
  }

  std::vector<Pair>& pairs_;
  Random& random_;
  Party party_;
  std::map<Guest, Place> of_guest_;
  std::map<std::pair<Guest, std::int64_t>, Asked> asked_;
  std::map<Guest, std::pair<std::string, std::int64_t>> turns_;  // that were taken last
  std::size_t moves_ = 0;
};

// A move that somebody was told is kept, and that is gone after a crash; a table that cannot be
// read or played any more.
TEST(KilledHouse, LosesNoAcknowledgedMove) {
  const store::Folder folder;
  const std::uint64_t seed = std::random_device{}();
  SCOPED_TRACE(seed);
  Random random(seed);
  std::vector<Pair> pairs(6);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (i % 2 == 0)
      pairs[i].wish = {{"do", "create"}, {"game", "lumiere"}, {"seats", 2}};
    else
      pairs[i].wish = {
          {"do", "create"}, {"game", "paris"}, {"seats", 3}, {"belle", {{"3", "gamin"}}}};
  }
  std::size_t moves = 0;
  for (int round = 0; round < rounds() && !HasFatalFailure(); ++round) {
    ServedHouse house(folder / "data");
    ASSERT_NE(house.port(), 0);
    Players players(pairs, house.port(), random);
    players.check();
    players.play(house, std::chrono::milliseconds(20 + random.below(300)));
    moves += players.moves();
  }
  EXPECT_GT(moves, static_cast<std::size_t>(rounds()) * 5) << "there was hardly any load";
  const ServedHouse house(folder / "data");
  Players(pairs, house.port(), random).check();
}

}  // namespace
}  // namespace belle::server
