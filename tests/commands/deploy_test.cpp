// What operators are given in deploy/ fits the program.
#include <algorithm>
#include <boost/json.hpp>
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "tests/commands/command_line.h"

namespace belle {
namespace {

namespace json = boost::json;

// The figures that a text names, without what a histogram adds.
std::set<std::string> figures_in(const std::string& text) {
  static const std::regex name("belle_[a-z_]+");
  std::set<std::string> figures;
  for (std::sregex_iterator found(text.begin(), text.end(), name), end; found != end; ++found)
    figures.insert(std::regex_replace(found->str(), std::regex("^belle_|_bucket$"), ""));
  return figures;
}

// An alert that never comes, or an empty picture, because a figure has another name.
TEST(Deploy, EveryFigureOfTheAlertsAndTheDashboardIsTold) {
  const std::string told = source_file("server/metrics.cpp");
  for (const char* file : {"deploy/alerts.yml", "deploy/dashboard.json"}) {
    const std::set<std::string> figures = figures_in(source_file(file));
    EXPECT_GE(figures.size(), 8U) << file;
    for (const std::string& figure : figures)
      EXPECT_TRUE(told.find('"' + figure + '"') != std::string::npos ||
                  told.find("belle_" + figure) != std::string::npos)
          << file << ": " << figure;
  }
}

// A figure that is told twice, which Prometheus refuses with all others beside it.
TEST(Deploy, EveryFigureIsToldOnce) {
  const std::string told = source_file("server/metrics.cpp");
  static const std::regex name("add\\(\"[a-z]+\", (\"[a-z_]+\")");
  std::set<std::string> names;
  for (std::sregex_iterator found(told.begin(), told.end(), name), end; found != end; ++found)
    EXPECT_TRUE(names.insert(found->str(1)).second) << found->str(1);
  EXPECT_GE(names.size(), 10U);
}

// A dashboard that cannot be read, or whose pictures lie on each other.
TEST(Deploy, TheDashboardIsWhole) {
  const json::value dashboard = json::parse(source_file("deploy/dashboard.json"));
  std::set<std::pair<std::int64_t, std::int64_t>> places;
  std::set<std::int64_t> ids;
  for (const json::value& panel : dashboard.at("panels").as_array()) {
    const json::value& place = panel.at("gridPos");
    EXPECT_TRUE(places.emplace(place.at("x").as_int64(), place.at("y").as_int64()).second);
    EXPECT_LE(place.at("x").as_int64() + place.at("w").as_int64(), 24);
    EXPECT_TRUE(ids.insert(panel.at("id").as_int64()).second);
    EXPECT_FALSE(panel.at("title").as_string().empty());
    EXPECT_FALSE(panel.at("targets").as_array().empty());
  }
  EXPECT_GE(places.size(), 10U);
}

// One unit that is less guarded than the others.
TEST(Deploy, TheUnitsAreGuardedAlike) {
  const auto guard = [](const std::string& unit) {
    const std::string text = source_file("deploy/systemd/" + unit);
    const std::size_t begin = text.find("# What follows is the same");
    return text.substr(begin, text.find("\n[Install]") - begin);
  };
  const std::string guarded = guard("belle.service");
  for (const char* setting : {"DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes",
                              "LimitCORE=0", "SystemCallFilter=@system-service"})
    EXPECT_NE(guarded.find('\n' + std::string(setting) + '\n'), std::string::npos) << setting;
  EXPECT_EQ(guard("belle@.service"), guarded);
  EXPECT_EQ(guard("belle-think.service"), guarded);
}

// A unit that gives up after five tries, while the database is not there yet, and stays down when
// it is.
TEST(Deploy, TheUnitsDoNotGiveUp) {
  for (const char* unit : {"belle.service", "belle@.service", "belle-think.service"}) {
    const std::string text = source_file(std::string("deploy/systemd/") + unit);
    const std::size_t limit = text.find("\nStartLimitIntervalSec=0\n");
    EXPECT_LT(limit, text.find("\n[Service]")) << unit << ": systemd reads it in [Unit] alone";
    EXPECT_NE(text.find("\nRestart=on-failure\n"), std::string::npos) << unit;
  }
}

}  // namespace
}  // namespace belle
