#include "server/metrics.h"

#include <fmt/format.h>

namespace belle::server {
namespace {

void add_times(std::string& text, std::string_view name, std::string_view help,
               const Times& times) {
  text += fmt::format("# HELP belle_{0} {1}\n# TYPE belle_{0} histogram\n", name, help);
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < Times::kMilliseconds.size(); ++i)
    text += fmt::format("belle_{}_bucket{{le=\"{}\"}} {}\n", name, Times::kMilliseconds[i] / 1000.0,
                        sum += times.counts[i]);
  sum += times.counts.back();
  text +=
      fmt::format("belle_{0}_bucket{{le=\"+Inf\"}} {1}\nbelle_{0}_sum {2}\nbelle_{0}_count {1}\n",
                  name, sum, times.seconds);
}

}  // namespace

std::string Metrics::in_prometheus_text(const store::State& store) const {
  std::string text;
  const auto add = [&](const char* kind, const char* name, const char* help, const auto& value) {
    text += fmt::format("# HELP belle_{0} {1}\n# TYPE belle_{0} {2}\nbelle_{0} {3}\n", name, help,
                        kind, value);
  };
  add("gauge", "connections", "Open WebSockets.", connections);
  add("counter", "connections_total", "WebSockets ever opened.", connected);
  add("counter", "turned_away_total", "Connections refused by a limit.", turned_away);
  add("counter", "messages_total", "Messages received.", messages);
  add("counter", "refusals_total", "Messages answered with an error.", refusals);
  add("counter", "moves_total", "Moves acknowledged.", moves);
  add("counter", "thoughts_total", "Moves that Belle thought of.", thoughts);
  add("gauge", "thoughts_waiting", "Moves of Belle's that wait for a thread.", thoughts_waiting);
  add("counter", "leases_expired_total", "Thoughts begun again that another did not finish.",
      leases_expired);
  add("counter", "failed_writes_total", "Writes that the store refused.", failed_writes);
  add("counter", "conflicts_total", "Writes decided again, for another server was first.",
      conflicts);
  text +=
      "# HELP belle_catch_ups_total Tables read on, for another server may have written there.\n"
      "# TYPE belle_catch_ups_total counter\n";
  for (std::size_t i = 0; i < kCatchUps.size(); ++i)
    text += fmt::format("belle_catch_ups_total{{cause=\"{}\"}} {}\n", kCatchUps[i], catch_ups[i]);
  add("gauge", "tables", "Tables in memory.", tables);
  add("gauge", "store_up", "Whether the store can be reached.", store.answers ? 1 : 0);
  add("gauge", "store_listens", "Whether other servers are heard.", store.hears ? 1 : 0);
  add("gauge", "servers", "Servers that use the store.", store.servers);
  add("gauge", "clock_offset_seconds", "The clock of the store ahead of this one.",
      store.clock_offset);
  add_times(text, "write_seconds", "Time until a write was durable.", writes);
  add_times(text, "notice_seconds", "Time from another server's word until watchers were told.",
            notices);
  return text;
}

}  // namespace belle::server
