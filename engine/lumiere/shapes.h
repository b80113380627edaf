// What position.h and explain.h write as JSON, declared: see core/shape.h. A face is four letters
// of the ground, clockwise from the top left space.
#pragma once

#include <array>

#include "engine/core/shape.h"
#include "engine/core/words.h"
#include "engine/lumiere/components.h"
#include "engine/lumiere/rules.h"

namespace belle::lumiere::shapes {

inline constexpr std::array<std::string_view, 4> kFacingWords{"north", "east", "south", "west"};
inline constexpr std::string_view kPhaseWords[]{"streets", "city", "over"};
inline constexpr std::string_view kPieceWords[]{
    "dancer", "statue", "fountain", "painter", "annex", "streetlight", "large_streetlight"};

inline constexpr Shape kSeat = one_of(kSeatNames, "Seat");
inline constexpr Shape kSeatOrNull = or_null(kSeat);
inline constexpr Shape kWinners = list_of(kSeat);
inline constexpr Shape kFacing = one_of(kFacingWords, "Facing");
inline constexpr Shape kPhase = one_of(kPhaseWords);
inline constexpr Shape kCardId = one_of(kCardIds, "CardId");
inline constexpr Shape kFaceOrNull = or_null(kText);
inline constexpr std::string_view kTieBreakWords[]{kTieBreakKinds[0].word};
inline constexpr Shape kTieBreakWord = one_of(kTieBreakWords, "TieBreakWord");
inline constexpr Shape kTieBreakNumbers = map_of(kCount, &kSeat);
inline constexpr Field kTieBreakFields[]{
    {"by", kTieBreakWord, "What is compared: the more wins."},
    {"seats", kTieBreakNumbers, "How many each of those has that are still level."},
};
inline constexpr Shape kTieBreak = object(kTieBreakFields, "TieBreak");
inline constexpr Shape kTieBreaks = list_of(kTieBreak);

inline constexpr Field kBuildingFields[]{
    {"id", kText},
    {"owner", kSeat},
    {"spaces", kTexts},
    {"lit", kCount, "By how many streetlights."},
    {"points", kCount, "What that brings its owner."},
};
inline constexpr Shape kBuilding = object(kBuildingFields, "Building");
inline constexpr Shape kBuildings = list_of(kBuilding);

inline constexpr Field kPieceFields[]{
    {"space", kText},
    {"owner", kSeat},
    {"points", kWhole, "What it brings now.", kOptional},
    {"facing", kFacing, "Where the statue looks.", kOptional},
    {"lit", kTexts, "What the large streetlight lights.", kOptional},
    {"dark", kTexts, "Spaces in its reach that it does not light (L14).", kOptional},
};
inline constexpr Shape kPiece = object(kPieceFields, "Piece");
inline constexpr Shape kPieceName = one_of(kPieceWords, "PieceName");
inline constexpr Shape kPieces = map_of(kPiece, &kPieceName);

inline constexpr Field kCardFields[]{
    {"id", kCardId},
    {"vp", kWholes, "For each thing that it counts at the end.", kOptional},
    {"by", kSeat, "Who played it.", kOptional},
    {"held", kTrue, "It is still to be used or counted.", kOptional},
};
inline constexpr Shape kCard = object(kCardFields, "Card");
inline constexpr Shape kCards = list_of(kCard);

inline constexpr Field kScoreFields[]{
    {"lit", kWhole}, {"group", kWhole}, {"unbuilt", kWhole}, {"cards", kWhole}, {"total", kWhole},
};
inline constexpr Shape kScore = object(kScoreFields, "Score");

inline constexpr Field kPlayerFields[]{
    {"reserve", kTexts, "Buildings."},
    {"tokens", kCount, "Action tokens left."},
    {"chimneys", kCount, "Chimneys left."},
    {"tiles", kTexts, "The faces of the tiles not laid yet."},
    {"group", kTexts, "The spaces of the largest group."},
    {"score", kScore, "As if the game ended now."},
};
inline constexpr Shape kPlayer = object(kPlayerFields, "Player");
inline constexpr Field kPlayersFields[]{{kSeatNames[0], kPlayer}, {kSeatNames[1], kPlayer}};
inline constexpr Shape kPlayers = object(kPlayersFields);

inline constexpr Shape kStreetlightPieces = one_of(kWordsOf<StreetlightPieces>);
inline constexpr Shape kLargeLight = one_of(kWordsOf<LargeLight>);
inline constexpr Field kRulingFields[]{
    {"streetlight_pieces", kStreetlightPieces,
     "Whether a space with the Lampadaire or the large streetlight is free (L4)."},
    {"large_light", kLargeLight, "How far the large streetlight shines (L14)."},
    {"flip", kTruth, "Whether a building may be turned over."},
};
inline constexpr Shape kRulings = object(kRulingFields, "Rulings");

inline constexpr Field kPositionFields[]{
    {"rulings", kRulings, "How the edition reads what tables differ on."},
    {"phase", kPhase},
    {"viewer", kSeatOrNull, "Null for a spectator."},
    {"to_move", kSeatOrNull, "Null after the end."},
    {"ground", kTexts,
     "Eight rows, row 8 first, a to h: o Orange, b Blue, m mixed, L streetlight, '.' without a "
     "tile, "
     "'-' a streetlight that was built over."},
    {"buildings", kBuildings, "Those that stand."},
    {"pieces", kPieces, "Those that lie on a space."},
    {"pool", kTexts, "Buildings."},
    {"cards", kCards, "The eight of this game."},
    {"seats", kPlayers},
    {"hand", kFaceOrNull,
     "The face of the viewer's tile: four letters of the ground, clockwise from "
     "the top left space."},
    {"winners", kWinners, "Once the game is over.", kOptional},
    {"tie_breaks", kTieBreaks,
     "After equal totals: what was compared, in this order. If the last is level, too, the victory "
     "is shared.",
     kOptional},
};
inline constexpr Shape kPosition = object(kPositionFields, "Position");

inline constexpr Field kSeatEffectFields[]{
    {"change", kWhole},
    {"lit", kWhole, "The part of the change, if it is not 0; so are the others.", kOptional},
    {"group", kWhole, "", kOptional},
    {"unbuilt", kWhole, "", kOptional},
    {"cards", kWhole, "", kOptional},
};
inline constexpr Shape kSeatEffect = object(kSeatEffectFields, "SeatEffect");
inline constexpr Shape kSeatEffects = map_of(kSeatEffect, &kSeat);

inline constexpr Field kEffectFields[]{
    {"seats", kSeatEffects, "Those whose points change."},
    {"covers", kTexts, "The spaces that are built on.", kOptional},
    {"lamps", kTexts, "The streetlights that light the building.", kOptional},
    {"newly_lit", kTexts, "Laid spaces that no streetlight lit before.", kOptional},
};
inline constexpr Shape kEffect = object(kEffectFields, "Effect");

}  // namespace belle::lumiere::shapes
