#include "apps/files.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace belle {
namespace {

// Whole games of either kind take some ten kilobytes, editions less.
constexpr std::size_t kLargest = std::size_t{1} << 20;

std::expected<std::string, std::string> read_all(std::istream& in, const std::string& file) {
  std::string text;
  std::array<char, 65536> block{};
  while (in) {
    in.read(block.data(), block.size());
    text.append(block.data(), static_cast<std::size_t>(in.gcount()));
    if (text.size() > kLargest) return std::unexpected(file + ":1: larger than 1 MiB");
  }
  if (in.bad()) return std::unexpected(file + ": cannot be read to its end");
  return text;
}

}  // namespace

void RecordWords::declare(Command& command) {
  command.text("FILE", file, "the record; - is standard input").required();
  command.text("--edition", edition, "the edition file the record was played with")
      .shown_as("FILE");
  command.number("--ply", ply, "after that many moves; at the end if not given");
}

std::expected<std::string, std::string> read_file(Console& console, const std::string& file) {
  if (file == "-") return read_all(console.in, file);
  std::error_code error;
  if (std::filesystem::is_directory(file, error)) return std::unexpected(file + ": is a folder");
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::unexpected(file + ": " + std::strerror(errno == 0 ? EIO : errno));
  return read_all(in, file);
}

std::string wrong_edition(const std::string& wanted, const std::optional<std::string>& file,
                          const std::string& given) {
  if (file)
    return "the record was played with edition " + in_quotes(wanted) + ", and " + *file + " is '" +
           given + "'";
  std::string of_game;
  for_each_game([&]<class G>(G) {
    if (editions::shipped<G>().name == wanted) of_game = G::kName;
  });
  if (!of_game.empty()) return in_quotes(wanted) + " is an edition of " + of_game;
  return "edition " + in_quotes(wanted) + " is not built in; name its file with --edition";
}

}  // namespace belle
