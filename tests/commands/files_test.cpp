#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "tests/commands/command_line.h"

namespace belle {
namespace {

void expect_refused(const std::string& bytes) {
  const TemporaryFile file(bytes);
  for (const char* command : {"check", "moves", "show"}) {
    const Answer answer = type({command, file.path()});
    EXPECT_EQ(answer.status, 1) << command;
    const std::string said = answer.out + answer.err;
    EXPECT_NE(said.find(file.path() + ":"), std::string::npos) << said;
    EXPECT_LT(said.size(), 400U) << "an error that repeats a whole bad file";
  }
}

// Files that are no records at all: each is refused with a sentence, without a crash.
TEST(Files, EmptyBinaryAndHugeFilesAreRefused) {
  expect_refused("");
  expect_refused("\n\n# nothing but a comment\n");
  expect_refused(std::string(1000, '\0'));
  expect_refused("belle-record 1\ngame lumiere\nedition " + std::string(900000, 'x') + "\n");
  expect_refused(std::string(3000000, 'a'));
  Random random(5);
  std::string noise;
  for (int i = 0; i < 20000; ++i) noise += static_cast<char>(random.next() & 0xff);
  expect_refused(noise);
}

// A record cut in the middle of a line: either its last line is broken, or the cut line still
// says something true; never a crash, never `ok`.
TEST(Files, ARecordCutAnywhereIsNeverOk) {
  const std::string record = random_record(7);
  for (std::size_t length = 0; length + 1 < record.size(); length += 3) {
    const Answer answer = type({"check", "-"}, record.substr(0, length));
    EXPECT_NE(answer.out.substr(0, 2), "ok") << length;
  }
}

// A missing file or a folder that is taken for an empty record.
TEST(Files, MissingFilesAndFoldersAreNamed) {
  const Answer missing = type({"check", "no-such-file.belle"});
  EXPECT_EQ(missing.status, 1);
  EXPECT_EQ(missing.out, "no-such-file.belle: No such file or directory\n");
  const Answer folder = type({"moves", BELLE_SOURCE_DIR});
  EXPECT_EQ(folder.status, 1);
  EXPECT_NE(folder.err.find("is a folder"), std::string::npos);
}

}  // namespace
}  // namespace belle
