#include "tests/show/reading.h"

#include <sstream>

#include "editions/editions.h"

namespace belle::show {
namespace {

// `width` columns of a line of the drawing; blanks where the line has ended.
std::string cut(const std::string& drawing, int line, int column, int width) {
  const auto columns = glyphs(lines(drawing).at(static_cast<std::size_t>(line)));
  std::string text;
  for (int i = column; i < column + width; ++i) {
    const auto at = static_cast<std::size_t>(i);
    text += at < columns.size() ? columns[at] : " ";
  }
  return text;
}

// The first column and line of a space: below the title, right of the row numbers, every space six
// columns and three lines from the next.
int left(std::string_view space) { return 3 + 6 * (space[0] - 'a'); }
int top(std::string_view space) { return 3 + 3 * ('8' - space[1]); }

}  // namespace

std::vector<std::string> lines(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> result;
  for (std::string line; std::getline(stream, line);) result.push_back(line);
  return result;
}

std::vector<std::string> glyphs(std::string_view line) {
  std::vector<std::string> result;
  for (const char byte : line) {
    const bool continues = (static_cast<unsigned char>(byte) & 0xc0U) == 0x80;
    if (!continues) result.emplace_back();
    result.back() += byte;
  }
  return result;
}

std::string plain(const lumiere::State& state) {
  return draw(editions::shipped<Lumiere>(), state, Colour::Plain);
}

std::string on_space(const std::string& drawing, std::string_view space) {
  return cut(drawing, top(space), left(space), 5) + '|' +
         cut(drawing, top(space) + 1, left(space), 5);
}

std::string east_of(const std::string& drawing, std::string_view space) {
  return cut(drawing, top(space), left(space) + 5, 1);
}

std::string north_of(const std::string& drawing, std::string_view space) {
  return cut(drawing, top(space) - 1, left(space) + 2, 1);
}

std::string line_with(const std::string& drawing, std::string_view words) {
  for (const std::string& line : lines(drawing))
    if (line.find(words) != std::string::npos) return line;
  return {};
}

}  // namespace belle::show
