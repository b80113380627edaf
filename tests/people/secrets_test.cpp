#include "people/secrets.h"

#include <set>

#include <gtest/gtest.h>

namespace belle::people {
namespace {

constexpr std::string_view kUrlSafe =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// Tokens that repeat, are short, or do not survive a cookie.
TEST(Secrets, TokensAreLongAndNeverTheSame) {
  std::set<std::string> seen;
  for (int i = 0; i < 1000; ++i) {
    const std::string token = new_token();
    EXPECT_EQ(token.size(), 43U);
    EXPECT_EQ(token.find_first_not_of(kUrlSafe), std::string::npos) << token;
    EXPECT_TRUE(seen.insert(token).second);
    EXPECT_TRUE(is_token(token));
  }
}

// A token that a client chose, and others can guess.
TEST(Secrets, OtherTextsAreNoTokens) {
  for (const std::string& text : {std::string(), std::string("alice"), std::string(42, 'a'),
                                  std::string(44, 'a'), std::string(42, 'a') + '='})
    EXPECT_FALSE(is_token(text)) << text;
}

// A token that somebody has made up, and that passes for one of the house's.
TEST(Secrets, TokensOfAKeyAreKnown) {
  const std::string key = new_token();
  const std::string token = new_token(key);
  EXPECT_TRUE(is_token(token));
  EXPECT_NE(token, new_token(key));
  EXPECT_TRUE(is_token_of(key, token));
  EXPECT_FALSE(is_token_of(new_token(), token));
  EXPECT_FALSE(is_token_of(key, new_token()));
  EXPECT_FALSE(is_token_of(key, ""));
  EXPECT_FALSE(is_token_of(key, token.substr(0, 42)));
  for (std::size_t at = 0; at < token.size() - 1; ++at) {
    std::string other = token;
    other[at] = other[at] == 'A' ? 'B' : 'A';
    EXPECT_FALSE(is_token_of(key, other)) << at;
  }
}

// A seed that is not drawn.
TEST(Secrets, EverySeedIsNew) { EXPECT_NE(new_seed(), new_seed()); }

// Sessions that end because a new version hashes otherwise: this is the SHA-256 of "abc".
TEST(Secrets, ATokenHasOneHashForEver) {
  EXPECT_EQ(token_hash("abc"), "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
  EXPECT_NE(token_hash("abd"), token_hash("abc"));
  EXPECT_EQ(token_hash("").size(), 43U);
}

// Anybody let in, or nobody; equal passwords that can be seen to be equal.
TEST(Secrets, APasswordOpensItsHashAlone) {
  const auto hash = password_hash("Moulin Rouge");
  ASSERT_TRUE(hash);
  EXPECT_TRUE(hash->starts_with("$argon2id$"));
  EXPECT_TRUE(is_password_of("Moulin Rouge", *hash));
  EXPECT_FALSE(is_password_of("moulin Rouge", *hash));
  EXPECT_FALSE(is_password_of("", *hash));
  EXPECT_NE(password_hash("Moulin Rouge"), hash);
  for (const char* broken : {"", "Moulin Rouge", "$argon2id$"})
    EXPECT_FALSE(is_password_of("Moulin Rouge", broken));
}

TEST(Secrets, PasswordsAreNeitherShortNorEndless) {
  EXPECT_FALSE(is_password("1234567"));
  EXPECT_TRUE(is_password("12345678"));
  EXPECT_TRUE(is_password(std::string(128, 'x')));
  EXPECT_FALSE(is_password(std::string(129, 'x')));
}

// An id that is misread, or so short that tables are found by trying.
TEST(Secrets, TableIdsAreReadableAndDiffer) {
  std::set<std::string> seen;
  std::set<char> letters;
  for (int i = 0; i < 1000; ++i) {
    const std::string id = new_table_id();
    EXPECT_EQ(id.size(), 10U);
    EXPECT_EQ(id.find_first_of("01oli"), std::string::npos) << id;
    EXPECT_TRUE(seen.insert(id).second);
    letters.insert(id.begin(), id.end());
  }
  EXPECT_EQ(letters.size(), 31U);
}

}  // namespace
}  // namespace belle::people
