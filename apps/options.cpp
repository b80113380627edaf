#include "apps/options.h"

#include "engine/core/text.h"

namespace belle {

void TableWords::declare(Command& command) {
  command.text("GAME", game, "which game").required().among(game_names());
  command.number("--players", players, "how many play; as few as can if not given");
  command.text("--edition", edition, "an edition file instead of the built-in one")
      .shown_as("FILE");
  std::map<std::string, std::string> meanings;
  for_each_game([&]<class G>(G) {
    for (const OptionKind& kind : G::option_kinds())
      meanings[kind.name] +=
          (meanings[kind.name].empty() ? "" : "; ") + std::string(G::kName) + ": " + kind.meaning;
  });
  for (const auto& [name, meaning] : meanings)
    command.texts("--" + name, options[name], meaning).shown_as("WORD...").at_most(8);
}

std::vector<std::string> apart(const std::vector<std::string>& typed) {
  std::vector<std::string> result;
  for (const std::string& word : typed) {
    std::string rest = word;
    std::ranges::replace(rest, ',', ' ');
    for (const std::string_view part : words(rest))
      if (!part.empty()) result.emplace_back(part);
  }
  return result;
}

}  // namespace belle
