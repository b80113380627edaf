// What waits, shared out by who has asked.
#include "server/fair_queue.h"

#include <gtest/gtest.h>

#include "server/network.h"

namespace belle::server {
namespace {

// Pops so many; "-" where nothing waits.
template <class Queue>
std::string popped(Queue& queue, std::size_t count) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += queue.pop().value_or("-");
  return all;
}

// A visitor for whom everything that a crowd wants is done first.
TEST(AFairQueue, ServesANewcomerBeforeThoseWhoHadMore) {
  FairQueue<std::string> queue;
  for (int i = 0; i < 40; ++i) queue.push({"many"}, "m");
  EXPECT_EQ(popped(queue, 3), "mmm");
  queue.push({"one"}, "1");
  queue.push({"one"}, "1");
  EXPECT_EQ(popped(queue, 5), "1m1mm");
  EXPECT_EQ(queue.size(), 34U);
}

// One who asks for little and waits as long as those who ask for much.
TEST(AFairQueue, WeighsWhatItCosts) {
  FairQueue<std::string> queue;
  for (int i = 0; i < 10; ++i) queue.push({"much"}, "M", 3);
  for (int i = 0; i < 10; ++i) queue.push({"little"}, "l", 1);
  EXPECT_EQ(popped(queue, 9), "MlllMlllM");
}

// A stranger with many persons at one address, or many addresses in one network, who gets a part
// for each.
TEST(AFairQueue, GivesACrowdThePartOfOne) {
  FairQueue<std::string> queue;
  for (int i = 0; i < 20; ++i) queue.push({"net", "address", std::to_string(i)}, "a");
  for (int i = 0; i < 20; ++i) queue.push({"net", std::to_string(i), "person"}, "n");
  for (int i = 0; i < 4; ++i) queue.push({"home", "address", "person"}, "h");
  const std::string first = popped(queue, 8);
  EXPECT_EQ(std::ranges::count(first, 'h'), 4) << first;
  EXPECT_LE(std::ranges::count(first, 'a'), 1) << first;
}

// Somebody of whom little waits at a time, and who so is always a newcomer, before all others.
TEST(AFairQueue, RemembersWhatSomebodyHad) {
  FairQueue<std::string> queue;
  for (int i = 0; i < 9; ++i) queue.push({"patient"}, "p");
  std::string order = popped(queue, 1);
  for (int i = 0; i < 8; ++i) {
    if (order.back() != 'p' || i == 0) queue.push({"hasty"}, "h");
    order += popped(queue, 1);
  }
  EXPECT_EQ(order, "phphphphp");
}

// One who fills the memory, or by filling it keeps neighbours out.
TEST(AFairQueue, TakesSoMuchOfAnAddressAndOneOfEachNeighbour) {
  FairQueue<std::string> queue(3);
  for (int i = 0; i < 3; ++i) EXPECT_FALSE(queue.push({"address", "greedy"}, "g"));
  EXPECT_EQ(queue.push({"address", "greedy"}, "g"), "g") << "it does not wait";
  EXPECT_FALSE(queue.push({"address", "neighbour"}, "n"));
  EXPECT_EQ(queue.push({"address", "neighbour"}, "n"), "n");
  EXPECT_FALSE(queue.push({"elsewhere", "other"}, "o"));
  EXPECT_EQ(queue.size(), 5U);
  EXPECT_EQ(popped(queue, 6), "gongg-");
  EXPECT_FALSE(queue.push({"address", "greedy"}, "g"));
}

// A queue that is full of what a few want, and in which nobody else can wait.
TEST(AFairQueue, MakesRoomWhereMostWaits) {
  FairQueue<std::string> queue(SIZE_MAX, 6);
  for (const char* each : {"a1", "a2", "a3"}) EXPECT_FALSE(queue.push({"wide", "a"}, each));
  EXPECT_FALSE(queue.push({"wide", "b"}, "b1"));
  for (const char* each : {"c1", "c2"}) EXPECT_FALSE(queue.push({"far", "c"}, each));
  EXPECT_EQ(queue.push({"new", "d"}, "d1"), "a3") << "the newest of the one with most";
  EXPECT_EQ(queue.push({"wide", "e"}, "e1"), "a2") << "a neighbour, too";
  EXPECT_EQ(queue.push({"new", "d"}, "d2"), "e1") << "of the network with most";
  EXPECT_EQ(queue.push({"far", "c"}, "c3"), "c3") << "nobody has more";
  EXPECT_EQ(queue.push({"other", "f"}, "f1"), "d2") << "of equals who has the longest to wait";
  EXPECT_EQ(queue.size(), 6U);
  EXPECT_EQ(popped(queue, 7), "a1c1d1f1b1c2-");
}

// Neighbours who are not known as such, or strangers who share what they have.
TEST(ANetwork, HasTheAddressesThatOneMayHave) {
  EXPECT_EQ(network_of("203.0.113.7"), "203.0.113.0/24");
  EXPECT_EQ(network_of("2001:db8:1:ab12::/64"), "2001:db8:1:ab00::/56");
  EXPECT_EQ(network_of("2001:db8:1:abff::/64"), "2001:db8:1:ab00::/56");
  EXPECT_EQ(network_of("2001:db8:1:12::/64"), "2001:db8:1:000::/56");
  EXPECT_EQ(network_of("2001:db8:1::/64"), "2001:db8:1:000::/56");
  EXPECT_EQ(network_of("2001:db8::/64"), "2001:db8:0:000::/56");
  EXPECT_EQ(network_of("::1"), "0:0:0:000::/56");
  EXPECT_EQ(network_of("page"), "page");
  EXPECT_EQ(wide_network_of("203.0.113.7"), "203.0");
  EXPECT_EQ(wide_network_of("2001:db8:1:ab12::/64"), "2001:db8");
  EXPECT_EQ(wide_network_of("page"), "page");
}

}  // namespace
}  // namespace belle::server
