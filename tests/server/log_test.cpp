// Lines for the operator.
#include "server/log.h"

#include <gtest/gtest.h>

namespace belle::server {
namespace {

// Lines that a program cannot read, or that somebody outside has written.
TEST(ALogLine, HasTimeLevelTableAndRequest) {
  const LogLine line{Level::Warning, "the disk is \"full\"\n2026 note", "k3w9mzq2tb", 7};
  constexpr table::Time kThen = 1763495282123;
  EXPECT_EQ(in_style(LogStyle::Text, kThen, line),
            "2025-11-18T19:48:02.123Z warning table=k3w9mzq2tb request=7 the disk is \"full\" 2026 "
            "note");
  EXPECT_EQ(in_style(LogStyle::Json, kThen, line),
            R"({"time":"2025-11-18T19:48:02.123Z","level":"warning","table":"k3w9mzq2tb",)"
            R"("request":7,"text":"the disk is \"full\"\n2026 note"})");
  EXPECT_EQ(in_style(LogStyle::Text, kThen, {Level::Note, "open"}),
            "2025-11-18T19:48:02.123Z note open");
}

}  // namespace
}  // namespace belle::server
