// Names that were claimed under one rule, in a file that is opened with another.
#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "store/sqlite/schema.h"
#include "tests/store/folder.h"
#include "tests/store/sample.h"

namespace belle::store {
namespace {

using namespace std::chrono_literals;
using enum Failure::Kind;

/// Each letter is itself or another, which it looks like.
NameRule look_alikes(const std::string& version, const std::map<char, char>& letters) {
  return {version, [letters](std::string_view name) {
            std::string skeleton(name);
            for (char& each : skeleton)
              if (const auto found = letters.find(each); found != letters.end())
                each = found->second;
            return std::vector{skeleton};
          }};
}

Result<void> claim(Store& store, PersonId person, const std::string& name,
                   const std::string& hash) {
  return ask(store, &Store::claim_name, person, name, hash, "of " + std::to_string(person),
             Session{"session " + name + hash, 9});
}

std::string owner(Store& store, const char* name) {
  const auto found = ask(store, &Store::password_of, name).value();
  return found ? found->hash : "nobody";
}

// A file of version 0.1: keys are by a table that is no more.
class Names : public testing::Test {
 protected:
  Names() {
    write_bytes(file_, "");
    sqlite::Database database(file_, 0ms);
    sqlite::migrate(database, sqlite::steps().first(2));
    database.run(
        "INSERT INTO persons VALUES (1, 'Lou', NULL, NULL, 1), (2, 'Bob', 'bob', 'of Bob', 1),"
        " (3, 'B0b', 'b0b', 'of B0b', 1), (4, 'Zoé', 'zoé', 'of Zoé', 1);"
        "INSERT INTO sessions SELECT 'of ' || id, id, 1 FROM persons");
  }

  std::unique_ptr<Store> opened_by(const NameRule& rule) { return opened(file_, {}, rule); }

  Folder folder_;
  std::filesystem::path file_ = folder_ / "belle.db";
  NameRule exact_ = look_alikes("1", {});
  NameRule zero_ = look_alikes("2", {{'0', 'o'}, {'O', 'o'}});
};

// A person who cannot log in after an update, or whose password opens another's account.
TEST_F(Names, OfAnOlderFileAreStillTheirOwners) {
  for (const NameRule& rule : {exact_, zero_, exact_}) {
    const auto store = opened_by(rule);
    for (const auto& [name, hash] :
         {std::pair{"Bob", "of Bob"}, {"B0b", "of B0b"}, {"Zoé", "of Zoé"}})
      EXPECT_EQ(owner(*store, name), hash) << rule.version;
    EXPECT_EQ(owner(*store, "Lou"), "nobody") << "a guest's name is not claimed";
  }
}

// Two who were told apart before, of whom one is thrown out, or cannot change the password.
TEST_F(Names, ThatAreAlikeByALaterRuleBothStay) {
  const auto store = opened_by(zero_);
  EXPECT_EQ(kind_of(claim(*store, 1, "BOb", "of Lou")), Taken);
  EXPECT_EQ(kind_of(claim(*store, 2, "B0b", "of Bob")), Taken) << "a name of their own, not this";
  ASSERT_TRUE(claim(*store, 3, "B0b", "changed"));
  EXPECT_EQ(owner(*store, "B0b"), "changed");
  EXPECT_EQ(owner(*store, "Bob"), "of Bob");
}

// A third who takes a name that is like theirs, because the file knows an older rule only.
TEST_F(Names, AreComparedByTheRuleOfToday) {
  {
    const auto store = opened_by(exact_);
    ASSERT_TRUE(claim(*store, 1, "L0u", "of Lou"));
    EXPECT_EQ(owner(*store, "Lou"), "nobody");
  }
  const auto store = opened_by(zero_);
  EXPECT_EQ(owner(*store, "Lou"), "of Lou");
  EXPECT_EQ(kind_of(claim(*store, 4, "Lou", "of Zoé")), Taken);
}

// Log-ins that are slow in a large house, because names are compared anew at every start.
TEST_F(Names, AreWorkedOutOnceForARule) {
  int worked_out = 0;
  const NameRule counted{"3", [&](std::string_view name) {
                           ++worked_out;
                           return std::vector{std::string(name)};
                         }};
  opened_by(counted);
  EXPECT_EQ(worked_out, 3);
  opened_by(counted);
  EXPECT_EQ(worked_out, 3);
}

// A rule that fails half-way, and a file that is compared by two of them.
TEST_F(Names, AFailingRuleChangesNothing) {
  opened_by(exact_);
  int left = 2;
  const NameRule failing{"4", [&](std::string_view name) {
                           if (--left == 0) throw std::runtime_error("no more");
                           return std::vector{std::string(name)};
                         }};
  EXPECT_FALSE(open_sqlite(file_, failing));
  sqlite::Database database(file_, 0ms);
  EXPECT_TRUE(database.any("SELECT 1 FROM name_rule WHERE version = '1'"));
  EXPECT_EQ(database.number("SELECT count(*) FROM skeletons"), 3);
}

// A person who is most like a name is found before one who was there earlier.
TEST_F(Names, TheNearestIsFound) {
  const auto store = opened_by({"5", [](std::string_view name) {
                                  return std::vector{std::string(1, name.front()),
                                                     std::string(name.substr(0, 2)) + "…"};
                                }});
  EXPECT_EQ(owner(*store, "B0"), "of B0b");
  EXPECT_EQ(owner(*store, "Bo"), "of Bob");
  EXPECT_EQ(owner(*store, "Ba"), "of Bob") << "the older one";
}

}  // namespace
}  // namespace belle::store
