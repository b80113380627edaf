#include "tests/arena/table.h"

#include <fstream>
#include <sstream>
#include <utility>

#include <unistd.h>

#include "editions/editions.h"

namespace belle::arena {
namespace {

template <Game G>
class SimplePlayer {
 public:
  SimplePlayer(const typename G::Edition& edition, std::string how, std::uint64_t seed)
      : edition_(&edition), how_(std::move(how)), random_(seed) {}

  std::expected<typename G::Move, std::string> operator()(const typename G::View& view,
                                                          const search::Stop&) {
    const typename G::State state = redeal(*edition_, view, random_);
    const auto moves = std::make_unique<typename G::Moves>();
    legal(*edition_, state, *moves);
    if (how_ == "random") return random_move(*moves, random_);
    if (++asked_ > 10 && how_ == "silent") return std::unexpected("it says nothing");
    typename G::Move move = *moves->begin();
    if (how_ == "cheat" && asked_ > 10) return std::exchange(last_, move);
    last_ = move;
    return move;
  }

 private:
  const typename G::Edition* edition_;
  std::string how_;
  Random random_;
  int asked_ = 0;
  typename G::Move last_{};
};

}  // namespace

Contender contender(const std::string& name) { return {name, name}; }

template <Game G>
Call<G> simple_players(const typename G::Edition& edition) {
  return [&edition](const std::string& how,
                    std::uint64_t seed) -> std::expected<Choose<G>, std::string> {
    if (how != "random" && how != "first" && how != "cheat" && how != "silent")
      return std::unexpected("nobody is called " + how);
    return SimplePlayer<G>(edition, how, seed);
  };
}
template Call<Lumiere> simple_players<Lumiere>(const Lumiere::Edition& edition);
template Call<Paris> simple_players<Paris>(const Paris::Edition& edition);

GameResult two_seats(std::uint64_t number, Side first, int total, int other_total) {
  const Side second = first == Side::A ? Side::B : Side::A;
  return {number,
          {{first, total, total >= other_total, {1, 10, 10}},
           {second, other_total, other_total >= total, {1, 30, 30}}}};
}

Match lumiere_match(std::uint64_t games, std::optional<Hypotheses> test) {
  return {{contender("random"), contender("first")}, 2, Manner::Balanced, games, test};
}

std::expected<void, std::string> play_lumiere(Match& match, std::size_t threads,
                                              const Finished& finished,
                                              const std::atomic<bool>& interrupted) {
  const auto& edition = editions::shipped<Lumiere>();
  const Venue<Lumiere> venue{edition, {}, 7, simple_players<Lumiere>(edition)};
  const Play play =
      [&](const Fixture& fixture,
          const search::Stop& stop) -> std::expected<std::optional<GameResult>, std::string> {
    const auto played = play_game(venue, fixture, stop);
    if (!played) return std::unexpected(played.error());
    if (!*played) return std::nullopt;
    return (*played)->result;
  };
  return play_matches({&match, 1}, play, finished, threads, interrupted);
}

std::expected<void, std::string> play_lumiere(Match& match, std::size_t threads) {
  const std::atomic<bool> interrupted = false;
  return play_lumiere(
      match, threads,
      [](const Match&, const GameResult&) -> std::expected<void, std::string> { return {}; },
      interrupted);
}

std::string told(const Match& match) {
  const Summary summary = match.summary();
  std::ostringstream text;
  text.precision(17);
  text << summary.games;
  for (const Estimate& each : {summary.score, summary.elo, summary.lead})
    text << ' ' << each.value << ' ' << each.low << ' ' << each.high;
  for (const Thinking& each : summary.thinking) text << ' ' << each.decisions;
  return text.str();
}

NewFile::NewFile() {
  static int number = 0;
  path_ = std::filesystem::temp_directory_path() /
          ("belle-arena-test-" + std::to_string(getpid()) + '-' + std::to_string(++number));
}

NewFile::~NewFile() {
  std::error_code ignored;
  std::filesystem::remove(path_, ignored);
}

std::string NewFile::bytes() const {
  std::ostringstream bytes;
  bytes << std::ifstream(path_, std::ios::binary).rdbuf();
  return bytes.str();
}

void NewFile::write(const std::string& bytes) const {
  std::ofstream(path_, std::ios::binary) << bytes;
}

}  // namespace belle::arena
