// How the file is laid out, and how an older file becomes a newer one: a list of steps that only
// grows. The file says how many of them it has seen (user_version) and whose it is
// (application_id).
#pragma once

#include <cstdint>
#include <span>

#include "store/sqlite/database.h"

namespace belle::store::sqlite {

/// Every step so far, each one or several statements of SQL.
std::span<const char* const> steps();

/// Whose a file is: nobody's yet, a house's, or a copy's of a house (destination.h).
enum class Owner : std::uint8_t { Nobody, House, PartOfCopy, WholeCopy };
Owner owner(Database& database);
void give_to(Database& database, Owner owner);

/// Refuses a file of another program and one that has seen more steps than these, without writing
/// to it.
void check_owner(Database& database, std::span<const char* const> steps);

/// Does the steps that the file has not seen: all of them or, when one fails, none.
void migrate(Database& database, std::span<const char* const> steps);

}  // namespace belle::store::sqlite
