// What store.h promises of people: names, passwords, sessions.
#include "tests/store/contract/kinds.h"

namespace belle::store {
namespace {

using enum Failure::Kind;

class PeopleContract : public Contract {
 protected:
  Result<void> claim(PersonId person, const std::string& name, const Session& session) {
    return ask(store(), &Store::claim_name, person, name, "hash of " + name, session);
  }

  /// The same, with a session of its own each time.
  Result<void> claim(PersonId person, const std::string& name) {
    return claim(person, name, {"claim " + std::to_string(++claims_), 9});
  }

  Result<void> rename(PersonId person, const std::string& name) {
    return ask(store(), &Store::rename_guest, person, name);
  }

  Result<void> add_session(const Password& password, const std::string& session) {
    return ask(store(), &Store::add_session, password, Session{session, 9});
  }

  Result<Person> person(PersonId id) { return ask(store(), &Store::person, id); }
  std::optional<Person> person_of(const char* session) {
    return ask(store(), &Store::person_of, session).value();
  }
  std::optional<Password> password_of(const char* name) {
    return ask(store(), &Store::password_of, name).value();
  }

  int claims_ = 0;
};

class ForgettingContract : public PeopleContract {};

INSTANTIATE_TEST_SUITE_P(Store, ForgettingContract, testing::ValuesIn(lasting_kinds()), name_of);
INSTANTIATE_TEST_SUITE_P(Store, PeopleContract, testing::ValuesIn(kinds_with_people()), name_of);

// A guest who is another person, or nobody, when they come back.
TEST_P(PeopleContract, AreKnownByTheirSessions) {
  const Person ann = guest(store(), "Ann", "phone");
  const Person ben = guest(store(), "Ann", "tablet");
  EXPECT_NE(ann.id, ben.id);
  EXPECT_EQ(ann, (Person{.id = ann.id, .name = "Ann", .named = false}));
  EXPECT_EQ(person_of("phone"), ann);
  EXPECT_EQ(person_of("tablet"), ben);
  EXPECT_EQ(person_of("unknown"), std::nullopt);
  EXPECT_EQ(person(ben.id).value(), ben);
  EXPECT_EQ(kind_of(person(77)), Missing);
}

// A person who logs in with a password that was changed meanwhile.
TEST_P(PeopleContract, ThePasswordOpensFurtherSessions) {
  const PersonId ann = guest(store(), "Ann", "phone").id;
  EXPECT_EQ(kind_of(add_session({ann, ""}, "laptop")), Missing) << "a guest has none";
  ASSERT_TRUE(claim(ann, "Ann"));
  ASSERT_TRUE(add_session({ann, "hash of Ann"}, "laptop"));
  EXPECT_EQ(person_of("laptop")->id, ann);
  EXPECT_EQ(kind_of(add_session({ann, "hash of before"}, "car")), Missing);
  EXPECT_EQ(kind_of(add_session({ann + 1, "hash of Ann"}, "car")), Missing);
  EXPECT_EQ(person_of("car"), std::nullopt);
}

// A session given to a second person, who would then be the first.
TEST_P(PeopleContract, ASessionBelongsToOnePerson) {
  const Person ann = guest(store(), "Ann", "phone");
  const auto second = ask(store(), &Store::add_guest, "Ben", "phone", 2);
  EXPECT_EQ(kind_of(second), Broken);
  EXPECT_EQ(person_of("phone"), ann);
  EXPECT_EQ(kind_of(person(ann.id + 1)), Missing) << "half of a refused write is kept";
}

// A person who stays logged in after leaving; an end that fails because it came twice.
TEST_P(PeopleContract, AnEndedSessionIsNobodys) {
  guest(store(), "Ann", "phone");
  for (int times = 0; times < 2; ++times) EXPECT_TRUE(ask(store(), &Store::end_session, "phone"));
  EXPECT_EQ(person_of("phone"), std::nullopt);
}

// Two people with one name, or a person without a password.
TEST_P(PeopleContract, ANameBelongsToOnePerson) {
  const PersonId ann = guest(store(), "Ann", "a").id;
  const PersonId ben = guest(store(), "Ben", "b").id;
  EXPECT_EQ(password_of("chloe"), std::nullopt);
  ASSERT_TRUE(claim(ann, "Chloe"));
  EXPECT_EQ(person(ann).value(), (Person{.id = ann, .name = "Chloe", .named = true}));
  EXPECT_EQ(password_of("chloe")->person, ann);
  EXPECT_EQ(password_of("chloe")->hash, "hash of Chloe");
  const auto taken = claim(ben, "CHLOE");
  EXPECT_EQ(kind_of(taken), Taken);
  EXPECT_EQ(person(ben).value().name, "Ben");
  EXPECT_EQ(kind_of(claim(77, "Zoé")), Missing);
}

// A person who noted the session before and is the named person with it; a refused claim that ends
// a session, or begins one.
TEST_P(PeopleContract, AClaimEndsAllOtherSessionsInTheSameWrite) {
  const PersonId ann = guest(store(), "Ann", "noted").id;
  const PersonId ben = guest(store(), "Ben", "b").id;
  ASSERT_TRUE(claim(ann, "Chloe", {"new", 9}));
  EXPECT_EQ(person_of("noted"), std::nullopt);
  ASSERT_TRUE(person_of("new"));
  EXPECT_EQ(person_of("new")->id, ann);
  ASSERT_TRUE(add_session({ann, "hash of Chloe"}, "elsewhere"));
  ASSERT_TRUE(claim(ann, "Chloe", {"newer", 9}));
  for (const char* old : {"new", "elsewhere"}) EXPECT_EQ(person_of(old), std::nullopt);
  EXPECT_EQ(person_of("newer")->id, ann);
  EXPECT_EQ(kind_of(claim(ben, "cHLOE", {"other", 9})), Taken);
  EXPECT_EQ(person_of("b")->id, ben);
  EXPECT_EQ(person_of("other"), std::nullopt);
}

// A new spelling or password refused as taken by oneself; an old name that stays taken for ever.
TEST_P(PeopleContract, AClaimedNameCanBeChanged) {
  const PersonId ann = guest(store(), "Ann", "a").id;
  const PersonId ben = guest(store(), "Ben", "b").id;
  ASSERT_TRUE(claim(ann, "Chloe"));
  ASSERT_TRUE(claim(ann, "CHLOE"));
  EXPECT_EQ(password_of("chloe")->hash, "hash of CHLOE");
  ASSERT_TRUE(claim(ann, "Zoé"));
  EXPECT_TRUE(claim(ben, "Chloe"));
}

// A claimed name changed without its password.
TEST_P(PeopleContract, OnlyGuestsAreRenamed) {
  const PersonId ann = guest(store(), "Ann", "a").id;
  ASSERT_TRUE(rename(ann, "Anna"));
  EXPECT_EQ(person(ann).value(), (Person{.id = ann, .name = "Anna", .named = false}));
  ASSERT_TRUE(claim(ann, "Anna"));
  EXPECT_EQ(kind_of(rename(ann, "Belle")), Missing);
  EXPECT_EQ(person(ann).value().name, "Anna");
}

// Sessions and guests that are kept for ever; a person who is forgotten with their games or name.
TEST_P(ForgettingContract, APersonWhoLeftNothingIsForgotten) {
  const auto come = [&](const std::string& name, Time at) {
    return ask(store(), &Store::add_guest, name, name, at).value();
  };
  const Person old = come("old", 10);
  const Person young = come("young", 30);
  const Person player = come("player", 10);
  const Person named = come("named", 10);
  ASSERT_TRUE(claim(named.id, "Named", {"claimed", 10}));
  Append table = sample("t", 0);
  table.summary.persons = {player.id};
  ASSERT_TRUE(append(store(), table));
  const auto forget = [&](Time sessions, Time guests) {
    ASSERT_TRUE(ask(store(), &Store::forget, sessions, guests));
  };
  forget(10, 30);
  EXPECT_EQ(kind_of(person(old.id)), Missing);
  EXPECT_EQ(person_of("old"), std::nullopt);
  EXPECT_EQ(person_of("young"), young);
  EXPECT_EQ(person_of("player"), player);
  EXPECT_EQ(person_of("claimed")->name, "Named");
  forget(11, 30);
  EXPECT_EQ(person_of("player"), std::nullopt) << "the session is too old";
  EXPECT_TRUE(person(player.id)) << "the games keep their person";
  EXPECT_TRUE(person(named.id));
}

}  // namespace
}  // namespace belle::store
