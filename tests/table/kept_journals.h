// The journals of tests/journals, and other files of the sources.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "table/journal.h"

namespace belle::table {

/// The bytes of a file, by its path in the repository; none if there is no such file.
std::string text_of_source(const std::string& path);

/// Every journal that is kept, by its name.
const std::map<std::string, std::vector<Entry>>& kept_journals();

}  // namespace belle::table
