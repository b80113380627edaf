#include "tests/store/postgres/server.h"

#include <chrono>
#include <csignal>
#include <memory>
#include <stdexcept>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <libpq-fe.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace belle::store {
namespace {

constexpr uid_t kNobody = 65534;

// In the child: runs a program of PostgreSQL as somebody who may, until the test ends.
[[noreturn]] void become(const char* program, std::vector<std::string> words, const char* log) {
  if (geteuid() == 0 && (setgid(kNobody) != 0 || setuid(kNobody) != 0)) _exit(1);
  prctl(PR_SET_PDEATHSIG, SIGQUIT);
  const int out = open(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  const std::string path = std::string(BELLE_POSTGRES_PROGRAMS) + '/' + program;
  words.insert(words.begin(), path);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  execv(path.c_str(), arguments.data());
  _exit(1);
}

using Connection = std::unique_ptr<PGconn, decltype(&PQfinish)>;

}  // namespace

PostgresServer::PostgresServer(Wishes wishes) : wishes_(std::move(wishes)) {
  if (wishes_.data.empty()) wishes_.data = folder_ / "data";
  const std::string data = wishes_.data;
  if (geteuid() == 0 && chown((folder_ / "").c_str(), kNobody, kNobody) != 0)
    throw std::runtime_error("the folder of PostgreSQL cannot be given away");
  const pid_t making = fork();
  if (making == 0)
    become("initdb", {"-N", "-D", data, "-A", "trust", "-U", "belle", "--locale=C", "-E", "UTF8"},
           (folder_ / "log").c_str());
  int status = 0;
  waitpid(making, &status, 0);
  if (status != 0) throw std::runtime_error("initdb failed: " + bytes_of(folder_ / "log"));
  write_bytes(wishes_.data / "pg_hba.conf",
              "local all guarded scram-sha-256\nlocal all all trust\nhost all all all trust\n");
  start();
  run("CREATE ROLE guarded LOGIN PASSWORD 's3cret'");
}

PostgresServer::~PostgresServer() { crash(); }

std::string PostgresServer::address(const std::string& database, const std::string& user) const {
  return "postgresql://" + user + "@/" + database + "?host=" + (folder_ / "").string() +
         (wishes_.port == 0 ? "" : "&port=" + std::to_string(wishes_.port));
}

std::string PostgresServer::address_at(const std::string& host, const std::string& database) const {
  return "postgresql://belle@" + host + ':' + std::to_string(wishes_.port) + '/' + database;
}

std::string PostgresServer::new_database() {
  const std::string name = "belle" + std::to_string(++databases_);
  run("CREATE DATABASE " + name);
  return name;
}

std::string PostgresServer::run(const std::string& sql, const std::string& database) const {
  const Connection connection(PQconnectdb(address(database).c_str()), PQfinish);
  const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(connection.get(), sql.c_str()),
                                                             PQclear);
  const ExecStatusType status = PQresultStatus(result.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
    throw std::runtime_error(PQerrorMessage(connection.get()));
  return PQntuples(result.get()) == 0 ? "" : PQgetvalue(result.get(), 0, 0);
}

void PostgresServer::crash() {
  if (process_ < 0) return;
  kill(process_, SIGQUIT);
  waitpid(process_, nullptr, 0);
  process_ = -1;
}

// Nothing but the processes is lost in these tests, so the disk need not be waited for.
void PostgresServer::start() {
  std::vector<std::string> words{"-D", wishes_.data, "-k", folder_ / ""};
  std::vector<std::string> settings{"listen_addresses=", "fsync=off", "shared_buffers=16MB",
                                    "max_connections=40"};
  if (wishes_.port != 0)
    settings.insert(settings.end(), {"listen_addresses=*", "port=" + std::to_string(wishes_.port)});
  settings.insert(settings.end(), wishes_.settings.begin(), wishes_.settings.end());
  for (const std::string& setting : settings) words.insert(words.end(), {"-c", setting});
  process_ = fork();
  if (process_ == 0) become("postgres", words, (folder_ / "log").c_str());
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (PQping(address("postgres").c_str()) != PQPING_OK) {
    if (std::chrono::steady_clock::now() > end)
      throw std::runtime_error("PostgreSQL does not start: " + bytes_of(folder_ / "log"));
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

PostgresServer& shared_postgres() {
  static PostgresServer server;
  return server;
}

}  // namespace belle::store
