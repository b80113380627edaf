#include "tests/store/folder.h"

#include <cstdlib>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

namespace belle::store {

Folder::Folder() {
  std::string name = (std::filesystem::temp_directory_path() / "belle-store-XXXXXX").string();
  EXPECT_NE(mkdtemp(name.data()), nullptr);
  path_ = name;
}

Folder::~Folder() { std::filesystem::remove_all(path_); }

std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator(in), {}};
}

void write_bytes(const std::filesystem::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

OtherProgram::OtherProgram(const std::filesystem::path& file) {
  sqlite3* connection = nullptr;
  EXPECT_EQ(sqlite3_open(file.c_str(), &connection), SQLITE_OK);
  sqlite3_busy_timeout(connection, 2000);  // a program that writes just now is waited for
  connection_.reset(connection);
}

void OtherProgram::run(const std::string& sql) const {
  EXPECT_EQ(sqlite3_exec(connection_.get(), sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
      << sqlite3_errmsg(connection_.get());
}

}  // namespace belle::store
