#include "tests/cluster/cluster.h"

#include <stdexcept>
#include <vector>

#include <libpq-fe.h>

namespace belle::cluster {
namespace {

using Rows = std::unique_ptr<PGresult, decltype(&PQclear)>;

Rows ask(PGconn* connection, const char* sql) {
  Rows rows(PQexec(connection, sql), PQclear);
  if (PQresultStatus(rows.get()) != PGRES_TUPLES_OK)
    throw std::runtime_error(PQerrorMessage(connection));
  return rows;
}

// A socket in a folder is on no network: servers on others take the way that can be cut.
store::PostgresServer::Wishes reachable(store::PostgresServer::Wishes wishes, bool from_networks) {
  if (from_networks) wishes.port = free_port();
  return wishes;
}

}  // namespace

Cluster::Cluster(const Wishes& wishes)
    : wishes_(wishes),
      postgres_(reachable(wishes.postgres, wishes.networks != nullptr)),
      database_(postgres_.new_database()) {
  std::vector<std::string> servers;
  for (std::size_t i = 0; i < kNodes; ++i) {
    start(i);
    servers.push_back(address_of(i) + ':' + std::to_string(ports_.at(i)));
  }
  proxy_.emplace(servers);
}

std::string Cluster::address_of(std::size_t node) const {
  return wishes_.networks == nullptr ? "127.0.0.1" : Network::inside(node);
}

void Cluster::start(std::size_t node) {
  nodes_.at(node).reset();
  server::ServedHouse::Wishes words;
  const std::string database = wishes_.networks == nullptr
                                   ? postgres_.address(database_)
                                   : postgres_.address_at(Network::outside(node), database_);
  words.words = {"--no-limits", "--pace", "100", "--node", name(node), "--host", address_of(node)};
  words.store = database;
  words.log = logs_ / name(node).c_str();
  if (wishes_.networks != nullptr) words.network = wishes_.networks->name(node);
  words.port = ports_.at(node);
  if (const auto found = wishes_.surroundings.find(node); found != wishes_.surroundings.end())
    words.surroundings = found->second;
  nodes_.at(node).emplace(std::filesystem::path(), words);
  ports_.at(node) = nodes_.at(node)->port();
}

history::House Cluster::house() const {
  const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(
      PQconnectdb(postgres_.address(database_).c_str()), PQfinish);
  history::House house;
  const Rows lines = ask(connection.get(),
                         "SELECT id, at, encode(line, 'escape') FROM belle.lines JOIN belle.tables "
                         "t ON t.number = table_number ORDER BY table_number, lines.number");
  // The text of a line is shown with every other byte than ASCII as an escape.
  const auto text = [](const char* shown) {
    std::size_t size = 0;
    const std::unique_ptr<unsigned char, decltype(&PQfreemem)> bytes(
        PQunescapeBytea(reinterpret_cast<const unsigned char*>(shown), &size), PQfreemem);
    return std::string(reinterpret_cast<const char*>(bytes.get()), size);
  };
  for (int i = 0; i < PQntuples(lines.get()); ++i)
    house.journals[PQgetvalue(lines.get(), i, 0)].push_back(
        {std::stoll(PQgetvalue(lines.get(), i, 1)), text(PQgetvalue(lines.get(), i, 2))});
  const Rows ratings = ask(connection.get(), "SELECT person, game, rating FROM belle.ratings");
  for (int i = 0; i < PQntuples(ratings.get()); ++i)
    house.ratings.push_back({std::stoll(PQgetvalue(ratings.get(), i, 0)),
                             PQgetvalue(ratings.get(), i, 1),
                             std::stod(PQgetvalue(ratings.get(), i, 2))});
  return house;
}

}  // namespace belle::cluster
