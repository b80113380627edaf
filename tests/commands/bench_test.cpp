#include <gtest/gtest.h>

#include "tests/commands/command_line.h"

namespace belle {
namespace {

// A figure that tools read by name going missing.
TEST(Bench, JsonHasEveryFigure) {
  const std::string json = type({"bench", "--json", "--seconds", "0.01"}).out;
  for (const char* name :
       {"lumiere.moves_per_second", "lumiere.playouts_per_second", "lumiere.copy_ns",
        "lumiere.state_bytes", "lumiere.replay_ms", "paris4.decisions_per_second",
        "paris4.playouts_per_second", "paris4.copy_ns", "paris4.state_bytes", "paris4.replay_ms"})
    EXPECT_NE(json.find("\"" + std::string(name) + "\":"), std::string::npos) << json;
}

}  // namespace
}  // namespace belle
