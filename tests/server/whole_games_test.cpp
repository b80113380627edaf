// Whole games at tables of the house: between people, against Belle, watched, and across a closing
// time in the middle.
#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "tests/server/server_test_kit.h"

namespace belle::server {
namespace {

namespace json = boost::json;

// Lets the mover play at random until the game is over, or so many moves were made.
void play_on(TestServer& server, const std::string& id, std::vector<Guest*> guests, Random& random,
             int moves = 100000) {
  for (; moves > 0 && !is_over(*guests.front(), id); --moves) {
    Guest* mover = nullptr;
    server.until([&] {
      for (Guest* guest : guests)
        if (guest->is_turn(id)) mover = guest;
      return mover != nullptr || is_over(*guests.front(), id);
    });
    if (mover == nullptr) return;
    mover->play_any(id, random.next());
  }
}

// A game that cannot be finished, or that a person sees otherwise.
TEST(WholeGame, TwoPeopleAndASpectatorSeeTheSameEnd) {
  const Folder folder;
  TestServer server(folder / "belle.sqlite");
  Guest alice(server, "a");
  Guest bruno(server, "b");
  Guest chloe(server, "c");
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "lumiere"}, {"seats", 2}}));
  chloe.must({{"do", "watch"}, {"table", id}});
  bruno.must({{"do", "sit"}, {"table", id}});
  bruno.must({{"do", "watch"}, {"table", id}});
  Random random(1);
  play_on(server, id, {&alice, &bruno}, random);
  server.until([&] { return is_over(alice, id) && is_over(bruno, id) && is_over(chloe, id); });
  const auto end = [&](const Guest& guest) {
    json::object position = guest.table(id).at("position").as_object();
    position.erase("viewer");
    return json::serialize(position);
  };
  EXPECT_EQ(end(alice), end(chloe));
  EXPECT_EQ(end(alice), end(bruno));
  EXPECT_EQ(alice.table(id).at("log"), chloe.table(id).at("log"));
}

// Belle who does not move, or moves for others.
TEST(WholeGame, BelleTakesHerTurns) {
  const Folder folder;
  TestServer server(folder / "belle.sqlite");
  Guest alice(server, "a");
  const std::string id = opened(alice.must({{"do", "create"},
                                            {"game", "paris"},
                                            {"seats", 3},
                                            {"belle", {{"2", "gamin"}, {"3", "grisette"}}}}));
  Random random(2);
  play_on(server, id, {&alice}, random);
  EXPECT_TRUE(is_over(alice, id));
}

// A house that forgets a running game, or who sits there, when it closes.
TEST(WholeGame, GoesOnAfterTheServerWasClosed) {
  const Folder folder;
  const auto file = folder / "belle.sqlite";
  Random random(3);
  std::string id;
  json::value ply;
  {
    TestServer server(file);
    Guest alice(server, "a");
    id = opened(alice.must(
        {{"do", "create"}, {"game", "paris"}, {"seats", 2}, {"belle", {{"2", "concierge"}}}}));
    play_on(server, id, {&alice}, random, 20);
    server.until([&] { return alice.is_turn(id); });
    ply = alice.table(id).at("ply");
  }
  TestServer server(file);
  Guest alice(server, "a");
  alice.must({{"do", "watch"}, {"table", id}});
  EXPECT_EQ(alice.table(id).at("ply"), ply);
  play_on(server, id, {&alice}, random);
  EXPECT_TRUE(is_over(alice, id));
}

}  // namespace
}  // namespace belle::server
