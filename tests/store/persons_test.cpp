#include <gtest/gtest.h>

#include "tests/store/folder.h"
#include "tests/store/sample.h"

namespace belle::store {
namespace {

using enum Failure::Kind;

class Persons : public testing::Test {
 protected:
  Result<void> claim(PersonId person, const std::string& name, const Session& session) {
    return answer<void>([&](Done<void> done) {
      store_->claim_name(person, name, "hash of " + name, session, std::move(done));
    });
  }

  /// The same, with a session of its own each time.
  Result<void> claim(PersonId person, const std::string& name) {
    return claim(person, name, {"claim " + std::to_string(++claims_), 9});
  }

  Result<void> rename(PersonId person, const std::string& name) {
    return answer<void>(
        [&](Done<void> done) { store_->rename_guest(person, name, std::move(done)); });
  }

  Result<void> add_session(const Password& password, const std::string& session) {
    return answer<void>(
        [&](Done<void> done) { store_->add_session(password, {session, 9}, std::move(done)); });
  }

  int claims_ = 0;
  Folder folder_;
  std::unique_ptr<Store> store_ = opened(folder_ / "belle.db");
};

// A guest who is another person, or nobody, when they come back.
TEST_F(Persons, AreKnownByTheirSessions) {
  const Person ann = guest(*store_, "Ann", "phone");
  const Person ben = guest(*store_, "Ann", "tablet");
  EXPECT_NE(ann.id, ben.id);
  EXPECT_EQ(ann, (Person{.id = ann.id, .name = "Ann", .named = false}));
  EXPECT_EQ(store_->person_of("phone").value(), ann);
  EXPECT_EQ(store_->person_of("tablet").value(), ben);
  EXPECT_EQ(store_->person_of("unknown").value(), std::nullopt);
  EXPECT_EQ(store_->person(ben.id).value(), ben);
  EXPECT_EQ(kind_of(store_->person(77)), Missing);
}

// A person who logs in with a password that was changed meanwhile.
TEST_F(Persons, ThePasswordOpensFurtherSessions) {
  const PersonId ann = guest(*store_, "Ann", "phone").id;
  EXPECT_EQ(kind_of(add_session({ann, ""}, "laptop")), Missing) << "a guest has none";
  ASSERT_TRUE(claim(ann, "Ann"));
  ASSERT_TRUE(add_session({ann, "hash of Ann"}, "laptop"));
  EXPECT_EQ(store_->person_of("laptop").value()->id, ann);
  EXPECT_EQ(kind_of(add_session({ann, "hash of before"}, "car")), Missing);
  EXPECT_EQ(kind_of(add_session({ann + 1, "hash of Ann"}, "car")), Missing);
  EXPECT_EQ(store_->person_of("car").value(), std::nullopt);
}

// A session given to a second person, who would then be the first.
TEST_F(Persons, ASessionBelongsToOnePerson) {
  const Person ann = guest(*store_, "Ann", "phone");
  const auto second = answer<Person>(
      [&](Done<Person> done) { store_->add_guest("Ben", "phone", 2, std::move(done)); });
  EXPECT_EQ(kind_of(second), Broken);
  EXPECT_EQ(store_->person_of("phone").value(), ann);
  EXPECT_EQ(kind_of(store_->person(ann.id + 1)), Missing) << "half of a refused write is kept";
}

// A person who stays logged in after leaving; an end that fails because it came twice.
TEST_F(Persons, AnEndedSessionIsNobodys) {
  guest(*store_, "Ann", "phone");
  for (int times = 0; times < 2; ++times)
    EXPECT_TRUE(
        answer<void>([&](Done<void> done) { store_->end_session("phone", std::move(done)); }));
  EXPECT_EQ(store_->person_of("phone").value(), std::nullopt);
}

// Two people with one name, or a person without a password.
TEST_F(Persons, ANameBelongsToOnePerson) {
  const PersonId ann = guest(*store_, "Ann", "a").id;
  const PersonId ben = guest(*store_, "Ben", "b").id;
  EXPECT_EQ(store_->password_of("chloe").value(), std::nullopt);
  ASSERT_TRUE(claim(ann, "Chloe"));
  EXPECT_EQ(store_->person(ann).value(), (Person{.id = ann, .name = "Chloe", .named = true}));
  EXPECT_EQ(store_->password_of("chloe").value()->person, ann);
  EXPECT_EQ(store_->password_of("chloe").value()->hash, "hash of Chloe");
  const auto taken = claim(ben, "CHLOE");
  EXPECT_EQ(kind_of(taken), Taken);
  EXPECT_EQ(taken.error().reason, "the name 'CHLOE' belongs to somebody");
  EXPECT_EQ(store_->person(ben).value().name, "Ben");
  EXPECT_EQ(kind_of(claim(77, "Zoé")), Missing);
}

// A person who noted the session before and is the named person with it; a refused claim that ends
// a session, or begins one.
TEST_F(Persons, AClaimEndsAllOtherSessionsInTheSameWrite) {
  const PersonId ann = guest(*store_, "Ann", "noted").id;
  const PersonId ben = guest(*store_, "Ben", "b").id;
  ASSERT_TRUE(claim(ann, "Chloe", {"new", 9}));
  EXPECT_EQ(store_->person_of("noted").value(), std::nullopt);
  ASSERT_TRUE(store_->person_of("new").value());
  EXPECT_EQ(store_->person_of("new").value()->id, ann);
  ASSERT_TRUE(add_session({ann, "hash of Chloe"}, "elsewhere"));
  ASSERT_TRUE(claim(ann, "Chloe", {"newer", 9}));
  for (const char* old : {"new", "elsewhere"})
    EXPECT_EQ(store_->person_of(old).value(), std::nullopt);
  EXPECT_EQ(store_->person_of("newer").value()->id, ann);
  EXPECT_EQ(kind_of(claim(ben, "cHLOE", {"other", 9})), Taken);
  EXPECT_EQ(store_->person_of("b").value()->id, ben);
  EXPECT_EQ(store_->person_of("other").value(), std::nullopt);
}

// A new spelling or password refused as taken by oneself; an old name that stays taken for ever.
TEST_F(Persons, AClaimedNameCanBeChanged) {
  const PersonId ann = guest(*store_, "Ann", "a").id;
  const PersonId ben = guest(*store_, "Ben", "b").id;
  ASSERT_TRUE(claim(ann, "Chloe"));
  ASSERT_TRUE(claim(ann, "CHLOE"));
  EXPECT_EQ(store_->password_of("chloe").value()->hash, "hash of CHLOE");
  ASSERT_TRUE(claim(ann, "Zoé"));
  EXPECT_TRUE(claim(ben, "Chloe"));
}

// A claimed name changed without its password.
TEST_F(Persons, OnlyGuestsAreRenamed) {
  const PersonId ann = guest(*store_, "Ann", "a").id;
  ASSERT_TRUE(rename(ann, "Anna"));
  EXPECT_EQ(store_->person(ann).value(), (Person{.id = ann, .name = "Anna", .named = false}));
  ASSERT_TRUE(claim(ann, "Anna"));
  EXPECT_EQ(kind_of(rename(ann, "Belle")), Missing);
  EXPECT_EQ(store_->person(ann).value().name, "Anna");
}

// Sessions and guests that are kept for ever; a person who is forgotten with their games or name.
TEST_F(Persons, APersonWhoLeftNothingIsForgotten) {
  const auto come = [&](const std::string& name, Time at) {
    return answer<Person>(
               [&](Done<Person> done) { store_->add_guest(name, name, at, std::move(done)); })
        .value();
  };
  const Person old = come("old", 10);
  const Person young = come("young", 30);
  const Person player = come("player", 10);
  const Person named = come("named", 10);
  ASSERT_TRUE(claim(named.id, "Named", {"claimed", 10}));
  Append table = sample("t", 0);
  table.summary.persons = {player.id};
  ASSERT_TRUE(append(*store_, table));
  const auto forget = [&](Time sessions, Time guests) {
    ASSERT_TRUE(
        answer<void>([&](Done<void> done) { store_->forget(sessions, guests, std::move(done)); }));
  };
  forget(10, 30);
  EXPECT_EQ(kind_of(store_->person(old.id)), Missing);
  EXPECT_EQ(store_->person_of("old").value(), std::nullopt);
  EXPECT_EQ(store_->person_of("young").value(), young);
  EXPECT_EQ(store_->person_of("player").value(), player);
  EXPECT_EQ(store_->person_of("claimed").value()->name, "Named");
  forget(11, 30);
  EXPECT_EQ(store_->person_of("player").value(), std::nullopt) << "the session is too old";
  EXPECT_TRUE(store_->person(player.id)) << "the games keep their person";
  EXPECT_TRUE(store_->person(named.id));
}

}  // namespace
}  // namespace belle::store
