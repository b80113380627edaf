#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "tests/store/folder.h"
#include "tests/store/sample.h"

namespace belle::store {
namespace {

using enum Failure::Kind;

// A write that is never answered, answered twice, or lost although it was answered.
TEST(Batch, ManyThreadsAreAllAnsweredAndKept) {
  constexpr std::size_t kThreads = 8;
  constexpr std::size_t kLines = 40;
  const Folder folder;
  std::atomic<std::size_t> answered = 0;
  {
    const auto store = opened(folder / "belle.db");
    std::vector<std::jthread> threads;
    for (std::size_t thread = 0; thread < kThreads; ++thread)
      threads.emplace_back([&, table = std::to_string(thread)] {
        for (std::size_t i = 0; i < kLines; ++i)
          store->append(sample(table, i), [&](const Result<void>& result) {
            EXPECT_TRUE(result) << result.error().reason;
            ++answered;
          });
      });
  }
  EXPECT_EQ(answered, kThreads * kLines) << "closing must finish what was asked for";
  const auto store = opened(folder / "belle.db");
  for (std::size_t thread = 0; thread < kThreads; ++thread)
    EXPECT_EQ(length_of(*store, std::to_string(thread)), kLines);
}

// One refused write that takes the ones beside it along, or leaves half of itself.
TEST(Batch, ARefusedWriteHarmsNoOther) {
  const Folder folder;
  const auto store = opened(folder / "belle.db");
  std::vector<std::future<Result<void>>> answers;
  const auto ask = [&](const Append& append) {
    auto promise = std::make_shared<std::promise<Result<void>>>();
    answers.push_back(promise->get_future());
    store->append(append, [promise](Result<void> result) { promise->set_value(result); });
  };
  Append bad_person = sample("c", 0);
  bad_person.summary.persons = {77};
  {
    const Pause pause(*store);
    ask(sample("a", 0, 2));
    ask(sample("a", 1));  // Conflict
    ask(bad_person);      // Missing
    ask(sample("a", 2));
    ask(sample("b", 0));
  }
  EXPECT_TRUE(answers[0].get());
  EXPECT_EQ(kind_of(answers[1].get()), Conflict);
  EXPECT_EQ(kind_of(answers[2].get()), Missing);
  EXPECT_TRUE(answers[3].get());
  EXPECT_TRUE(answers[4].get());
  EXPECT_EQ(length_of(*store, "a"), 3U);
  EXPECT_EQ(length_of(*store, "b"), 1U);
  EXPECT_EQ(kind_of(journal(*store, "c")), Missing);
}

// More writes at once than one trip takes: the rest forgotten, or out of order.
TEST(Batch, MoreThanOneTripTakesIsKeptInOrder) {
  constexpr std::size_t kLines = 1200;
  const Folder folder;
  const auto store = opened(folder / "belle.db");
  std::vector<std::size_t> order;
  {
    const Pause pause(*store);
    for (std::size_t i = 0; i < kLines; ++i)
      store->append(sample("t", i), [&order, i](const Result<void>& result) {
        EXPECT_TRUE(result) << result.error().reason;
        order.push_back(i);
      });
  }
  const auto last = append(*store, sample("t", kLines));
  EXPECT_TRUE(last);
  EXPECT_EQ(order.size(), kLines);
  EXPECT_TRUE(std::ranges::is_sorted(order));
  EXPECT_EQ(length_of(*store, "t"), kLines + 1);
}

// A flush that does not wait for a write, or for a read.
TEST(Batch, AFlushComesAfterEverythingBefore) {
  const Folder folder;
  const auto store = opened(folder / "belle.db");
  std::atomic<int> answered = 0;
  for (std::size_t i = 0; i < 20; ++i) {
    store->append(sample("t", i), [&](const Result<void>&) { ++answered; });
    store->journal("t", 0, [&](const auto&) { ++answered; });
  }
  std::promise<int> flushed;
  store->flush([&] { flushed.set_value(answered); });
  EXPECT_EQ(flushed.get_future().get(), 40);
}

}  // namespace
}  // namespace belle::store
