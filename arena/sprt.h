// A sequential probability ratio test: a match stops as soon as it is decided whether A is by
// elo1 stronger than B, or only by elo0. Either decision is wrong in 5 % of the cases.
//
// The mean score of a group of games with one deal is taken as normally distributed (the
// generalised test of chess engines' matches). With the mean m and variance v of N groups, and
// the scores s0 and s1 that elo0 and elo1 let expect, the logarithm of the likelihood ratio is
//   N · (s1 - s0) · (2m - s0 - s1) / (2v).
// The variance counts one more deviation, of ½, so that it is not 0 for a few equal groups.
#pragma once

#include <cstddef>

namespace belle::arena {

struct Hypotheses {
  double elo0;
  double elo1;  // above elo0
};

enum class Verdict { Open, Elo0, Elo1 };

class Sprt {
 public:
  explicit Sprt(const Hypotheses& hypotheses);

  /// The next group's mean score of A. Must not be called once it is decided.
  void add(double score);

  double log_likelihood_ratio() const;
  Verdict verdict() const;

 private:
  double score0_;
  double score1_;
  double groups_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

}  // namespace belle::arena
