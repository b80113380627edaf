#include <chrono>
#include <iostream>
#include <thread>

#include <gtest/gtest.h>

#include "apps/program.h"
#include "editions/editions.h"
#include "engine/core/playout.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"
#include "tests/commands/command_line.h"

namespace belle {
namespace {

using namespace std::chrono_literals;

// What the seat to move knows after some random moves.
template <Game G>
std::string position(std::uint64_t seed, std::size_t plies) {
  const auto& edition = editions::shipped<G>();
  Random random(seed);
  const auto deal = deal_game(edition, {}, random);
  typename G::State state = start_game(edition, deal);
  const auto moves = std::make_unique<typename G::Moves>();
  for (std::size_t i = 0; i < plies; ++i) {
    legal(edition, state, *moves);
    apply(edition, state, random_move(*moves, random));
  }
  return "position " + write_view(edition, make_view(edition, state, to_move(state))) + '\n';
}

std::string engine(const std::string& said) {
  const Answer answer = type({"engine", "--sims", "50"}, said);
  EXPECT_EQ(answer.status, 0) << answer.err;
  return answer.out;
}

std::string last_line(const std::string& out) { return lines(out).back(); }

// An engine that others cannot speak with: no greeting, moves that are not legal, no answer.
TEST(EngineCommand, PlaysBothGames) {
  const auto expect_play = [](const std::string& game, const std::string& position) {
    const std::string out = engine("belle 1\nnew " + game + '\n' + position + "moves\ngo\n");
    const std::vector<std::string> said = lines(out);
    const auto ready = std::ranges::find(said, "ready");
    ASSERT_LT(ready, said.end() - 3) << out;
    EXPECT_TRUE(said.front().starts_with("name Belle")) << out;
    const std::string& moves = ready[1];
    ASSERT_TRUE(moves.starts_with("moves ")) << out;
    const std::string best = last_line(out);
    ASSERT_TRUE(best.starts_with("best ")) << out;
    const std::string move = best.substr(5);
    EXPECT_NE((moves.substr(6) + "; ").find(move + "; "), std::string::npos) << out;
    EXPECT_TRUE(said[said.size() - 2].starts_with("info sims ")) << out;
    EXPECT_NE(said[said.size() - 2].find(" line " + move), std::string::npos) << out;
  };
  expect_play("lumiere", position<Lumiere>(3, 5));
  expect_play("paris", position<Paris>(3, 20));
}

// Answers that depend on what was thought before, on time, or not on the seed and the measure.
TEST(EngineCommand, TheSameSeedAndSimulationsAnswerTheSame) {
  const std::string asked = position<Lumiere>(7, 4);
  const std::string once = engine("new lumiere\n" + asked + "go sims 300\n");
  EXPECT_EQ(engine("new lumiere\n" + asked + "go sims 300\n"), once);
  EXPECT_EQ(engine("new paris\nnew lumiere\nshown {}\nlegal pass\n" + asked + "go sims 300\n"),
            once);
  EXPECT_NE(once.find("info sims 256 "), std::string::npos) << once;
  EXPECT_NE(engine("set seed 5\nnew lumiere\n" + asked + "go sims 300\n"), once);
  EXPECT_EQ(engine("set level gamin\nnew lumiere\n" + asked + "go\n").find("info"),
            std::string::npos);
}

// Bad input that ends the engine, or is taken for something else.
TEST(EngineCommand, SaysWhatItCannotDo) {
  const auto expect_error = [](const std::string& said, const std::string& part) {
    const std::string out = engine(said + "ping\n");
    EXPECT_EQ(out.substr(0, 6), "error ") << said << out;
    EXPECT_NE(out.find(part), std::string::npos) << said << out;
    EXPECT_EQ(last_line(out), "pong");
  };
  const std::string asked = position<Lumiere>(7, 4);
  expect_error("belle 2\n", "version 1");
  expect_error("play\n", "'play'");
  expect_error("go\n", "which game");
  expect_error("new chess\n", "no game is called 'chess'");
  expect_error("new lumiere\ngo\n", "no position");
  expect_error("new lumiere\nposition L1\n", "");
  expect_error("new paris\n" + asked, "");
  expect_error("new lumiere\nedition {}\n", "edition");
  expect_error("set sims many\n", "a whole number");
  expect_error("set sims 0\n", "at least 1");
  expect_error("set cheat 1\n", "'cheat'");
  expect_error("new lumiere\n" + asked + "go seed 1\n", "'seed'");
  const std::string unknown = engine("set level nobody\nnew lumiere\n" + asked + "go\n");
  EXPECT_TRUE(unknown.starts_with("error player 'nobody'")) << unknown;
  EXPECT_EQ(engine("\n\r\nping\r\n"), "pong\n");
}

// Thinking that cannot be interrupted, or that nobody can speak into.
TEST(EngineCommand, StopsWhenItIsTold) {
  auto engine = Program::start(BELLE_PROGRAM " engine");
  ASSERT_TRUE(engine);
  const auto hear = [&](const std::string& said, const std::string& wanted) {
    std::string heard;
    const auto enough = [&](std::string_view line) {
      heard = line;
      return line.starts_with(wanted);
    };
    const auto talked = (*engine)->talk(said, enough, 20s, {});
    EXPECT_TRUE(talked) << talked.error();
    return heard;
  };
  for (const std::string& game :
       {"new lumiere\n" + position<Lumiere>(7, 4), "new paris\n" + position<Paris>(5, 30)}) {
    hear(game + "go ms 3000000\n", "info sims 512");
    hear("ping\n", "pong");
    const auto asked = std::chrono::steady_clock::now();
    hear("stop\n", "best ");
    const auto took = std::chrono::steady_clock::now() - asked;
    std::cout << "stopped after " << std::chrono::duration<double, std::milli>(took).count()
              << " ms\n";
    EXPECT_LT(took, 200ms) << "20 ms on a machine that does nothing else";
  }
}

std::string shell(const std::string& answers) {
  return "cmd:while read -r word rest; do case $word in " + answers + " esac; done";
}

std::vector<std::string> match(const std::string& a, const std::string& b, bool is_silent) {
  const std::string patience = is_silent ? "700" : "10000";
  return {"arena", "lumiere", a, b, "--games", "2", "--patience", patience};
}

// A program that does not play by the rules, and harms more than its own game.
TEST(ArenaPrograms, WhoDoesNotPlayLosesItsGamesAndNothingElse) {
  const auto expect_loss = [](const std::string& program, const std::string& reason) {
    const Answer answer =
        type(match(shell("belle) echo ready;; " + program), "random", program.empty()));
    EXPECT_EQ(answer.status, 0) << answer.err;
    EXPECT_NE(answer.out.find("forfeited          2"), std::string::npos) << answer.out;
    EXPECT_NE(answer.out.find(": game 0: " + reason), std::string::npos) << answer.out;
  };
  expect_loss("", "it gave no answer within 700 ms");
  expect_loss("go) echo best I win;;", "'I win' is not legal: ");
  expect_loss("go) echo error no idea;;", "it said: no idea");
  expect_loss("go) exit 3;;", "it ended with status 3");
  expect_loss("go) kill -9 $$;;", "it was ended by signal 9");
  expect_loss("go) yes info;;", "it said too much");
  expect_loss("go) yes | tr -d '\\n';;", "it said a line without end");
  expect_loss("go) exec >&-; sleep 9;;", "it closed its output");
}

TEST(ArenaPrograms, AProgramThatCannotPlayIsRefusedAtOnce) {
  const auto expect_refusal = [](const std::string& program, const std::string& reason) {
    const Answer answer = type(match("random", program, program == "cmd:sleep 9"));
    EXPECT_EQ(answer.status, 2);
    EXPECT_EQ(answer.out, "");
    EXPECT_NE(answer.err.find(program + ": " + reason), std::string::npos) << answer.err;
  };
  expect_refusal("cmd:there is no such program", "it ended with status 127");
  expect_refusal("cmd:sleep 9", "it gave no answer within 700 ms");
  expect_refusal("cmd:yes", "it said too much");
}

// The player that the documentation shows; and games that depend on more than their seed.
TEST(ArenaPrograms, TheExampleAndBelleHerselfPlay) {
  const std::string python = "cmd:python3 " BELLE_SOURCE_DIR "/docs/random_player.py";
  const std::string belle = "cmd:" BELLE_PROGRAM " engine --level gamin";
  std::vector<std::string> words{"arena", "paris", python, belle, "--games", "2", "--json"};
  const Answer once = type(words);
  ASSERT_EQ(once.status, 0) << once.err;
  EXPECT_EQ(once.out.find("\"forfeits\":1"), std::string::npos) << once.out;
  EXPECT_EQ(once.out.find("\"forfeits\":2"), std::string::npos) << once.out;
  const auto score = [](const Answer& answer) {
    return answer.out.substr(answer.out.find("\"score\""));
  };
  EXPECT_EQ(score(type(words)), score(once));
  const TemporaryFile edition(source_file("tests/editions/turned/paris.json"));
  words.insert(words.end(), {"--edition", edition.path()});
  const Answer corrected = type(words);
  ASSERT_EQ(corrected.status, 0) << corrected.err;
  EXPECT_EQ(corrected.out.find("\"forfeit\":"), std::string::npos) << corrected.out;
}

}  // namespace
}  // namespace belle
