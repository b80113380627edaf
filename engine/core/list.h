// A list with a fixed capacity and no allocation: the moves of a position, the ways a building
// can lie. Elements must be trivial; storage past the end is left untouched.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace belle {

template <class T, std::size_t Capacity>
class List {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  List() {}  // NOLINT(modernize-use-equals-default): `= default` would clear the storage

  void push(const T& item) {
    assert(size_ < Capacity);
    items_[size_++] = item;
  }
  void clear() { size_ = 0; }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<T, Capacity> items_;
};

}  // namespace belle
