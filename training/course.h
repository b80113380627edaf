// A whole course of samples: games on all cores, steps of descent over the latest ones, round
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
  std::size_t remembered = 8;  // rounds whose samples are repeated
  float repeats = 1;           // how often a sample is taught, on average
  std::size_t batch = 512;     // samples of a step of descent
  float rate = 1e-3F;          // of learning at the start; a tenth of it at the end
  std::size_t threads = 1;
  std::uint64_t seed = 1889;
  SelfPlay play;
};

struct RoundReport {
  std::size_t round;
  std::size_t samples;
  float loss;
};

/// Teaches the nets from their own games. Fresh ones first learn from games of the hand-made
/// evaluation. After each round `report` is told, and ends the course by answering false.
template <search::Knowledge K>
void take_course(const typename K::Game::Edition& edition, std::vector<search::Net>& nets,
                 bool fresh, const Course& course,
                 const std::function<bool(const RoundReport&)>& report) {
  std::vector<Trainer> teachers;
  teachers.reserve(nets.size());
  for (search::Net& net : nets) teachers.emplace_back(net);
  std::vector<std::vector<Sample>> rounds;
  std::vector<float> due(nets.size());  // steps of descent, as far as samples have come
  Random shuffle(course.seed);
  bool untaught = fresh;
  for (std::size_t round = 0; round < course.rounds; ++round) {
    std::vector<std::vector<Sample>> by_game(course.games);
    const std::span<const search::Net> player =
        untaught ? std::span<const search::Net>{} : std::span<const search::Net>(nets);
    {
      std::vector<std::jthread> playing;
      playing.reserve(course.threads);
      for (std::size_t thread = 0; thread < course.threads; ++thread) {
        playing.emplace_back([&, thread] {
          for (std::size_t game = thread; game < course.games; game += course.threads) {
            const std::size_t number = round * course.games + game;
            Random random(course.seed * 1'000'003 + number);
            const auto deal = deal_game(edition, K::training_options(number), random);
            by_game[game] = SelfPlayGame<K>(edition, player, course.play, random).play(deal);
          }
        });
      }
    }
    untaught = false;
    std::vector<Sample>& learnt = rounds.size() < course.remembered
                                      ? rounds.emplace_back()
                                      : rounds[round % course.remembered];
    learnt.clear();
    for (std::vector<Sample>& samples : by_game)
      for (Sample& sample : samples) {
        learnt.push_back(sample);
        due[sample.net] += course.repeats / static_cast<float>(course.batch);
      }

    std::vector<std::vector<const Sample*>> by_net(nets.size());
    for (const auto& samples : rounds)
      for (const Sample& sample : samples) by_net[sample.net].push_back(&sample);
    const float progress = static_cast<float>(round) / static_cast<float>(course.rounds);
    const float rate = course.rate * (1 - 0.9F * progress);
    RoundReport said{round + 1, learnt.size(), 0};
    std::size_t counted = 0;
    for (std::size_t net = 0; net < nets.size(); ++net) {
      for (; due[net] >= 1; due[net] -= 1) {
        std::vector<const Sample*> batch(course.batch);
        for (const Sample*& sample : batch)
          sample = by_net[net][shuffle.below(static_cast<std::uint32_t>(by_net[net].size()))];
        said.loss += teachers[net].teach(batch, rate, course.threads);
        ++counted;
      }
    }
    if (counted > 0) said.loss /= static_cast<float>(counted);
    if (!report(said)) return;
  }
}

}  // namespace belle::training
