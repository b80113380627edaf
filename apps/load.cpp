#include <filesystem>
#include <memory>
#include <optional>

#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "apps/commands.h"
#include "apps/house_games.h"
#include "apps/interrupt.h"
#include "apps/load_cluster.h"
#include "apps/load_players.h"
#include "apps/open_files.h"
#include "apps/process_usage.h"
#include "apps/progress.h"
#include "engine/core/json_text.h"
#include "people/lookalikes.h"
#include "server/net.h"
#include "store/sqlite.h"

namespace belle {
namespace {

// A house of its own in a process of its own, which ends with this one, and whose tables are
// forgotten.
class PassingHouse {
 public:
  PassingHouse() {
    std::string name = (std::filesystem::temp_directory_path() / "belle-load-XXXXXX").string();
    int ends[2]{};
    if (mkdtemp(name.data()) == nullptr || pipe(ends) != 0) return;
    folder_ = name;
    process_ = fork();
    if (process_ == 0) serve(ends[1]);
    close(ends[1]);
    if (read(ends[0], &port_, sizeof port_) != sizeof port_) port_ = 0;
    close(ends[0]);
  }
  ~PassingHouse() {
    if (process_ > 0) {
      kill(process_, SIGTERM);
      waitpid(process_, nullptr, 0);
    }
    std::error_code ignored;
    if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
  }
  PassingHouse(const PassingHouse&) = delete;
  PassingHouse& operator=(const PassingHouse&) = delete;

  /// 0 if it could not be opened.
  std::uint16_t port() const { return port_; }
  pid_t process() const { return process_; }

 private:
  [[noreturn]] void serve(int report) const {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    auto store = store::open_sqlite(folder_ / "belle.sqlite", people::name_rule());
    if (!store) _exit(kRefused);
    const table::Games games = house_games();
    server::NetSettings settings;
    settings.port = 0;
    settings.server.limits.off = true;
    settings.ends_on_signal = true;
    settings.most_connections = settings.most_of_an_address = open_files();
    const auto net = server::Net::listen(games, **store, settings);
    if (!net) _exit(kRefused);
    const std::uint16_t port = (*net)->port();
    if (write(report, &port, sizeof port) != sizeof port) _exit(kRefused);
    (*net)->run();
    store->reset();
    _exit(kFine);
  }

  std::filesystem::path folder_;
  pid_t process_ = -1;
  std::uint16_t port_ = 0;
};

// What the house has used: when it had opened, when all sockets were open, when all tables were
// set, and in the end.
struct HouseUsage {
  std::size_t empty = 0;  // bytes of memory
  std::size_t connected = 0;
  std::size_t set = 0;
  double before = 0;  // seconds of processor time, when all tables were set
  double after = 0;
};

void print(const LoadFigures& figures, const HouseUsage& used, bool json, std::ostream& out) {
  const double rate =
      figures.seconds == 0 ? 0 : static_cast<double>(figures.waits.size()) / figures.seconds;
  const double median = wait_of(figures.waits, 0.5);
  const double p95 = wait_of(figures.waits, 0.95);
  const double p99 = wait_of(figures.waits, 0.99);
  const double longest = wait_of(figures.waits, 1);
  const double move = figures.waits.empty() ? 0
                                            : (used.after - used.before) * 1e6 /
                                                  static_cast<double>(figures.waits.size());
  const auto kib = [](std::size_t more, std::size_t less, std::size_t count) {
    if (count == 0 || more < less) return 0.0;  // some was given back meanwhile
    return (static_cast<double>(more) - static_cast<double>(less)) / 1024 /
           static_cast<double>(count);
  };
  const double socket = kib(used.connected, used.empty, figures.sockets);
  const double table = kib(used.set, used.connected, figures.tables);
  if (json) {
    JsonText text;
    text.open_object();
    text.key("sockets").whole(figures.sockets);
    text.key("tables").whole(figures.tables);
    text.key("moves").whole(figures.waits.size());
    text.key("moves_per_second").number(rate, 1);
    text.key("refused").whole(figures.refused);
    text.key("unanswered").whole(figures.unheard);
    text.key("p50_ms").number(median, 2);
    text.key("p95_ms").number(p95, 2);
    text.key("p99_ms").number(p99, 2);
    text.key("max_ms").number(longest, 2);
    text.key("move_us").number(move, 1);
    text.key("socket_kib").number(socket, 1);
    text.key("table_kib").number(table, 1);
    text.close_object();
    out << text.written() << '\n';
    return;
  }
  const auto line = [&](const char* what, const std::string& value, const char* target) {
    out << fmt::format("{:<24} {:>12} {:>12}\n", what, value, target);
  };
  line("both sides, this machine", "measured", "target");
  line("sockets", std::to_string(figures.sockets), "2000");
  line("tables", std::to_string(figures.tables), "");
  line("moves per second", fmt::format("{:.0f}", rate), "1000");
  line("answer, median", fmt::format("{:.1f} ms", median), "");
  line("answer, 95 of 100", fmt::format("{:.1f} ms", p95), "");
  line("answer, 99 of 100", fmt::format("{:.1f} ms", p99), "≤ 50 ms");
  line("answer, longest", fmt::format("{:.1f} ms", longest), "");
  line("the house, for a move", fmt::format("{:.0f} µs", move), "");
  line("a socket that is idle", fmt::format("{:.1f} KiB", socket), "");
  line("a table", fmt::format("{:.1f} KiB", table), "");
  if (figures.refused > 0) line("refused", std::to_string(figures.refused), "0");
  if (figures.unheard > 0) line("unanswered", std::to_string(figures.unheard), "0");
}

void measure(Load load, bool json, Session& session) {
  constexpr std::size_t kKept = 32;  // files for other things
  if (const std::size_t files = open_files(); load.sockets + kKept > files)
    return session.fail(fmt::format("this system allows {} sockets: see ulimit -n",
                                    files > kKept ? files - kKept : 0));
  const PassingHouse house;
  if (house.port() == 0) return session.fail("a house could not be opened for measuring");
  load.ports = {house.port()};
  const Interrupt interrupt;
  std::optional<Progress> progress;
  const char* doing = nullptr;
  int begun = 0;
  HouseUsage used;
  used.empty = memory_of(house.process());
  const LoadFigures figures = play_under_load(
      load_games(), load,
      [&](const char* what, std::size_t done, std::size_t whole) {
        if (what != doing) {
          progress.emplace(session.console, doing = what, whole);
          if (++begun == 2) used.connected = memory_of(house.process());
          if (begun == 3) used.set = memory_of(house.process());
          if (begun == 3) used.before = seconds_of(house.process());
        }
        progress->at(done);
      },
      Interrupt::asked());
  used.after = seconds_of(house.process());
  progress.reset();
  if (figures.seconds == 0 && !Interrupt::asked())
    return session.fail(fmt::format("only {} of {} sockets and {} tables could be opened",
                                    figures.sockets, load.sockets, figures.tables));
  print(figures, used, json, session.console.out);
}

}  // namespace

void add_load(CLI::App& belle, Session& session) {
  Command command(belle, "load", "Measure how much a house can carry");
  command.footer(
      "Opens a house of its own on this machine, fills it with random players of all games, and\n"
      "says how long they wait for the answer to a move, from the moment it was due\n"
      "(docs/load.md). Ctrl-C ends it early.\n"
      "Example: belle load --sockets 2000 --rate 1000 --seconds 10");
  struct LoadWords {
    Load load;
    bool cluster = false;
    bool json = false;
  };
  const auto typed = std::make_shared<LoadWords>();
  command.number("--sockets", typed->load.sockets, "how many are connected: 2000").within(8, 50000);
  command.number("--rate", typed->load.moves_per_second, "moves in a second, together: 1000")
      .within(1, 20000);
  command.number("--seconds", typed->load.seconds, "how long they play: 10").within(1, 300);
  command.flag(
      "--cluster", typed->cluster,
      "at a house of three servers on PostgreSQL, which is begun in a folder that is thrown "
      "away");
  command.flag("--json", typed->json, "print one JSON object");
  command.on([typed, &session] {
    (typed->cluster ? measure_cluster : measure)(typed->load, typed->json, session);
  });
}

}  // namespace belle
