// A house with very many games: what they cost those who come, and the house when it opens.
#include <algorithm>
#include <chrono>
#include <ctime>

#include "people/secrets.h"
#include "tests/server/memory_server.h"

namespace belle::server {
namespace {

namespace json = boost::json;
using std::chrono::nanoseconds;

const json::object kByPost{
    {"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"clock", {{"days", 3}}}};

// What this thread has used, however busy the machine is.
nanoseconds used() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return std::chrono::seconds(now.tv_sec) + nanoseconds(now.tv_nsec);
}

// A person with so many games, who asks for their list again and again: the least that it cost the
// server's thread.
nanoseconds cost_of_own_list(TestServer& server, int games) {
  const std::string token = people::new_token();
  Guest host(server, people::token_hash(token));
  const std::string first = opened(host.must(kByPost));
  const auto person = store::ask(server.store(), &store::Store::person_of, host.session()).value();
  const auto own = [&] {
    return store::ask(server.store(), &store::Store::list_of, person->id, store::kEver, SIZE_MAX);
  };
  const store::Summary summary = own()->at(0);
  for (int i = 1; i < games; ++i) {
    store::Append copy{.table = first + 'n' + std::to_string(i),
                       .entries = {{summary.changed, "a line"}},
                       .summary = summary};
    copy.summary.table = copy.table;
    server.store().append(std::move(copy), [](const auto&) {});
  }
  server.run_until_stored();
  EXPECT_EQ(own()->size(), static_cast<std::size_t>(games));
  TestApi api(*server);
  nanoseconds least = nanoseconds::max();
  for (int i = 0; i < 12; ++i) {
    bool answered = false;
    const nanoseconds before = used();
    api.answer({"GET", "/api/me/tables", "", token, "1.1.1.1"},
               [&](const HttpResponse& answer) { answered = answer.status == 200; });
    server.until([&] { return answered; });
    least = std::min(least, used() - before);
  }
  return least;
}

// A person with many games, each of whose lists holds everybody up.
TEST(LargeHouse, ThousandGamesAreListedAsSoonAsAHundred) {
  const Folder folder;
  TestServer server(folder / "belle.sqlite");
  const nanoseconds few = cost_of_own_list(server, 100);
  const nanoseconds many = cost_of_own_list(server, 1000);
  EXPECT_LT(many, 3 * few);
}

// A house that reads every journal when it opens, or writes in each, and is not there for minutes.
TEST(LargeHouse, OpensWithoutItsJournals) {
  const auto store = std::make_shared<store::MemoryStore>();
  {
    MemoryServer yesterday;
    Guest alice(yesterday, "a");
    Guest bruno(yesterday, "b");
    const std::string id = opened(alice.must(kByPost));
    bruno.must({{"do", "sit"}, {"table", id}});
    const auto deadline = TestServer::kToday + 3 * TestServer::kDay;
    for (int i = 0; i < 3000; ++i) {
      store::Append copy{.table = id + 'n' + std::to_string(i),
                         .entries = yesterday.store().journals.at(id),
                         .summary = yesterday.store().summaries.at(id),
                         .deadline = store::Deadline{deadline + i, TestServer::kDay}};
      copy.summary.table = copy.table;
      store->append(std::move(copy), [](const auto&) {});
    }
  }
  const auto journals = store->journals;
  TestServer server(store, TestServer::quick(), nullptr,
                    TestServer::kToday + 2 * TestServer::kDay + 1);
  server.run_until_idle();
  for (int second = 0; second < 10; ++second) {
    server.pass(1000);
    server.run_until_idle();
  }
  EXPECT_EQ(store->journals_read, 0);
  EXPECT_TRUE(store->journals == journals);
  Guest late(server, "c");
  late.must({{"do", "watch"}, {"table", store->journals.begin()->first}});
  EXPECT_EQ(store->journals_read, 1);
}

}  // namespace
}  // namespace belle::server
