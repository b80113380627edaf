// A sheet of terminal cells to draw a game on: each cell holds one glyph, its colours and whether
// it is bold. Pictures are put together on the sheet in any order and become text at the very end,
// with colours or without; that is why the two can never differ in more than colours. The sheet
// has a fixed width and is as high as what is drawn on it. It knows no game.
//
// Every glyph must be one column wide in common terminals. Colours are those of the palette of 256.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace belle::show {

enum class Colour { Plain, Ansi };  // Plain: no escape codes at all

struct Ink {
  std::uint8_t fore;
  std::uint8_t back;
  bool bold = false;

  friend bool operator==(const Ink&, const Ink&) = default;
};

class Canvas {
 public:
  Canvas(int width, Ink blank) : width_(width), blank_(blank) {}

  /// Puts one glyph; beside the sheet nothing happens.
  void put(int x, int y, char32_t glyph, Ink ink);

  /// Writes one line of well-formed UTF-8 and returns the column after it. What does not fit on
  /// the sheet's width is cut off.
  int write(int x, int y, std::string_view text, Ink ink);

  /// Fills a rectangle with one glyph.
  void fill(int x, int y, int width, int height, char32_t glyph, Ink ink);

  /// The whole sheet, a newline after each line. Plain lines have no blanks at their end; coloured
  /// ones are as wide as the sheet, and each ends with a reset.
  std::string text(Colour colour) const;

 private:
  struct Cell {
    char32_t glyph;
    Ink ink;
  };

  std::size_t place(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(x);
  }

  int width_;
  Ink blank_;
  int height_ = 0;
  std::vector<Cell> cells_;  // line by line
};

/// How many columns a line of well-formed UTF-8 takes.
int columns(std::string_view text);

/// As much of a line of well-formed UTF-8 as fits in so many columns.
std::string_view cut(std::string_view text, int most);

enum class Stroke : std::uint8_t { None, Light, Heavy };

/// The lines that leave the middle of a cell.
struct Joint {
  Stroke north = Stroke::None;
  Stroke east = Stroke::None;
  Stroke south = Stroke::None;
  Stroke west = Stroke::None;
};

/// The box-drawing glyph of a joint; a blank if no line leaves it.
char32_t glyph(const Joint& joint);

}  // namespace belle::show
