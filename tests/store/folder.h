// A folder for one test's files, and a second program that uses the same database.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include <sqlite3.h>

namespace belle::store {

/// A new folder, removed when the test ends.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  /// A file in it, which need not be there.
  std::filesystem::path operator/(const char* name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

std::string bytes_of(const std::filesystem::path& file);
void write_bytes(const std::filesystem::path& file, const std::string& bytes);

/// Another program's connection.
class OtherProgram {
 public:
  explicit OtherProgram(const std::filesystem::path& file);
  void run(const std::string& sql) const;

 private:
  struct Close {
    void operator()(sqlite3* connection) const { sqlite3_close(connection); }
  };
  std::unique_ptr<sqlite3, Close> connection_;
};

}  // namespace belle::store
