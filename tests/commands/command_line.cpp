#include "tests/commands/command_line.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <unistd.h>

#include "apps/commands.h"

namespace belle {

Answer type(const std::vector<std::string>& words, const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  Console console{in, out, err};
  const int status = run(words, console);
  return {status, out.str(), err.str()};
}

std::string random_record(int seed) {
  return type({"random", "lumiere", "--seed", std::to_string(seed)}).out;
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> result;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) result.push_back(line);
  return result;
}

std::string joined(const std::vector<std::string>& lines, std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += lines[i] + '\n';
  return text;
}

std::size_t line_with(const std::vector<std::string>& record, const std::string& beginning) {
  const auto found = std::ranges::find_if(
      record, [&](const std::string& line) { return line.starts_with(beginning); });
  EXPECT_NE(found, record.end()) << beginning;
  return static_cast<std::size_t>(found - record.begin());
}

TemporaryFile::TemporaryFile(const std::string& bytes) {
  static int number = 0;
  path_ = std::filesystem::temp_directory_path() /
          ("belle-test-" + std::to_string(getpid()) + '-' + std::to_string(++number));
  std::ofstream(path_, std::ios::binary) << bytes;
}

TemporaryFile::~TemporaryFile() {
  std::error_code ignored;
  std::filesystem::remove(path_, ignored);
}

std::string source_file(const std::string& path) {
  std::ifstream file(std::filesystem::path(BELLE_SOURCE_DIR) / path, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

std::vector<std::string> source_files(const std::string& folder) {
  std::vector<std::string> paths;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(BELLE_SOURCE_DIR) / folder))
    paths.push_back(entry.path().string());
  std::ranges::sort(paths);
  return paths;
}

}  // namespace belle
