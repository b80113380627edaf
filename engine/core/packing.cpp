#include "engine/core/packing.h"

#include <algorithm>
#include <utility>

namespace belle {

void Packer::bits(std::uint64_t value, int width) {
  while (width > 0) {
    const int taken = std::min(width, kBitsPerCharacter - pending_);
    width -= taken;
    rest_ = rest_ << taken | static_cast<unsigned>(value >> width & ((1U << taken) - 1U));
    pending_ += taken;
    if (pending_ < kBitsPerCharacter) return;
    text_ += kPackedCharacters[rest_];
    rest_ = 0;
    pending_ = 0;
  }
}

std::string Packer::written() && {
  if (pending_ > 0) bits(0, kBitsPerCharacter - pending_);
  return std::move(text_);
}

std::uint64_t Unpacker::bits(int width) {
  std::uint64_t value = 0;
  while (width > 0) {
    if (pending_ == 0 && !next_character()) return 0;
    const int taken = std::min(width, pending_);
    width -= taken;
    pending_ -= taken;
    value = value << taken | (rest_ >> pending_ & ((1U << taken) - 1U));
  }
  return value;
}

bool Unpacker::next_character() {
  if (text_.empty()) {
    blame("it ends too early");
    return false;
  }
  const std::size_t number = kPackedCharacters.find(text_.front());
  text_.remove_prefix(1);
  if (number == std::string_view::npos) {
    blame("it has a character that no view has");
    return false;
  }
  rest_ = static_cast<unsigned>(number);
  pending_ = kBitsPerCharacter;
  return true;
}

std::string_view Unpacker::fault() {
  if (!text_.empty() || (rest_ & ((1U << pending_) - 1U)) != 0) blame("it goes on after its end");
  return fault_;
}

}  // namespace belle
