// The tokens: resources and prestige.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace belle::paris {

/// The resources come first, then the prestige tokens.
enum class Token : std::uint8_t { Wood, Marble, Gold, Bronze, Silver, GoldPrestige };
inline constexpr std::size_t kTokenKinds = 6;
inline constexpr std::size_t kResources = 3;
inline constexpr std::array<std::string_view, kTokenKinds> kTokenNames{
    "wood", "marble", "gold", "bronze*", "silver*", "gold*"};
constexpr std::size_t index(Token token) { return static_cast<std::size_t>(token); }
constexpr bool is_resource(Token token) { return index(token) < kResources; }
std::optional<Token> token_named(std::string_view name);

}  // namespace belle::paris
