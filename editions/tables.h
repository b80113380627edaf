// What each game gives to this room: how its file is read, and the file that was compiled in.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"

namespace belle::editions {

/// The tables in the bytes of an edition file, under the name that stands in it. They have passed
/// every check: the game's make_edition accepts them.
template <class G>
std::expected<typename G::Tables, std::string> read_tables(std::string_view json,
                                                           std::string_view file);

/// The bytes of the shipped edition's file.
template <class G>
std::string_view shipped_json();

template <>
std::expected<Lumiere::Tables, std::string> read_tables<Lumiere>(std::string_view json,
                                                                 std::string_view file);
template <>
std::string_view shipped_json<Lumiere>();

template <>
std::expected<Paris::Tables, std::string> read_tables<Paris>(std::string_view json,
                                                             std::string_view file);
template <>
std::string_view shipped_json<Paris>();

}  // namespace belle::editions
