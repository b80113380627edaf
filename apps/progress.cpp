#include "apps/progress.h"

#include <algorithm>

namespace belle {

Progress::~Progress() { clear(); }

void Progress::clear() {
  if (visible_) console_.err << "\r\x1b[K" << std::flush;
  visible_ = false;
}

void Progress::at(std::size_t done, const std::string& note) {
  if (!console_.progress || whole_ == 0) return;
  const auto now = std::chrono::steady_clock::now();
  if (now - drawn_ < std::chrono::milliseconds(100)) return;
  drawn_ = now;
  visible_ = true;
  constexpr std::size_t kWidth = 30;
  const std::size_t filled = std::min(kWidth, done * kWidth / whole_);
  std::string bar;
  for (std::size_t i = 0; i < kWidth; ++i) bar += i < filled ? "━" : "╌";
  console_.err << "\r\x1b[K" << what_ << ' ' << bar << ' ' << done << '/' << whole_
               << (note.empty() ? "" : "  ") << note << std::flush;
}

}  // namespace belle
