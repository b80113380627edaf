// What thoughts.h promises of what Belle is to think about, to several servers.
#include <atomic>
#include <chrono>
#include <future>
#include <thread>

#include "tests/store/contract/kinds.h"

namespace belle::store {
namespace {

template <class T>
T answer(const std::function<void(Done<T>)>& question) {
  std::promise<Result<T>> promise;
  question([&](Result<T> result) { promise.set_value(std::move(result)); });
  return promise.get_future().get().value();
}

class ThoughtsContract : public Contract {
 protected:
  static std::vector<std::string> home(const std::string& person) {
    return {"home", "address", person};
  }
  bool want(Thoughts& queue, const std::string& table, std::size_t turn,
            const std::vector<std::string>& whose = home("ann")) {
    if (length_of(store(), table) == 0) append(store(), sample(table, 0)).value();
    return answer<bool>([&](auto done) { queue.want({{table, turn}, whose, 20}, done); });
  }
  static bool unwant(Thoughts& queue, const Thought& thought) {
    return answer<bool>([&](auto done) { queue.unwant(thought, done); });
  }
  static std::vector<LeasedThought> lease(Thoughts& queue, std::size_t most = 10) {
    return answer<Leases>([&](auto done) { queue.lease(most, done); }).leased;
  }
  // The tables, in the order of their leases.
  static std::string leased(Thoughts& queue, std::size_t most) {
    std::string tables;
    for (std::size_t i = 0; i < most; ++i)
      for (const LeasedThought& each : lease(queue, 1)) tables += each.thought.table;
    return tables;
  }
  static std::vector<Thought> renew(Thoughts& queue, const std::vector<Thought>& held) {
    return answer<std::vector<Thought>>([&](auto done) { queue.renew(held, done); });
  }

  std::atomic<int> came_ = 0;
  std::unique_ptr<Thoughts> here_ = store().share_thoughts([this] { ++came_; });
  std::unique_ptr<Thoughts> there_ = other().share_thoughts([] {});
};

INSTANTIATE_TEST_SUITE_P(Store, ThoughtsContract, testing::ValuesIn(shared_kinds()), name_of);

// A move that two find, or one that nobody does.
TEST_P(ThoughtsContract, OneThinks) {
  EXPECT_TRUE(want(*here_, "t", 0));
  EXPECT_TRUE(want(*there_, "t", 0));
  const auto first = lease(*there_);
  ASSERT_EQ(first.size(), 1U);
  EXPECT_EQ(first[0].thought, (Thought{"t", 0}));
  EXPECT_FALSE(first[0].again);
  EXPECT_TRUE(want(*here_, "t", 0)) << "again";
  EXPECT_TRUE(lease(*here_).empty());
  EXPECT_EQ(renew(*there_, {{"t", 0}}).size(), 1U);
  EXPECT_TRUE(renew(*here_, {{"t", 0}}).empty()) << "it is another's";
}

// Whoever thinks about a turn that has ended, or of which the end is forgotten.
TEST_P(ThoughtsContract, TheAppendThatEndsTheTurnEndsIt) {
  want(*here_, "t", 0);
  lease(*there_);
  ASSERT_TRUE(append(store(), sample("t", 1)));
  EXPECT_EQ(renew(*there_, {{"t", 0}}).size(), 1U) << "these were only words";
  Append ending = sample("t", 2);
  ending.ends_turn = true;
  ASSERT_TRUE(append(other(), ending));
  EXPECT_TRUE(renew(*there_, {{"t", 0}}).empty());
  want(*here_, "t", 3);
  ending = sample("t", 1);
  ending.ends_turn = true;
  EXPECT_FALSE(append(store(), ending)) << "another was first";
  EXPECT_EQ(lease(*here_).size(), 1U);
}

// A later turn that is not thought about because of an earlier one, or the other way round.
TEST_P(ThoughtsContract, ALaterTurnTakesThePlace) {
  want(*here_, "t", 2);
  lease(*here_);
  want(*there_, "t", 5);
  want(*here_, "t", 2);
  EXPECT_TRUE(renew(*here_, {{"t", 2}}).empty());
  const auto leased = lease(*there_);
  ASSERT_EQ(leased.size(), 1U);
  EXPECT_EQ(leased[0].thought.turn, 5U);
  there_->drop({"t", 5});
  EXPECT_TRUE(renew(*there_, {{"t", 5}}).empty());
}

// Thoughts for nobody, and watchers of another server who are forgotten.
TEST_P(ThoughtsContract, TheLastOneWhoLeavesEndsIt) {
  want(*here_, "t", 0);
  want(*there_, "t", 0);
  lease(*here_);
  EXPECT_TRUE(unwant(*here_, {"t", 0}));
  EXPECT_EQ(renew(*here_, {{"t", 0}}).size(), 1U);
  EXPECT_FALSE(unwant(*there_, {"t", 0}));
  EXPECT_TRUE(renew(*here_, {{"t", 0}}).empty());
}

// What is given back and waits until its lease would have ended.
TEST_P(ThoughtsContract, WhatIsGivenBackIsLeasedAgain) {
  want(*here_, "t", 0);
  want(*here_, "u", 0, home("ben"));
  EXPECT_EQ(lease(*here_).size(), 2U);
  answer<bool>([&](const Done<bool>& done) {
    here_->give_back({{"t", 0}}, [done](const Result<void>& given) { done(given.has_value()); });
  });
  const auto leased = lease(*there_);
  ASSERT_EQ(leased.size(), 1U);
  EXPECT_EQ(leased[0].thought.table, "t");
}

// A crowd at one address, or one who is everywhere in a network, before whom all others wait.
TEST_P(ThoughtsContract, ThoughtsAreSharedOut) {
  for (const char* table : {"a", "b", "c", "d"})
    want(*here_, table, 0, {"crowd", "one", std::string("person ") + table});
  for (const char* table : {"e", "f"}) want(*here_, table, 0, {"crowd", table, "person"});
  EXPECT_EQ(leased(*there_, 2), "ae");
  for (const char* table : {"x", "y"}) want(*here_, table, 0, home("ann"));
  want(*there_, "z", 0, home("ben"));
  const std::string next = leased(*here_, 4);
  EXPECT_EQ(next.substr(0, 2), "xz") << next;
  EXPECT_EQ(lease(*there_).size(), 3U);
}

// One who asks at many servers, and has a share at each.
TEST_P(ThoughtsContract, OneHasTheSameShareAtEveryServer) {
  want(*here_, "a", 0, home("ann"));
  want(*there_, "b", 0, home("ann"));
  want(*here_, "c", 0, {"elsewhere", "far", "chloe"});
  EXPECT_EQ(leased(*here_, 3), "acb");
}

// Whoever fills the queue, or by filling it keeps neighbours out.
TEST_P(ThoughtsContract, AnAddressMayWantSoMany) {
  for (int i = 0; i < 64; ++i) ASSERT_TRUE(want(*here_, "t" + std::to_string(i), 0));
  EXPECT_FALSE(want(*here_, "more", 0));
  EXPECT_TRUE(want(*here_, "t0", 0)) << "which is there";
  EXPECT_TRUE(want(*here_, "neighbour", 0, home("ben")));
  EXPECT_TRUE(want(*here_, "other", 0, {"elsewhere", "far", "chloe"}));
}

// One who looks only now and then, because it is not told.
TEST_P(ThoughtsContract, WhoThinksIsTold) {
  const auto is_told_soon = [this] {
    for (int i = 0; i < 300 && came_ == 0; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return came_ > 0;
  };
  for (int i = 0; i < 20 && came_ == 0; ++i) {  // until it listens
    want(*there_, "t", static_cast<std::size_t>(i));
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_TRUE(is_told_soon());
}

}  // namespace
}  // namespace belle::store
