#include "engine/core/text.h"

#include <array>
#include <cstdint>

#include <gtest/gtest.h>

namespace belle {
namespace {

// Two spaces or a space at an end passing for one.
TEST(Text, WordsKeepEmptyWordsSoThatReadersSeeThem) {
  EXPECT_EQ(words("lay c5 r2").size(), 3U);
  EXPECT_EQ(words("lay  r2")[1], "");
  EXPECT_EQ(words("lay ").back(), "");
  EXPECT_EQ(words("").size(), 1U);
}

// A second spelling of a number: signs, leading zeros, or one that overflows.
TEST(Text, NumberHasOneSpelling) {
  EXPECT_EQ(number("0"), 0);
  EXPECT_EQ(number("42"), 42);
  EXPECT_EQ(number("999999999"), 999999999);
  for (const char* bad : {"", "+1", "-1", "01", "1.0", " 1", "1a", "1000000000"})
    EXPECT_FALSE(number(bad).has_value()) << bad;
}

// Bytes that break a terminal, a page or a second reader: broken UTF-8 and control characters.
TEST(Text, PlainTextIsCleanUtf8) {
  EXPECT_TRUE(is_plain_text("Chloé — Ωмега 🗼"));
  for (const char* bad : {"\t", "\x1b[2J", "\x7f", "\xff", "\xc3", "\xc0\xaf", "\xe2\x82",
                          "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xc2\x85", "\xe0\x80\x80", "\x80"})
    EXPECT_FALSE(is_plain_text(bad)) << bad;
}

// A second spelling of bytes, or bytes written as others.
TEST(Text, HexHasOneSpelling) {
  EXPECT_EQ(to_hex(std::array<std::uint8_t, 4>{0x00, 0x0f, 0xa9, 0xff}), "000fa9ff");
  EXPECT_TRUE(is_hex("000fa9ff"));
  EXPECT_TRUE(is_hex(""));
  for (const char* bad : {"0", "0g", "FF", "0x00", " 0", "-1", "é"})
    EXPECT_FALSE(is_hex(bad)) << bad;
}

}  // namespace
}  // namespace belle
