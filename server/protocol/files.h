// The files of the repository that are made from the declaration.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "table/match.h"

namespace belle::server::protocol {

struct MadeFile {
  std::filesystem::path path;
  std::string text;  // as it should be
  bool differs;      // from what is there
};

std::vector<MadeFile> made_files(const std::filesystem::path& root, const table::Games& games);

}  // namespace belle::server::protocol
