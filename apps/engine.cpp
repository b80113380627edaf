// Belle for other programs: lines in, lines out (docs/engine.md). One thread reads, one thinks.
#include <atomic>
#include <charconv>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "analysis/analyse.h"
#include "apps/commands.h"
#include "apps/games.h"
#include "apps/thinking.h"
#include "apps/version.h"
#include "editions/editions.h"
#include "engine/core/text.h"
#include "players/move_query.h"

namespace belle {
namespace {

using Done = std::expected<void, std::string>;

struct EngineWords {
  ThinkingWords thinking;
  std::optional<std::string> level;  // Belle at her best, if there is none
};

// Both threads speak.
class Voice {
 public:
  explicit Voice(std::ostream& out) : out_(out) {}

  void say(std::string_view lines) {
    const std::lock_guard lock(mutex_);
    out_ << lines << '\n' << std::flush;
  }

 private:
  std::mutex mutex_;
  std::ostream& out_;
};

// The game that is played, whichever it is.
class EngineGame {
 public:
  EngineGame() = default;
  EngineGame(const EngineGame&) = delete;
  EngineGame& operator=(const EngineGame&) = delete;
  virtual ~EngineGame() = default;

  virtual Done use_edition(std::string_view json) = 0;
  virtual Done place(std::string_view view) = 0;
  virtual bool placed() const = 0;
  virtual std::vector<std::string> moves() const = 0;
  /// The best move, in the notation; says on the way what is thought so far.
  virtual std::expected<std::string, std::string> think(const EngineWords& how,
                                                        const search::Budget& budget,
                                                        Voice& voice) const = 0;
};

template <Game G>
class EngineGameOf final : public EngineGame {
 public:
  Done use_edition(std::string_view json) override {
    auto edition = editions::read<G>(json, "edition");
    if (!edition) return std::unexpected(edition.error());
    edition_ = *std::move(edition);
    view_.reset();
    return {};
  }

  Done place(std::string_view view) override {
    auto read = players::view_of_mover<G>(edition_, view);
    if (!read) return std::unexpected(read.error());
    view_ = *read;
    return {};
  }
  bool placed() const override { return view_.has_value(); }

  std::vector<std::string> moves() const override {
    const auto legal_moves = std::make_unique<typename G::Moves>();
    Random random(1);
    legal(edition_, redeal(edition_, *view_, random), *legal_moves);
    std::vector<std::string> lines;
    for (const typename G::Move& move : *legal_moves) lines.push_back(format(edition_, move));
    return lines;
  }

  std::expected<std::string, std::string> think(const EngineWords& how,
                                                const search::Budget& budget,
                                                Voice& voice) const override {
    if (how.level) {
      const auto player = players::make_player<G>(edition_, *how.level, budget.seed);
      if (!player) return std::unexpected(player.error());
      return format(edition_, (*player)->choose(*view_, budget.stop));
    }
    const auto tell = [&](const search::Answer<G>& answer) { voice.say(info(answer)); };
    const auto answer = players::think_aloud<G>(edition_, *view_, budget, tell);
    tell(answer);
    return format(edition_, answer.best().move);
  }

 private:
  std::string info(const search::Answer<G>& answer) const {
    std::string line;
    for (const search::Expected<G>& next : answer.principal_variation)
      line += (line.empty() ? "" : "; ") + format(edition_, next.move);
    return fmt::format("info sims {} win {:.4f} vp {:.2f}{} line {}", answer.simulations,
                       answer.best().win, answer.best().margin, answer.proven ? " proven" : "",
                       line);
  }

  typename G::Edition edition_ = editions::shipped<G>();
  std::optional<typename G::View> view_;
};

std::optional<std::uint64_t> number(std::string_view word) {
  std::uint64_t value = 0;
  const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || stop != word.data() + word.size()) return {};
  return value;
}

class Engine {
 public:
  Engine(Console& console, EngineWords words)
      : in_(console.in), voice_(console.out), words_(std::move(words)) {
    in_.tie(nullptr);  // reading would write out what the other thread is about to say
  }

  /// Until it is told to quit, or nothing more can come.
  void run() {
    std::string line;
    while (std::getline(in_, line)) {
      if (line.ends_with('\r')) line.pop_back();
      std::string_view rest = line;
      const std::string_view word = take_word(rest);
      if (word.empty()) continue;
      if (word == "quit") {
        stop_ = true;
        return;
      }
      if (const Done done = obey(word, rest); !done) voice_.say("error " + done.error());
    }
  }

 private:
  // What is neither stop nor ping waits until the thought before has been answered.
  Done obey(std::string_view word, std::string_view rest) {
    if (word == "stop") {
      stop_ = true;
      return {};
    }
    if (word == "ping") {
      voice_.say("pong");
      return {};
    }
    if (thinking_.joinable()) thinking_.join();
    if (word == "belle") return greet(rest);
    if (word == "set") return set(rest);
    if (word == "new") return begin(rest);
    if (word == "shown" || word == "legal") return {};  // for programs that know no rules
    if (word != "edition" && word != "position" && word != "moves" && word != "go")
      return std::unexpected("no such word: '" + std::string(word) + "'");
    if (game_ == nullptr) return std::unexpected("which game? say: new lumiere");
    if (word == "edition") return game_->use_edition(rest);
    if (word == "position") return game_->place(take_word(rest));
    if (!game_->placed()) return std::unexpected("there is no position yet");
    if (word == "moves") return tell_moves();
    return go(rest);
  }

  Done greet(std::string_view rest) {
    if (take_word(rest) != "1") return std::unexpected("this is spoken in version 1");
    voice_.say(
        fmt::format("name Belle Époque {}\noption sims\noption ms\noption seed\n"
                    "option level\nready",
                    version()));
    return {};
  }

  Done set(std::string_view rest) {
    const std::string_view name = take_word(rest);
    if (name == "level") {
      words_.level.reset();
      if (rest != "none") words_.level = rest;
      return {};
    }
    return measure(words_.thinking, name, rest, true);
  }

  // `sims 500`, `ms 100`, and as a setting `seed 7`.
  static Done measure(ThinkingWords& words, std::string_view name, std::string_view typed,
                      bool with_seed) {
    const auto value = number(typed);
    if (name != "sims" && name != "ms" && !(with_seed && name == "seed"))
      return std::unexpected("no such setting: '" + std::string(name) + "'");
    if (!value) return std::unexpected(std::string(name) + " takes a whole number");
    ThinkingWords changed = words;
    (name == "sims" ? changed.simulations
     : name == "ms" ? changed.milliseconds
                    : changed.seed) = value;
    if (auto meant = changed.check(); !meant) return meant;
    words = changed;
    return {};
  }

  Done begin(std::string_view rest) {
    const std::string name(take_word(rest));
    const bool known =
        with_game(name, [&]<class G>(G) { game_ = std::make_unique<EngineGameOf<G>>(); });
    if (!known) return std::unexpected(unknown_game(name));
    decisions_ = 0;
    return {};
  }

  Done tell_moves() {
    voice_.say(fmt::format("moves {}", fmt::join(game_->moves(), "; ")));
    return {};
  }

  Done go(std::string_view rest) {
    EngineWords how = words_;
    if (!rest.empty()) how.thinking.simulations = how.thinking.milliseconds = std::nullopt;
    while (!rest.empty()) {
      const std::string_view name = take_word(rest);
      if (auto meant = measure(how.thinking, name, take_word(rest), false); !meant) return meant;
    }
    stop_ = false;
    search::Budget budget = how.thinking.budget(decisions_++);
    budget.stop = [this, earlier = std::move(budget.stop)] { return stop_ || earlier(); };
    thinking_ = std::jthread([this, how, budget] {
      const auto best = game_->think(how, budget, voice_);
      voice_.say(best ? "best " + *best : "error " + best.error());
    });
    return {};
  }

  std::istream& in_;
  Voice voice_;
  EngineWords words_;
  std::unique_ptr<EngineGame> game_;
  std::size_t decisions_ = 0;  // of this game
  std::atomic<bool> stop_ = false;
  std::jthread thinking_;  // the last member: it uses the others
};

}  // namespace

void add_engine(CLI::App& belle, Session& session) {
  Command command(belle, "engine", "Speak with other programs, for Belle to be played against");
  command.footer(
      "Reads lines and answers in lines: new GAME, position VIEW, go, and so on; docs/engine.md\n"
      "says what there is. 'belle arena' asks other programs in the same words, so that two\n"
      "versions of Belle can meet:\n"
      "  belle arena paris 'cmd:old/belle engine --sims 200' 'cmd:new/belle engine --sims 200'");
  const auto typed = std::make_shared<EngineWords>();
  typed->thinking.declare(command);
  command.text("--level", typed->level, "play as this level, or as a description such as greedy");
  command.on([typed, &session] {
    if (const auto meant = typed->thinking.check(); !meant)
      return session.fail(meant.error(), kUsage);
    Engine(session.console, *typed).run();
  });
}

}  // namespace belle
