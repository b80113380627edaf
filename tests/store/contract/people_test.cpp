// What store.h promises of people: names, passwords, sessions.
#include <map>

#include "tests/store/contract/kinds.h"

namespace belle::store {
namespace {

using enum Failure::Kind;

class PeopleContract : public Contract {
 protected:
  Result<void> claim(PersonId person, const std::string& name, const Session& session) {
    return claim(person, name, known_by_[person], session);
  }
  Result<void> claim(PersonId person, const std::string& name, const std::string& asking,
                     const Session& session) {
    const auto claimed =
        ask(store(), &Store::claim_name, person, name, "hash of " + name, asking, session);
    if (claimed) known_by_[person] = session.hash;
    return claimed;
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

  Person guest(const std::string& name, const std::string& session) {
    const Person added = belle::store::guest(store(), name, session);
    known_by_[added.id] = session;
    return added;
  }

  int claims_ = 0;
  std::map<PersonId, std::string> known_by_;  // sessions
};

class ForgettingContract : public PeopleContract {};

INSTANTIATE_TEST_SUITE_P(Store, ForgettingContract, testing::ValuesIn(lasting_kinds()), name_of);
INSTANTIATE_TEST_SUITE_P(Store, PeopleContract, testing::ValuesIn(kinds_with_people()), name_of);

// A guest who is another person, or nobody, when they come back.
TEST_P(PeopleContract, AreKnownByTheirSessions) {
  const Person ann = guest("Ann", "phone");
  const Person ben = guest("Ann", "tablet");
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
  const PersonId ann = guest("Ann", "phone").id;
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
  const Person ann = guest("Ann", "phone");
  const auto second = ask(store(), &Store::add_guest, "Ben", "phone", 2);
  EXPECT_EQ(kind_of(second), Broken);
  EXPECT_EQ(person_of("phone"), ann);
  EXPECT_EQ(kind_of(person(ann.id + 1)), Missing) << "half of a refused write is kept";
}

// Tokens that nobody knows any more after a restart, or at another machine.
TEST_P(PeopleContract, TheFirstKeyIsKept) {
  EXPECT_EQ(ask(store(), &Store::token_key, "first").value(), "first");
  EXPECT_EQ(ask(store(), &Store::token_key, "second").value(), "first");
  EXPECT_EQ(ask(place_->other(), &Store::token_key, "third").value(), "first");
  place_->reopen();
  EXPECT_EQ(ask(store(), &Store::token_key, "fourth").value(), "first");
}

// A person who stays logged in after leaving; an end that fails because it came twice.
TEST_P(PeopleContract, AnEndedSessionIsNobodys) {
  guest("Ann", "phone");
  for (int times = 0; times < 2; ++times) EXPECT_TRUE(ask(store(), &Store::end_session, "phone"));
  EXPECT_EQ(person_of("phone"), std::nullopt);
}

// Two people with one name, or a person without a password.
TEST_P(PeopleContract, ANameBelongsToOnePerson) {
  const PersonId ann = guest("Ann", "a").id;
  const PersonId ben = guest("Ben", "b").id;
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
  const PersonId ann = guest("Ann", "noted").id;
  const PersonId ben = guest("Ben", "b").id;
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

// Two who claim with one cookie at once: the second takes the first one's name and password away.
TEST_P(PeopleContract, OfTwoClaimsInOneSessionOneWins) {
  const PersonId ann = guest("Ann", "noted").id;
  const PersonId ben = guest("Ben", "b").id;
  ASSERT_TRUE(claim(ann, "Chloe", "noted", {"hers", 9}));
  EXPECT_EQ(kind_of(claim(ann, "Zoé", "noted", {"another's", 9})), Missing);
  EXPECT_EQ(kind_of(claim(ann, "Zoé", "b", {"another's", 9})), Missing) << "a session of Ben's";
  EXPECT_EQ(person(ann)->name, "Chloe");
  EXPECT_EQ(password_of("chloe")->hash, "hash of Chloe");
  EXPECT_EQ(person_of("hers")->id, ann);
  EXPECT_EQ(person_of("another's"), std::nullopt);
  EXPECT_EQ(person_of("b")->id, ben);
}

// A new spelling or password refused as taken by oneself; an old name that stays taken for ever.
TEST_P(PeopleContract, AClaimedNameCanBeChanged) {
  const PersonId ann = guest("Ann", "a").id;
  const PersonId ben = guest("Ben", "b").id;
  ASSERT_TRUE(claim(ann, "Chloe"));
  ASSERT_TRUE(claim(ann, "CHLOE"));
  EXPECT_EQ(password_of("chloe")->hash, "hash of CHLOE");
  ASSERT_TRUE(claim(ann, "Zoé"));
  EXPECT_TRUE(claim(ben, "Chloe"));
}

// A claimed name changed without its password.
TEST_P(PeopleContract, OnlyGuestsAreRenamed) {
  const PersonId ann = guest("Ann", "a").id;
  ASSERT_TRUE(rename(ann, "Anna"));
  EXPECT_EQ(person(ann).value(), (Person{.id = ann, .name = "Anna", .named = false}));
  ASSERT_TRUE(claim(ann, "Anna"));
  EXPECT_EQ(kind_of(rename(ann, "Belle")), Missing);
  EXPECT_EQ(person(ann).value().name, "Anna");
}

// Sessions and guests that are kept for ever; a person who is forgotten with their games or name.
TEST_P(ForgettingContract, APersonWhoLeftNothingIsForgotten) {
  const auto come = [&](const std::string& name, Time at) {
    const Person added = ask(store(), &Store::add_guest, name, name, at).value();
    known_by_[added.id] = name;
    return added;
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
