#include "engine/core/packing.h"

#include <array>
#include <string>

#include <gtest/gtest.h>

namespace belle {
namespace {

struct Things {
  std::uint8_t number = 0;
  std::uint8_t piece = 0xff;
  std::optional<std::uint8_t> seat;
  std::uint64_t set = 0;
};

template <class Pack, class T>
void pack_things(Pack& pack, T& things) {
  pack.number(things.number, 4, 2);
  pack.maybe(things.piece, std::uint8_t{0xff}, 4);
  pack.maybe(things.seat, 1);
  pack.some(things.set, 0xf0f0);
}

std::string written(const Things& things) {
  Packer pack("T1");
  pack_things(pack, things);
  return std::move(pack).written();
}

std::string_view fault(const std::string& text) {
  Unpacker pack("T1", text);
  Things things;
  pack_things(pack, things);
  return pack.fault();
}

// A change of the format that nobody noticed: 1 of 3 as 01, nothing as 101, seat 1 as 01, and the
// eight bits of the set, the lowest first.
TEST(Packing, IsWhatOtherProgramsWouldWrite) {
  EXPECT_EQ(written({3, 0xff, std::uint8_t{1}, 0x1010}), "T1axA");
  EXPECT_EQ(written({2, 0, {}, 0}), "T1BAA");
}

TEST(Packing, ComesBackTheSame) {
  Unpacker pack("T1", "T1axA");
  Things things;
  pack_things(pack, things);
  EXPECT_EQ(pack.fault(), "");
  EXPECT_EQ(things.number, 3);
  EXPECT_EQ(things.piece, 0xff);
  EXPECT_EQ(things.seat, 1);
  EXPECT_EQ(things.set, 0x1010U);
}

// A text that is read although it is not the one that is written.
TEST(Packing, RefusesEveryOtherText) {
  EXPECT_EQ(fault("T2axA"), "it is of another game or format");
  EXPECT_EQ(fault(""), "it is of another game or format");
  EXPECT_EQ(fault("T1ax"), "it ends too early");
  EXPECT_EQ(fault("T1axAA"), "it goes on after its end");
  EXPECT_EQ(fault("T1axB"), "it goes on after its end");
  EXPECT_EQ(fault("T1a.A"), "it has a character that no view has");
  EXPECT_EQ(fault("T1_xA"), "a number is out of its range");
}

}  // namespace
}  // namespace belle
