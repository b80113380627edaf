// Whether the store answers, for those who look after the house: a proxy asks every second. Those
// who ask at the same moment share one question, and nobody waits long for a store that says
// nothing. One that has not answered for longer than it takes to notice that it does so nowhere is
// lost: a server that alone has lost it has visitors who would fare better at another. The operator
// is told when it stops answering and when it is back. Only on the server's thread.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "server/environment.h"
#include "server/warnings.h"
#include "store/store.h"

namespace belle::server {

class StoreCheck {
 public:
  enum class State : std::uint8_t { Answers, Silent, Lost };
  using Answer = std::function<void(State)>;

  // Milliseconds for an answer, for which it holds, and after which a silent store is lost: every
  // server of a house is asked in that time (deploy/haproxy.cfg).
  static constexpr table::Time kLongest = 2000;
  static constexpr table::Time kFresh = 100;
  static constexpr table::Time kUntilLost = 2000;

  StoreCheck(store::Store& store, const Environment& environment, Warnings& warnings)
      : store_(store), environment_(environment), warnings_(warnings) {}

  void ask(Answer answer);

 private:
  void tell(bool answers);

  store::Store& store_;
  const Environment& environment_;
  Warnings& warnings_;
  std::vector<Answer> waiting_;
  std::uint64_t questions_ = 0;
  bool asked_ = false;  // and not answered yet
  State state_ = State::Answers;
  std::uint64_t silences_ = 0;
  table::Time told_ = -kFresh;  // when that was known
};

}  // namespace belle::server
