// The server in the page: the same as the one that `belle serve` opens, with the browser around it.
// The page keeps journals, rings when time has passed, and asks another module (players.cpp) what
// Belle plays. Everything here runs to its end before the page's worker hears the next message.

#include "server/server.h"

#include <chrono>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include <unistd.h>

#include "apps/house_games.h"
#include "apps/wasm/exchange.h"
#include "apps/wasm/page_store.h"
#include "table/snapshot.h"

BELLE_IMPORT(keep) void page_keep(std::uint32_t ticket, const char* text, std::size_t size);
BELLE_IMPORT(think) void page_think(std::uint32_t ticket, const char* text, std::size_t size);
BELLE_IMPORT(after) void page_after(std::uint32_t ticket, double milliseconds);

namespace belle::wasm {
namespace {

using server::Work;

template <class T>
T drawn() {
  T value{};
  if (getentropy(&value, sizeof value) != 0) std::abort();
  return value;
}

std::string new_table_id() {
  constexpr std::string_view kLetters = "23456789abcdefghjkmnpqrstuvwxyz";
  constexpr std::size_t kLength = 10;
  std::string id = "local-";
  for (std::size_t i = 0; i < kLength; ++i)
    id += kLetters[drawn<std::uint64_t>() % kLetters.size()];
  return id;
}

class PageMoveFinder final : public server::MoveFinder {
 public:
  void ask(server::MoveQuery query, server::StopFlag stopped, server::MoveFound found) override {
    const std::uint32_t ticket = ++tickets_;
    asked_[ticket] = {std::move(stopped), std::move(found)};
    const std::string text = query.level + '\0' + std::to_string(query.seed) + '\0' +
                             std::to_string(query.milliseconds) + '\0' + query.game + '\0' +
                             query.view + '\0' + query.edition.value_or("");
    page_think(ticket, text.data(), text.size());
  }

  void move_found(std::uint32_t ticket, std::string_view move) {
    const auto node = asked_.extract(ticket);
    if (!node.empty() && !*node.mapped().stopped) node.mapped().found(std::string(move), 0);
  }

 private:
  struct Asked {
    server::StopFlag stopped;
    server::MoveFound found;
  };
  std::map<std::uint32_t, Asked> asked_;
  std::uint32_t tickets_ = 0;
};

// Nobody has this number: what is said here is for players.wasm.
constexpr std::uint32_t kForPlayers = 0;

class PageConnection final : public server::Connection {
 public:
  explicit PageConnection(std::uint32_t person) : person_(person) {}
  void send(std::shared_ptr<const std::string> text) override { tell(person_, *text); }
  void say_goodbye() override {}  // nobody logs out of a page

 private:
  std::uint32_t person_;
};

class PageServer {
 public:
  PageServer()
      : games_(house_games()),
        store_([](std::uint32_t ticket,
                  const std::string& text) { page_keep(ticket, text.data(), text.size()); },
               [this](Work work) { posted_.push_back(std::move(work)); }) {
    auto move_finder = std::make_unique<PageMoveFinder>();
    move_finder_ = move_finder.get();
    server::Server::Settings settings;
    settings.limits.off = true;
    settings.from_records = true;
    server_.emplace(games_, store_, environment(), std::move(move_finder), settings);
  }

  void remember(const std::string& id, std::string_view text) {
    const auto& journal = store_.remember(id, text);
    const auto table = table::Table::replay(games_, journal);
    if (table) store_.summarise(server::summary_of(id, *table, journal.back().at));
  }
  void arrive(std::uint32_t person) {
    clients_[person] =
        server_->arrive(std::make_shared<PageConnection>(person), std::to_string(person), "page");
    run_posted();
  }
  void receive(std::uint32_t person, std::string_view text) {
    server_->receive(clients_[person], text);
    run_posted();
  }
  void ring(std::uint32_t ticket) {
    const auto node = later_.extract(ticket);
    if (!node.empty()) node.mapped()();
    run_posted();
  }
  void kept(std::uint32_t ticket, PageStore::Kept outcome) {
    store_.kept(ticket, outcome);
    run_posted();
  }
  void move_found(std::uint32_t ticket, std::string_view move) {
    move_finder_->move_found(ticket, move);
    run_posted();
  }
  // What players.wasm is asked with for a hint: ply, game, view, edition; nothing if it is not this
  // person's turn.
  void ask_for_hint(std::uint32_t person, const std::string& id, const std::string& ticket) {
    const auto nothing = [ticket](const auto&) { tell(kForPlayers, ticket); };
    server_->live_tables().read(
        id,
        [person, ticket](table::Table& table) {
          const table::Viewer seat = table.seat_of(person);
          if (!seat || table.to_move() != seat) return tell(kForPlayers, ticket);
          const table::Settings& settings = table.settings();
          tell(kForPlayers, ticket + '\0' + std::to_string(table.match()->ply()) + '\0' +
                                std::string(settings.game->name()) + '\0' +
                                table.match()->view(seat) + '\0' +
                                settings.setup.edition.value_or(""));
        },
        nothing);
    run_posted();
  }
  void tick() {
    server_->tick();
    run_posted();
  }

 private:
  server::Environment environment() {
    server::Environment environment;
    environment.now = [] {
      return std::chrono::duration_cast<std::chrono::milliseconds>(
                 std::chrono::system_clock::now().time_since_epoch())
          .count();
    };
    environment.post = [this](Work work) { posted_.push_back(std::move(work)); };
    environment.after = [this](std::int64_t milliseconds, Work work) {
      later_[++tickets_] = std::move(work);
      page_after(tickets_, static_cast<double>(milliseconds));
    };
    environment.new_table_id = new_table_id;
    environment.new_seed = drawn<table::Sealed>;
    environment.new_number = drawn<std::uint64_t>;
    return environment;
  }

  void run_posted() {
    while (!posted_.empty()) {
      const Work next = std::move(posted_.front());
      posted_.pop_front();
      next();
    }
  }

  table::Games games_;
  PageStore store_;
  std::deque<Work> posted_;
  std::map<std::uint32_t, Work> later_;
  std::uint32_t tickets_ = 0;
  PageMoveFinder* move_finder_ = nullptr;
  std::optional<server::Server> server_;
  std::map<std::uint32_t, std::shared_ptr<server::Client>> clients_;
};

PageServer& page_server() {
  static auto* const server = new PageServer;  // as long as the module: nobody tears it down
  return *server;
}

}  // namespace

BELLE_EXPORT(remember) void remember(std::size_t size) {
  const Given given(size);
  page_server().remember(std::string(given[0]), given[1]);
}
BELLE_EXPORT(arrive) void arrive(std::uint32_t person, std::size_t) {
  page_server().arrive(person);
}
BELLE_EXPORT(receive) void receive(std::uint32_t person, std::size_t size) {
  page_server().receive(person, Given(size).whole());
}
BELLE_EXPORT(ring) void ring(std::uint32_t ticket, std::size_t) { page_server().ring(ticket); }
BELLE_EXPORT(kept) void kept(std::uint32_t ticket, std::uint32_t outcome, std::size_t) {
  page_server().kept(ticket, PageStore::Kept{outcome});
}
BELLE_EXPORT(move_found) void move_found(std::uint32_t ticket, std::size_t size) {
  page_server().move_found(ticket, Given(size).whole());
}
BELLE_EXPORT(ask_for_hint) void ask_for_hint(std::uint32_t person, std::size_t size) {
  const Given given(size);
  page_server().ask_for_hint(person, std::string(given[0]), std::string(given[1]));
}
BELLE_EXPORT(tick) void tick(std::size_t) { page_server().tick(); }

}  // namespace belle::wasm
