// belle_bake_page <folder> <source.cpp>: writes the built page as C++, when the project is built.
// Beside a file there may be the same file compressed, `name.gz` and `name.br`. Without a folder,
// or without index.html in it, the program gets the bare page.

#include <algorithm>
#include <array>
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

constexpr std::string_view kStart = "index.html";

// Vite writes what it names by a digest of the contents into this folder.
constexpr std::string_view kLasting = "/assets/";

struct Type {
  std::string_view ending;
  std::string_view name;
};
constexpr std::array kTypes{
    Type{".html", "text/html; charset=utf-8"},
    Type{".js", "text/javascript; charset=utf-8"},
    Type{".css", "text/css; charset=utf-8"},
    Type{".svg", "image/svg+xml"},
    Type{".woff2", "font/woff2"},
    Type{".txt", "text/plain; charset=utf-8"},
    Type{".webmanifest", "application/manifest+json"},
    Type{".json", "application/json"},
    Type{".png", "image/png"},
    Type{".wasm", "application/wasm"},
    Type{".net", "application/octet-stream"},
};

std::string contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Bytes as a C++ string. Octal escapes of three digits end by themselves.
std::string literal(std::string_view bytes) {
  std::string text = "std::string_view(\"";
  for (const char byte : bytes) {
    const auto code = static_cast<unsigned char>(byte);
    if (code >= ' ' && code < 127 && byte != '"' && byte != '\\' && byte != '?') {
      text += byte;
    } else {
      text += '\\';
      for (const int shift : {6, 3, 0}) text += static_cast<char>('0' + ((code >> shift) & 7));
    }
  }
  return text + "\", " + std::to_string(bytes.size()) + ")";
}

int bake(const fs::path& folder, const fs::path& source) {
  std::vector<fs::path> files;
  if (fs::exists(folder / kStart))
    for (const auto& entry : fs::recursive_directory_iterator(folder))
      if (entry.is_regular_file() && entry.path().extension() != ".gz" &&
          entry.path().extension() != ".br")
        files.push_back(entry.path());
  std::ranges::sort(files);

  std::ofstream out(source, std::ios::binary);
  out << "// Written by belle_bake_page.\n#include \"web/page.h\"\n\nnamespace belle {\n";
  if (!files.empty()) out << "namespace {\n\nconstexpr server::PageFile kFiles[] = {\n";
  for (const fs::path& file : files) {
    const auto type = std::ranges::find(kTypes, file.extension().string(), &Type::ending);
    if (type == kTypes.end()) {
      std::cerr << file.string() << ": no content type is known for this ending\n";
      return EXIT_FAILURE;
    }
    const std::string inside = '/' + fs::relative(file, folder).generic_string();
    const auto compressed = [&](std::string_view ending) {
      fs::path copy = file;
      copy += ending;
      return literal(fs::exists(copy) ? contents(copy) : "");
    };
    out << "    {" << literal(inside.substr(1) == kStart ? "/" : inside) << ", "
        << literal(type->name) << ", " << literal(contents(file)) << ", " << compressed(".gz")
        << ", " << compressed(".br") << ", " << (inside.starts_with(kLasting) ? "true" : "false")
        << "},\n";
  }
  if (!files.empty()) out << "};\n\n}  // namespace\n";
  out << "\nserver::Page page() { return " << (files.empty() ? "server::bare_page()" : "kFiles")
      << "; }\n\n}  // namespace belle\n";
  out.close();
  if (out) return EXIT_SUCCESS;
  std::cerr << source.string() << ": cannot be written\n";
  return EXIT_FAILURE;
}

}  // namespace

int main(int argc, char** argv) {
  const std::span arguments(argv, static_cast<std::size_t>(argc));
  if (arguments.size() == 3) return bake(arguments[1], arguments[2]);
  std::cerr << "belle_bake_page <folder> <source.cpp>\n";
  return EXIT_FAILURE;
}
