#include "web/page.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace belle {

namespace embedded {
std::span<const std::pair<std::string_view, std::string_view>> page_files();
}

namespace {

constexpr std::string_view kStart = "/index.html";

// Vite writes what it names by a digest of the contents into this folder.
constexpr std::string_view kLasting = "/assets/";

constexpr std::array<std::pair<std::string_view, std::string_view>, 10> kTypes{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".webmanifest", "application/manifest+json"},
    {".json", "application/json"},
    {".png", "image/png"},
    {".wasm", "application/wasm"},
}};

std::string_view type_of(std::string_view path) {
  const auto* type =
      std::ranges::find_if(kTypes, [&](const auto& each) { return path.ends_with(each.first); });
  return type == kTypes.end() ? "application/octet-stream" : type->second;
}

// Beside a file there may be the same file compressed, `name.gz` and `name.br`.
std::vector<server::PageFile> built_files() {
  const auto embedded = embedded::page_files();
  const std::map<std::string_view, std::string_view> all(embedded.begin(), embedded.end());
  const auto bytes_of = [&](const std::string& path) {
    const auto found = all.find(path);
    return found == all.end() ? std::string_view{} : found->second;
  };
  std::vector<server::PageFile> files;
  for (const auto& [path, bytes] : all) {
    if (path.ends_with(".gz") || path.ends_with(".br")) continue;
    const std::string name(path);
    files.push_back({.path = path == kStart ? "/" : path,
                     .type = type_of(path),
                     .plain = bytes,
                     .gzip = bytes_of(name + ".gz"),
                     .brotli = bytes_of(name + ".br"),
                     .lasting = path.starts_with(kLasting)});
  }
  return files;
}

}  // namespace

server::Page page() {
  static const std::vector<server::PageFile> files = built_files();
  return files.empty() ? server::bare_page() : server::Page(files);
}

}  // namespace belle
