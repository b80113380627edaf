// A program as a player of the arena: `cmd:PROGRAM`. What it may know is what any player is given,
// a View; it need not know the rules, for it is told what is legal. Whatever it does that is not a
// legal move in time loses it the game, and nothing else (docs/engine.md).
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "apps/program.h"
#include "engine/core/game.h"
#include "engine/core/json_text.h"
#include "search/budget.h"

namespace belle {

inline constexpr std::string_view kProgramPrefix = "cmd:";

template <Game G>
class ProgramPlayer {
 public:
  struct Terms {
    const typename G::Edition& edition;
    std::optional<std::string> edition_file;  // its bytes, unless it is the shipped one
    std::chrono::milliseconds patience;       // for each answer
  };

  /// Begins the program and a game with it; or says why it cannot play.
  static std::expected<std::shared_ptr<ProgramPlayer>, std::string> begin(
      const Terms& terms, const std::string& command, std::uint64_t seed) {
    auto program = Program::start(command);
    if (!program) return std::unexpected(program.error());
    std::shared_ptr<ProgramPlayer> player(new ProgramPlayer(terms, std::move(*program)));
    if (auto begun = player->greet(seed); !begun) return std::unexpected(begun.error());
    return player;
  }

  std::expected<typename G::Move, std::string> choose(const typename G::View& view,
                                                      const search::Stop& stop) {
    const typename G::State state = redeal(terms_.edition, view, random_);
    auto answer = ask(question(view, state), stop);
    if (!answer) return std::unexpected(answer.error());
    auto move = parse(terms_.edition, *answer);
    std::optional<Refusal> broken;
    if (!move)
      broken = move.error();
    else
      broken = refusal(terms_.edition, state, *move);
    if (broken)
      return std::unexpected("'" + answer->substr(0, kShown) + "' is not legal: " + broken->reason +
                             " (" + std::string(broken->ruling) + ")");
    return *move;
  }

 private:
  static constexpr std::size_t kShown = 80;  // letters of an answer that is no move

  ProgramPlayer(const Terms& terms, std::unique_ptr<Program> program)
      : terms_(terms),
        program_(std::move(program)),
        moves_(std::make_unique<typename G::Moves>()) {}

  std::expected<void, std::string> greet(std::uint64_t seed) {
    bool seeded = false;
    const auto ready = [&](std::string_view line) {
      seeded = seeded || line == "option seed" || line.starts_with("option seed ");
      return line == "ready";
    };
    if (auto greeted = program_->talk("belle 1\n", ready, terms_.patience, {}); !greeted)
      return greeted;
    begin_game_ = "new " + std::string(G::kName) + '\n';
    if (terms_.edition_file) {
      std::string line = *terms_.edition_file;
      std::ranges::replace_if(line, [](char c) { return c == '\n' || c == '\r'; }, ' ');
      begin_game_ += "edition " + line + '\n';
    }
    if (seeded) begin_game_ += "set seed " + std::to_string(seed) + '\n';
    return {};
  }

  // The first one begins the game.
  std::string question(const typename G::View& view, const typename G::State& state) {
    std::string text = std::exchange(begin_game_, {});
    text += "position " + write_view(terms_.edition, view) + '\n';
    JsonText json;
    write_position(json, terms_.edition, view);
    text += "shown " + json.written() + '\n';
    legal(terms_.edition, state, *moves_);
    std::string_view before = "legal ";
    for (const typename G::Move& move : *moves_) {
      text += before;
      text += format(terms_.edition, move);
      before = "; ";
    }
    return text + "\ngo\n";
  }

  std::expected<std::string, std::string> ask(const std::string& text, const search::Stop& stop) {
    constexpr std::string_view kBest = "best ";
    constexpr std::string_view kError = "error ";
    std::string best;
    std::string error;
    const auto enough = [&](std::string_view line) {
      if (line.starts_with(kBest)) best = line.substr(kBest.size());
      if (line.starts_with(kError)) error = line.substr(kError.size());
      return !best.empty() || !error.empty();
    };
    if (auto talked = program_->talk(text, enough, terms_.patience, stop); !talked)
      return std::unexpected(talked.error());
    if (!error.empty()) return std::unexpected("it said: " + error.substr(0, kShown));
    return best;
  }

  Terms terms_;
  std::unique_ptr<Program> program_;
  std::unique_ptr<typename G::Moves> moves_;
  std::string begin_game_;
  Random random_{1};  // what nobody knows does not change what is legal
};

}  // namespace belle
