// A whole course of lessons: games on all cores, steps of descent over the latest ones, round
// after round.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

#include "training/self_play.h"

namespace belle::training {

struct Course {
  std::size_t rounds = 50;
  std::size_t games = 1000;    // of each round
  std::size_t remembered = 8;  // rounds whose lessons are repeated
  float repeats = 1;           // how often a lesson is taught, on average
  std::size_t batch = 512;     // lessons of a step of descent
  float rate = 1e-3F;          // of learning at the start; a tenth of it at the end
  std::size_t threads = 1;
  std::uint64_t seed = 1889;
  SelfPlay play;
};

struct RoundReport {
  std::size_t round;
  std::size_t lessons;
  float loss;
};

/// Teaches the nets from their own games. Fresh ones first learn from games of the hand-made
/// judgement. After each round `report` is told, and ends the course by answering false.
template <search::Mind M>
void take_course(const typename M::Game::Edition& edition, std::vector<search::Net>& nets,
                 bool fresh, const Course& course,
                 const std::function<bool(const RoundReport&)>& report) {
  std::vector<Teacher> teachers;
  for (search::Net& net : nets) teachers.emplace_back(net);
  std::vector<std::vector<Lesson>> rounds;
  std::vector<float> due(nets.size());  // steps of descent, as far as lessons have come
  Random shuffle(course.seed);
  bool untaught = fresh;
  for (std::size_t round = 0; round < course.rounds; ++round) {
    std::vector<std::vector<Lesson>> by_game(course.games);
    const std::span<const search::Net> player =
        untaught ? std::span<const search::Net>{} : std::span<const search::Net>(nets);
    {
      std::vector<std::jthread> playing;
      for (std::size_t thread = 0; thread < course.threads; ++thread) {
        playing.emplace_back([&, thread] {
          for (std::size_t game = thread; game < course.games; game += course.threads) {
            const std::size_t number = round * course.games + game;
            Random random(course.seed * 1'000'003 + number);
            const auto deal = deal_game(edition, M::practice(number), random);
            by_game[game] = Practice<M>(edition, player, course.play, random).play(deal);
          }
        });
      }
    }
    untaught = false;
    std::vector<Lesson>& learnt = rounds.size() < course.remembered
                                      ? rounds.emplace_back()
                                      : rounds[round % course.remembered];
    learnt.clear();
    for (std::vector<Lesson>& lessons : by_game)
      for (Lesson& lesson : lessons) {
        learnt.push_back(lesson);
        due[lesson.net] += course.repeats / static_cast<float>(course.batch);
      }

    std::vector<std::vector<const Lesson*>> by_net(nets.size());
    for (const auto& lessons : rounds)
      for (const Lesson& lesson : lessons) by_net[lesson.net].push_back(&lesson);
    const float progress = static_cast<float>(round) / static_cast<float>(course.rounds);
    const float rate = course.rate * (1 - 0.9F * progress);
    RoundReport said{round + 1, learnt.size(), 0};
    std::size_t counted = 0;
    for (std::size_t net = 0; net < nets.size(); ++net) {
      for (; due[net] >= 1; due[net] -= 1) {
        std::vector<const Lesson*> batch(course.batch);
        for (const Lesson*& lesson : batch)
          lesson = by_net[net][shuffle.below(static_cast<std::uint32_t>(by_net[net].size()))];
        said.loss += teachers[net].teach(batch, rate, course.threads);
        ++counted;
      }
    }
    if (counted > 0) said.loss /= static_cast<float>(counted);
    if (!report(said)) return;
  }
}

}  // namespace belle::training
