// Whether a house is well, and whether it can take visitors.
#include <boost/json.hpp>

#include "server/api.h"
#include "tests/server/declared.h"
#include "tests/server/memory_server.h"

namespace belle::server {
namespace {

// What it is sent is only held against the declaration.
class DeclaredConnection final : public Connection {
 public:
  void send(std::shared_ptr<const std::string> text) override { declared_.came(*text); }
  void say_goodbye() override {}
  void asks(std::string_view text) { declared_.sent(text); }

 private:
  DeclaredMessages declared_;
};

class WatchedServer : public testing::Test {
 protected:
  // The status of the answer; 0 as long as there is none.
  std::shared_ptr<unsigned> asked(const std::string& target) {
    const auto status = std::make_shared<unsigned>(0);
    api.answer({"GET", target, "", "", "1.1.1.1"},
               [status](const HttpResponse& response) { *status = response.status; });
    server.run_until_idle();
    return status;
  }
  // The word of a refusal; its reason where it has none.
  std::string said(const std::string& target) {
    std::string said;
    api.answer({"GET", target, "", "", "1.1.1.1"}, [&](const HttpResponse& response) {
      EXPECT_EQ(response.status, 503U);
      const auto error = boost::json::parse(response.body).at("error").as_object();
      said = error.at(error.contains("word") ? "word" : "reason").as_string();
    });
    server.run_until_idle();
    return said;
  }

  MemoryServer server;
  TestApi api{*server};
};

// A house that says it is well while nothing can be read, so that visitors are sent there.
TEST_F(WatchedServer, HealthAsksTheStore) {
  EXPECT_EQ(*asked("/api/health"), 200U);
  EXPECT_EQ(*asked("/api/ready"), 200U);
  server.pass(1000);
  server.store().reads_fail = true;
  EXPECT_EQ(*asked("/api/health"), 503U);
  EXPECT_EQ(*asked("/api/ready"), 503U);
  server.pass(1000);
  server.store().reads_fail = false;
  EXPECT_EQ(*asked("/api/health"), 200U);
}

// A proxy that waits for ever for a store that stands still, or buries it under its questions.
TEST_F(WatchedServer, AStoreThatSaysNothingIsNotWaitedFor) {
  server.store().holds_reads = true;
  const auto first = asked("/api/health");
  const auto second = asked("/api/ready");
  server.pass(1999);
  EXPECT_EQ(*first, 0U);
  server.pass(1);
  EXPECT_EQ(*first, 503U);
  EXPECT_EQ(*second, 503U);
  EXPECT_EQ(*asked("/api/health"), 503U) << "at once";
  server.store().holds_reads = false;
  server.store().release();
  server.run_until_idle();
  server.pass(1000);
  EXPECT_EQ(*asked("/api/health"), 200U);
}

// A proxy whose checks are too many for one address, as which it counts.
TEST(Watched, ChecksHaveNoLimit) {
  Server::Settings settings = TestServer::quick();
  settings.limits.off = false;
  settings.limits.requests = {1, 0.001};
  MemoryServer server(settings);
  TestApi api(*server);
  int well = 0;
  for (int i = 0; i < 10; ++i)
    api.answer({"GET", "/api/ready", "", "", "1.1.1.1"},
               [&](const HttpResponse& response) { well += response.status == 200 ? 1 : 0; });
  server.run_until_idle();
  EXPECT_EQ(well, 10);
}

// Visitors who are kept by a server that alone has lost the database, or are all turned out because
// of a database that is begun anew.
TEST_F(WatchedServer, AStoreIsLostAfterAWhile) {
  server.store().reads_fail = true;
  EXPECT_EQ(said("/api/ready"), "the store does not answer");
  server.pass(1999);
  EXPECT_EQ(said("/api/ready"), "the store does not answer");
  server.pass(1);
  EXPECT_EQ(said("/api/ready"), "store-lost");
  server.pass(5000);
  EXPECT_EQ(said("/api/ready"), "store-lost");
  server.store().reads_fail = false;
  server.pass(1000);
  EXPECT_EQ(*asked("/api/ready"), 200U);
  server.store().reads_fail = true;
  server.pass(1000);
  EXPECT_EQ(said("/api/ready"), "the store does not answer") << "it is silent anew";
  server.store().reads_fail = false;
  server.pass(1000);
  EXPECT_EQ(*asked("/api/ready"), 200U);
  server.store().reads_fail = true;
  server.pass(500);
  EXPECT_EQ(said("/api/ready"), "the store does not answer");
  server.pass(1600);
  EXPECT_EQ(said("/api/ready"), "the store does not answer") << "that was the silence before";
}

// A server that is sent more visitors while it closes, or is given up with those it has.
TEST_F(WatchedServer, DrainingIsNotReadyAndWell) {
  server->drain();
  EXPECT_EQ(*asked("/api/ready"), 503U);
  EXPECT_EQ(*asked("/api/health"), 200U);
}

// A request that a closing house waits for although it is answered, or forgets to wait for.
TEST_F(WatchedServer, KnowsWhatIsNotAnswered) {
  const auto connection = std::make_shared<DeclaredConnection>();
  const auto client = server->arrive(connection, "session", "1.1.1.1");
  server.run_until_stored();
  EXPECT_EQ(client->unanswered, 0U);
  const auto ask = [&](std::string_view text) {
    connection->asks(text);
    server->receive(client, text);
  };
  ask(R"({"request":1,"do":"create","game":"paris","seats":2})");
  EXPECT_EQ(client->unanswered, 1U);
  ask("nonsense");
  ask(R"({"request":2,"do":"fly"})");
  server.run_until_stored();
  EXPECT_EQ(client->unanswered, 0U);
  server->depart(client);
}

}  // namespace
}  // namespace belle::server
