// The program is stopped for a while, as by a debugger, a laptop that sleeps or a machine that
// moves.
#include <chrono>
#include <csignal>
#include <thread>

#include <gtest/gtest.h>

#include "tests/sockets/party.h"
#include "tests/sockets/served_house.h"
#include "tests/store/folder.h"

namespace belle::server {
namespace {

using namespace std::chrono_literals;

// A game that is lost because of it, or a move that is refused right after.
TEST(Stopped, AHouseCostsNobodyTime) {
  const store::Folder folder;
  const ServedHouse house(folder / "data");
  Party party(house.port());
  const auto alice = party.come();
  const auto bruno = party.come();
  const std::string id = opened(party.must(alice, {{"do", "create"},
                                                   {"game", "lumiere"},
                                                   {"seats", 2},
                                                   {"options", {{"start", "orange"}}},
                                                   {"clock", {{"bank", 4}}}}));
  party.must(alice, {{"do", "watch"}, {"table", id}});
  party.must(bruno, {{"do", "watch"}, {"table", id}});
  party.must(bruno, {{"do", "sit"}, {"table", id}});
  ASSERT_TRUE(party.until([&] { return party.is_turn(alice, id); }));
  ::kill(house.process(), SIGSTOP);
  std::this_thread::sleep_for(5s);
  Random random(1);
  const auto move = party.send(alice, party.any_move(alice, id, random));
  ::kill(house.process(), SIGCONT);
  EXPECT_TRUE(party.reply(alice, move).at("ok").as_bool());
  EXPECT_TRUE(party.until([&] { return party.is_turn(bruno, id); }));
  EXPECT_FALSE(party.is_over(bruno, id));
  const auto& left = party.table(bruno, id).at("clock").at("left").as_array();
  EXPECT_GT(left.at(0).to_number<int>(), 2000) << "of four seconds";
  EXPECT_GT(left.at(1).to_number<int>(), 3000);
}

}  // namespace
}  // namespace belle::server
