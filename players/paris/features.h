// What a net is shown of a position of Paris: the numbering of flags and scalars. A trained net
// depends on every number here; a change of one means training anew.
//
// Each seat has a block of flags, the own one first, then the others in turn order; blocks of seats
// that are not there stay empty. After the blocks come flags that only the own seat has, then those
// of the table. Numbers that matter by steps (francs, sums) are shown as the one step they are on.
#pragma once

#include <cstddef>

#include "engine/paris/components.h"
#include "search/features.h"

namespace belle::players::paris_features {

using paris::kBonusNumbers, paris::kDistricts, paris::kEndTiles, paris::kLandmarks,
    paris::kMostPlayers, paris::kResources, paris::kSpaces, paris::kSpacesInDistrict,
    paris::kTokenKinds, paris::kTypes, paris::kVpTiles;

// Of every seat, from the start of its block.
inline constexpr std::size_t kTokenSteps = 4;  // 1, 2, 3, more; none has no flag
inline constexpr std::size_t kFrancSteps = 12;
inline constexpr std::size_t kSumSteps = 9;
inline constexpr std::size_t kKeyOnSpace = 0;
inline constexpr std::size_t kKeyOnLandmark = kKeyOnSpace + kSpaces;
inline constexpr std::size_t kKeyOnBank = kKeyOnLandmark + kLandmarks;
inline constexpr std::size_t kKeyOnArc = kKeyOnBank + kDistricts;
inline constexpr std::size_t kTwoKeys = kKeyOnArc + 1;  // by slot, then landmarks
inline constexpr std::size_t kBonusHeld = kTwoKeys + kSpacesInDistrict + 1;
inline constexpr std::size_t kTokens = kBonusHeld + kBonusNumbers;
inline constexpr std::size_t kFrancs = kTokens + kTokenKinds * kTokenSteps;
inline constexpr std::size_t kKeysInHand = kFrancs + kFrancSteps;
inline constexpr std::size_t kReserveKeysLeft = kKeysInHand + 13;
inline constexpr std::size_t kMeeple = kReserveKeysLeft + 3;
inline constexpr std::size_t kSum = kMeeple + kBonusNumbers + 1;     // by district and step
inline constexpr std::size_t kRank = kSum + kDistricts * kSumSteps;  // without a VP tile
inline constexpr std::size_t kTilePays = kRank + kDistricts * 3;     // by VP tile and place
inline constexpr std::size_t kOnValue = kTilePays + kVpTiles * 4;    // by slot and number
inline constexpr std::size_t kTypesHeld = kOnValue + kSpacesInDistrict * 4;
inline constexpr std::size_t kCanEnter = kTypesHeld + kTypes + 2;  // landmarks
inline constexpr std::size_t kEndTilesHeld = kCanEnter + kLandmarks;
inline constexpr std::size_t kStarts = kEndTilesHeld + 6;
inline constexpr std::size_t kToMove = kStarts + 1;
inline constexpr std::size_t kBlock = kToMove + 1;

// Of the own seat.
inline constexpr std::size_t kLeadSteps = 7;
inline constexpr std::size_t kLead = kMostPlayers * kBlock;  // by district and step
inline constexpr std::size_t kOwnTypes = kLead + kDistricts * kLeadSteps;
inline constexpr std::size_t kOwnEndTiles = kOwnTypes + kTypes + 1;
inline constexpr std::size_t kHasResourcesFor = kOwnEndTiles + kEndTiles;  // landmarks
inline constexpr std::size_t kFourthKey = kHasResourcesFor + kLandmarks;   // can bring it there

// Of the table.
inline constexpr std::size_t kStage = kFourthKey + kDistricts;
inline constexpr std::size_t kEnding = kStage + 8;
inline constexpr std::size_t kFree = kEnding + 3;  // by building, own reach and token
inline constexpr std::size_t kVpTileAt = kFree + kSpaces * 4;
inline constexpr std::size_t kKeysInDistrict = kVpTileAt + kVpTiles * (kDistricts + 1);
inline constexpr std::size_t kLandmarkAt = kKeysInDistrict + kDistricts * 4;
inline constexpr std::size_t kAhead = kLandmarkAt + kLandmarks * (kDistricts + 1);
inline constexpr std::size_t kReserve = kAhead + kBonusNumbers;
inline constexpr std::size_t kPileShows = kReserve + kResources * kTokenSteps;
inline constexpr std::size_t kDrawn = kPileShows + kDistricts;      // its slot
inline constexpr std::size_t kTarget = kDrawn + kSpacesInDistrict;  // its slot, or landmark
inline constexpr std::size_t kVpTileWaits = kTarget + kSpacesInDistrict + 1;
inline constexpr std::size_t kMayJoinOwn = kVpTileWaits + 1;
inline constexpr std::size_t kMayJoinRivals = kMayJoinOwn + 1;
inline constexpr std::size_t kTemporary = kMayJoinRivals + 1;
inline constexpr std::size_t kDrawsLeft = kTemporary + kTokenKinds;  // by threes
inline constexpr std::size_t kEndTilesLeft = kDrawsLeft + 13;
inline constexpr std::size_t kFreeDistricts = kEndTilesLeft + kEndTiles + 1;
inline constexpr std::size_t kFlags = kFreeDistricts + 1;

static_assert(kFlags <= search::kMostFlags);

// Scalars: a block for each seat, then the own ones, then the table's.
inline constexpr std::size_t kPoints = 0;
inline constexpr std::size_t kStanding = 1;
inline constexpr std::size_t kAheadOfBest = 2;
inline constexpr std::size_t kFrancsScalar = 3;
inline constexpr std::size_t kKeysScalar = 4;
inline constexpr std::size_t kResourcesScalar = 5;
inline constexpr std::size_t kPrestigeScalar = 6;  // the VP of the tokens on slots
inline constexpr std::size_t kTilesScalar = 7;
inline constexpr std::size_t kTilesPayNow = 8;
inline constexpr std::size_t kValuesOnBoard = 9;
inline constexpr std::size_t kDistrictPoints = 10;
inline constexpr std::size_t kTrackLeft = 11;
inline constexpr std::size_t kBestSlots = 12;  // VP of handing in at the best landmark left
inline constexpr std::size_t kReach = 13;
inline constexpr std::size_t kTurns = 14;  // still to come
inline constexpr std::size_t kScalarBlock = 15;

inline constexpr std::size_t kTilePaysNow = kMostPlayers * kScalarBlock;  // by what it counts
inline constexpr std::size_t kCounting = kSpacesInDistrict + 5;
inline constexpr std::size_t kTokensFree = kTilePaysNow + kCounting;
inline constexpr std::size_t kTokensInReach = kTokensFree + kTokenKinds;
inline constexpr std::size_t kReserveScalar = kTokensInReach + kTokenKinds;
inline constexpr std::size_t kTemporaryScalar = kReserveScalar + kResources;
inline constexpr std::size_t kDrawsScalar = kTemporaryScalar + kTokenKinds;
inline constexpr std::size_t kEndTilesScalar = kDrawsScalar + 1;
inline constexpr std::size_t kVpLeft = kEndTilesScalar + 1;
inline constexpr std::size_t kFreeBuildings = kVpLeft + 1;
inline constexpr std::size_t kScalars = kFreeBuildings + 1;
static_assert(kScalars <= search::kMostScalars);

}  // namespace belle::players::paris_features
