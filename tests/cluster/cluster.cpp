#include "tests/cluster/cluster.h"

#include <stdexcept>
#include <vector>

#include <libpq-fe.h>

#include "server/simulated_clients.h"

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

// Each lease of a thought (store/postgres/thoughts.cpp), with the name under which whoever took it
// is connected.
constexpr const char* kNoteThoughts = R"(
CREATE TABLE public.leases (at timestamptz, table_number int8, turn int4, name text, worker text);
CREATE FUNCTION public.note_lease() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO public.leases VALUES (clock_timestamp(), NEW.table_number, NEW.turn,
    current_setting('application_name'), NEW.worker);
  RETURN NULL;
END $$;
CREATE TRIGGER note_lease AFTER UPDATE ON belle.thoughts FOR EACH ROW
  WHEN (NEW.worker IS NOT NULL AND (OLD.worker IS DISTINCT FROM NEW.worker OR OLD.turn <> NEW.turn))
  EXECUTE FUNCTION public.note_lease();
)";

constexpr const char* kThinkerThinks =
    "SELECT count(*) FROM belle.thoughts t WHERE leased_until > clock_timestamp()"
    " AND worker IN (SELECT worker FROM public.leases WHERE name = 'thinker')";

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
  run(kNoteThoughts);
  replace_thinker();
  proxy_.emplace(servers);
}

std::string Cluster::address_of(std::size_t node) const {
  return wishes_.networks == nullptr ? "127.0.0.1" : Network::inside(node);
}

std::string Cluster::store_of(const std::string& name, const std::string& address) const {
  return address + (address.contains('?') ? '&' : '?') + "application_name=" + name;
}

void Cluster::start(std::size_t node) {
  nodes_.at(node).reset();
  server::ServedHouse::Wishes words;
  const std::string database = wishes_.networks == nullptr
                                   ? postgres_.address(database_)
                                   : postgres_.address_at(Network::database(node), database_);
  words.words = {"--no-limits", "--pace", "100", "--node", name(node), "--host", address_of(node)};
  words.store = store_of(name(node), database);
  words.log = logs_ / name(node).c_str();
  if (wishes_.networks != nullptr) words.network = wishes_.networks->name(node);
  words.port = ports_.at(node);
  if (const auto found = wishes_.clocks_ahead.find(node); found != wishes_.clocks_ahead.end()) {
    words.surroundings = {{"LD_PRELOAD", BELLE_WRONG_CLOCK},
                          {"BELLE_CLOCK_AHEAD", std::to_string(found->second)}};
    metrics_ports_.at(node) = free_port();
    words.words.insert(words.words.end(),
                       {"--metrics", "127.0.0.1:" + std::to_string(metrics_ports_.at(node))});
  }
  nodes_.at(node).emplace(std::filesystem::path(), words);
  ports_.at(node) = nodes_.at(node)->port();
}

double Cluster::clock_offset(std::size_t node) const {
  const auto told = server::fetch(metrics_ports_.at(node), {"GET", "/metrics", {}, {}, {}});
  if (!told) throw std::runtime_error("no metrics");
  const std::string key = "\nbelle_clock_offset_seconds ";
  return std::stod(told->body.substr(told->body.find(key) + key.size()));
}

bool Cluster::stop_thinker_in_a_thought() {
  if (run(kThinkerThinks) == "0") return false;
  thinker_->stop();
  if (run(kThinkerThinks) != "0") return true;
  thinker_->go_on();
  return false;
}

void Cluster::replace_thinker() {
  thinker_.reset();
  thinker_.emplace(store_of("thinker", postgres_.address(database_)), logs_ / "thinker");
}

history::History Cluster::thoughts() const {
  const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(
      PQconnectdb(postgres_.address(database_).c_str()), PQfinish);
  const Rows rows =
      ask(connection.get(),
          "SELECT (extract(epoch FROM at) * 1000000)::int8, name, id, turn "
          "FROM public.leases JOIN belle.tables ON number = table_number ORDER BY at");
  history::History thoughts;
  for (int i = 0; i < PQntuples(rows.get()); ++i)
    thoughts.push_back({std::stoll(PQgetvalue(rows.get(), i, 0)),
                        "-",
                        PQgetvalue(rows.get(), i, 1),
                        PQgetvalue(rows.get(), i, 2),
                        history::Event::Kind::Thought,
                        std::stoll(PQgetvalue(rows.get(), i, 3)),
                        {}});
  return thoughts;
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
