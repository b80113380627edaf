#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <thread>
#include <utility>

#include "apps/commands.h"
#include "apps/core_dumps.h"
#include "apps/house_games.h"
#include "apps/work_loop.h"
#include "people/lookalikes.h"
#include "people/secrets.h"
#include "server/server.h"
#include "server/server_thread_store.h"
#include "server/worker_pool.h"
#include "store/postgres.h"

namespace belle {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kTick(200);
constexpr milliseconds kLongestFarewell(2000);

struct ThinkWords {
  std::optional<std::string> store;
  std::string node;
  std::size_t threads = std::max(1U, std::thread::hardware_concurrency());
  std::int64_t pace = server::Server::Settings().pace;
};

// By the time of the house, as its servers.
server::Environment environment(WorkLoop& loop, const store::Store& store, Session& session,
                                const std::string& name) {
  return {
      [&store] { return store.time().value().now; },
      [&loop](server::Work work) { loop.post(std::move(work)); },
      [&loop](std::int64_t wait, server::Work work) {
        loop.after(milliseconds(wait), std::move(work));
      },
      [] { return people::new_table_id(); },
      [] { return people::new_seed(); },
      [] {
        std::random_device chance;
        return (std::uint64_t{chance()} << 32) | chance();
      },
      [&session, name](const server::LogLine& line) {
        const auto now = std::chrono::duration_cast<milliseconds>(
            std::chrono::system_clock::now().time_since_epoch());
        session.console.err << name << in_style(server::LogStyle::Text, now.count(), line) << '\n'
                            << std::flush;
      },
      [&store] { return store.time().value().opened; },
  };
}

// A server at which nobody sits, and that has no clocks to keep: all that is left is Belle.
void think(const ThinkWords& words, Session& session) {
  forbid_core_dumps();
  WorkLoop loop;
  auto opened = store::open_postgres(*words.store, people::name_rule(), "");
  if (!opened) return session.fail(opened.error().reason);
  std::unique_ptr<store::Store> store = *std::move(opened);
  const table::Games games = house_games();
  const std::string name = words.node.empty() ? "" : words.node + ": ";
  server::ServerThreadStore answers(*store,
                                    [&loop](server::Work work) { loop.post(std::move(work)); });
  server::Server::Settings settings;
  settings.pace = words.pace;
  server::Server thinker(games, answers, environment(loop, *store, session, name),
                         std::make_unique<server::ThreadedMoveFinder>(games, words.threads),
                         settings);
  server::LiveTables& tables = thinker.live_tables();
  const std::function<void()> tick = [&] {
    tables.tick_belle();
    loop.after(kTick, tick);
  };
  session.console.out << name << "Belle thinks here on " << words.threads
                      << (words.threads == 1 ? " thread" : " threads") << " for the tables in "
                      << store::shown_address(*words.store).value() << ".\n"
                      << "Nobody can connect to this program. Ctrl-C ends it; others think on.\n"
                      << std::flush;
  loop.post(tick);
  loop.run([&] {
    tables.stop_belle([&] { loop.stop(); });
    loop.after(kLongestFarewell, [&] { loop.stop(); });
  });
  store.reset();  // writes what was begun, while the server that is answered is still there
  session.console.out << name << "Ended after " << thinker.metrics().thoughts << " moves.\n";
}

}  // namespace

void add_think(CLI::App& belle, Session& session) {
  Command command(belle, "think", "Only think: Belle's moves for a house of several servers");
  command.footer(
      "Finds and plays Belle's moves at the tables of a house with --store, beside its servers.\n"
      "Any number may run, on any machine that reaches the database; what one does not finish is\n"
      "another's within two seconds. It opens no port and counts as no server. If the database\n"
      "cannot be reached for a while, it waits.\n"
      "Example: belle think --store postgresql://belle@db/belle --threads 4");
  const auto typed = std::make_shared<ThinkWords>();
  command
      .text("--store", typed->store,
            "the PostgreSQL database of the house: BELLE_STORE, where a password is safer than in "
            "a command")
      .shown_as("ADDRESS");
  command.text("--node", typed->node, "what this program is called in what it says: nothing")
      .shown_as("NAME");
  command.number("--threads", typed->threads, "on how many threads Belle thinks: all cores")
      .within(1, 256);
  command
      .number("--pace", typed->pace, "milliseconds for a move of Belle's, as at the servers: 700")
      .within(0, 60000);
  command.on([typed, &session] {
    const char* const usual = std::getenv("BELLE_STORE");
    if (!typed->store && usual != nullptr && *usual != '\0') typed->store = usual;
    if (!typed->store)
      return session.fail(
          "where is the house? Give --store postgresql://USER@HOST/DATABASE, or "
          "set BELLE_STORE");
    if (!store::is_postgres(*typed->store))
      return session.fail(
          "--store takes the address of a database, as postgresql://USER@HOST/DATABASE; a house in "
          "a folder thinks for itself");
    think(*typed, session);
  });
}

}  // namespace belle
