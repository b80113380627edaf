#include "arena/results_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "arena/results_json.h"

namespace belle::arena {

std::expected<ResultsFile, std::string> ResultsFile::open(const std::string& path,
                                                          const std::string& header) {
  constexpr int kReadableByAll = 0644;
  ResultsFile file(path, ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK,
                                kReadableByAll));
  if (file.file_ < 0) return file.system_error("cannot be opened");
  struct stat about{};
  if (fstat(file.file_, &about) != 0) return file.system_error("cannot be opened");
  if (!S_ISREG(about.st_mode)) return std::unexpected(path + ": is not a file");
  if (flock(file.file_, LOCK_EX | LOCK_NB) != 0)
    return std::unexpected(path + ": another arena is writing it");
  if (const auto begun = file.begin(header); !begun) return std::unexpected(begun.error());
  return file;
}

ResultsFile::ResultsFile(ResultsFile&& other) noexcept
    : path_(std::move(other.path_)),
      file_(std::exchange(other.file_, -1)),
      games_(std::move(other.games_)) {}

ResultsFile::~ResultsFile() {
  if (file_ >= 0) close(file_);
}

std::expected<void, std::string> ResultsFile::begin(const std::string& header) {
  const auto bytes = read_all();
  if (!bytes) return std::unexpected(bytes.error());
  const std::string_view text = *bytes;
  const std::size_t whole = text.rfind('\n') + 1;  // 0 if there is no whole line
  if (whole == 0 && !(header + '\n').starts_with(text))
    return std::unexpected(path_ + ": it is not a file of results");
  if (whole > 0) {
    const std::size_t first = text.find('\n');
    if (const std::string other = difference(text.substr(0, first), header); !other.empty())
      return std::unexpected(path_ + ": this file is of another contest: " + other);
    if (const auto read = read_games(text.substr(first + 1, whole - first - 1)); !read)
      return std::unexpected(read.error());
  }
  if (whole < text.size() && ftruncate(file_, static_cast<off_t>(whole)) != 0)
    return system_error("its torn last line cannot be dropped");
  if (whole == 0) return append(header);
  return {};
}

std::expected<void, std::string> ResultsFile::read_games(std::string_view lines) {
  for (std::size_t line = 2; !lines.empty(); ++line) {
    const std::size_t end = lines.find('\n');
    auto game = read_game(lines.substr(0, end));
    if (!game) return std::unexpected(path_ + ':' + std::to_string(line) + ": " + game.error());
    games_.push_back(std::move(*game));
    lines.remove_prefix(end + 1);
  }
  return {};
}

std::expected<void, std::string> ResultsFile::take_up(std::span<Match> matches) const {
  for (std::size_t i = 0; i < games_.size(); ++i) {
    const auto& [players, result] = games_[i];
    const auto match = std::ranges::find_if(matches, [&](const Match& each) {
      return each.pairing()[0].description == players[0] &&
             each.pairing()[1].description == players[1];
    });
    if (match == matches.end() || result.number >= match->games()) continue;
    if (!std::ranges::equal(result.seats, match->fixture(result.number).seating, {},
                            &SeatResult::side) ||
        match->has(result.number))
      return std::unexpected(path_ + ':' + std::to_string(i + 2) + ": game " +
                             std::to_string(result.number) +
                             " stands twice, or with other sides than this contest gives it");
    match->add(result);
  }
  return {};
}

std::expected<void, std::string> ResultsFile::add(const Pairing& pairing,
                                                  const GameResult& result) {
  return append(write_game({{pairing[0].description, pairing[1].description}, result}));
}

std::expected<std::string, std::string> ResultsFile::read_all() const {
  std::string text;
  std::array<char, 65536> block{};
  for (;;) {
    const ssize_t count = read(file_, block.data(), block.size());
    if (count == 0) return text;
    if (count > 0)
      text.append(block.data(), static_cast<std::size_t>(count));
    else if (errno != EINTR)
      return system_error("cannot be read");
  }
}

std::expected<void, std::string> ResultsFile::append(const std::string& line) const {
  const std::string bytes = line + '\n';
  std::size_t written = 0;
  while (written < bytes.size()) {
    const ssize_t count = write(file_, bytes.data() + written, bytes.size() - written);
    if (count >= 0)
      written += static_cast<std::size_t>(count);
    else if (errno != EINTR)
      return system_error("cannot be written");
  }
  return {};
}

std::unexpected<std::string> ResultsFile::system_error(std::string_view what) const {
  return std::unexpected(path_ + ": " + std::string(what) + ": " + std::strerror(errno));
}

}  // namespace belle::arena
