// Completing half-typed words: what could stand where the cursor is. The scripts that
// `belle completion` prints for each shell ask for it whenever Tab is pressed, so that all of them
// know what the commands declare and no more.
#pragma once

#include <string>
#include <vector>

#include "apps/description.h"

namespace belle {

/// One line for each text that could be the last of these words (without the program's name; it may
/// be empty): the text, a tab, what it means. `:files` and `:folders` ask the shell for names.
std::vector<std::string> completions(const ProgramDescription& program,
                                     const std::vector<std::string>& words);

}  // namespace belle
