// belle_bake <game> <edition.json> <source.cpp>: writes a shipped edition as C++, when the project
// is built. It reads the file as the program would read it, so a shipped edition with a fault does
// not build.

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <span>

#include "editions/digest.h"
#include "editions/literals.h"
#include "editions/tables.h"

namespace belle::editions {
namespace {

// The name of the game's type in the source that is written.
template <class G>
constexpr std::string_view kType;
template <>
constexpr std::string_view kType<Lumiere> = "Lumiere";
template <>
constexpr std::string_view kType<Paris> = "Paris";

template <class G>
int bake(const char* json_file, const char* source_file) {
  std::ifstream in(json_file, std::ios::binary);
  const std::string json(std::istreambuf_iterator<char>(in), {});
  const auto tables = read_tables<G>(json, json_file);
  if (!tables) {
    std::cerr << tables.error() << '\n';
    return EXIT_FAILURE;
  }
  std::ofstream out(source_file, std::ios::binary);
  out << "// Written by belle_bake.\n"
      << "#include \"editions/tables.h\"\n\n"
      << "namespace belle::editions {\n\n"
      << "template <>\n"
      << kType<G> << "::Tables baked_tables<" << kType<G> << ">() {\n"
      << "  return " << literal(*tables) << ";\n"
      << "}\n\n"
      << "template <>\n"
      << "std::string_view baked_sha256<" << kType<G> << ">() {\n"
      << "  return " << literal(sha256(json)) << ";\n"
      << "}\n\n"
      << "}  // namespace belle::editions\n";
  out.close();
  if (!out) {
    std::cerr << source_file << ": cannot be written\n";
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}

}  // namespace
}  // namespace belle::editions

int main(int argc, char** argv) {
  using namespace belle;
  const std::span arguments(argv, static_cast<std::size_t>(argc));
  if (arguments.size() == 4) {
    const std::string_view game = arguments[1];
    if (game == Lumiere::kName) return editions::bake<Lumiere>(arguments[2], arguments[3]);
    if (game == Paris::kName) return editions::bake<Paris>(arguments[2], arguments[3]);
  }
  std::cerr << "belle_bake <game> <edition.json> <source.cpp>\n";
  return EXIT_FAILURE;
}
