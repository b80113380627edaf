#include "apps/show/canvas.h"

#include <gtest/gtest.h>

namespace belle::show {
namespace {

constexpr Ink kInk{254, 17};

// A text that is too long, or begins left of the sheet, makes lines wider than the terminal.
TEST(Canvas, CutsOffWhatDoesNotFit) {
  Canvas canvas(5, kInk);
  EXPECT_EQ(canvas.write(2, 0, "Cœur", kInk), 6);
  canvas.write(-1, 1, "été", kInk);
  EXPECT_EQ(canvas.text(Colour::Plain), "  Cœu\nté\n");
}

// Colour that runs on past a line's end stains the rest of the terminal.
TEST(Canvas, EveryColouredLineIsFullAndEndsWithAReset) {
  Canvas canvas(3, kInk);
  canvas.write(1, 1, "a", {208, 17, true});
  EXPECT_EQ(canvas.text(Colour::Ansi),
            "\x1b[22;38;5;254;48;5;17m   \x1b[0m\n"
            "\x1b[22;38;5;254;48;5;17m \x1b[1;38;5;208;48;5;17ma"
            "\x1b[22;38;5;254;48;5;17m \x1b[0m\n");
}

// A later picture that leaves something of an earlier one makes both unreadable.
TEST(Canvas, TheLastOneDrawnIsSeen) {
  Canvas canvas(4, kInk);
  canvas.fill(0, 0, 4, 2, U'▒', kInk);
  canvas.write(1, 0, "é·", kInk);
  EXPECT_EQ(canvas.text(Colour::Plain), "▒é·▒\n▒▒▒▒\n");
}

// Two entries swapped in the table of joints break walls at their corners.
TEST(Canvas, JointsHaveTheirGlyphs) {
  constexpr Stroke kNone = Stroke::None;
  constexpr Stroke kLight = Stroke::Light;
  constexpr Stroke kHeavy = Stroke::Heavy;
  EXPECT_EQ(glyph({}), U' ');
  EXPECT_EQ(glyph({kNone, kLight, kLight, kNone}), U'┌');
  EXPECT_EQ(glyph({kHeavy, kNone, kNone, kHeavy}), U'┛');
  EXPECT_EQ(glyph({kLight, kLight, kLight, kLight}), U'┼');
  EXPECT_EQ(glyph({kHeavy, kHeavy, kHeavy, kHeavy}), U'╋');
  EXPECT_EQ(glyph({kLight, kHeavy, kHeavy, kNone}), U'┢');
  EXPECT_EQ(glyph({kNone, kHeavy, kNone, kLight}), U'╼');
}

// Bytes counted as columns push everything right-aligned out of place.
TEST(Canvas, ColumnsCountsCodePoints) { EXPECT_EQ(columns("Sacré-Cœur ◆"), 12); }

}  // namespace
}  // namespace belle::show
