// Files that are no JSON, or JSON that nobody can mean.
#include <string>

#include <gtest/gtest.h>

#include "engine/core/text.h"
#include "tests/editions/sample.h"

namespace belle::lumiere {
namespace {

// Prevents a search through the whole file for a forgotten comma: the line is named.
TEST(EditionBytes, SyntaxErrorsNameTheLine) {
  EXPECT_EQ(fault_of(""), "my.json:1: not JSON: incomplete JSON");
  EXPECT_EQ(fault_of("\n\n  tiles"), "my.json:3: not JSON: syntax error");
  EXPECT_EQ(fault_of("{}\n{}"), "my.json:2: not JSON: extra data");
  EXPECT_EQ(fault_of(changed(R"("devir-2019",)", R"("devir-2019")")),
            "my.json:4: not JSON: syntax error");
  EXPECT_EQ(fault_of("// a comment\n" + shipped_file()), "my.json:1: not JSON: syntax error");
  EXPECT_EQ(fault_of("\xef\xbb\xbf" + shipped_file()), "my.json:1: not JSON: syntax error");
}

// Prevents a half-copied file from being read, and a reader that runs past its end.
TEST(EditionBytes, EveryTruncatedFileIsRefused) {
  const std::string& whole = shipped_file();
  for (std::size_t length = 0; length + 1 < whole.size(); ++length) {
    const std::string copy = whole.substr(0, length);  // its own memory, for the sanitizers
    EXPECT_TRUE(fault_of(copy).ends_with("incomplete JSON")) << length;
  }
}

// Prevents names that no screen can show, and crashes over them.
TEST(EditionBytes, BadUtf8IsRefused) {
  EXPECT_EQ(fault_of(changed("Paris", "Par\xff")), "my.json:4: not JSON: syntax error");
  EXPECT_EQ(fault_of(changed("Paris", "Par\xc3")), "my.json:4: not JSON: syntax error");
  EXPECT_EQ(fault_of(changed("Paris", R"(\ud800)")), "my.json:4: not JSON: syntax error");
}

// Prevents a stack overflow by a file of opening brackets.
TEST(EditionBytes, DeepNestingIsRefused) {
  EXPECT_EQ(fault_of(std::string(100'000, '[')), "my.json:1: not JSON: too deep");
  EXPECT_EQ(fault_of(changed(R"("ooxm")", "[[[[[[[[]]]]]]]]")), "my.json:6: not JSON: too deep");
}

// Prevents a reader that is busy for minutes with a huge file.
TEST(EditionBytes, LargeFilesAreRefused) {
  const std::string largest = shipped_file() + std::string((1 << 20) - shipped_file().size(), ' ');
  EXPECT_EQ(fault_of(largest), "");
  EXPECT_EQ(fault_of(largest + ' '), "my.json: an edition is not larger than 1 MiB");
}

// Prevents a correction without effect because the old value stands further down in the file.
TEST(EditionBytes, KeysThatStandTwiceAreRefused) {
  EXPECT_EQ(fault_of(changed(R"("flip": false)", R"("flip": false, "flip": false)")),
            "my.json: flip: stands twice");
  EXPECT_EQ(fault_of(changed(R"("L4": [)", R"("L4": ["#"], "L4": [)")),
            "my.json: buildings.L4: stands twice");
  EXPECT_EQ(fault_of(changed(R"("L4": ")", R"("L\u0034": "printed", "L4": ")")),
            "my.json: standing.buildings.L4: stands twice");
  EXPECT_EQ(fault_of(R"({"a": [1, {"b": 1, "c": 2, "b": 3}]})"), "my.json: a[1].b: stands twice");
  EXPECT_EQ(fault_of(R"([[{"": 1, "": 2}]])"), "my.json: [0][0].: stands twice");
}

// Prevents a terminal that is taken over, or flooded, by what an error message repeats.
TEST(EditionBytes, MessagesAreShortAndPlain) {
  EXPECT_EQ(fault_of(changed(R"("flip")", R"("\u001b[2J\n\u0085é")")),
            "my.json: ?[2J?????: unknown key");
  const std::string long_key(500'000, 'k');
  for (const std::string& text :
       {changed(R"("flip")", '"' + long_key + '"'), changed(R"("L4")", '"' + long_key + '"'),
        changed(R"("flip")", R"(")" + std::string(79, 'k') + R"(é")"),
        R"({")" + long_key + R"(": {"a": 1, "a": 2}})"}) {
    const std::string fault = fault_of(text);
    EXPECT_TRUE(fault.starts_with("my.json: "));
    EXPECT_LT(fault.size(), 200U);
    EXPECT_TRUE(is_plain_text(fault)) << fault;
  }
}

// Prevents a crash when the file is JSON, but not an object with the keys of an edition.
TEST(EditionBytes, OtherJsonIsRefused) {
  for (const std::string text : {"null", "[]", "7", R"("lumiere")", "true", "-1.5e300"})
    EXPECT_EQ(fault_of(text), "my.json: must be an object in { }") << text;
  EXPECT_EQ(fault_of("{}"), "my.json: game: missing");
}

}  // namespace
}  // namespace belle::lumiere
