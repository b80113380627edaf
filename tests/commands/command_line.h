// Runs commands inside the test program, as a person would type them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace belle {

struct Answer {
  int status;
  std::string out;
  std::string err;
};

/// Runs `belle` with these words and this standard input.
Answer type(const std::vector<std::string>& words, const std::string& input = {});

/// The record of a random game.
std::string random_record(int seed);

/// The lines of a text, without their ends; and back.
std::vector<std::string> lines(const std::string& text);
std::string joined(const std::vector<std::string>& lines, std::size_t count);

/// Where the first line of a record begins so, counted from 0; it must be there.
std::size_t line_with(const std::vector<std::string>& record, const std::string& beginning);

/// A new file with these bytes, gone when the test ends.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& bytes);
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

/// The bytes of a file of the repository.
std::string source_file(const std::string& path);

/// The files of a folder of the repository, sorted.
std::vector<std::string> source_files(const std::string& folder);

}  // namespace belle
