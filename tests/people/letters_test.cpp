#include "people/letters.h"

#include <gtest/gtest.h>

namespace belle::people {
namespace {

std::string small(std::string_view text) {
  std::string result;
  for (const char32_t letter : letters_of(text)) result += utf8(small_letter(letter));
  return result;
}

// A letter torn into bytes, or written otherwise than it was read.
TEST(Letters, AreReadAndWrittenWhole) {
  EXPECT_EQ(letters_of("aé€🗼"), (std::u32string{U'a', U'é', U'€', U'🗼'}));
  for (const char* text : {"a", "é", "€", "🗼", "\x7f", "\xc2\x80", "\xf4\x8f\xbf\xbf"})
    EXPECT_EQ(utf8(letters_of(text).at(0)), text);
}

// A capital of our players' alphabets that is forgotten, or a letter that becomes another one.
TEST(Letters, CapitalsOfOurAlphabetsBecomeSmall) {
  EXPECT_EQ(small("ABCXYZ"), "abcxyz");
  EXPECT_EQ(small("ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ"), "àâæçéèêëîïôœùûüÿ");
  EXPECT_EQ(small("ĄĆĘŁŃÓŚŹŻ"), "ąćęłńóśźż");
  EXPECT_EQ(small("АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"), "абвгдеёжзийклмнопрстуфхцчшщъыьэюя");
  EXPECT_EQ(small("ІЇЄҐЎЂЉЊЋЏЅЈ"), "іїєґўђљњћџѕј");
  EXPECT_EQ(small("ÅÄÖØÞÐŇŘŤŽĐẞẾ"), "åäöøþðňřťžđßế");
  EXPECT_EQ(small("ΑΒΓΣΩΈΌΎ"), "αβγσωέόύ");
  EXPECT_EQ(small("ĀĲĹŊŹǍǞǸȢΈΑΣЀАѠҊӁӐḀẠ"), "āĳĺŋźǎǟǹȣέασѐаѡҋӂӑḁạ");
  EXPECT_EQ(small("İIıŸſẞΆΌΎΏςӀµ"), "iiiÿsßάόύώσӏμ");
}

TEST(Letters, SmallOnesAndOthersStay) {
  for (const char* text : {"az09 -_.", "àÿßœłż×÷", "абвёїџ", "ĸŉ", "日本", "🗼", "ϕ"})
    EXPECT_EQ(small(text), text);
}

}  // namespace
}  // namespace belle::people
