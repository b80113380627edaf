// belle_embed <source.cpp> <function> <path>: writes files as C++, when the project is built. Of a
// file it makes `std::string_view belle::embedded::function()`, its bytes; of a folder
// `std::span<const std::pair<std::string_view, std::string_view>> belle::embedded::function()`, the
// path within the folder (`/index.html`) and the bytes of every file in it, in order. A folder that
// is not there has none. String literals compile many times faster than arrays of numbers.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <span>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

// Octal escapes of three digits end by themselves.
std::string literal(std::string_view bytes) {
  std::string text = "{\"";
  for (const char byte : bytes) {
    const auto code = static_cast<unsigned char>(byte);
    if (code >= ' ' && code < 127 && byte != '"' && byte != '\\' && byte != '?') {
      text += byte;
    } else {
      text += '\\';
      for (const int shift : {6, 3, 0}) text += static_cast<char>('0' + ((code >> shift) & 7));
    }
  }
  return text + "\", " + std::to_string(bytes.size()) + "}";
}

std::string contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::string bytes(std::istreambuf_iterator<char>(in), {});
  if (!in) throw std::runtime_error(file.string() + ": cannot be read");
  return bytes;
}

std::string file_function(const std::string& function, const fs::path& file) {
  return "std::string_view " + function + "() { return " + literal(contents(file)) + "; }\n";
}

std::string folder_function(const std::string& function, const fs::path& folder) {
  std::vector<fs::path> files;
  if (fs::exists(folder))
    for (const auto& entry : fs::recursive_directory_iterator(folder))
      if (entry.is_regular_file()) files.push_back(entry.path());
  std::ranges::sort(files);
  std::string list;
  for (const fs::path& file : files)
    list += "    {" + literal('/' + fs::relative(file, folder).generic_string()) + ", " +
            literal(contents(file)) + "},\n";
  const std::string pair = "std::pair<std::string_view, std::string_view>";
  return "std::span<const " + pair + "> " + function + "() {\n  static constexpr std::array<" +
         pair + ", " + std::to_string(files.size()) + "> kFiles{{\n" + list +
         "  }};\n  return kFiles;\n}\n";
}

}  // namespace

int main(int argc, char** argv) {
  const std::span arguments(argv, static_cast<std::size_t>(argc));
  if (arguments.size() != 4) {
    std::cerr << "belle_embed <source.cpp> <function> <path>\n";
    return EXIT_FAILURE;
  }
  const fs::path path = arguments[3];
  std::ofstream out(arguments[1], std::ios::binary);
  out << "// Written by belle_embed.\n#include <array>\n#include <span>\n#include <string_view>\n"
         "#include <utility>\n\nnamespace belle::embedded {\n\n"
      << (fs::is_regular_file(path) ? file_function(arguments[2], path)
                                    : folder_function(arguments[2], path))
      << "\n}  // namespace belle::embedded\n";
  out.close();
  return out ? EXIT_SUCCESS : EXIT_FAILURE;
}
