#include "apps/contest.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <thread>

#include <fmt/format.h>

#include "apps/interrupt.h"
#include "apps/progress.h"

namespace belle {

void ContestWords::declare(Command& command) {
  command.number("--seed", seed, "which deals and which chance; 1889 if not given");
  command.number("--threads", threads, "games at the same time; as many as there are cores")
      .within(1, 256);
  command.number("--patience", patience, "milliseconds for each answer of a program; 10000")
      .within(1, 3600000);
  command.text("--file", file, "keep every finished game here, and go on from there")
      .shown_as("FILE");
  command.flag("--json", json, "print one JSON object");
}

std::string unknown_player(const std::string& word, std::string reason,
                           std::span<const arena::Contender> levels) {
  std::vector<std::string> names;
  std::string list;
  for (const arena::Contender& level : levels) {
    names.push_back(level.name);
    list += (list.empty() ? "" : ", ") + level.name;
  }
  if (!reason.ends_with('.')) reason += '.';
  return reason + suggestion(word, names) + " The levels are: " + list + '.';
}

std::expected<void, std::string> hold(const ContestWords& typed, const std::string& header,
                                      std::span<arena::Match> matches, const arena::Play& play,
                                      const std::function<std::string(const arena::Match&)>& note,
                                      Console& console) {
  std::optional<arena::ResultsFile> file;
  if (typed.file) {
    auto opened = arena::ResultsFile::open(*typed.file, header);
    if (!opened) return std::unexpected(opened.error());
    if (auto taken = opened->take_up(matches); !taken) return taken;
    file.emplace(std::move(*opened));
  }
  std::size_t whole = 0;
  std::size_t done = 0;
  for (const arena::Match& match : matches) {
    whole += match.games();
    done += match.finished();
  }
  Progress progress(console, typed.table.game, whole);
  const auto finished = [&](const arena::Match& match,
                            const arena::GameResult& result) -> std::expected<void, std::string> {
    progress.at(++done, note(match));
    if (file) return file->add(match.pairing(), result);
    return {};
  };
  const std::size_t threads =
      typed.threads > 0 ? typed.threads : std::max(1U, std::thread::hardware_concurrency());
  const Interrupt interrupt;
  return arena::play_matches(matches, play, finished, threads, Interrupt::asked());
}

std::string table_line(const arena::Terms& terms) {
  std::string options;
  for (const std::string& option : terms.options) options += " · " + option;
  return fmt::format("{} · {}{} · {} players · seed {}", terms.game, terms.edition, options,
                     terms.seats, terms.seed);
}

std::expected<void, std::string> keep_record(const std::string& folder, std::uint64_t number,
                                             const Record& record) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  const std::filesystem::path path =
      std::filesystem::path(folder) / fmt::format("{:06}.belle", number);
  std::ofstream file(path, std::ios::binary);
  file << write_record(record) << std::flush;
  if (!file) return std::unexpected(path.string() + ": cannot be written");
  return {};
}

}  // namespace belle
