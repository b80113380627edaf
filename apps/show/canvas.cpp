#include "apps/show/canvas.h"

#include <algorithm>
#include <bit>

namespace belle::show {
namespace {

// Takes the first code point off well-formed UTF-8.
char32_t take_glyph(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const auto length = static_cast<std::size_t>(std::max(1, std::countl_one(lead)));
  char32_t glyph = length == 1 ? lead : lead & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i)
    glyph = glyph << 6 | (static_cast<unsigned char>(text[i]) & 0x3fU);
  text.remove_prefix(length);
  return glyph;
}

// Adds a code point as UTF-8. All our glyphs lie below U+10000, in at most three bytes.
void add_glyph(std::string& text, char32_t glyph) {
  const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
  if (glyph < 0x80) return add(glyph);
  if (glyph < 0x800) {
    add(0xc0 | glyph >> 6);
  } else {
    add(0xe0 | glyph >> 12);
    add(0x80 | (glyph >> 6 & 0x3f));
  }
  add(0x80 | (glyph & 0x3f));
}

std::string escape(const Ink& ink) {
  return "\x1b[" + std::string(ink.bold ? "1" : "22") + ";38;5;" + std::to_string(ink.fore) +
         ";48;5;" + std::to_string(ink.back) + 'm';
}

// By the weights of the lines to north, east, south and west; west changes fastest.
constexpr std::u32string_view kJoints =
    U" ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
    U"╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
    U"╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";
static_assert(kJoints.size() == 81);

}  // namespace

void Canvas::put(int x, int y, char32_t glyph, Ink ink) {
  if (x < 0 || x >= width_ || y < 0) return;
  if (y >= height_) {
    height_ = y + 1;
    cells_.resize(place(0, height_), {U' ', blank_});
  }
  cells_[place(x, y)] = {glyph, ink};
}

int Canvas::write(int x, int y, std::string_view text, Ink ink) {
  while (!text.empty()) put(x++, y, take_glyph(text), ink);
  return x;
}

void Canvas::fill(int x, int y, int width, int height, char32_t glyph, Ink ink) {
  for (int down = 0; down < height; ++down)
    for (int right = 0; right < width; ++right) put(x + right, y + down, glyph, ink);
}

std::string Canvas::text(Colour colour) const {
  std::string text;
  for (int y = 0; y < height_; ++y) {
    std::string line;
    for (int x = 0; x < width_; ++x) {
      const Cell& cell = cells_[place(x, y)];
      if (colour == Colour::Ansi && (x == 0 || cell.ink != cells_[place(x - 1, y)].ink))
        line += escape(cell.ink);
      add_glyph(line, cell.glyph);
    }
    if (colour == Colour::Ansi)
      line += "\x1b[0m";
    else
      line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  return text;
}

int columns(std::string_view text) {
  return static_cast<int>(std::ranges::count_if(
      text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80; }));
}

std::string_view cut(std::string_view text, int most) {
  std::string_view rest = text;
  while (!rest.empty() && most-- > 0) take_glyph(rest);
  return text.substr(0, text.size() - rest.size());
}

char32_t glyph(const Joint& joint) {
  std::size_t which = 0;
  for (const Stroke line : {joint.north, joint.east, joint.south, joint.west})
    which = which * 3 + static_cast<std::size_t>(line);
  return kJoints[which];
}

}  // namespace belle::show
