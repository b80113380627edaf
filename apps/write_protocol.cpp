// Writes the files that are made from the declaration of the protocol: `./belle protocol`.
#include <fstream>

#include <fmt/core.h>

#include "apps/house_games.h"
#include "server/protocol/files.h"

int main(int count, char** words) {
  if (count != 2) {
    fmt::print(stderr, "say where the repository is\n");
    return 2;
  }
  for (const auto& file : belle::server::protocol::made_files(words[1], belle::house_games())) {
    if (!file.differs) continue;
    std::ofstream out(file.path, std::ios::binary);
    if (!(out << file.text) || !out.flush()) {
      fmt::print(stderr, "{} cannot be written\n", file.path.string());
      return 1;
    }
    fmt::print("{}\n", file.path.string());
  }
  return 0;
}
