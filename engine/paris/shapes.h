// What position.h and explain.h write as JSON, declared: see core/shape.h. Lists by seat have an
// entry for each in the order of the seats. What is not there is left out.
#pragma once

#include <array>

#include "engine/core/shape.h"
#include "engine/paris/components.h"
#include "engine/paris/rules.h"

namespace belle::paris::shapes {

inline constexpr std::string_view kStageWords[]{"draw",     "place", "act", "bonus",
                                                "prestige", "vp",    "end", "over"};
inline constexpr std::string_view kEndingWords[]{"next round", "this round"};
inline constexpr std::string_view kScreensWords[]{"closed", "open"};
inline constexpr std::string_view kDistrictsWords[]{"printed", "free"};
inline constexpr std::string_view kJoinsWords[]{"own", "rivals"};

inline constexpr Shape kSeat = one_of(kSeatNames, "Seat");
inline constexpr Shape kSeatOrNull = or_null(kSeat);
inline constexpr Shape kSeatList = list_of(kSeat);
inline constexpr std::string_view kTieBreakWords[]{kTieBreakKinds[0].word, kTieBreakKinds[1].word};
inline constexpr Shape kTieBreakWord = one_of(kTieBreakWords, "TieBreakWord");
inline constexpr Shape kTieBreakNumbers = map_of(kCount, &kSeat);
inline constexpr Field kTieBreakFields[]{
    {"by", kTieBreakWord, "What is compared: the more wins."},
    {"seats", kTieBreakNumbers, "How many each of those has that are still level."},
};
inline constexpr Shape kTieBreak = object(kTieBreakFields, "TieBreak");
inline constexpr Shape kTieBreaks = list_of(kTieBreak);
inline constexpr Shape kDistrictId = one_of(kDistrictIds, "DistrictId");
inline constexpr Shape kType = one_of(kTypeNames, "Type");
inline constexpr Shape kToken = one_of(kTokenNames, "Token");
inline constexpr Shape kTokens = map_of(kWhole, &kToken, "Tokens");
inline constexpr Shape kStage = one_of(kStageWords, "Stage");
inline constexpr Shape kEnding = one_of(kEndingWords);
inline constexpr Shape kEndingOrNull = or_null(kEnding);
inline constexpr Shape kScreens = one_of(kScreensWords);
inline constexpr Shape kDistrictsKind = one_of(kDistrictsWords);
inline constexpr Shape kJoin = one_of(kJoinsWords);
inline constexpr Shape kJoins = list_of(kJoin);
inline constexpr Shape kVpTileList = list_of(kWholes);

inline constexpr Field kSpotFields[]{
    {"building", kType, "Of a building's space that is built.", kOptional},
    {"tile", kText, "With free districts: which tile it is.", kOptional},
    {"landmark", kText, "Its key in an edition with two of equal value: `11`, `11b`.", kOptional},
    {"token", kToken, "Beside the space.", kOptional},
    {"keys", kSeatList, "A seat for each key.", kOptional},
};
inline constexpr Shape kSpot = object(kSpotFields, "Spot");
inline constexpr Shape kSpots = map_of(kSpot);

inline constexpr Field kDistrictFields[]{
    {"places", kSpots, "By name."},
    {"sums", kWholes, "By seat."},
    {"ranks", kWholes, "By seat; 0 without a key here."},
    {"vp_tile", kWholes, "Where it lies: for the first, second and third.", kOptional},
    {"pays", kWholes, "What it pays now, by seat.", kOptional},
};
inline constexpr Shape kDistrict = object(kDistrictFields, "District");
inline constexpr auto kDistrictsFields = std::to_array<Field>({{kDistrictIds[0], kDistrict},
                                                               {kDistrictIds[1], kDistrict},
                                                               {kDistrictIds[2], kDistrict},
                                                               {kDistrictIds[3], kDistrict},
                                                               {kDistrictIds[4], kDistrict},
                                                               {kDistrictIds[5], kDistrict}});
static_assert(kDistrictsFields.size() == kDistrictIds.size());
inline constexpr Shape kDistrictsById = object(kDistrictsFields);

inline constexpr Field kScoreFields[]{
    {"play", kWhole},
    {"tile27", kWhole, "If the screen is shown; so is the total.", kOptional},
    {"districts", kWhole},
    {"total", kWhole, "", kOptional},
};
inline constexpr Shape kScore = object(kScoreFields, "Score");

inline constexpr Field kPlayerFields[]{
    {"vp", kWhole},
    {"keys", kCount, "Behind the screen."},
    {"reserve_keys", kCount},
    {"meeple", kCount, "Its space of the track."},
    {"end_tiles", kCount, "How many are held."},
    {"used_end_tiles", kTexts, "", kOptional},
    {"used_bonuses", kWholes, "Bonus tiles that lie used beside the screen, open to all."},
    {"francs", kCount, "If the screen is shown; so are tokens and bonuses.", kOptional},
    {"tokens", kTokens, "", kOptional},
    {"bonuses", kWholes, "The numbers of the bonus tiles.", kOptional},
    {"score", kScore, "As if the game ended now."},
};
inline constexpr Shape kPlayer = object(kPlayerFields, "Player");
inline constexpr Shape kPlayers = map_of(kPlayer, &kSeat);

inline constexpr Field kOptionsFields[]{{"screens", kScreens}, {"districts", kDistrictsKind}};
inline constexpr Shape kOptionsShape = object(kOptionsFields);

inline constexpr Shape kSpace30 = one_of(kWordsOf<Space30>);
inline constexpr Shape kOwned = one_of(kWordsOf<Owned>);
inline constexpr Shape kCountAsPairs = one_of(kWordsOf<CountAsPairs>);
inline constexpr Field kRulingsFields[]{
    {"space_30", kSpace30, "What a meeple on space 30 may still take (P12)."},
    {"owned", kOwned, "Which tiles count for never owning two of a number (P5)."},
    {"count_as_pairs", kCountAsPairs, "Whether temporary tokens make pairs (P4)."},
};
inline constexpr Shape kRulings = object(kRulingsFields, "Rulings");

inline constexpr Field kPileFields[]{{"left", kCount}, {"top", kDistrictId, "", kOptional}};
inline constexpr Shape kPile = object(kPileFields);
inline constexpr Shape kPileList = list_of(kPile);

inline constexpr Field kDrawnFields[]{{"tile", kText}, {"building", kType}};
inline constexpr Shape kDrawn = object(kDrawnFields);

inline constexpr Field kLeftGameFields[]{
    {"tile", kText},
    {"building", kType},
    {"round", kCount, "When it was drawn."},
    {"seat", kSeat, "Who drew it."},
};
inline constexpr Shape kLeftGame = object(kLeftGameFields, "LeftGame");
inline constexpr Shape kLeftGameList = list_of(kLeftGame);

inline constexpr Field kUnsoldFields[]{
    {"francs", kCount, "What they would sell for; francs break ties."},
    {"vp", kCount, "What these francs would be worth at the end."},
};
inline constexpr Shape kUnsold = object(kUnsoldFields, "Unsold");

inline constexpr Shape kBonusEffectWord = one_of(kWordsOf<BonusEffect>, "BonusEffect");
inline constexpr const Shape* kPointsKinds[]{&kWhole, &kWholes};
inline constexpr Shape kPoints = either(kPointsKinds);
inline constexpr Field kBonusTileFields[]{
    {"effect", kBonusEffectWord},
    {"francs", kCount, "", kOptional},
    {"token", kToken, "", kOptional},
    {"tokens", kCount, "Of choice.", kOptional},
    {"value", kCount, "Of the buildings that it counts.", kOptional},
    {"spaces", kCount, "That the meeple goes back at most.", kOptional},
    {"vp", kPoints, "At this table; by types, where they count.", kOptional},
};
inline constexpr Shape kBonusTile = object(kBonusTileFields, "BonusTile");
inline constexpr Shape kBonusTileList = list_of(kBonusTile);

inline constexpr Shape kEndEffectWord = one_of(kWordsOf<EndEffect>, "EndEffect");
inline constexpr Field kEndTileFields[]{
    {"effect", kEndEffectWord},
    {"token", kToken, "", kOptional},
    {"vp", kCount, "", kOptional},
    {"francs", kCount, "", kOptional},
};
inline constexpr Shape kEndTile = object(kEndTileFields, "EndTile");
inline constexpr Shape kEndTileList = list_of(kEndTile);

inline constexpr Field kPositionFields[]{
    {"stage", kStage, "What is asked."},
    {"viewer", kSeatOrNull, "Null for a spectator."},
    {"start", kSeat, "Who began."},
    {"to_move", kSeatOrNull, "Null after the end."},
    {"round", kCount, "From 1; after the end, the last one."},
    {"ending", kEndingOrNull, "After which round the game is over."},
    {"options", kOptionsShape},
    {"rulings", kRulings, "The readings in force."},
    {"arc", kSeatList, "Whose keys stand there."},
    {"districts", kDistrictsById},
    {"landmarks", kWholes, "The values of those in the supply."},
    {"landmark_keys", kTexts, "Their keys in an edition with two of equal value.", kOptional},
    {"vp_tiles", kVpTileList, "Those in the supply."},
    {"reserve", kTokens},
    {"track", kWholes, "The bonus number on each space."},
    {"copies", kWholes, "How many lie there."},
    {"bonus_effects", kBonusTileList, "What the bonus tiles do, by their numbers from 1."},
    {"end_effects", kEndTileList, "What the end-game tiles do, from E1."},
    {"piles", kPileList, "How many tiles are left, and the district on top."},
    {"gone", kTexts, "Tiles that left the game.", kOptional},
    {"left_game", kLeftGameList, "The same, by the turns in which they were drawn.", kOptional},
    {"drawn", kDrawn, "The tile to be placed.", kOptional},
    {"target", kText, "Where the key just moved stands.", kOptional},
    {"joins", kJoins, "Whose keys it may meet this turn.", kOptional},
    {"temporary", kTokens, "Of the seat to move."},
    {"unsold", kUnsold, "For the seat to move, in its last turn: tokens that it still has.",
     kOptional},
    {"end_supply", kCount, "How many end-game tiles are left."},
    {"end_tiles_left", kTexts, "Which, if the viewer has seen them as they are now.", kOptional},
    {"end_tiles", kTexts, "The viewer's.", kOptional},
    {"seats", kPlayers},
    {"winners", kSeatList, "Once the game is over.", kOptional},
    {"tie_breaks", kTieBreaks,
     "After equal totals: what was compared, in this order. If the last is level, too, the victory "
     "is shared.",
     kOptional},
};
inline constexpr Shape kPosition = object(kPositionFields, "Position");

inline constexpr Shape kBeforeAfter = pair_of(kWhole);

inline constexpr Field kSeatEffectFields[]{
    {"francs", kBeforeAfter, "Before and after.", kOptional},
    {"vp", kBeforeAfter, "Before and after.", kOptional},
    {"tokens", kTokens, "The change; so are the others.", kOptional},
    {"temporary", kTokens, "", kOptional},
    {"keys", kWhole, "", kOptional},
    {"reserve_keys", kWhole, "", kOptional},
    {"bonus", kWhole, "The tile taken.", kOptional},
    {"play", kWhole, "Parts of the score if it ended now.", kOptional},
    {"tile27", kWhole, "", kOptional},
    {"districts", kWhole, "", kOptional},
};
inline constexpr Shape kSeatEffect = object(kSeatEffectFields, "SeatEffect");
inline constexpr Shape kSeatEffects = map_of(kSeatEffect, &kSeat);

inline constexpr Field kPriceFields[]{
    {"francs", kCount},
    {"value", kCount, "Where it goes."},
    {"from", kCount, "Where it comes from: 0 on a bank or the Arc."},
    {"tokens", kTokens, "", kOptional},
};
inline constexpr Shape kPriceShape = object(kPriceFields);

inline constexpr Field kDistrictEffectFields[]{
    {"id", kDistrictId},
    {"sums", kWholes},
    {"ranks", kWholes},
    {"pays", kWholes, "", kOptional},
};
inline constexpr Shape kDistrictEffect = object(kDistrictEffectFields);

inline constexpr Field kEffectFields[]{
    {"price", kPriceShape, "Of a key's move.", kOptional},
    {"bonus", kCount, "The meeple may then move on, for so many francs.", kOptional},
    {"slots", kTokens, "Of the landmark reached, prestige tokens.", kOptional},
    {"fourth_key", kTrue, "The move brings the right to a VP tile.", kOptional},
    {"points", kWhole, "What the tile gives now, of tiles that are used for points.", kOptional},
    {"seats", kSeatEffects, "Those for whom something changes; of a draw nothing is told.",
     kOptional},
    {"district", kDistrictEffect, "Where a key arrives or a VP tile is put, as it is then.",
     kOptional},
};
inline constexpr Shape kEffect = object(kEffectFields, "Effect");

}  // namespace belle::paris::shapes
