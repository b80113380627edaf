// A PostgreSQL of the test's own, in a folder that is thrown away: begun, stopped in any way, begun
// again. It never runs as root, which PostgreSQL refuses, and ends when the test does.
#pragma once

#include <filesystem>
#include <string>

#include <sys/types.h>

#include "tests/store/folder.h"

namespace belle::store {

class PostgresServer {
 public:
  PostgresServer();
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  /// The address of a database. Everybody is let in, but for the role `guarded`: its password is
  /// s3cret.
  std::string address(const std::string& database, const std::string& user = "belle") const;
  std::filesystem::path socket() const { return folder_ / ".s.PGSQL.5432"; }
  /// Makes an empty database and returns its name.
  std::string new_database();
  /// Does something as the operator would, and returns the first column of the first row.
  std::string run(const std::string& sql, const std::string& database = "postgres") const;

  /// Stops it as a crash would, so that it recovers when it starts again.
  void crash();
  void start();

 private:
  Folder folder_;
  pid_t process_ = -1;
  int databases_ = 0;
};

/// One for all tests that do not stop it.
PostgresServer& shared_postgres();

}  // namespace belle::store
