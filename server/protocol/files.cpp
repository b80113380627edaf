#include "server/protocol/files.h"

#include <fstream>
#include <iterator>

#include "server/protocol/markdown.h"
#include "server/protocol/schema.h"
#include "server/protocol/types.h"

namespace belle::server::protocol {
namespace {

std::string read(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

std::vector<MadeFile> made_files(const std::filesystem::path& root, const table::Games& games) {
  std::vector<MadeFile> files;
  const auto add = [&](const std::filesystem::path& path, std::string text) {
    const bool differs = read(root / path) != text;
    files.push_back({root / path, std::move(text), differs});
  };
  const std::filesystem::path page = "docs/protocol.md";
  add(page, with_tables(read(root / page)));
  add("docs/protocol.schema.json", json_schema(Declaration(games)));
  add("web/src/client/protocol.ts", message_types());
  for (const auto& game : games)
    add(std::filesystem::path("web/src/games") / game->name() / "protocol.ts", game_types(*game));
  return files;
}

}  // namespace belle::server::protocol
