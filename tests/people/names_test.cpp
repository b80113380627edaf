#include "people/names.h"

#include <string>

#include <gtest/gtest.h>

namespace belle::people {
namespace {

// A person's real name refused.
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
  for (const char* name : {"a\tb", "a\nb", "\x1b[2J", "\xff", "a\u200bb", "Bob Аlice"})
    EXPECT_EQ(name_fault(name), NameFault::Characters) << testing::PrintToString(name);
}

}  // namespace
}  // namespace belle::people
