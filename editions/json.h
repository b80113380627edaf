// JSON as a tree of plain values. Boost.JSON does the parsing; the tree is our own because it keeps
// every key in the order of the file, and a key that stands twice must be refused: the person who
// wrote it would not know which of the two counts.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace belle::editions {

struct Json {
  struct Null {};
  struct Number {
    std::optional<std::int64_t> whole;  // none for 7.5, 7e1 and what does not fit
  };
  struct Member;
  using List = std::vector<Json>;
  using Object = std::vector<Member>;

  std::variant<Null, bool, Number, std::string, List, Object> value;
};
struct Json::Member {
  std::string key;
  Json value;
};

/// How faults name a value inside another: `buildings.L4`, `tiles[3]`.
std::string member_place(std::string_view object, std::string_view key);
std::string item_place(std::string_view list, std::size_t i);

/// The value that the bytes spell, without a key that stands twice; or what is wrong with them.
std::expected<Json, std::string> parse_json(std::string_view bytes, std::string_view file);

}  // namespace belle::editions
