// Ombres in a house: two clients play it to the end, and Belle plays it.
#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "tests/server/memory_server.h"

namespace belle::server {
namespace {

namespace json = boost::json;

// A game that the lobby, the messages or the record know nothing of.
TEST(OmbresServer, TwoClientsPlayToTheEnd) {
  MemoryServer server;
  Guest alice(server, "a");
  Guest bruno(server, "b");
  const std::string id = opened(alice.must({{"do", "create"}, {"game", "ombres"}, {"seats", 2}}));
  bruno.must({{"do", "sit"}, {"table", id}});
  Random random(7);
  while (!is_over(alice, id)) {
    server.until([&] { return alice.is_turn(id) || bruno.is_turn(id) || is_over(alice, id); });
    if (is_over(alice, id)) break;
    (alice.is_turn(id) ? alice : bruno).play_any(id, random.next());
  }
  const json::object reply = bruno.must({{"do", "record"}, {"table", id}});
  const std::string record(reply.at("record").as_string());
  EXPECT_NE(record.find("\ngame ombres\n"), std::string::npos) << record;
  EXPECT_NE(record.find("\nresult "), std::string::npos) << record;
}

// A game for which Belle has no move, or at which she is no match for a client who does not look.
TEST(OmbresServer, BellePlays) {
  MemoryServer server;
  Guest alice(server, "a");
  const std::string id = opened(alice.must({{"do", "create"},
                                            {"game", "ombres"},
                                            {"seats", 2},
                                            {"options", {{"start", "sun"}}},
                                            {"belle", {{"moon", "belle"}}}}));
  while (!is_over(alice, id)) {
    server.until([&] { return alice.is_turn(id) || is_over(alice, id); });
    if (is_over(alice, id)) break;
    alice.play_any(id, 0);
  }
  const auto& winners = alice.table(id).at("position").as_object().at("winners").as_array();
  EXPECT_EQ(winners.back(), "moon");
}

}  // namespace
}  // namespace belle::server
