#include "apps/load_cluster.h"

#include <algorithm>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "apps/commands.h"
#include "apps/games.h"
#include "apps/interrupt.h"
#include "apps/load_clocks.h"
#include "apps/open_files.h"
#include "apps/passing_cluster.h"
#include "apps/progress.h"
#include "engine/core/json_text.h"

namespace belle {
namespace {

// A figure with its target: where there is none, nothing is promised.
struct Figure {
  const char* name;
  const char* key;
  double value = 0;
  int digits = 0;
  const char* unit = "";
  const char* target = "";
};

// What the house has used at the borders of what is done.
struct Usage {
  PassingCluster::Used empty;
  PassingCluster::Used connected;
  PassingCluster::Used set;
  PassingCluster::Used played;
};

std::vector<Figure> figures_of(const LoadFigures& load, const Usage& used) {
  const auto moves = static_cast<double>(load.waits.size());
  const auto sockets = static_cast<double>(std::max<std::size_t>(load.sockets, 1));
  const auto each = [&](double seconds) { return moves == 0 ? 0 : seconds / moves * 1e6; };
  return {
      {"sockets", "sockets", static_cast<double>(load.sockets), 0, "", "2000"},
      {"tables", "tables", static_cast<double>(load.tables)},
      {"moves per second", "moves_per_second", load.seconds == 0 ? 0 : moves / load.seconds, 0, "",
       "1000"},
      {"answer, median", "p50_ms", wait_of(load.waits, 0.5), 1, " ms"},
      {"answer, 95 of 100", "p95_ms", wait_of(load.waits, 0.95), 1, " ms"},
      {"answer, 99 of 100", "p99_ms", wait_of(load.waits, 0.99), 1, " ms", "≤ 50 ms"},
      {"answer, longest", "max_ms", wait_of(load.waits, 1), 1, " ms"},
      {"elsewhere, median", "watched_p50_ms", wait_of(load.watched, 0.5), 1, " ms"},
      {"elsewhere, 99 of 100", "watched_p99_ms", wait_of(load.watched, 0.99), 1, " ms", "≤ 100 ms"},
      {"refused", "refused", static_cast<double>(load.refused), 0, "", "0"},
      {"unanswered", "unanswered", static_cast<double>(load.unheard), 0, "", "0"},
      {"servers, for a move", "node_us", each(used.played.nodes - used.set.nodes), 0, " µs"},
      {"PostgreSQL, for a move", "database_us", each(used.played.database - used.set.database), 0,
       " µs"},
      {"a socket that is idle", "socket_kib",
       static_cast<double>(used.connected.memory - used.empty.memory) / sockets / 1024, 1, " KiB"},
      {"a socket and its tables", "table_socket_kib",
       static_cast<double>(used.set.memory - used.empty.memory) / sockets / 1024, 1, " KiB"},
  };
}

// What is done to the house, and until when people should play again. Through the proxy, as they
// come to a house that is deployed so.
struct Blow {
  Figure figure;
  Trouble trouble;
};

std::vector<Blow> blows(PassingCluster& cluster) {
  std::vector<Blow> all{
      {{"a server killed", "killed_s", 0, 2, " s", "≤ 2 s"},
       {[&] { return cluster.kill_node(0); }, [&] { cluster.start_node(0); }}},
      {{"a server stopped", "stopped_s", 0, 2, " s", "≤ 5 s"},
       {[&] { return cluster.stop_node(1); }, [&] { cluster.resume_node(1); }}},
      {{"LISTEN cut, told", "listen_cut_s", 0, 2, " s", "≤ 3 s"},
       {[&] { return cluster.cut_listeners(); }, [] {}, true}},
      {{"database crashed", "database_crashed_s", 0, 2, " s", "≤ 5 s"},
       {[&] { return cluster.crash_database(); }}},
  };
  // Nobody but the proxy takes a visitor away from a server that hangs.
  if (cluster.proxy() == 0) all.erase(all.begin() + 1);
  return all;
}

// Few tables at a quiet pace: it is not load that is measured here.
void strike(PassingCluster& cluster, std::vector<Figure>& figures, Session& session) {
  std::vector<Blow> all = blows(cluster);
  std::vector<Trouble> troubles;
  for (const Blow& blow : all) troubles.push_back(blow.trouble);
  Load load;
  load.sockets = 96;
  load.moves_per_second = 48;
  load.watchers = 1;
  load.ports = cluster.proxy() == 0 ? cluster.ports() : std::vector{cluster.proxy()};
  const auto seconds = play_through(load_games(), load, troubles, Interrupt::asked());
  for (std::size_t i = 0; i < seconds.size(); ++i) {
    if (!seconds[i])
      return session.fail(fmt::format("{}: not all played again", all[i].figure.name));
    all[i].figure.value = *seconds[i];
    figures.push_back(all[i].figure);
  }
}

// How late clocks run out that nobody watches, in seconds, at all tables where they have; nothing
// if not at all of them. The line of a journal before is the deal.
std::optional<double> lateness(const PassingCluster& cluster, std::size_t tables) {
  const std::string row = cluster.ask(
      "SELECT count(*), max(late.at - dealt.at) FROM belle.lines late JOIN belle.lines dealt ON "
      "dealt.table_number = late.table_number AND dealt.number = late.number - 1 WHERE "
      "late.line LIKE 'timeout %'");
  const std::size_t bar = row.find('|');
  if (bar == std::string::npos || std::stoul(row) != tables) return {};
  return std::stod(row.substr(bar + 1)) / 1000 - kShortBank;
}

// People at different servers leave their tables, then others at one that is killed at once, while
// as many play as before.
void leave(PassingCluster& cluster, const Load& load, std::vector<Figure>& figures,
           Session& session) {
  constexpr std::size_t kTables = 60;
  constexpr auto kLongest = std::chrono::seconds(kShortBank + 8);
  std::optional<double> left;
  std::optional<double> killed;
  play_beside(
      load_games(), load,
      [&] {
        if (leave_clocks(cluster.ports(), kTables) < kTables) return;
        std::this_thread::sleep_for(kLongest);
        left = lateness(cluster, kTables);
        if (leave_clocks({cluster.ports().front()}, kTables) < kTables) return;
        cluster.kill_node(0);
        std::this_thread::sleep_for(kLongest);
        killed = lateness(cluster, 2 * kTables);
        cluster.start_node(0);
      },
      Interrupt::asked());
  if (!left || !killed) return session.fail("a clock that nobody watched did not run out");
  figures.push_back({"clocks nobody watches", "clocks_late_s", *left, 2, " s", "≤ 3 s"});
  figures.push_back({"… their server killed", "orphaned_clocks_late_s", *killed, 2, " s", "≤ 3 s"});
}

// One server after the other is asked to end and begun anew, as operators upgrade a house, while
// people play through the proxy, at tables with clocks.
void restart(PassingCluster& cluster, Load load, std::vector<Figure>& figures, Session& session) {
  constexpr auto kFound = std::chrono::seconds(3);  // until the proxy sends visitors there again
  load.ports = {cluster.proxy()};
  load.watchers = 0;
  load.bank = 3600;
  bool well = true;
  const LoadFigures played = play_beside(
      load_games(), load,
      [&] {
        for (std::size_t i = 0; i < PassingCluster::kNodes && !Interrupt::asked(); ++i) {
          well = cluster.restart_node(i) && well;
          std::this_thread::sleep_for(kFound);
        }
      },
      Interrupt::asked());
  for (const auto& [reason, times] : played.reasons)
    session.console.err << fmt::format("refused {} times: {}\n", times, reason);
  if (!well) return session.fail("a server did not end, or did not come back");
  if (played.seconds == 0) return session.fail("nobody could play through the proxy");
  figures.insert(
      figures.end(),
      {{"restarts: moves", "restarts_moves", static_cast<double>(played.waits.size())},
       {"restarts: refused", "restarts_refused", static_cast<double>(played.refused), 0, "", "0"},
       {"restarts: unanswered", "restarts_unanswered", static_cast<double>(played.unheard), 0, "",
        "0"},
       {"restarts: 99 of 100", "restarts_p99_ms", wait_of(played.waits, 0.99), 1, " ms"},
       {"restarts: longest pause", "restarts_pause_s", wait_of(played.waits, 1) / 1000, 2, " s"},
       {"restarts: time lost", "restarts_time_lost_s", played.time_lost, 2, " s", "≤ 0.5 s"},
       {"restarts: time won", "restarts_time_won_s", played.time_won, 2, " s", "≤ 0.5 s"}});
}

void print(const std::vector<Figure>& figures, bool json, std::ostream& out) {
  if (json) {
    JsonText text;
    text.open_object();
    for (const Figure& figure : figures) text.key(figure.key).number(figure.value, 2);
    text.close_object();
    out << text.written() << '\n';
    return;
  }
  out << fmt::format("{:<24} {:>12} {:>12}\n", "both sides, this machine", "measured", "target");
  for (const Figure& figure : figures)
    out << fmt::format("{:<24} {:>12} {:>12}\n", figure.name,
                       fmt::format("{:.{}f}{}", figure.value, figure.digits, figure.unit),
                       figure.target);
}

}  // namespace

std::vector<LoadGame> load_games() {
  std::vector<LoadGame> games;
  for_each_game(
      [&]<class G>(G) { games.push_back({std::string(G::kName), G::kSeatNames.size()}); });
  return games;
}

void measure_cluster(Load load, bool json, Session& session) {
  constexpr std::size_t kKept = 32;  // files for other things
  if (load.sockets + kKept > open_files())
    return session.fail("this system allows fewer sockets: see ulimit -n");
  const auto opened = PassingCluster::open();
  if (!opened) return session.fail(opened.error());
  PassingCluster& cluster = **opened;
  load.ports = cluster.ports();
  load.watchers = 1;
  const Interrupt interrupt;
  Usage used;
  used.empty = cluster.used();
  std::optional<Progress> progress;
  const char* doing = nullptr;
  int done_before = 0;
  const LoadFigures quiet = play_under_load(
      load_games(), load,
      [&](const char* what, std::size_t done, std::size_t whole) {
        if (what != doing) {
          progress.emplace(session.console, doing = what, whole);
          if (++done_before == 2) used.connected = cluster.used();
          if (done_before == 3) used.set = cluster.used();
        }
        progress->at(done);
      },
      Interrupt::asked());
  used.played = cluster.used();
  progress.reset();
  if (quiet.seconds == 0 && !Interrupt::asked())
    return session.fail(fmt::format("only {} of {} sockets and {} tables could be opened",
                                    quiet.sockets, load.sockets, quiet.tables));
  std::vector<Figure> figures = figures_of(quiet, used);
  if (!Interrupt::asked()) leave(cluster, load, figures, session);
  if (!Interrupt::asked() && cluster.proxy() != 0) restart(cluster, load, figures, session);
  if (!Interrupt::asked()) strike(cluster, figures, session);
  print(figures, json, session.console.out);
}

}  // namespace belle
