#include "tests/table/kept_journals.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

namespace belle::table {
namespace {

std::vector<Entry> read_journal(const std::string& text) {
  std::vector<Entry> journal;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t tab = text.find('\t', at);
    const std::size_t end = text.find('\n', tab);
    journal.push_back({std::stoll(text.substr(at, tab - at)), text.substr(tab + 1, end - tab - 1)});
    at = end + 1;
  }
  return journal;
}

}  // namespace

std::string text_of_source(const std::string& path) {
  std::ifstream in(std::string(BELLE_SOURCE_DIR) + '/' + path, std::ios::binary);
  return {std::istreambuf_iterator(in), {}};
}

const std::map<std::string, std::vector<Entry>>& kept_journals() {
  static const auto all = [] {
    std::map<std::string, std::vector<Entry>> found;
    const std::string folder = std::string(BELLE_SOURCE_DIR) + "/tests/journals";
    for (const auto& file : std::filesystem::directory_iterator(folder))
      if (const std::string name = file.path().stem(); file.path().extension() == ".journal")
        found[name] = read_journal(text_of_source("tests/journals/" + name + ".journal"));
    return found;
  }();
  EXPECT_GE(all.size(), 68U);
  return all;
}

}  // namespace belle::table
