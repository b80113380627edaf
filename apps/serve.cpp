#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include "apps/commands.h"
#include "apps/house_games.h"
#include "apps/open_files.h"
#include "server/net.h"
#include "store/sqlite.h"

namespace belle {
namespace {

struct Words {
  std::optional<std::string> data;
  std::size_t threads = std::max(1U, std::thread::hardware_concurrency());
  server::NetSettings net;
};

// Where a program keeps what belongs to its user.
std::filesystem::path data_folder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0')
    return std::filesystem::path(data) / "belle-epoque";
  const char* home = std::getenv("HOME");
  return std::filesystem::path(home == nullptr ? "." : home) / ".local/share/belle-epoque";
}

void serve(const Words& typed, Session& session) {
  const std::filesystem::path folder =
      typed.data ? std::filesystem::path(*typed.data) : data_folder();
  auto store = store::open_sqlite(folder / "belle.sqlite");
  if (!store) return session.fail(store.error().reason);
  const table::Games games = house_games();
  server::NetSettings settings = typed.net;
  settings.house.thinkers = typed.threads;
  if (settings.house.limits.off) settings.most_of_an_address = settings.most_connections;
  // Some files stay free for the store, and for saying no.
  constexpr std::size_t kKept = 32;
  const std::size_t files = open_files();
  settings.most_connections =
      std::min(settings.most_connections, files > 2 * kKept ? files - kKept : files / 2);
  const auto net = server::Net::listen(games, **store, settings);
  if (!net) return session.fail(net.error());
  const std::string host =
      settings.host.find(':') == std::string::npos ? settings.host : '[' + settings.host + ']';
  session.console.out << "Belle Époque is open at http://" << host << ':' << (*net)->port()
                      << "/ and keeps its tables in " << folder.string() << ".\n"
                      << "Ctrl-C closes it; every game goes on when it opens again.\n"
                      << std::flush;
  (*net)->run(true);
  store->reset();  // writes what was begun, while whoever asked for it is still there
  session.console.out << "Closed. Nothing is lost.\n";
}

}  // namespace

void add_serve(CLI::App& belle, Session& session) {
  Command command(belle, "serve", "Open the house: tables for everybody");
  command.footer(
      "Serves tables of all games over HTTP and WebSockets (docs/protocol.md), keeps every move\n"
      "before it is shown, and lets Belle sit down where she is asked.\n"
      "Example: belle serve --port 1889 --data ~/belle");
  const auto typed = std::make_shared<Words>();
  command.number("--port", typed->net.port, "where to listen: 1889; 0 takes any that is free")
      .within(0, 65535);
  command.text("--host", typed->net.host,
               "the address to listen at: 127.0.0.1, which only this machine reaches; :: is "
               "every one");
  command.text("--data", typed->data,
               "the folder where tables are kept: belle-epoque in the user's data folder");
  command.number("--threads", typed->threads, "on how many threads Belle thinks: all cores")
      .within(1, 256);
  command.number("--pace", typed->net.house.pace, "milliseconds for a move of Belle's: 700")
      .within(0, 60000);
  command.flag("--https", typed->net.behind_proxy,
               "behind a proxy that speaks HTTPS, passes Host on and sets X-Forwarded-For");
  command.flag("--no-limits", typed->net.house.limits.off,
               "nobody is told to wait: for measuring, never for a house open to strangers");
  command.on([typed, &session] { serve(*typed, session); });
}

}  // namespace belle
