// belle_bake_weights <type> <weights.net> <source.cpp>: writes the weights of a game's nets as C++,
// when the project is built.

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <span>
#include <string>

int main(int count, char** words) {
  const std::span arguments(words, static_cast<std::size_t>(count));
  if (arguments.size() != 4) {
    std::cerr << "belle_bake_weights <type> <weights.net> <source.cpp>\n";
    return EXIT_FAILURE;
  }
  std::ifstream in(arguments[2], std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(in), {});
  std::ofstream out(arguments[3], std::ios::binary);
  out << "// Written by belle_bake_weights.\n"
      << "#include \"players/weights.h\"\n\n"
      << "namespace belle {\nstruct " << arguments[1] << ";\n}\n\n"
      << "namespace belle::players {\n\n"
      << "template <>\n"
      << "std::string_view weights<" << arguments[1] << ">() {\n"
      << "  return {\n      \"";
  constexpr std::size_t kInLine = 24;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (i > 0 && i % kInLine == 0) out << "\"\n      \"";
    const auto byte = static_cast<unsigned char>(bytes[i]);
    out << '\\' << static_cast<char>('0' + (byte >> 6U))
        << static_cast<char>('0' + (byte >> 3U & 7U)) << static_cast<char>('0' + (byte & 7U));
  }
  out << "\",\n      " << bytes.size() << "};\n}\n\n}  // namespace belle::players\n";
  return in && out ? EXIT_SUCCESS : EXIT_FAILURE;
}
