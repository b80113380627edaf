// The program as it is compiled and started: a mistake with memory must not serve an attacker.
#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "tests/sockets/served_house.h"
#include "tests/store/folder.h"

namespace belle::server {
namespace {

std::string said_by(const std::string& command) {
  const std::unique_ptr<FILE, int (*)(FILE*)> out(popen(command.c_str(), "r"), pclose);
  std::string text;
  std::array<char, 4096> part{};
  while (const std::size_t size = fread(part.data(), 1, part.size(), out.get()))
    text.append(part.data(), size);
  return text;
}

// A build that has lost what makes a mistake harmless.
TEST(TheProgram, IsHardened) {
  const auto read = [](const std::string& what) {
    return said_by("LC_ALL=C readelf " + what + " '" BELLE_PROGRAM "'");
  };
  EXPECT_NE(read("-hW").find("DYN (Position-Independent Executable"), std::string::npos);
  EXPECT_NE(read("-lW").find("GNU_RELRO"), std::string::npos);
  EXPECT_NE(read("-dW").find("NOW"), std::string::npos);
  EXPECT_NE(read("-lW").find("GNU_STACK"), std::string::npos);
  EXPECT_EQ(read("-lW").find("RWE"), std::string::npos) << "memory that can be written and run";
  const std::string used = read("--dyn-syms -W");
  EXPECT_NE(used.find("__stack_chk_fail"), std::string::npos);
  EXPECT_NE(used.find("_chk@"), std::string::npos) << "_FORTIFY_SOURCE";
}

// Passwords and what players may not know, in a file that a crash leaves.
TEST(TheProgram, LeavesNoCoreDump) {
  const store::Folder folder;
  const ServedHouse house(folder / "data");
  std::ifstream file("/proc/" + std::to_string(house.process()) + "/limits");
  const std::string limits(std::istreambuf_iterator<char>(file), {});
  EXPECT_NE(limits.find("Max core file size        0                    0 "), std::string::npos)
      << limits;
}

}  // namespace
}  // namespace belle::server
