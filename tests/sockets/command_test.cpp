// The words of `belle serve`, `play` and `load`: what cannot be is refused in a sentence.
#include <boost/json.hpp>
#include <chrono>
#include <map>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/sockets/served_house.h"
#include "tests/store/folder.h"

namespace belle::server {
namespace {

using store::Folder;

// A port that is silently another one, or an error that does not say what to do.
TEST(ServeCommand, RefusesWhatCannotBe) {
  const Folder folder;
  const std::string data = (folder / "data").string();
  const Ended large = run_belle({"serve", "--port", "70000", "--data", data});
  EXPECT_EQ(large.status, 2);
  EXPECT_NE(large.err.find("--port"), std::string::npos) << large.err;
  EXPECT_NE(large.err.find("65535"), std::string::npos) << large.err;
  const Ended nowhere = run_belle({"serve", "--host", "Montmartre", "--data", data});
  EXPECT_EQ(nowhere.status, 1);
  EXPECT_NE(nowhere.err.find("'Montmartre' is no address"), std::string::npos) << nowhere.err;
  const ServedHouse house(folder / "data");
  const std::string port = std::to_string(house.port());
  const Ended second = run_belle({"serve", "--port", port, "--data", (folder / "other").string()});
  EXPECT_EQ(second.status, 1);
  EXPECT_NE(
      second.err.find("port " + port + " of 127.0.0.1 cannot be used: Address already in use"),
      std::string::npos)
      << second.err;
  const Ended no_folder = run_belle({"serve", "--port", "0", "--data", "/dev/null/here"});
  EXPECT_EQ(no_folder.status, 1);
  EXPECT_NE(no_folder.err.find("/dev/null"), std::string::npos) << no_folder.err;
}

// Two houses on one folder, whose people do not hear each other, and each of which lets the clocks
// of the other go on. A folder that stays taken after a crash.
TEST(ServeCommand, OpensOneHouseInAFolder) {
  const Folder folder;
  const std::string data = (folder / "data").string();
  {
    ServedHouse house(folder / "data");
    const Ended second = run_belle({"serve", "--port", "0", "--data", data});
    EXPECT_EQ(second.status, 1);
    EXPECT_EQ(second.err, "belle: a house is open already at http://127.0.0.1:" +
                              std::to_string(house.port()) + "/ and keeps its tables in " + data +
                              ": go there, or choose another folder with --data\n");
    EXPECT_EQ(std::filesystem::status(data).permissions(), std::filesystem::perms::owner_all);
    house.kill();
  }
  const ServedHouse again(folder / "data");
  EXPECT_NE(again.port(), 0);
}

// A browser that nobody wished for, or could see; one that ends with the house, at Ctrl-C, or that
// keeps its port or its folder from the next one.
TEST(PlayCommand, ShowsTheHouseInABrowserOfItsOwn) {
  const Folder folder;
  const std::filesystem::path browser = folder / "bin/xdg-open";
  std::filesystem::create_directory(browser.parent_path());
  store::write_bytes(browser,
                     "#!/bin/sh\n"
                     "cd $(dirname $0)\n"
                     "{ echo $1; cut -d' ' -f6 /proc/$$/stat; readlink /proc/$$/fd/*; } > told\n"
                     "mv told shown\n");
  std::filesystem::permissions(browser, std::filesystem::perms::owner_all);
  const std::filesystem::path shown = folder / "bin/shown";
  std::map<std::string, std::string> screen{
      {"PATH", browser.parent_path().string() + ":/usr/bin:/bin"}, {"DISPLAY", ":0"}};
  const auto no_screen = [](auto surroundings) {
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY"}) surroundings[name] = "";
    return surroundings;
  };
  for (const ServedHouse::Wishes& nobody_looks :
       {ServedHouse::Wishes{{"--no-browser"}, {}, "play", screen},
        ServedHouse::Wishes{{}, {}, "play", no_screen(screen)}}) {
    const ServedHouse house(folder / "data", nobody_looks);
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    EXPECT_FALSE(std::filesystem::exists(shown));
  }
  const ServedHouse house(folder / "data", {{}, {}, "play", screen});
  for (int i = 0; i < 500 && !std::filesystem::exists(shown); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  std::istringstream told(store::bytes_of(shown));
  std::string address;
  pid_t session = 0;
  told >> address >> session;
  EXPECT_EQ(address, "http://127.0.0.1:" + std::to_string(house.port()) + '/');
  EXPECT_GT(session, 0);
  EXPECT_NE(session, getsid(house.process()));
  for (std::string file; std::getline(told, file);) {
    EXPECT_FALSE(file.starts_with("socket:")) << file;
    EXPECT_EQ(file.find("/data/"), std::string::npos) << file;
  }
}

// A measurement that does not end, cannot be read by a program, or plays moves that are refused;
// also where two are left who are too few for a table, and look on at the last one.
TEST(LoadCommand, MeasuresASmallHouse) {
  const Ended ended =
      run_belle({"load", "--sockets", "22", "--rate", "100", "--seconds", "1", "--json"});
  ASSERT_EQ(ended.status, 0) << ended.err;
  const boost::json::object figures = boost::json::parse(ended.out).as_object();
  EXPECT_EQ(figures.at("sockets"), 22);
  EXPECT_EQ(figures.at("refused"), 0);
  EXPECT_EQ(figures.at("unanswered"), 0);
  EXPECT_GT(figures.at("moves").as_int64(), 80);
  EXPECT_LE(figures.at("p50_ms").to_number<double>(), figures.at("p99_ms").to_number<double>());
  // So small a house may use less than the system counts.
  for (const char* figure : {"move_us", "socket_kib", "table_kib"})
    EXPECT_GE(figures.at(figure).to_number<double>(), 0) << figure;
  for (const char* option : {"--sockets", "--rate", "--seconds"})
    EXPECT_EQ(run_belle({"load", option, "10000000"}).status, 2) << option;
}

}  // namespace
}  // namespace belle::server
