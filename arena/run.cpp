#include "arena/run.h"

#include <exception>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace belle::arena {
namespace {

// What the threads share; the lock guards everything that changes but the atomics.
class MatchRun {
 public:
  MatchRun(std::span<Match> matches, const Play& play, const Finished& finished,
           const std::atomic<bool>& interrupted)
      : matches_(matches), play_(play), finished_(finished), interrupted_(interrupted) {}

  /// What each thread does.
  void work() {
    try {
      while (!interrupted_ && !failed_ && play_next()) continue;
    } catch (const std::exception& thrown) {
      fail(thrown.what());
    }
  }

  /// Once no thread works any more.
  std::expected<void, std::string> result() const {
    if (failed_) return std::unexpected(error_);
    return {};
  }

 private:
  using Missing = std::pair<Match*, std::uint64_t>;

  std::optional<Missing> next() {
    const std::lock_guard guard(lock_);
    for (; match_ < matches_.size(); ++match_, number_ = 0)
      for (Match& match = matches_[match_]; number_ < match.games() && !match.decided(); ++number_)
        if (!match.has(number_)) return Missing(&match, number_++);
    return {};
  }

  bool play_next() {
    const auto game = next();
    if (!game) return false;
    Match& match = *game->first;
    const search::Stop stop = [this, &match] {
      return interrupted_ || failed_ || decided_ == &match;
    };
    const auto result = play_(match.fixture(game->second), stop);
    if (!result)
      fail(result.error());
    else if (*result)
      keep(match, **result);
    return true;
  }

  void keep(Match& match, const GameResult& result) {
    const std::lock_guard guard(lock_);
    if (failed_ || match.decided()) return;
    match.add(result);
    if (match.decided()) decided_ = &match;
    const auto kept = finished_(match, result);
    if (kept) return;
    error_ = kept.error();
    failed_ = true;
  }

  void fail(std::string reason) {
    const std::lock_guard guard(lock_);
    if (!failed_) error_ = std::move(reason);
    failed_ = true;
  }

  std::span<Match> matches_;
  const Play& play_;
  const Finished& finished_;
  const std::atomic<bool>& interrupted_;
  std::mutex lock_;
  std::size_t match_ = 0;  // the game for the next free thread, unless it is there already
  std::uint64_t number_ = 0;
  std::string error_;
  std::atomic<bool> failed_ = false;
  std::atomic<const Match*> decided_ = nullptr;  // the latest match that needs no more games
};

}  // namespace

std::expected<void, std::string> play_matches(std::span<Match> matches, const Play& play,
                                              const Finished& finished, std::size_t threads,
                                              const std::atomic<bool>& interrupted) {
  MatchRun run(matches, play, finished, interrupted);
  {
    std::vector<std::jthread> workers(threads);
    for (std::jthread& worker : workers) worker = std::jthread([&run] { run.work(); });
  }
  return run.result();
}

}  // namespace belle::arena
