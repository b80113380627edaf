#include "apps/load_players.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <string_view>

#include "engine/core/json_text.h"
#include "engine/core/random.h"
#include "server/simulated_clients.h"

namespace belle {
namespace {

using server::SimulatedClients;
using Clock = std::chrono::steady_clock;
using Client = SimulatedClients::ClientId;
using namespace std::chrono_literals;

constexpr std::size_t kAtOnce = 64;       // sockets being opened, or tables being set
constexpr auto kLongestOpening = 120s;    // until everybody sits
constexpr auto kLongestLastAnswers = 5s;  // after the last move was due
constexpr auto kBetweenLooks = 1ms;       // at the clock

// A client asks for one thing of each kind at a time, so the kind can be its number.
enum Request : std::uint8_t { kCreate = 1, kSit, kSalt, kWatch, kPlay, kLeave };

std::string request(Request number, std::string_view action,
                    const std::function<void(JsonText&)>& fields) {
  JsonText json;
  json.open_object();
  json.key("request").whole(static_cast<int>(number));
  json.key("do").text(action);
  fields(json);
  json.close_object();
  return json.written();
}

// The house's messages are large and many, and a few facts of each are wanted: they are found
// without reading all of it. What follows a key, up to one of the ends.
std::string_view after(std::string_view text, std::string_view key, std::string_view ends) {
  const std::size_t found = text.find(key);
  if (found == std::string_view::npos) return {};
  text.remove_prefix(found + key.size());
  return text.substr(0, text.find_first_of(ends));
}

// One of the moves in a list like "a","b","c".
std::string_view any_of(std::string_view list, Random& random) {
  constexpr std::string_view kBetween = "\",\"";
  if (list.size() < 2) return {};
  list = list.substr(1, list.size() - 2);
  std::uint32_t count = 1;
  for (std::size_t at = 0; (at = list.find(kBetween, at)) != std::string_view::npos; ++at) ++count;
  for (std::uint32_t skipped = random.below(count); skipped > 0; --skipped)
    list.remove_prefix(list.find(kBetween) + kBetween.size());
  return list.substr(0, list.find('"'));
}

struct Turn {
  Client client;
  std::string request;
};

struct Table {
  LoadGame game;
  std::vector<Client> players;  // the first one sets it; those beyond the seats look on
  std::string id;               // of the game that is on; empty before
  std::string ply;              // of the last turn that was told
  std::size_t watched = 0;      // by how many besides the first
  std::optional<Turn> turn;     // to be taken when it is due
  std::deque<Clock::time_point> due;
  bool asked = false;  // the first of `due` was sent and is not answered
};

class Players {
 public:
  Players(std::uint16_t port, const std::vector<LoadGame>& games, const Load& load)
      : load_(load),
        clients_(SimulatedClients::at(
            port, {[this](Client) { opened(); },
                   [this](Client client, std::string_view text) { hear(client, text); },
                   [this](Client) { ++lost_; }})) {
    std::size_t placed = 0;
    for (std::size_t i = 0; placed < load.sockets; ++i) {
      const LoadGame& game = games[i % games.size()];
      const std::size_t left = load.sockets - placed;
      // Players too few for a table look on at the last one.
      const std::size_t players = left < game.seats && i > 0 ? left : game.seats;
      if (players == game.seats) tables_.push_back({game, {}, {}, {}, 0, {}, {}, false});
      for (std::size_t p = 0; p < players; ++p) table_of_.push_back(tables_.size() - 1);
      placed += players;
    }
  }

  bool open(const std::function<bool()>& stopped, const std::function<void(std::size_t)>& say) {
    while (connecting_ < std::min(kAtOnce, table_of_.size())) connect();
    return listen([&] { return opened_ == table_of_.size(); }, stopped, [&] { say(opened_); });
  }

  bool set_tables(const std::function<bool()>& stopped,
                  const std::function<void(std::size_t)>& say) {
    while (begun_ < std::min(kAtOnce, tables_.size())) begin(tables_[begun_++]);
    return listen([&] { return set_ == tables_.size(); }, stopped, [&] { say(set_); });
  }

  void play(const std::function<bool()>& stopped, const std::function<void(std::size_t)>& say) {
    start_ = Clock::now();
    end_ = start_ + std::chrono::seconds(load_.seconds);
    look_at_the_clock();
    const auto over = [&] { return Clock::now() >= end_ || stopped() || lost_ > 0; };
    while (!over()) {
      clients_->listen_until(over, 100ms);
      say(figures_.waits.size());
    }
    end_ = std::min(end_, Clock::now());
    figures_.seconds = std::chrono::duration<double>(end_ - start_).count();
    const auto all_heard = [&] {
      return std::ranges::all_of(tables_, [](const Table& table) { return table.due.empty(); });
    };
    clients_->listen_until([&] { return stopped() || all_heard(); }, kLongestLastAnswers);
    for (const Table& table : tables_) figures_.unheard += table.due.size();
  }

  std::size_t tables() const { return tables_.size(); }

  LoadFigures figures() {
    figures_.sockets = opened_ - lost_;
    figures_.tables = set_;
    std::ranges::sort(figures_.waits);
    return std::move(figures_);
  }

 private:
  bool listen(const std::function<bool()>& so, const std::function<bool()>& stopped,
              const std::function<void()>& say) {
    const auto latest = Clock::now() + kLongestOpening;
    while (!so() && !stopped() && lost_ == 0 && Clock::now() < latest) {
      clients_->listen_until(so, 100ms);
      say();
    }
    return so();
  }

  void connect() {
    ++connecting_;
    const Client client = clients_->connect();
    tables_[table_of_[client]].players.push_back(client);
  }

  void opened() {
    ++opened_;
    if (connecting_ < table_of_.size()) connect();
  }

  void begin(Table& table) {
    table.id.clear();
    table.ply.clear();
    table.watched = 0;
    table.turn.reset();
    clients_->send(table.players.front(), request(kCreate, "create", [&](JsonText& json) {
                     json.key("game").text(table.game.name);
                     json.key("seats").whole(table.game.seats);
                   }));
  }

  static std::string at(
      const Table& table, Request number, std::string_view action,
      const std::function<void(JsonText&)>& fields = [](JsonText&) {}) {
    return request(number, action, [&](JsonText& json) {
      json.key("table").text(table.id);
      fields(json);
    });
  }

  void hear(Client client, std::string_view text) {
    Table& table = tables_[table_of_[client]];
    if (text.starts_with(R"({"reply":)")) return replied(table, text);
    if (!text.starts_with(R"({"event":"table")") || table.id.empty() ||
        after(text, R"("table":")", "\"") != table.id)
      return;
    if (after(text, R"("stage":")", "\"") == "over") return over(client, table);
    const std::string_view moves = after(text, R"("legal":[)", "]");
    const std::string_view ply = after(text, R"("ply":)", ",");
    // The same turn may be told twice, when a client comes or goes.
    if (moves.empty() || ply == table.ply) return;
    table.ply = ply;
    table.turn = Turn{client, at(table, kPlay, "play", [&](JsonText& json) {
                        json.key("ply").raw(ply);
                        json.key("move").text(any_of(moves, random_));
                      })};
    take_turn(table);
  }

  void replied(Table& table, std::string_view text) {
    const bool well = text.find(R"("ok":true)") != std::string_view::npos;
    switch (text[std::string_view(R"({"reply":)").size()] - '0') {
      case kCreate:
        table.id = after(text, R"("table":")", "\"");
        add_to_deal(table, table.players.front());
        for (std::size_t i = 1; i < table.players.size(); ++i) {
          if (i < table.game.seats) {
            clients_->send(table.players[i], at(table, kSit, "sit"));
            add_to_deal(table, table.players[i]);
          }
          clients_->send(table.players[i], at(table, kWatch, "watch"));
        }
        return;
      case kWatch:
        if (++table.watched == table.players.size() - 1 && set_ < tables_.size()) is_set();
        return;
      case kPlay:
        answered(table, well);
        return;
      default:
        return;
    }
  }

  // Nobody here checks the deal: it need not be chance, and the answer need not be waited for.
  void add_to_deal(const Table& table, Client client) {
    clients_->send(client,
                   at(table, kSalt, "salt", [](JsonText& json) { json.key("salt").text("00ff"); }));
  }

  void is_set() {
    ++set_;
    if (begun_ < tables_.size()) begin(tables_[begun_++]);
  }

  void answered(Table& table, bool well) {
    const std::chrono::duration<double, std::milli> wait = Clock::now() - table.due.front();
    if (well)
      figures_.waits.push_back(wait.count());
    else
      ++figures_.refused;
    table.due.pop_front();
    table.asked = false;
    take_turn(table);
  }

  // Another game begins when everybody has left this one.
  void over(Client client, Table& table) {
    clients_->send(client, at(table, kLeave, "leave"));
    if (client == table.players.front()) begin(table);
  }

  void take_turn(Table& table) {
    if (!table.turn || table.asked || table.due.empty()) return;
    table.asked = true;
    clients_->send(table.turn->client, std::move(table.turn->request));
    table.turn.reset();
  }

  void look_at_the_clock() {
    const auto now = std::min(Clock::now(), end_);
    const std::chrono::duration<double> step(1.0 / static_cast<double>(load_.moves_per_second));
    for (;; ++moments_) {
      const auto due = start_ + std::chrono::duration_cast<Clock::duration>(
                                    step * static_cast<double>(moments_));
      if (due >= now) break;
      // A table between two games has no move to make.
      Table& table = tables_[moments_ % tables_.size()];
      if (table.id.empty()) continue;
      table.due.push_back(due);
      take_turn(table);
    }
    if (now < end_) clients_->after(kBetweenLooks, [this] { look_at_the_clock(); });
  }

  Load load_;
  std::vector<Table> tables_;
  std::vector<std::size_t> table_of_;  // by client
  std::size_t connecting_ = 0;
  std::size_t opened_ = 0;
  std::size_t begun_ = 0;
  std::size_t set_ = 0;
  std::size_t lost_ = 0;
  std::size_t moments_ = 0;
  Clock::time_point start_;
  Clock::time_point end_;
  Random random_{1};
  LoadFigures figures_;
  std::unique_ptr<SimulatedClients> clients_;
};

}  // namespace

LoadFigures play_under_load(std::uint16_t port, const std::vector<LoadGame>& games,
                            const Load& load,
                            const std::function<void(const char*, std::size_t, std::size_t)>& say,
                            const std::atomic<bool>& stop) {
  Players players(port, games, load);
  const auto stopped = [&] { return stop.load(); };
  const auto saying = [&](const char* what, std::size_t whole) {
    return [&say, what, whole](std::size_t done) { say(what, done, whole); };
  };
  if (players.open(stopped, saying("opening sockets", load.sockets)) &&
      players.set_tables(stopped, saying("setting tables", players.tables())))
    players.play(stopped, saying("playing", load.moves_per_second * load.seconds));
  return players.figures();
}

}  // namespace belle
