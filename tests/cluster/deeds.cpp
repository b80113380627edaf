#include "tests/cluster/deeds.h"

#include <set>
#include <string_view>

#include "engine/core/text.h"

namespace belle::history {

std::vector<Deed> deeds_of(const Journal& journal) {
  std::vector<Deed> deeds;
  std::set<std::string, std::less<>> belles;  // seats
  std::size_t ply = 0;
  for (const table::Entry& entry : journal) {
    std::string_view rest = entry.line;
    std::string_view word = take_word(rest);
    const bool is_comment = word == "#";
    if (is_comment) word = take_word(rest);
    const std::string now = std::to_string(ply);
    Deed deed;
    if (is_comment && word == "belle") {
      belles.emplace(take_word(rest));
    } else if (is_comment && word == "chat") {
      take_word(rest);  // the person
      deed.asked = "chat " + std::string(rest);
    } else if (!is_comment && word == "move") {
      deed.asked = "move " + now + ' ' + std::string(rest);
      deed.by_belle = belles.contains(take_word(rest));
      ++ply;
    } else if (!is_comment && word == "undo") {
      deed.asked = "undo " + now + ' ' + std::string(rest);
      ply -= std::stoul(std::string(rest));
    } else if (!is_comment && word == "resign") {
      deed.asked = "resign " + std::string(rest);
    }
    deeds.push_back(std::move(deed));
  }
  return deeds;
}

}  // namespace belle::history
