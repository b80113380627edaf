#include "people/names.h"

#include <cstdint>

#include <gtest/gtest.h>

#include "people/letters.h"

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

// A letter of another alphabet that looks like a Latin one and makes another name.
TEST(Names, EveryTwinIsItsLatinLetter) {
  EXPECT_EQ(name_key("авекмнорстухёѐѕіїјһԁԛԝүӏӓӧӑ"), "abekmhopctyxëèsiïjhdqwyläöă");
  EXPECT_EQ(name_key("αβεζηικμνορτυχόϊ"), "abezhikmnoptyxóï");
}

// Each stretch of Unicode whose characters hide, turn, combine, or pass for others.
TEST(Names, EveryFormOfALetterIsForbidden) {
  for (const std::uint32_t point :
       {0xa0U,   0xadU,   0x250U,  0x2ffU,   0x300U,   0x36fU,   0x3e2U,   0x483U,  0x591U,
        0x5bdU,  0x5bfU,  0x5c1U,  0x5c4U,   0x5c7U,   0x610U,   0x61cU,   0x64bU,  0x670U,
        0x6d6U,  0x6edU,  0x115fU, 0x13a0U,  0x1680U,  0x17b4U,  0x180bU,  0x180fU, 0x1ab0U,
        0x1d00U, 0x1dffU, 0x2000U, 0x2028U,  0x205fU,  0x2070U,  0x20d0U,  0x2100U, 0x2160U,
        0x2460U, 0x2800U, 0x2c80U, 0x3000U,  0x3164U,  0xa4d0U,  0xab30U,  0xe000U, 0xfb00U,
        0xfe00U, 0xfe20U, 0xfe70U, 0x1bca0U, 0x1d173U, 0x1d400U, 0x1f100U, 0xe0000U}) {
    const std::string letter = utf8(point);
    EXPECT_EQ(name_fault("a" + letter), NameFault::Characters) << std::hex << point;
    EXPECT_TRUE(name_fault(letter)) << std::hex << point;
  }
}

// A word of two alphabets, whichever they are.
TEST(Names, EveryAlphabetStaysAlone) {
  for (const char* name : {"AБ", "aБ", "éб", "ếб", "бἀ", "жԱ", "λж", "Bժ"})
    EXPECT_EQ(name_fault(name), NameFault::Characters) << name;
}

}  // namespace
}  // namespace belle::people
