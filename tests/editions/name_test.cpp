#include <string>

#include <gtest/gtest.h>

#include "editions/digest.h"
#include "editions/editions.h"
#include "engine/lumiere/lumiere.h"
#include "tests/editions/sample.h"

namespace belle::lumiere {
namespace {

std::string name_of(const std::string& json) {
  const auto edition = editions::read<Lumiere>(json, "my.json");
  return edition ? edition->name : edition.error();
}

// Prevents a record of a shipped edition that asks for a file because the file was copied.
TEST(EditionName, OfTheSameBytesIsTheShippedName) {
  EXPECT_EQ(name_of(shipped_file()), "devir-2019");
}

// Prevents a record that is replayed with other components than it was played with.
TEST(EditionName, OfACorrectedCopyShowsItsFingerprint) {
  const std::string with_space = name_of(shipped_file() + " ");
  const std::string flipped = name_of(changed(R"("flip": false)", R"("flip": true)"));
  EXPECT_TRUE(with_space.starts_with("devir-2019+")) << with_space;
  EXPECT_TRUE(flipped.starts_with("devir-2019+")) << flipped;
  EXPECT_EQ(with_space.size(), std::string("devir-2019+01234567").size());
  EXPECT_EQ(with_space.find_first_not_of("0123456789abcdef", 11), std::string::npos);
  EXPECT_NE(with_space, flipped);
}

// Prevents a home-made edition that passes as ours by taking its name, or by having its own.
TEST(EditionName, OfAnotherEditionShowsItsFingerprintToo) {
  const std::string name = name_of(changed(R"("devir-2019")", R"("my-own-Box2")"));
  EXPECT_TRUE(name.starts_with("my-own-Box2+")) << name;
}

// Prevents a fingerprint that `sha256sum my.json` does not show: the hash is the standard one.
TEST(EditionName, FingerprintIsTheSha256OfTheFile) {
  EXPECT_EQ(editions::sha256("abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  const std::string corrected = changed(R"("title": "printed")", R"("title": "reported")");
  EXPECT_EQ(name_of(corrected), "devir-2019+" + editions::sha256(corrected).substr(0, 8));
}

// Prevents names that break the line `edition …` of a record.
TEST(EditionName, IsAPlainWord) {
  const std::string reason =
      "my.json: edition: a name has 1 to 40 letters, digits and hyphens, nothing else";
  for (const std::string& name :
       {std::string(), std::string("two words"), std::string("devir+2019"), std::string("Lumière"),
        std::string(R"(a\nb)"), std::string(R"(a\u0000)"), std::string(41, 'a')})
    EXPECT_EQ(fault_of(changed("devir-2019", name)), reason) << name;
  EXPECT_EQ(fault_of(changed("devir-2019", std::string(40, 'a'))), "");
}

}  // namespace
}  // namespace belle::lumiere
