#include "editions/literals.h"

#include <string_view>

namespace belle::editions {
namespace {

template <class T>
std::string field(std::string_view name, const T& value) {
  return "\n      ." + std::string(name) + " = " + literal(value) + ',';
}

}  // namespace

std::string literal(const std::string& text) {
  std::string quoted = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') quoted += '\\';
    quoted += letter;
  }
  return quoted + '"';
}

std::string literal(const lumiere::Tables::Shape& shape) {
  return '{' + literal(shape.id) + ", " + literal(shape.rows) + '}';
}

std::string literal(const lumiere::Tables& tables) {
  return '{' + field("name", tables.name) + field("tiles", tables.tiles) +
         field("buildings", tables.buildings) + field("garden", tables.garden) +
         field("flip", tables.flip) + field("first_game", tables.first_game) + '}';
}

std::string literal(const paris::Tables::Landmark& landmark) {
  return '{' + literal(landmark.value) + ", " + literal(landmark.title) + ", " +
         literal(landmark.cost) + ", " + literal(landmark.slots) + '}';
}

std::string literal(const paris::Tables::Bonus& bonus) {
  return '{' + literal(bonus.number) + ", " + literal(bonus.francs) + ", " + literal(bonus.points) +
         '}';
}

std::string literal(const paris::Tables& tables) {
  return '{' + field("name", tables.name) + field("banks", tables.banks) +
         field("buildings", tables.buildings) + field("tokens", tables.tokens) +
         field("landmarks", tables.landmarks) + field("prestige_points", tables.prestige_points) +
         field("vp_tiles", tables.vp_tiles) + field("bonus", tables.bonus) +
         field("doubled_with_three", tables.doubled_with_three) +
         field("doubled_with_four", tables.doubled_with_four) + field("zones", tables.zones) +
         field("end_tiles", tables.end_tiles) + field("buy", tables.buy) +
         field("sell", tables.sell) + '}';
}

}  // namespace belle::editions
