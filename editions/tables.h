// What each game gives to this room: how its file is read, and what was compiled in. The sources
// with the baked functions are written by belle_bake when the project is built.
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

/// The tables of the shipped edition, and the SHA-256 of its file.
template <class G>
typename G::Tables baked_tables();
template <class G>
std::string_view baked_sha256();

template <>
std::expected<Lumiere::Tables, std::string> read_tables<Lumiere>(std::string_view json,
                                                                 std::string_view file);
template <>
Lumiere::Tables baked_tables<Lumiere>();
template <>
std::string_view baked_sha256<Lumiere>();

template <>
std::expected<Paris::Tables, std::string> read_tables<Paris>(std::string_view json,
                                                             std::string_view file);
template <>
Paris::Tables baked_tables<Paris>();
template <>
std::string_view baked_sha256<Paris>();

}  // namespace belle::editions
