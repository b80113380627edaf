// Sealed deals (docs/record.md). The expected commitment, words and deals were computed by a
// separate program, in Python with hashlib and hmac alone, written from docs/record.md.
#include "table/fair.h"

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "editions/editions.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"

namespace belle::table {
namespace {

using Lines = std::vector<std::string>;

// The bytes 0 to 31.
constexpr std::string_view kSeed =
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
constexpr std::string_view kCommitment =
    "3e41a477817ad8b47b20d37070f3da58e68663b813b2c15adbfdc24932cd72db";

const std::vector<RecordLine> kSalts{{0, "orange", "00ff"}, {0, "blue", "c0ffee"}};

Sealed seed() { return *read_seed(kSeed); }

template <class Deal>
Lines lines_of(const Deal& deal) {
  Lines lines;
  for (const RecordLine& line : deal_lines(deal)) lines.push_back(replaying::in_words(line));
  return lines;
}

// A seed that is read as other bytes, or from anything but its 64 digits.
TEST(Fair, ASeedIsItsDigits) {
  EXPECT_EQ(to_hex(seed()), kSeed);
  for (const std::string& bad : {std::string(), std::string(62, '0'), std::string(66, '0'),
                                 std::string(64, 'F'), std::string(64, 'g')})
    EXPECT_FALSE(read_seed(bad)) << bad;
}

// A changed commitment: every sealed record would be refused.
TEST(Fair, TheCommitmentIsTheSameForEver) { EXPECT_EQ(commitment(seed()), kCommitment); }

// A changed stream of words, within a block of four or where the next begins.
TEST(Fair, SeedAndSaltsGiveTheSameWordsForEver) {
  SealedChance bare(seed(), {});
  for (const std::uint64_t word : {0xb6776497a7da8bcdU, 0x5b6b6edae3b9b506U, 0xfe625ab9fee28ecaU,
                                   0x47683a6424dea08eU, 0xd1e0f94f661bf825U, 0xa08f6abd4f448f68U})
    EXPECT_EQ(bare.next(), word);
  SealedChance salted(seed(), kSalts);
  for (const std::uint64_t word : {0xd5dacd836e55450dU, 0xfd998febf3a9ef06U, 0x404ce1784a5ae28cU,
                                   0x21b5629c84d46cf6U, 0xd60b0a046a07dcd2U, 0x64e00ec229aa40d8U})
    EXPECT_EQ(salted.next(), word);
}

// A salt that changes nothing: its seat would have contributed in vain.
TEST(Fair, EverySaltCounts) {
  const std::uint64_t word = SealedChance(seed(), kSalts).next();
  for (const std::vector<RecordLine>& other :
       std::vector<std::vector<RecordLine>>{{kSalts[0]},
                                            {kSalts[1]},
                                            {{0, "orange", "00fe"}, kSalts[1]},
                                            {{0, "orange", "c0ffee"}, {0, "blue", "00ff"}}})
    EXPECT_NE(SealedChance(seed(), other).next(), word);
}

// Another order of draws in La Cité: old sealed records would be refused. The order of the salt
// lines means nothing.
TEST(Fair, DealsLumiereTheSameForEver) {
  const Lines expected{
      "start blue",
      "cards moulin lumiere levitation metro jardin peintre chartier bouquinistes",
      "tiles orange 4 1 8 5 3 2 6 7",
      "tiles blue 3 5 2 4 7 6 1 8",
  };
  const auto& edition = editions::shipped<Lumiere>();
  EXPECT_EQ(lines_of(deal_sealed<Lumiere>(edition, {}, seed(), kSalts)), expected);
  const std::vector<RecordLine> reversed(kSalts.rbegin(), kSalts.rend());
  EXPECT_EQ(lines_of(deal_sealed<Lumiere>(edition, {}, seed(), reversed)), expected);
}

// The same for Paris, with everything shuffled that can be, and a seat without a salt.
TEST(Fair, DealsParisTheSameForEver) {
  const Lines expected{
      "start 3",
      "pile 1 cha1 cha4 ger1 bat5 ger4 bel2 ger2 mon5 bat8 bel8 ger5 cha2",
      "pile 2 ger3 vil1 cha8 bat1 bel4 vil4 bat4 bel1 vil3 vil8 mon4 ger8",
      "pile 3 vil2 vil5 cha3 bat2 cha5 mon3 bat3 mon8 mon1 mon2 bel5 bel3",
      "tokens cha bronze* bronze* silver* bronze* gold* gold",
      "tokens bat silver* wood bronze* silver* wood gold",
      "tokens mon marble silver* marble marble marble gold",
      "tokens vil gold* silver* marble marble silver* gold",
      "tokens bel gold* wood gold* wood gold* gold",
      "tokens ger gold* wood bronze* wood bronze* gold",
      "track 6 10 2 3 8 7 4 9 1 5 15 12 17 16 19 18 13 14 11 20 25 27 28 29 21 23 24 26 22 30",
  };
  paris::Options options;
  options.players = 3;
  options.shuffled = true;
  options.free_districts = true;
  const std::vector<RecordLine> salts{{0, "1", "00ff"}, {0, "3", "c0ffee"}};
  EXPECT_EQ(lines_of(deal_sealed<Paris>(editions::shipped<Paris>(), options, seed(), salts)),
            expected);
}

// The sealed record below: lines 6 to 8 and 13 are fair.
Lines sealed() {
  return {"belle-record 1",
          "game lumiere",
          "edition devir-2019",
          "seat orange Alice",
          "seat blue Belle",
          "fair commit " + std::string(kCommitment),
          "fair salt orange 00ff",
          "fair salt blue c0ffee",
          "deal start blue",
          "deal cards bouquinistes moulin lumiere levitation metro jardin peintre chartier",
          "deal tiles orange 4 1 8 5 3 2 6 7",
          "deal tiles blue 3 5 2 4 7 6 1 8",
          "fair seed " + std::string(kSeed)};
}

// `<line>: <reason>` if the record does not verify.
std::string unverified(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  const auto record = read_record(text);
  if (!record) return "unread: " + record.error().reason;
  const auto& edition = editions::shipped<Lumiere>();
  const auto game = replay<Lumiere>(edition, *record);
  if (!game) return "unplayed: " + game.error().reason;
  const auto verified = verify_deal<Lumiere>(edition, game->options, game->deal, *record);
  if (verified) return {};
  return std::to_string(verified.error().line) + ": " + verified.error().reason;
}
std::string unverified_with(int number, const std::string& line) {
  Lines lines = sealed();
  lines[static_cast<std::size_t>(number - 1)] = line;
  return unverified(lines);
}

// An honest deal that is refused, or a record without a seal.
TEST(Fair, AnHonestDealIsVerified) {
  EXPECT_EQ(unverified(sealed()), "");
  EXPECT_EQ(unverified_with(10,
                            "deal cards moulin lumiere levitation metro jardin peintre "
                            "chartier bouquinistes"),
            "")
      << "the order of the cards means nothing";
  Lines bare = sealed();
  bare.pop_back();
  bare.erase(bare.begin() + 5, bare.begin() + 8);
  EXPECT_EQ(unverified(bare), "") << "nothing was promised";
}

// A table that never opens its seed.
TEST(Fair, ASeedThatIsNotOpenedIsNamed) {
  Lines closed = sealed();
  closed.pop_back();
  EXPECT_EQ(unverified(closed), "6: the seed of this deal is not opened");
}

// A table that opens another seed than it had committed to.
TEST(Fair, AnotherSeedDoesNotFit) {
  const std::string other(64, '0');
  EXPECT_EQ(unverified_with(13, "fair seed " + other), "13: this seed does not fit the commitment");
  EXPECT_EQ(unverified_with(6, "fair commit " + other),
            "13: this seed does not fit the commitment");
}

// A table that deals something else than seed and salts say, or changes a salt afterwards.
TEST(Fair, AnotherDealOrSaltIsFound) {
  const std::string rest = ", which is not what the record says";
  EXPECT_EQ(unverified_with(9, "deal start orange"), "13: seed and salts deal 'start blue'" + rest);
  EXPECT_EQ(unverified_with(12, "deal tiles blue 5 3 2 4 7 6 1 8"),
            "13: seed and salts deal 'tiles blue 3 5 2 4 7 6 1 8'" + rest);
  EXPECT_EQ(unverified_with(7, "fair salt orange 01ff").substr(0, 4), "13: ");
  EXPECT_EQ(unverified_with(8, "").substr(0, 4), "13: ") << "a salt left out";
}

}  // namespace
}  // namespace belle::table
