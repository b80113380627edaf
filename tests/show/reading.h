// Reading a drawing of La Cité de la Lumière back: its lines, and what it shows on a space of the
// board. Counts columns in code points, for every glyph of a drawing is one column wide.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/show/draw_lumiere.h"
#include "engine/lumiere/lumiere.h"

namespace belle::show {

std::vector<std::string> lines(std::string_view text);

/// The code points of a line, one column each.
std::vector<std::string> glyphs(std::string_view line);

/// The plain drawing of the whole truth, with the shipped edition.
std::string plain(const lumiere::State& state);

/// The two lines of a space, joined by a stroke: " \\o/ | / > " for a dancer.
std::string on_space(const std::string& drawing, std::string_view space);

/// The glyph in the middle of the line between a space and the next one to the east, or the north.
std::string east_of(const std::string& drawing, std::string_view space);
std::string north_of(const std::string& drawing, std::string_view space);

/// The first line in which the words stand; empty if there is none.
std::string line_with(const std::string& drawing, std::string_view words);

}  // namespace belle::show
