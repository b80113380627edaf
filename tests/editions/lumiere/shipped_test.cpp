#include <gtest/gtest.h>

#include "editions/editions.h"
#include "engine/lumiere/lumiere.h"
#include "tests/editions/sample.h"

namespace belle::lumiere {
namespace {

// Prevents a program that plays with other tables than the file beside its source shows.
TEST(ShippedEdition, IsWhatTheFileSays) {
  const auto read = editions::read<Lumiere>(shipped_file(), "devir-2019.json");
  ASSERT_TRUE(read) << read.error();
  const Edition& shipped = editions::shipped<Lumiere>();
  EXPECT_EQ(read->name, shipped.name);
  EXPECT_EQ(read->tile_text, shipped.tile_text);
  EXPECT_EQ(read->first_game, shipped.first_game);
  EXPECT_EQ(read->flip, shipped.flip);
  for (std::size_t i = 0; i < kPieces; ++i) {
    EXPECT_EQ(read->pieces[i].id, shipped.pieces[i].id);
    ASSERT_EQ(read->pieces[i].ways.size(), shipped.pieces[i].ways.size());
    for (std::size_t k = 0; k < shipped.pieces[i].ways.size(); ++k)
      EXPECT_EQ(read->pieces[i].ways[k].cells, shipped.pieces[i].ways[k].cells);
  }
}

// Prevents a slip of the pen in the shipped file: the facts of section 1 of the rules page.
TEST(ShippedEdition, HasTheFactsOfTheRulesPage) {
  const Edition& edition = editions::shipped<Lumiere>();
  EXPECT_EQ(edition.name, "devir-2019");
  EXPECT_FALSE(edition.flip);
  const std::array<std::string, 8> tiles{"ooxm", "oomx", "oxom", "oxom",
                                         "ooxL", "ooLx", "oxoL", "oomL"};
  EXPECT_EQ(edition.tile_text, tiles);

  std::string ids;
  std::string ways;
  for (const Piece& piece : edition.pieces) {
    ids += piece.id + ' ';
    ways += std::to_string(piece.ways.size());
  }
  EXPECT_EQ(ids, "I3 V3 O4 T4 L4 S4 P5 U5 W5 Y5 R6 J6 garden ");
  EXPECT_EQ(ways, "2414424444242");

  std::string stars;
  for (const Card card : Each<Card>(edition.first_game)) {
    stars += std::string(kCardIds[index(card)]) + ' ';
  }
  EXPECT_EQ(stars, "levitation metro jardin sacre peintre chartier bouquinistes lampadaire ");
}

// Prevents a record of yesterday's shipped files that cannot be replayed: they say the same in
// fewer words, so they have the same facts and the same name.
TEST(ShippedEdition, IsWhatWasShippedBefore) {
  const Edition& now = editions::shipped<Lumiere>();
  for (const std::string& file : shipped_before()) {
    const auto before = editions::read<Lumiere>(file, "devir-2019.json");
    ASSERT_TRUE(before) << before.error();
    EXPECT_EQ(before->name, now.name);
    EXPECT_EQ(before->points, now.points);
    EXPECT_EQ(before->rulings, now.rulings);
    EXPECT_EQ(before->tile_text, now.tile_text);
    EXPECT_EQ(before->first_game, now.first_game);
  }
}

// Prevents a second copy of the tables on every call, and a race of the first callers.
TEST(ShippedEdition, IsTheSameObjectEachTime) {
  EXPECT_EQ(&editions::shipped<Lumiere>(), &editions::shipped<Lumiere>());
}

}  // namespace
}  // namespace belle::lumiere
