#include "server/metrics.h"

#include <fmt/format.h>

namespace belle::server {

std::string Metrics::in_prometheus_text() const {
  std::string text;
  const auto add = [&](const char* kind, const char* name, const char* help, std::uint64_t value) {
    text += fmt::format("# HELP belle_{0} {1}\n# TYPE belle_{0} {2}\nbelle_{0} {3}\n", name, help,
                        kind, value);
  };
  add("gauge", "connections", "Open WebSockets.", connections);
  add("counter", "connections_total", "WebSockets ever opened.", connected);
  add("counter", "messages_total", "Messages received.", messages);
  add("counter", "refusals_total", "Messages answered with an error.", refusals);
  add("counter", "moves_total", "Moves acknowledged.", moves);
  add("counter", "thoughts_total", "Moves that Belle thought of.", thoughts);
  add("counter", "failed_writes_total", "Writes that the store refused.", failed_writes);
  add("counter", "conflicts_total", "Writes decided again, for another server was first.",
      conflicts);
  add("gauge", "tables", "Tables in memory.", tables);
  text += "# HELP belle_write_seconds Time until a write was durable.\n";
  text += "# TYPE belle_write_seconds histogram\n";
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < kMilliseconds.size(); ++i)
    text += fmt::format("belle_write_seconds_bucket{{le=\"{}\"}} {}\n", kMilliseconds[i] / 1000.0,
                        sum += writes[i]);
  sum += writes.back();
  text += fmt::format(
      "belle_write_seconds_bucket{{le=\"+Inf\"}} {0}\nbelle_write_seconds_sum {1}\n"
      "belle_write_seconds_count {0}\n",
      sum, write_seconds);
  return text;
}

}  // namespace belle::server
