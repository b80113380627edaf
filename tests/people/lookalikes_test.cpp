#include "people/lookalikes.h"

#include <string>

#include <gtest/gtest.h>

namespace belle::people {
namespace {

// A person's real name refused: in the page's five languages, and in others.
TEST(Lookalikes, OrdinaryWordsAreNotDeceptive) {
  for (const char* word :
       {"Chloé",  "François",         "Zoë",    "Łukasz", "Żółć",   "Алёна", "Щукин",    "Niccolò",
        "O'Neil", "Jean-Luc",         "Straße", "ẞ",      "Øyvind", "Đorđe", "İnci",     "Işıl",
        "Ωμέγα",  "Вікторія",         "Վահան",  "მარიამ", "مريم",   "שרה",   "नमस्ते",     "น้ำ",
        "李小龍", "さくらテスト東京", "김Kim",  "🗼",     "🇫🇷",     "1889",  "player_1", "Əli",
        "N°1",    "rock&roll",        "(:",     "x²"})
    EXPECT_FALSE(is_deceptive(word)) << word;
}

// Characters that cannot be seen, turn the line, combine, or are letters in another form.
TEST(Lookalikes, HiddenAndDisguisedCharactersAreDeceptive) {
  for (const char* word :
       {"\u00a0",     "\u00ad",     "a\u200bb", "a\u200db",   "\u200e",  "\u202eAnn",  "\u2066x",
        "\u2028",     "\u3000",     "\u1680",   "\u3164",     "\u115f",  "\u2800",     "\ufeff",
        "\ufe0f",     "\u180b",     "\u17b4",   "\U000e0041", "\ue000",  "\U0010ffff", "\ufffd",
        "\U0001bca0", "\U0001d173", "e\u0301",  "А\u0483",    "а\u0488", "א\u05b7",    "م\u064e",
        "م\u0670",    "a\u20d0",    "a\u1ab0",  "a\u1dff",    "a\ufe20", "Ａlice",     "ｱ",
        "𝐀lice",      "Ⓐlice",      "🅰lice",    "ﬁona",       "Ⅰan",     "ℵ",          "ℓ",
        "Ann\u2074",  "ˈann",       "ɑnna",     "ᴀnn",        "ﺎ",       "ﭐ",          "ƒ",
        "ǃ",          "ſ",          "ꓐꓳꓐ",      "ᎪᎠᎪ",        "ⲁ",       "ϣ",          "Ann\u0338"})
    EXPECT_TRUE(is_deceptive(word)) << testing::PrintToString(word);
}

// A word of two alphabets, whichever they are, or of two kinds of digits.
TEST(Lookalikes, AWordIsOfOneScript) {
  for (const char* word :
       {"Νictor", "аlice", "Bօb", "AБ", "éб", "ếб", "бἀ", "жԱ", "λж", "Bժ", "Веllе", "1२"})
    EXPECT_TRUE(is_deceptive(word)) << word;
}

// Two people whose names cannot be told apart, as they are written or in the page's capitals.
TEST(Lookalikes, PassForEachOther) {
  for (const auto& [a, b] : {std::pair{"Chloé", "CHLOÉ"},
                             {"Ann Lee", "  ann   LEE "},
                             {"Алёна", "АЛЁНА"},
                             {"ΣΟΦΟΣ", "σοφος"},
                             {"Straße", "STRASSE"},
                             {"İnci", "inci"},
                             {"Işıl", "IŞIL"},
                             {"Belle", "Веllе"},  // three letters in Cyrillic
                             {"Coco", "Сосо"},    // in Cyrillic
                             {"Bob", "ВОВ"},      // the same, alike as capitals
                             {"Bob", "вов"},      // also if they were written small
                             {"Ann", "ΑΝΝ"},      // in Greek
                             {"ava", "ανα"},      // in Greek, alike as small letters
                             {"ana", "ανα"},      // and as capitals
                             {"Λάμδα", "Лάμδα"},  // a letter in Cyrillic
                             {"Ｂｏｂ", "Bob"},   // full-width
                             {"𝐀nn", "Ann"},
                             {"µ", "μ"},
                             {"Ian", "lan"},
                             {"Bob", "B0b"},
                             {"player1", "playerl"},
                             {"Bernard", "Bemard"},
                             {"O'Neil", "O’Neil"}}) {
    EXPECT_TRUE(look_alike(a, b)) << a << " and " << b;
    EXPECT_TRUE(look_alike(b, a)) << a << " and " << b;
  }
}

// Different names of which only one person may have any.
TEST(Lookalikes, OthersStayApart) {
  for (const auto& [a, b] : {std::pair{"Zoé", "Zoe"},
                             {"Łukasz", "Lukasz"},
                             {"Ёлка", "Елка"},
                             {"Шура", "Щура"},
                             {"Ian", "Lan"},
                             {"Mia", "Mla"},
                             {"Marc", "Mark"},
                             {"AnnLee", "Ann Lee"},
                             {"Ann", "Anna"},
                             {"李", "王"}})
    EXPECT_FALSE(look_alike(a, b)) << a << " and " << b;
}

// Bytes that are no text and are like each other; a name without any skeleton.
TEST(Lookalikes, OnlyPlainTextHasSkeletons) {
  EXPECT_TRUE(skeletons_of("\xff").empty());
  EXPECT_FALSE(look_alike("\xff", "\xff"));
  EXPECT_EQ(skeletons_of("Ann").size(), 3U);
}

// Skeletons of two releases of ICU in one house, because the version says nothing of it.
TEST(Lookalikes, TheRuleNamesTheReleaseOfIcu) {
  const store::NameRule rule = name_rule();
  EXPECT_NE(rule.version.find(", ICU "), std::string::npos) << rule.version;
  EXPECT_EQ(rule.skeletons("Ann"), skeletons_of("Ann"));
}

}  // namespace
}  // namespace belle::people
