#include <gtest/gtest.h>

#include "tests/store/folder.h"
#include "tests/store/sample.h"

namespace belle::store {
namespace {

using enum Failure::Kind;

// Raises each rating by its place in the list and counts how often it was asked.
struct Raise {
  int* asked;

  std::vector<Rating> operator()(std::vector<Rating> ratings) const {
    ++*asked;
    double more = 1;
    for (Rating& each : ratings) {
      each.rating += more++;
      each.at = 99;
    }
    return ratings;
  }
};

class Ratings : public testing::Test {
 protected:
  Ratings() {
    for (const char* table : {"t", "u"}) EXPECT_TRUE(append(*store_, sample(table, 0)));
  }

  Result<void> rate_game(const std::string& table, std::vector<PersonId> persons) {
    return answer<void>([&](Done<void> done) {
      store_->rate_game(table, "paris", std::move(persons), Raise{&asked_}, std::move(done));
    });
  }

  double rating(PersonId person) { return store_->rating_of(person, "paris").value()->rating; }

  Folder folder_;
  std::unique_ptr<Store> store_ = opened(folder_ / "belle.db");
  PersonId ann_ = guest(*store_, "Ann", "a").id;
  PersonId ben_ = guest(*store_, "Ben", "b").id;
  int asked_ = 0;
};

// A game that counts twice because its end was seen twice.
TEST_F(Ratings, ATableIsSettledOnce) {
  ASSERT_TRUE(rate_game("t", {ann_, ben_}));
  ASSERT_TRUE(rate_game("t", {ann_, ben_}));
  EXPECT_EQ(asked_, 1);
  EXPECT_EQ(store_->rating_of(ann_, "paris").value(), (Rating{1501, 350, 0.06, 99}));
  EXPECT_EQ(rating(ben_), 1502);
  ASSERT_TRUE(rate_game("u", {ben_, ann_}));
  EXPECT_EQ(rating(ann_), 1503);
  EXPECT_EQ(rating(ben_), 1503);
}

// Ratings of one game that count in another.
TEST_F(Ratings, EachGameHasItsOwn) {
  ASSERT_TRUE(rate_game("t", {ann_}));
  EXPECT_EQ(store_->rating_of(ann_, "lumiere").value(), std::nullopt);
  EXPECT_EQ(store_->rating_of(ben_, "paris").value(), std::nullopt);
}

// A table that counts as settled although nobody was rated.
TEST_F(Ratings, ARefusedSettlingCanBeAskedForAgain) {
  EXPECT_EQ(kind_of(rate_game("t", {ann_, 77})), Missing);
  EXPECT_EQ(kind_of(rate_game("nowhere", {ann_})), Missing);
  EXPECT_EQ(asked_, 0);
  ASSERT_TRUE(rate_game("t", {ann_, ben_}));
  EXPECT_EQ(rating(ann_), 1501);
}

}  // namespace
}  // namespace belle::store
