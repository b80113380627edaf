#include "apps/opening.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <expected>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>

#include <unistd.h>

#include "apps/core_dumps.h"
#include "apps/folder_lock.h"
#include "apps/house_games.h"
#include "apps/open_files.h"
#include "people/lookalikes.h"
#include "store/postgres.h"
#include "store/sqlite.h"
#include "web/page.h"

namespace belle {
namespace {

// Where the house keeps its tables, and what to say of the place.
struct OpenedStore {
  std::unique_ptr<store::Store> store;
  std::string place;
  std::optional<FolderLock> lock;  // of a folder
};

// No two programs on machines with names of their own have the same.
std::string usual_node() {
  std::array<char, 256> host{};
  if (gethostname(host.data(), host.size() - 1) != 0) host[0] = '\0';
  return std::string(host.data()) + '-' + std::to_string(getpid());
}

std::expected<OpenedStore, std::string> open_database(const std::string& address,
                                                      const std::string& node) {
  if (!store::is_postgres(address))
    return std::unexpected(
        "--store takes the address of a database, as "
        "postgresql://USER@HOST/DATABASE; a folder is given with --data");
  auto store = store::open_postgres(address, people::name_rule(), node);
  if (!store) return std::unexpected(store.error().reason);
  return OpenedStore{*std::move(store), store::shown_address(address).value(), {}};
}

std::expected<OpenedStore, std::string> open_folder(const std::filesystem::path& folder) {
  auto lock = FolderLock::take(folder, "go there, or choose another folder with --data");
  if (!lock) return std::unexpected(lock.error());
  auto store = store::open_sqlite(folder / "belle.sqlite", people::name_rule());
  if (!store) return std::unexpected(store.error().reason);
  return OpenedStore{*std::move(store), folder.string(), *std::move(lock)};
}

// As it stands in the address of a page.
std::string shown_host(const std::string& host) {
  return host.find(':') == std::string::npos ? host : '[' + host + ']';
}

}  // namespace

std::filesystem::path usual_folder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0')
    return std::filesystem::path(data) / "belle-epoque";
  const char* home = std::getenv("HOME");
  return std::filesystem::path(home == nullptr ? "." : home) / ".local/share/belle-epoque";
}

HouseWords::HouseWords() : threads(std::max(1U, std::thread::hardware_concurrency())) {}

void HouseWords::declare(Command& command) {
  command.number("--port", net.port, "where to listen: 1889; 0 takes any that is free")
      .within(0, 65535);
  command
      .text("--data", data,
            "the folder where tables are kept: belle-epoque in the user's data folder")
      .shown_as("FOLDER");
  command.number("--threads", threads, "on how many threads Belle thinks: all cores")
      .within(1, 256);
  command.number("--pace", net.server.pace, "milliseconds for a move of Belle's: 700")
      .within(0, 60000);
}

void open_house(const HouseWords& words, Session& session,
                const std::function<void(const std::string& address)>& opened) {
  forbid_core_dumps();
  auto opened_store =
      words.store ? open_database(*words.store, words.node.value_or(usual_node()))
                  : open_folder(words.data ? std::filesystem::path(*words.data) : usual_folder());
  if (!opened_store) return session.fail(opened_store.error());
  auto& [store, place, lock] = *opened_store;
  const table::Games games = house_games();
  server::NetSettings settings = words.net;
  settings.belle_threads = words.threads;
  settings.page = page();
  settings.ends_on_signal = true;
  if (words.store) settings.draining = {.grace = std::chrono::milliseconds(words.grace)};
  if (settings.server.limits.off) settings.most_of_an_address = settings.most_connections;
  // Some files stay free for the store, and for saying no.
  constexpr std::size_t kKept = 32;
  const std::size_t files = open_files();
  settings.most_connections =
      std::min(settings.most_connections, files > 2 * kKept ? files - kKept : files / 2);
  const auto net = server::Net::listen(games, *store, settings);
  if (!net) return session.fail(net.error());
  const std::string address =
      "http://" + shown_host(settings.host) + ':' + std::to_string((*net)->port()) + '/';
  if (lock) lock->note(address);
  session.console.out << "Belle Époque is open at " << address << " and keeps its tables in "
                      << place << ".\n"
                      << "Ctrl-C closes it; every game goes on when it opens again.\n"
                      << std::flush;
  if (settings.metrics)
    session.console.out << "Metrics are told at http://" << shown_host(settings.metrics->host)
                        << ':' << (*net)->metrics_port() << "/metrics.\n"
                        << std::flush;
  opened(address);
  (*net)->run();
  store.reset();  // writes what was begun, while the server that is answered is still there
  session.console.out << "Closed. Nothing is lost.\n";
}

}  // namespace belle
