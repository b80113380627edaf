// What presence.h and tries.h promise servers that use one store.
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <set>

#include "tests/store/contract/kinds.h"

namespace belle::store {
namespace {

using namespace std::chrono_literals;
using Watchers = std::vector<Watcher>;

/// A server, and what it has heard.
class Node {
 public:
  explicit Node(Store& store) : store_(store) {
    presence_ = store.enter({
        [](const std::string&, std::size_t) {},
        [this](const std::string& table, const Watchers& there) {
          note([&] { watched_[table] = there; });
        },
        [this](const Summary& summary, std::size_t length) {
          note([&] { changed_[summary.table] = length; });
        },
        [this](PersonId person) { note([&] { renewed_.insert(person); }); },
    });
  }
  Presence* operator->() { return presence_.get(); }
  Store& store() { return store_; }
  void die() { presence_.reset(); }

  bool hears_watching(const std::string& table, const Watchers& there) {
    return until([&] { return watched_[table] == there; });
  }
  bool hears_change(const std::string& table, std::size_t length) {
    return until([&] { return changed_[table] >= length; });
  }
  std::size_t change_heard(const std::string& table) {
    const std::lock_guard lock(mutex_);
    return changed_[table];
  }
  bool hears_renewal(PersonId person) {
    return until([&] { return renewed_.erase(person) > 0; });
  }

 private:
  void note(const std::function<void()>& what) {
    const std::lock_guard lock(mutex_);
    what();
    came_.notify_all();
  }
  bool until(const std::function<bool()>& so) {
    std::unique_lock lock(mutex_);
    return came_.wait_for(lock, 10s, so);
  }

  Store& store_;
  std::mutex mutex_;
  std::condition_variable came_;
  std::map<std::string, Watchers> watched_;
  std::map<std::string, std::size_t> changed_;
  std::set<PersonId> renewed_;
  std::unique_ptr<Presence> presence_;  // the last member: it tells the others
};

class PresenceContract : public Contract {
 protected:
  Append own(std::size_t length, bool is_news = true) {
    Append append = sample("t", length);
    append.summary.persons = {ann};
    append.summary.changed = std::chrono::duration_cast<std::chrono::milliseconds>(
                                 std::chrono::system_clock::now().time_since_epoch())
                                 .count();
    append.is_news = is_news;
    return append;
  }

  PersonId ann = guest(store(), "Ann", "phone").id;
  Node one{store()};
  Node two{place_->other()};
};

class TriesContract : public Contract {};

INSTANTIATE_TEST_SUITE_P(Store, PresenceContract, testing::ValuesIn(shared_kinds()), name_of);
INSTANTIATE_TEST_SUITE_P(Store, TriesContract, testing::ValuesIn(shared_kinds()), name_of);

// A player who seems to be away because they are at another machine, or to be there when they left.
TEST_P(PresenceContract, WhoWatchesAtAnotherServerIsTold) {
  one->watch("t", {{.person = ann}});
  two->watch("t", {{.person = 0, .count = 2}});
  EXPECT_TRUE(two.hears_watching("t", {{.person = ann, .count = 1, .name = "Ann"}}));
  EXPECT_TRUE(one.hears_watching("t", {{.person = 0, .count = 2, .name = ""}}));
  two->watch("t", {{.person = 0, .count = 1}, {.person = ann}});
  EXPECT_TRUE(one.hears_watching("t", {{.person = 0}, {.person = ann, .count = 1, .name = "Ann"}}));
  one->watch("t", {});
  EXPECT_TRUE(two.hears_watching("t", {}));
}

// People who stay for ever at a machine that is no more.
TEST_P(PresenceContract, AServerTakesItsPeopleWithIt) {
  one->watch("t", {{.person = ann}});
  one->follow(ann);
  two->watch("t", {{.person = 0}});
  ASSERT_TRUE(two.hears_watching("t", {{.person = ann, .count = 1, .name = "Ann"}}));
  one.die();
  EXPECT_TRUE(two.hears_watching("t", {}));
}

// A game that waits for its player, who looks elsewhere at another machine and hears of nothing; or
// a player who hears that those who look on talk.
TEST_P(PresenceContract, AChangeAtAnOwnTableIsTold) {
  two->follow(ann);
  ASSERT_TRUE(append(store(), own(0)));
  EXPECT_TRUE(two.hears_change("t", 1));
  ASSERT_TRUE(append(store(), own(1, false)));
  Append other = sample("other", 0);
  ASSERT_TRUE(append(store(), other));
  ASSERT_TRUE(append(store(), own(2)));
  EXPECT_TRUE(two.hears_change("t", 3));
  EXPECT_EQ(two.change_heard("other"), 0U) << "nobody here sits there";
  two->unfollow(ann);
  ASSERT_TRUE(append(store(), own(3)));
  two->follow(guest(store(), "Ben", "tablet").id);
  Append last = sample("last", 0);
  last.summary.persons = {ann, ask(store(), &Store::person_of, "tablet").value()->id};
  ASSERT_TRUE(append(store(), last));
  EXPECT_TRUE(two.hears_change("last", 1));
  EXPECT_EQ(two.change_heard("t"), 3U);
}

// A window at another machine that goes on under the old name, or after its person has left.
TEST_P(PresenceContract, ANewNameAndTheEndOfASessionAreTold) {
  two->follow(ann);
  ASSERT_TRUE(append(store(), own(0)));
  ASSERT_TRUE(two.hears_change("t", 1)) << "it listens from now on";
  ASSERT_TRUE(ask(store(), &Store::rename_guest, ann, "Anna"));
  EXPECT_TRUE(two.hears_renewal(ann));
  ASSERT_TRUE(ask(store(), &Store::claim_name, ann, "Anna", "hash", "phone", Session{"laptop", 9}));
  EXPECT_TRUE(two.hears_renewal(ann));
  ASSERT_TRUE(ask(store(), &Store::end_session, "laptop"));
  EXPECT_TRUE(two.hears_renewal(ann));
}

// A table that nobody finds because its player is at another machine.
TEST_P(PresenceContract, TablesAreAttendedFromAnotherServer) {
  const PersonId ben = guest(store(), "Ben", "tablet").id;
  const PersonId zoe = guest(store(), "Zoé", "car").id;
  const std::vector<Summary> tables{own(0).summary,
                                    [&] {
                                      Summary bens = sample("b", 0).summary;
                                      bens.persons = {ben};
                                      return bens;
                                    }(),
                                    [&] {
                                      Summary zoes = sample("z", 0).summary;
                                      zoes.persons = {zoe};
                                      return zoes;
                                    }()};
  one->follow(ben);
  one->watch("t", {{.person = ann}});
  one->watch("b", {{.person = zoe}});
  two->watch("b", {{.person = 0}});
  ASSERT_TRUE(two.hears_watching("b", {{.person = zoe, .count = 1, .name = "Zoé"}}));
  const auto attended = [&](Node& node) {
    std::promise<std::set<std::string>> found;
    node->attended(tables, [&](const Result<std::vector<std::string>>& answer) {
      found.set_value({answer->begin(), answer->end()});
    });
    return found.get_future().get();
  };
  EXPECT_EQ(attended(two), (std::set<std::string>{"t", "b"})) << "Zoé watches another table";
  EXPECT_EQ(attended(one), (std::set<std::string>{}));
}

// Passwords that can be tried twice as often where there are two machines.
TEST_P(TriesContract, AreCountedForAllServers) {
  Store* const stores[]{&store(), &place_->other()};
  ASSERT_TRUE(store().counts_tries());
  const auto tries = [&](const Allowance& first, const std::optional<Allowance>& other) {
    int allowed = 0;
    for (int i = 0; i < 12; ++i)
      allowed += ask(*stores[i % 2], &Store::take_try, first, other).value() ? 1 : 0;
    return allowed;
  };
  const Allowance all{"all", 3, 0.001};
  EXPECT_EQ(tries({"a", 6, 0.001}, {}), 6);
  EXPECT_EQ(tries({"b", 2, 0.001}, all), 5) << "two of its own, and three of everybody's";
  EXPECT_EQ(tries({"c", 2, 0.001}, all), 2);
  EXPECT_EQ(tries(all, {}), 0);
}

}  // namespace
}  // namespace belle::store
