// What is agreed when a table is set, as JSON: in the request that sets it, in its journal and in
// what its viewers are told.
#pragma once

#include "engine/core/shape.h"

namespace belle::table::shapes {

inline constexpr std::int64_t kMostSeconds = 24LL * 60 * 60;
inline constexpr Shape kSeats = whole_from(1, 99);
inline constexpr Shape kOptions = map_of(kText);
inline constexpr Shape kDays = whole_from(1, 30);
inline constexpr Shape kBank = whole_from(1, kMostSeconds);
inline constexpr Shape kIncrement = whole_from(0, kMostSeconds);

inline constexpr Field kDaysFields[]{{"days", kDays, "For each decision."}};
inline constexpr Field kBankFields[]{
    {"bank", kBank, "Seconds at the start."},
    {"increment", kIncrement, "Seconds for each decision; 0 if it is left out.", kOptional},
};
inline constexpr Shape kClockOfDays = object(kDaysFields);
inline constexpr Shape kClockOfSeconds = object(kBankFields);
inline constexpr const Shape* kClocks[]{&kClockOfDays, &kClockOfSeconds};
inline constexpr Shape kClock = either(kClocks);

inline constexpr std::string_view kTimeOverWords[]{"ends", "belle"};
inline constexpr Shape kTimeOver = one_of(kTimeOverWords);

/// What a person may choose.
inline constexpr Field kAgreedFields[]{
    {"game", kText, "One of those in `welcome`."},
    {"seats", kSeats, "How many play."},
    {"options", kOptions, "As the record names them.", kOptional},
    {"clock", kClock,
     "Left out where nobody's time is counted; days, or a bank of seconds, counted for each "
     "decision. A move that comes when time is over is refused. When the house was closed, a bank "
     "goes on from the last thing that happened at the table, and everybody has a day left at "
     "least, or all the days there are.",
     kOptional},
    {"time_over", kTimeOver,
     "With two seats `ends` (the default) loses the game, `belle` hands the seat to her, which "
     "only "
     "`chairs` tell, for the record of a game of two has no word for it. With more seats she plays "
     "on in any case. When no other person is left, the game ends: with two seats it is lost, with "
     "more the table is closed without a result.",
     kOptional},
    {"listed", kTruth,
     "In the lobby, and rated (Glicko-2, by game) between persons with claimed names. Else only by "
     "its id.",
     kOptional},
    {"edition", kText, "The text of a corrected edition file.", kOptional},
    {"loser_starts", kTruth,
     "Chance decides who starts the first game; whoever comes last in one starts the next, if it "
     "is "
     "one seat alone. Refused where `start` names a seat.",
     kOptional},
};

inline constexpr Field kFromTheGameBefore[]{
    {"first", kText, "The seat that starts because of the game before.", kOptional},
};
inline constexpr auto kSettingsFields = both(kAgreedFields, kFromTheGameBefore);
inline constexpr Shape kSettings = object(kSettingsFields, "Settings");

}  // namespace belle::table::shapes
