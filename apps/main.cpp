#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

#include "apps/commands.h"

namespace {

bool wants_colour() {
  const char* term = std::getenv("TERM");
  return std::getenv("NO_COLOR") == nullptr && term != nullptr && std::string_view(term) != "dumb";
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  const bool to_terminal = isatty(STDOUT_FILENO) == 1;
  belle::Console console{std::cin,    std::cout,
                         std::cerr,   to_terminal && wants_colour(),
                         to_terminal, isatty(STDERR_FILENO) == 1};
  try {
    const int status = belle::run({argv + 1, argv + argc}, console);
    if (std::cout.flush()) return status;
    std::cerr << "belle: the output could not be written\n";
  } catch (const std::exception& error) {
    std::cerr << "belle: " << error.what() << '\n';
  }
  return belle::kRefused;
}
