// Figures for Prometheus.
#include "server/metrics.h"

#include <gtest/gtest.h>

namespace belle::server {
namespace {

// Figures that no program reads, or that are not told.
TEST(Figures, AreToldAsPrometheusReadsThem) {
  Metrics metrics;
  metrics.catch_ups[static_cast<std::size_t>(CatchUp::Notice)] = 3;
  metrics.notices.took(7);
  const std::string text = metrics.in_prometheus_text(
      {.answers = true, .hears = false, .servers = 3, .clock_offset = -0.25});
  for (const char* line :
       {"\nbelle_catch_ups_total{cause=\"notice\"} 3\n", "\nbelle_store_up 1\n",
        "\nbelle_store_listens 0\n", "\nbelle_servers 3\n", "\nbelle_clock_offset_seconds -0.25\n",
        "\nbelle_notice_seconds_bucket{le=\"0.01\"} 1\n", "\nbelle_notice_seconds_count 1\n"})
    EXPECT_NE(text.find(line), std::string::npos) << line << text;
}

}  // namespace
}  // namespace belle::server
