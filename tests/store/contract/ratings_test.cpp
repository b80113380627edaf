// What store.h promises of ratings.
#include "tests/store/contract/kinds.h"

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

class RatingsContract : public Contract {
 protected:
  RatingsContract() {
    for (const char* table : {"t", "u"}) EXPECT_TRUE(append(store(), sample(table, 0)));
  }

  Result<void> rate_game(const std::string& table, std::vector<PersonId> persons) {
    return ask(store(), &Store::rate_game, table, "paris", std::move(persons), Raise{&asked_});
  }

  std::optional<Rating> rating_in(const char* game, PersonId person) {
    return ask(store(), &Store::ratings_of, std::vector<RatedIn>{{person, game}}).value().at(0);
  }
  double rating(PersonId person) { return rating_in("paris", person)->rating; }

  PersonId ann_ = guest(store(), "Ann", "a").id;
  PersonId ben_ = guest(store(), "Ben", "b").id;
  int asked_ = 0;
};

INSTANTIATE_TEST_SUITE_P(Store, RatingsContract, testing::ValuesIn(kinds_with_people()), name_of);

// A game that counts twice because its end was seen twice.
TEST_P(RatingsContract, ATableIsSettledOnce) {
  ASSERT_TRUE(rate_game("t", {ann_, ben_}));
  ASSERT_TRUE(rate_game("t", {ann_, ben_}));
  EXPECT_EQ(asked_, 1);
  EXPECT_EQ(rating_in("paris", ann_), (Rating{1501, 350, 0.06, 99}));
  EXPECT_EQ(rating(ben_), 1502);
  ASSERT_TRUE(rate_game("u", {ben_, ann_}));
  EXPECT_EQ(rating(ann_), 1503);
  EXPECT_EQ(rating(ben_), 1503);
}

// Ratings of one game that count in another.
TEST_P(RatingsContract, EachGameHasItsOwn) {
  ASSERT_TRUE(rate_game("t", {ann_}));
  EXPECT_EQ(rating_in("lumiere", ann_), std::nullopt);
  EXPECT_EQ(rating_in("paris", ben_), std::nullopt);
}

// A table that counts as settled although nobody was rated.
TEST_P(RatingsContract, ARefusedSettlingCanBeAskedForAgain) {
  EXPECT_EQ(kind_of(rate_game("t", {ann_, 77})), Missing);
  EXPECT_EQ(kind_of(rate_game("nowhere", {ann_})), Missing);
  EXPECT_EQ(asked_, 0);
  ASSERT_TRUE(rate_game("t", {ann_, ben_}));
  EXPECT_EQ(rating(ann_), 1501);
}

class SharedRatingsContract : public RatingsContract {};
INSTANTIATE_TEST_SUITE_P(Store, SharedRatingsContract, testing::ValuesIn(shared_kinds()), name_of);

// A game that counts once for each machine that saw its end.
TEST_P(SharedRatingsContract, ATableIsSettledOnceByTwoServers) {
  std::vector<std::promise<Result<void>>> answers(20);
  for (std::size_t i = 0; i < answers.size(); ++i)
    (i % 2 == 0 ? store() : place_->other())
        .rate_game(
            i < 10 ? "t" : "u", "paris", {ann_, ben_},
            [](std::vector<Rating> ratings) {
              for (Rating& each : ratings) each.rating += 1;
              return ratings;
            },
            [&answers, i](Result<void> kept) { answers[i].set_value(kept); });
  for (auto& answer : answers) EXPECT_TRUE(answer.get_future().get());
  EXPECT_EQ(rating(ann_), 1502);
  EXPECT_EQ(rating(ben_), 1502);
}

}  // namespace
}  // namespace belle::store
