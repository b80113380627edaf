#include "people/names.h"

#include <gtest/gtest.h>

namespace belle::people {
namespace {

// Somebody's real name refused.
TEST(Names, OfManyLanguagesAreValid) {
  for (const char* name :
       {"A", "Chloé", "Jean-Luc O'Neil", "Łukasz Żółć", "Алёна Щукина", "李小龍", "Ωμέγα", "नमस्ते",
        "مريم", "🗼 Eiffel", "player_1889", "ẞtraße", "Иван Smith", "Վահան", "Ω 1889"})
    EXPECT_EQ(name_fault(name), std::nullopt) << name;
}

// A name that breaks the page or hides: its length, spaces, and characters one cannot see.
TEST(Names, SayWhatIsWrongWithThem) {
  const std::string e_24 = "éééééééééééééééééééééééé";
  EXPECT_EQ(name_fault(e_24), std::nullopt);
  EXPECT_EQ(name_fault(e_24 + "é"), NameFault::Long);
  EXPECT_EQ(name_fault(std::string(1'000'000, 'x')), NameFault::Long);
  EXPECT_EQ(name_fault(""), NameFault::Empty);
  for (const char* name : {" ", " Ann", "Ann ", "Ann  Lee"})
    EXPECT_EQ(name_fault(name), NameFault::Spaces) << name;
  for (const char* name : {"a\tb",
                           "a\nb",
                           "\x1b[2J",
                           "\xff",
                           "a\xc2\xa0"
                           "b",
                           "\u00ad",
                           "a\u200bb",
                           "a\u200db",
                           "\u200e",
                           "\u202eAnn",
                           "\u2066x",
                           "\u2069",
                           "\u3000",
                           "\u3164",
                           "\ufeff",
                           "\ufe0f",
                           "e\u0301",
                           "А\u0483",
                           "Алёна\u0488",
                           "א\u05b7",
                           "م\u064e",
                           "Ａlice",
                           "𝐀lice",
                           "Ⓐlice",
                           "🅰lice",
                           "ﬁona",
                           "Ⅰan",
                           "ℵ",
                           "Νictor",  // a Greek capital
                           "аlice",   // a Cyrillic letter
                           "Bօb",     // an Armenian one
                           "ꓐꓳꓐ",
                           "ᎪᎠᎪ",
                           "ɑnna",
                           "ᴀnn",
                           "Ann²\u2074",
                           "\ue000",
                           "\U000e0041",
                           "\U0010ffff",
                           "\ufffd"})
    EXPECT_EQ(name_fault(name), NameFault::Characters) << testing::PrintToString(name);
}

// Two people whose names cannot be told apart.
TEST(Names, ThatLookAlikeHaveOneKey) {
  EXPECT_EQ(name_key("Chloé"), "chloé");
  EXPECT_EQ(name_key("CHLOÉ"), "chloé");
  EXPECT_EQ(name_key("  Ann   Lee "), "ann lee");
  EXPECT_EQ(name_key("Алёна"), name_key("АЛЁНА"));
  EXPECT_EQ(name_key("Сосо"), name_key("Coco"));    // the first in Cyrillic
  EXPECT_EQ(name_key("ВОВ"), name_key("BOB"));      // the first in Cyrillic
  EXPECT_EQ(name_key("bеlle"), name_key("Belle"));  // one Cyrillic letter
  EXPECT_EQ(name_key("µ"), name_key("μ"));          // micro
  EXPECT_EQ(name_key("ΑΝΝ"), name_key("Ann"));      // the first in Greek
}

// Different names that only one person may have.
TEST(Names, ThatDifferHaveDifferentKeys) {
  EXPECT_NE(name_key("Zoé"), name_key("Zoe"));
  EXPECT_NE(name_key("Ian"), name_key("Lan"));
  EXPECT_NE(name_key("AnnLee"), name_key("Ann Lee"));
  EXPECT_NE(name_key("Шура"), name_key("Щура"));
  EXPECT_NE(name_key("李"), name_key("王"));
}

// A key of bytes that are no text; a key that is not its own key.
TEST(Names, KeysArePlainTextAndStayTheSame) {
  EXPECT_EQ(name_key("\xff"), "");
  EXPECT_EQ(name_key(" "), "");
  for (const char* name : {"ВОВ", "Chloé", "İstanbul", "Ёлка", "ΩΜΕΓΑ", "ß"})
    EXPECT_EQ(name_key(name_key(name)), name_key(name)) << name;
}

}  // namespace
}  // namespace belle::people
