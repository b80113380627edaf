// The house of version 0.1 (tests/journals/README.md) in a folder of the test's own, and a database
// of the test's own.
#pragma once

#include <filesystem>
#include <string>

#include "tests/commands/command_line.h"
#include "tests/store/folder.h"
#include "tests/store/postgres/server.h"

namespace belle {

class KeptHouse {
 public:
  KeptHouse() {
    std::filesystem::copy_file(
        std::filesystem::path(BELLE_SOURCE_DIR) / "tests/journals/house/belle.db", file());
    std::filesystem::permissions(file(), std::filesystem::perms(0600));
  }

  std::string folder() const { return parent_ / ""; }
  std::filesystem::path file() const { return parent_ / "belle.sqlite"; }
  std::string bytes() const { return store::bytes_of(file()); }
  /// Does something to its tables that no house would.
  void change(const std::string& sql) const {
    store::OtherProgram(file()).run("PRAGMA foreign_keys = OFF; PRAGMA writable_schema = ON;" +
                                    sql);
  }

 private:
  store::Folder parent_;
};

class KeptDatabase {
 public:
  std::string address() const { return store::shared_postgres().address(name_); }
  std::string run(const std::string& sql) const {
    return store::shared_postgres().run("SET search_path = belle;" + sql, name_);
  }

 private:
  std::string name_ = store::shared_postgres().new_database();
};

}  // namespace belle
