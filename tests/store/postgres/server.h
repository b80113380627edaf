// A PostgreSQL of the test's own, in a folder that is thrown away: begun, stopped in any way, begun
// again. It never runs as root, which PostgreSQL refuses, and ends when the test does.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <sys/types.h>

#include "tests/store/folder.h"

namespace belle::store {

class PostgresServer {
 public:
  struct Wishes {
    std::filesystem::path data;         // where it keeps everything; else in a folder of its own
    std::vector<std::string> settings;  // as `max_wal_size=64MB`
    std::uint16_t port = 0;             // at every address of this machine, too
  };

  PostgresServer() : PostgresServer(Wishes{}) {}
  explicit PostgresServer(Wishes wishes);
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  /// The address of a database. Everybody is let in, but for the role `guarded`: its password is
  /// s3cret.
  std::string address(const std::string& database, const std::string& user = "belle") const;
  /// The same over the network, by one of this machine's addresses.
  std::string address_at(const std::string& host, const std::string& database) const;
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
  Wishes wishes_;
  pid_t process_ = -1;
  int databases_ = 0;
};

/// One for all tests that do not stop it.
PostgresServer& shared_postgres();

}  // namespace belle::store
