// Most boards are checkered: on single spaces of each colour no building fits, so that the only
// sites are those that the position lays out.
#include "tests/players/lumiere_tactics.h"

#include <array>
#include <cstdint>

#include "engine/core/text.h"
#include "tests/lumiere/position.h"

namespace belle::lumiere {
namespace {

// Blue has a1, Orange has b1 and a2, and so on.
Position checkered() {
  return Position(
      "obobobob"
      "bobobobo"
      "obobobob"
      "bobobobo"
      "obobobob"
      "bobobobo"
      "obobobob"
      "bobobobo");
}

// Nobody has a token left but those told.
Position late(Position position, int orange = 0, int blue = 0) {
  return position.tokens(kOrange, orange).tokens(kBlue, blue);
}

// The first phase shortly before its end: so many tiles in hand, each the player's last one, which
// is `oomL` or its inverse; in the pool only what is told. Tokens are spent already, unlike in a
// game, so that what follows can be solved.
State streets(const Position& position, std::uint8_t orange, std::uint8_t blue,
              std::string_view pool) {
  State state = position;
  Open& open = state.open;
  open.phase = Phase::Streets;
  const std::array left{orange, blue};
  for (const Seat seat : {kOrange, kBlue}) {
    open.tiles_laid[index(seat)] = static_cast<std::uint8_t>(kTiles - left[index(seat)]);
    open.tiles_left[index(seat)][box().tile_face[kTiles - 1]] = left[index(seat)];
  }
  open.pool = 0;
  if (!pool.empty())
    for (const std::string_view id : words(pool)) open.pool |= only(building(id));
  return state;
}

}  // namespace

std::vector<Tactic> tactics() {
  return {
      {"TheBrightestSite",
       "Builds at the first streetlight and not where three shine.",
       late(checkered()
                .ground('o', "c6 d6 c7 d7 g5 h5 g6 h6")
                .ground('L', "c8 e7 f6 g4 h7 a3 d1")
                .build(kBlue, "P5", "a1")
                .reserve(kOrange, "O4")),
       {"build O4 g5 r0"}},

      {"BigAndDim",
       "Counts streetlights only: three on a small building are less than two on R6.",
       late(checkered()
                .ground('b', "c2 e2 f3 d5")
                .ground('o', "c3 d3 e3 c4 d4 e4 f4 g4")
                .ground('L', "b3 d2 f5 g3 h4 a6")
                .build(kBlue, "J6", "a7")
                .reserve(kOrange, "I3 R6")),
       {"build R6 c3 r0"}},

      {"SmallAndBright",
       "Builds the larger one although four streetlights shine on the smaller.",
       late(checkered()
                .ground('b', "b3 c2 e2 f3 d5")
                .ground('o', "c3 d3 e3 c4 d4 e4 f4 g4")
                .ground('L', "d2 f5 g5 g3 h4 a6")
                .build(kBlue, "P5", "a7")
                .reserve(kOrange, "I3 R6")),
       {"build I3 e4 r0"}},

      {"RoomForTwo",
       "Builds in the middle, where most light is and no room is left for another.",
       late(checkered()
                .ground('b', "b3 e2 g4 f5")
                .ground('o', "c3 d3 e3 f3 c4 d4 e4 f4")
                .ground('L', "d5 e5 c2 a6 d7")
                .build(kBlue, "P5", "a7")
                .reserve(kOrange, "O4 V3")),
       {"build O4 c3 r0", "build V3 e3 r0", "build V3 e3 r1", "build V3 e3 r3"}},

      {"SacreCoeur",
       "Takes a good card and pays for four buildings that fit nowhere.",
       late(checkered()
                .build(kOrange, "J6", "b2")
                .build(kBlue, "P5", "e6")
                .ground('L', "a6 h1")
                .reserve(kOrange, "W5 U5 Y5 R6")
                .reserve(kBlue, "L4 T4")
                .cards("sacre lampadaire"),
            1, 1),
       {"card sacre"}},

      {"SacreCoeurDenied",
       "Leaves Sacré-Cœur to a rival with five buildings that fit nowhere.",
       late(checkered()
                .build(kOrange, "O4", "b2")
                .build(kBlue, "P5", "e6")
                .ground('L', "d6 h1")
                .reserve(kBlue, "L4 T4 W5 U5 R6")
                .cards("sacre lampadaire"),
            1, 1),
       {"card sacre"}},

      {"DeniedWithoutEffect",
       "Plays for five points and lets the rival's fountain spring.",
       late(Position('b')
                .ground('o', "a1 a2 b1")
                .ground('L', "a3 b2 c1 f1")
                .put(kOrange, "moulin", "a1")
                .build(kOrange, "P5", "g2", 1)
                .build(kBlue, "I3", "b6")
                .build(kBlue, "V3", "f6")
                .build(kBlue, "S4", "d4")
                .cards("fontaine lumiere"),
            1, 1),
       {"card fontaine -"}},

      {"TheLampThatServesNoRival",
       "Puts the lamp where it lights most, a building of Blue's too.",
       late(checkered()
                .build(kOrange, "R6", "b2")
                .build(kOrange, "J6", "b5")
                .build(kOrange, "O4", "e1")
                .build(kBlue, "P5", "d4")
                .ground('L', "f5 g4")
                .cards("lampadaire jardin"),
            1, 1),
       {"card lampadaire d1"}},

      {"TheLargeLightThatReaches",
       "Enlarges a streetlight whose new reach is in the shadow of I3.",
       late(checkered()
                .ground('L', "f6 c7 d2 c1 c2")
                .build(kOrange, "I3", "e5")
                .build(kOrange, "R6", "e3")
                .build(kOrange, "P5", "a5")
                .build(kBlue, "O4", "a1")
                .cards("lumiere jardin"),
            1, 1),
       {"card lumiere c7"}},

      {"IntoTheRivalsLight",
       "Builds for six points and leaves Blue the light that I3 could shade.",
       late(checkered()
                .ground('L', "d4 e1 g2")
                .put(kBlue, "lumiere", "d4")
                .build(kBlue, "R6", "c6")
                .ground('b', "b5 f5")
                .ground('o', "c5 d5 e5 f1 g1 h1")
                .reserve(kOrange, "I3")),
       {"build I3 c5 r0"}},

      {"FountainBetweenThree",
       "Puts the fountain beside two of the own buildings instead of three.",
       late(checkered()
                .build(kOrange, "I3", "a5")
                .build(kOrange, "O4", "e5")
                .build(kOrange, "V3", "d3")
                .build(kBlue, "R6", "f1")
                .cards("fontaine jardin"),
            1, 1),
       {"card fontaine d5"}},

      {"FountainOnTheRivalsSite",
       "Scores nine with the fountain and lets R6 be built for more.",
       late(checkered()
                .ground('m', "c5 d5 e5 c6 d6 e6")
                .ground('L', "c7 e7 d4 a6")
                .build(kOrange, "I3", "f4", 1)
                .build(kOrange, "V3", "b3", 1)
                .build(kOrange, "O4", "c1")
                .build(kOrange, "L4", "e3")
                .build(kBlue, "J6", "a7")
                .reserve(kBlue, "R6")
                .cards("fontaine"),
            1, 0),
       {"card fontaine e5"}},

      {"PainterInTheWideWorld",
       "Puts the painter between two streetlights that are walled in.",
       late(Position('b')
                .build(kOrange, "W5", "e6")
                .build(kBlue, "I3", "h4", 1)
                .build(kBlue, "U5", "b2")
                .ground('L', "g8 h7 a2 e4 f3")
                .ground('o', "h8 d5")
                .cards("peintre jardin"),
            1, 1),
       {"card peintre d5"}},

      {"PainterWalledIn",
       "Builds the garden in the light, not in the gate of Blue's painter.",
       late(checkered()
                .build(kOrange, "O4", "a5")
                .ground('L', "d2 f3 g6 h2 e8")
                .put(kBlue, "peintre", "a8")
                .ground('o', "c7 c8 f2 g2")
                .cards("jardin"),
            1, 0),
       {"card jardin c7 r1"}},

      {"DancerCutOff",
       "Builds in the light and lets Blue's dancer have her sixteen spaces.",
       late(checkered()
                .build(kOrange, "I3", "a6")
                .build(kBlue, "Y5", "e5")
                .ground('L', "d6 f1 g3 h3")
                .put(kBlue, "moulin", "b8")
                .ground('o', "c7 d7 e7 c8 d8 e8 g1 h1 g2 h2")
                .reserve(kOrange, "O4")),
       {"build O4 c7 r0"}},

      {"DancerBehindNoStreetlight",
       "Overlooks that streetlights bound the dancer's region.",
       late(Position('b')
                .build(kBlue, "W5", "d6")
                .build(kBlue, "L4", "f4")
                .build(kOrange, "J6", "a5")
                .ground('L', "b2 a3 c1 a4")
                .ground('o', "b1 h8")
                .cards("moulin jardin"),
            1, 1),
       {"card moulin h8"}},

      {"StatueFacesAStreetlight",
       "Faces the statue where Blue can build right in front of it.",
       late(Position('b')
                .ground('o', "d4")
                .ground('L', "e4 a8 h1")
                .build(kOrange, "O4", "g7")
                .reserve(kBlue, "I3")
                .cards("penseur"),
            1, 0),
       {"card penseur d4 east"}},

      {"StatueFacesAWall",
       "Builds for nine points and leaves Blue's statue a free view.",
       late(checkered()
                .statue(kBlue, "d5", Facing::North)
                .ground('o', "c6 d6 e6 f1 g1 h1")
                .ground('L', "e1 g2 h2")
                .reserve(kOrange, "I3")),
       {"build I3 c6 r0"}},

      {"LevitationOfTheUnbuildable",
       "Keeps W5, which fits nowhere, or swaps it for too little.",
       late(checkered()
                .ground('b', "c2 e2 f3")
                .ground('o', "c3 d3 e3 c4 d4 e4")
                .ground('L', "b3 d5")
                .build(kBlue, "Y5", "e7")
                .reserve(kOrange, "W5")
                .cards("levitation fontaine"),
            1, 1),
       {"card levitation W5 R6 c3 r0"}},

      {"MetropolitainForTheOnlySite",
       "Builds the garden on the site that R6 gets with the Métro.",
       late(checkered()
                .ground('o', "c3 d3 e3 c4 e4")
                .ground('L', "d4 b3 f4")
                .build(kBlue, "J6", "b6")
                .reserve(kOrange, "R6")
                .cards("metro jardin"),
            1, 1),
       {"card metro"}},

      {"MetropolitainUnderTheRivalsLight",
       "Builds in the light; the Métro could take Blue's away.",
       late(checkered()
                .ground('o', "c3 e3 f6 g6 h6")
                .ground('L', "d3 f3 g7 h7")
                .build(kBlue, "R6", "c4")
                .build(kBlue, "O4", "d1")
                .held(kOrange, "metro")
                .reserve(kOrange, "I3")),
       {"build I3 c3 r0"}},

      {"ChartierForTheOnlySite",
       "Plays the lamp; O4 needs the mixed space, which Blue takes.",
       late(checkered()
                .ground('o', "c3 d3 c4")
                .ground('b', "d4")
                .ground('L', "b3 c5 e3")
                .build(kOrange, "I3", "f6")
                .reserve(kOrange, "O4")
                .cards("chartier lampadaire"),
            1, 1),
       {"card chartier"}},

      {"ChartierOnTheRivalsSite",
       "Builds for nine points and lets Blue have the last site.",
       late(checkered()
                .ground('b', "c5 d5 e5 c6 d6 e6")
                .ground('o', "d3 d4 f1 g1 h1")
                .ground('L', "c7 f6 e1 g2 h2")
                .held(kOrange, "chartier")
                .reserve(kOrange, "I3")
                .reserve(kBlue, "R6")),
       {"build I3 d3 r1"}},

      {"AnnexOfTheBrighterBuilding",
       "Joins no groups with the annex, or the dimmer building.",
       late(checkered()
                .build(kOrange, "R6", "b3")
                .build(kOrange, "P5", "f3")
                .ground('L', "a3 b5 c2 g2 c7 c8 e6 h8")
                .ground('o', "e3")
                .ground('b', "e2 e4")
                .build(kBlue, "J6", "d7")
                .build(kBlue, "I3", "f7")
                .cards("bouquinistes jardin"),
            1, 1),
       {"card bouquinistes e3 b3"}},

      {"AnnexIntoTheLight",
       "Joins two groups with the annex; one more streetlight on R6 is more.",
       late(checkered()
                .build(kOrange, "R6", "b3")
                .build(kOrange, "P5", "f3")
                .ground('L', "a3 b5 c2 g2 c7 c8 d6 h8")
                .ground('o', "e3")
                .ground('b', "e2 e4")
                .build(kBlue, "J6", "d7")
                .build(kBlue, "I3", "f7")
                .cards("bouquinistes jardin"),
            1, 1),
       {"card bouquinistes d5"}},

      {"TheGapBetweenGroups",
       "Builds for six points of light; the gap joins groups for eight.",
       late(checkered()
                .build(kOrange, "R6", "a3")
                .build(kOrange, "P5", "g3", 1)
                .ground('o', "d4 e4 f4 c7 d7 e7")
                .ground('L', "c8 f7 e2")
                .build(kBlue, "J6", "a1")
                .reserve(kOrange, "I3")),
       {"build I3 d4 r0"}},

      {"TheRivalsLastSite",
       "Builds on safe ground and leaves Blue the mixed site for R6.",
       late(checkered()
                .ground('m', "c5 d5 e5 c6 d6 e6")
                .ground('o', "g1 h1 g2 h2")
                .ground('L', "b5 c7 f6 f1 g3 h3")
                .reserve(kOrange, "O4")
                .reserve(kBlue, "R6")),
       {"build O4 c5 r0"}},

      {"TheContestedSiteFirst",
       "Builds the safe I3 first, for more, and O4 finds V3 on its site.",
       late(checkered()
                .ground('m', "c5 d5 c6 d6")
                .ground('o', "f1 g1 h1")
                .ground('L', "b5 d7 e1 g2 h2")
                .reserve(kOrange, "O4 I3")
                .reserve(kBlue, "V3")),
       {"build O4 c5 r0"}},

      {"TheSeventhChimney",
       "Spends the last chimney on the bright garden instead of R6.",
       late(checkered()
                .build(kOrange, "I3", "a1")
                .build(kOrange, "V3", "a2")
                .build(kOrange, "O4", "d1")
                .build(kOrange, "T4", "f1")
                .build(kOrange, "L4", "c3")
                .build(kOrange, "S4", "f3")
                .ground('o', "c6 d6 e6 c7 d7 e7 g7 g8")
                .ground('L', "b6 d8 f7 h7 h8 g6")
                .build(kBlue, "J6", "a4")
                .reserve(kOrange, "R6")
                .cards("jardin"),
            1, 0),
       {"build R6 c6 r0", "card jardin -"}},

      {"TheTieBreak",
       "Builds on own ground: at equal totals the free own spaces decide (L15).",
       late(checkered()
                .ground('m', "c5 d5 c6 d6")
                .ground('o', "g1 h1 g2 h2")
                .ground('L', "b5 f1 a6")
                .build(kBlue, "L4", "a7")
                .reserve(kOrange, "O4")),
       {"build O4 c5 r0"}},

      {"TheEmptyHandedCard",
       "Lays a piece on an own space that decides the tie (L15).",
       late(checkered().ground('L', "a1").cards("lampadaire"), 1, 0),
       {"card lampadaire -"}},

      {"TheLampBeforeTheBuilding",
       "Builds on a site that is safe while Blue takes the lamp.",
       late(checkered()
                .ground('o', "c3 d3 e3 c4 d4 e4 d5")
                .ground('L', "b3")
                .build(kOrange, "J6", "c6")
                .build(kBlue, "Y5", "a1")
                .reserve(kOrange, "R6")
                .cards("lampadaire jardin"),
            1, 1),
       {"card lampadaire d5"}},

      {"TheHottestCardFirst",
       "Denies the fountain or Sacré-Cœur before the lamp, which is more.",
       late(checkered()
                .build(kBlue, "R6", "b2")
                .build(kBlue, "J6", "b5")
                .build(kOrange, "I3", "f6")
                .build(kOrange, "V3", "d7")
                .build(kOrange, "O4", "g3")
                .ground('o', "e6")
                .reserve(kOrange, "W5 U5 Y5")
                .cards("lampadaire fontaine sacre jardin")
                .to_move(kBlue),
            2, 2),
       {"card lampadaire b4"}},

      {"TheGreaterThreatFirst",
       "Builds O4 on the site that V3 wants; R6 is the greater threat.",
       late(checkered()
                .ground('m', "c5 d5 e5 c6 d6 e6 g1 h1 g2 h2")
                .ground('L', "c7 e7 f5 f1 h3")
                .reserve(kBlue, "O4 I3")
                .reserve(kOrange, "R6 V3")
                .to_move(kBlue)),
       {"build O4 d5 r0"}},

      {"TheLastTileMakesTheSite",
       "Turns the last tile so that R6 fits nowhere, or so that a fountain fits on its site.",
       streets(late(checkered()
                        .ground('o', "a3 b3 a4 b4 e3 f4")
                        .ground('.', "c3 d3 c4 d4")
                        .ground('b', "e4 e5 e6")
                        .ground('L', "b5 g7")
                        .reserve(kOrange, "R6")
                        .reserve(kBlue, "I3")
                        .cards("fontaine levitation"),
                    1, 1),
               1, 0, ""),
       {"lay c3 r3"}},

      {"TheLastLight",
       "Takes a building that fits nowhere, or lights the rival's site.",
       streets(late(checkered()
                        .ground('.', "c3 d3 c4 d4")
                        .ground('o', "a4 b4 a5 b5")
                        .ground('b', "e3 f3 e2 f2")
                        .ground('L', "a6")
                        .reserve(kOrange, "O4")
                        .reserve(kBlue, "V3")
                        .cards("metro bouquinistes"),
                    1, 1),
               1, 0, "J6"),
       {"lay c3 r1"}},

      {"TheOnlyOneThatFits",
       "Lays the last tile, which ends the phase, without the building.",
       streets(late(checkered()
                        .ground('.', "c3 d3 c4 d4")
                        .ground('o', "g1 h1 g2 h2")
                        .ground('L', "f1 g3 h3")
                        .cards("metro bouquinistes"),
                    1, 1),
               1, 0, "O4 W5"),
       {"take O4"}},

      {"EndsTheStreetsAtOnce",
       "Takes another building and lets Blue take R6 for a bright site.",
       streets(late(checkered()
                        .ground('.', "c3 d3 c4 d4")
                        .ground('o', "g1 h1 g2")
                        .ground('b', "c6 d6 e6 c7 d7 e7")
                        .ground('L', "b6 d8 f7 f1 h2 a1 h8")
                        .cards("metro bouquinistes"),
                    1, 1),
               1, 0, "R6 V3"),
       {"lay c3 r0", "lay c3 r1", "lay c3 r2", "lay c3 r3"}},

      {"TakenBeforeTheRival",
       "Lays a tile and leaves O4, which both want, to Blue.",
       streets(late(checkered()
                        .ground('.', "c3 d3 c4 d4 e5 f5 e6 f6")
                        .ground('o', "g1 h1 g2 h2")
                        .ground('b', "a7 b7 a8 b8")
                        .ground('L', "f1 h3 c8 a6")
                        .cards("metro bouquinistes"),
                    1, 1),
               1, 1, "O4"),
       {"take O4"}},
  };
}

}  // namespace belle::lumiere
