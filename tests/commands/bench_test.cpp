#include <gtest/gtest.h>

#include "tests/commands/command_line.h"

namespace belle {
namespace {

// A figure that tools read by name going missing.
TEST(Bench, JsonHasEveryFigure) {
  const std::string json = type({"bench", "--json", "--seconds", "0.01"}).out;
  for (const char* name :
       {"moves_per_second", "playouts_per_second", "copy_ns", "state_bytes", "replay_ms"})
    EXPECT_NE(json.find("\"lumiere." + std::string(name) + "\": "), std::string::npos) << json;
}

}  // namespace
}  // namespace belle
