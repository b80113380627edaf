// The manual and the completion of half-typed words, both made from what the commands declare.
#include <filesystem>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/commands/command_line.h"

namespace belle {
namespace {

std::string bytes_of(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// What is offered for the last of these words.
std::vector<std::string> completed(const std::vector<std::string>& words) {
  std::vector<std::string> typed{"complete"};
  typed.insert(typed.end(), words.begin(), words.end());
  std::vector<std::string> texts;
  for (const std::string& line : lines(type(typed).out))
    texts.push_back(line.substr(0, line.find('\t')));
  return texts;
}

using Texts = std::vector<std::string>;

// A command, a value or a kind of file that Tab does not know, or offers in the wrong place.
TEST(Complete, OffersWhatFitsThere) {
  EXPECT_EQ(completed({"ch"}), Texts({"check", "check-house"}));
  EXPECT_EQ(completed({"he"}), Texts({"help"}));
  EXPECT_EQ(completed({"--v"}), Texts({"--version"}));
  EXPECT_EQ(completed({"help", "ra"}), Texts({"random", "ratings"}));
  EXPECT_EQ(completed({"random", ""}), Texts({"lumiere", "paris"}));
  EXPECT_EQ(completed({"random", "paris", "--se"}), Texts({"--setup", "--seed"}));
  EXPECT_EQ(completed({"show", ""}), Texts({":files"}));
  EXPECT_EQ(completed({"show", "game.belle", "--colour", "a"}), Texts({"auto", "always"}));
  EXPECT_EQ(completed({"show", "--ply", "3", ""}), Texts({":files"}));
  EXPECT_EQ(completed({"check", "a", "b", ""}), Texts({":files"}));
  EXPECT_EQ(completed({"serve", "--data", ""}), Texts({":folders"}));
  EXPECT_EQ(completed({"man", "pe"}), Texts({"perft"}));
  EXPECT_EQ(completed({"nonsense", ""}), Texts());
}

// As the manual writes it.
std::string escaped(std::string_view words) {
  std::string text;
  for (const char letter : words) text += letter == '-' ? "\\-" : std::string(1, letter);
  return text;
}

// A word of the help that the manual does not have.
TEST(Man, HasAPageForEveryCommand) {
  const std::string folder =
      std::filesystem::temp_directory_path() / ("belle-man-" + std::to_string(getpid()));
  ASSERT_EQ(type({"man", "--into", folder}).status, 0);
  const std::string all = bytes_of(folder + "/belle.1");
  EXPECT_EQ(type({"man"}).out, all);
  for (const std::string& command : completed({"help", ""})) {
    EXPECT_NE(all.find("\n\\fB" + escaped(command) + "\\fR\n"), std::string::npos) << command;
    const std::string page = bytes_of(folder + "/belle-" + command + ".1");
    EXPECT_EQ(type({"man", command}).out, page);
    for (const std::string& option : completed({command, "--"})) {
      EXPECT_NE(page.find(escaped(option)), std::string::npos) << command << ' ' << option;
    }
  }
  std::filesystem::remove_all(folder);
  EXPECT_EQ(type({"man", "nonsense"}).status, 2);
  EXPECT_EQ(type({"man", "--into", "/dev/null/nowhere"}).status, 1);
}

}  // namespace
}  // namespace belle
