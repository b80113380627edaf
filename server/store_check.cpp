#include "server/store_check.h"

#include <cstdlib>
#include <optional>
#include <utility>

namespace belle::server {

// The question is the cheapest there is: whose session is none. One that is not answered yet is not
// asked again, or a store that stands still would be buried under them.
void StoreCheck::ask(Answer answer) {
  if (asked_ && waiting_.empty()) return answer(state_);
  if (!asked_ && std::abs(environment_.steady() - told_) < kFresh) return answer(state_);
  waiting_.push_back(std::move(answer));
  if (std::exchange(asked_, true)) return;
  const std::uint64_t question = ++questions_;
  store_.person_of({}, [this](const store::Result<std::optional<store::Person>>& found) {
    asked_ = false;
    tell(found.has_value());
  });
  environment_.after(kLongest, [this, question] {
    if (asked_ && question == questions_) tell(false);
  });
}

// By timers: while a database cannot be reached, the time of the house stands still.
void StoreCheck::tell(bool answers) {
  told_ = environment_.steady();
  if (answers != (state_ == State::Answers)) {
    warnings_.note(answers ? "the store answers again" : "the store does not answer");
    state_ = answers ? State::Answers : State::Silent;
    if (!answers)
      environment_.after(kUntilLost, [this, silence = ++silences_] {
        if (state_ == State::Silent && silence == silences_) state_ = State::Lost;
      });
  }
  for (const Answer& answer : std::exchange(waiting_, {})) answer(state_);
}

}  // namespace belle::server
