// What a search remembers: for each information set that it met, the moves and how they fared. A
// node stands for everything that the seat to move cannot tell apart, so a position reached in two
// ways, or dealt in two ways that look the same, is met again. Memory is taken in blocks up to a
// bound and given back all at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/core/seat.h"

namespace belle::search {

/// A move at a node, with the mean of what came of it for the seat to move there.
template <class Move>
struct Edge {
  Move move;
  float prior;
  float win;
  float margin;
  std::uint32_t visits;
};

template <class Move>
struct Node {
  std::uint64_t key;
  Edge<Move>* first;
  std::uint32_t size;
  std::uint32_t visits;
  Seat seat;

  std::span<Edge<Move>> edges() const { return {first, size}; }
};

template <class Move>
class Tree {
 public:
  explicit Tree(std::size_t bytes) : bytes_(bytes), slots_(kFirstSlots, kEmpty) {}

  Node<Move>* find(std::uint64_t key) {
    for (std::size_t slot = key & (slots_.size() - 1);; slot = (slot + 1) & (slots_.size() - 1)) {
      if (slots_[slot] == kEmpty) return nullptr;
      Node<Move>& node = at(slots_[slot]);
      if (node.key == key) return &node;
    }
  }

  /// A new node with a copy of these edges; none when memory is used up. The key must be new.
  Node<Move>* add(std::uint64_t key, Seat seat, std::span<const Edge<Move>> edges) {
    if (edges.size() > kBlock || used() > bytes_) return nullptr;
    if (blocks_.empty() || left_ < edges.size()) {
      blocks_.push_back(std::make_unique_for_overwrite<Edge<Move>[]>(kBlock));
      left_ = kBlock;
    }
    if (count_ % kNodeBlock == 0)
      nodes_.push_back(std::make_unique_for_overwrite<Node<Move>[]>(kNodeBlock));
    Edge<Move>* first = blocks_.back().get() + (kBlock - left_);
    std::copy(edges.begin(), edges.end(), first);
    left_ -= edges.size();
    const auto number = static_cast<std::uint32_t>(count_++);
    at(number) = {key, first, static_cast<std::uint32_t>(edges.size()), 0, seat};
    if (2 * count_ > slots_.size()) widen();
    place(number);
    return &at(number);
  }

  std::size_t size() const { return count_; }

  /// Bytes in use, but for the last blocks that are being filled.
  std::size_t used() const {
    return blocks_.size() * kBlock * sizeof(Edge<Move>) +
           nodes_.size() * kNodeBlock * sizeof(Node<Move>) + slots_.size() * sizeof(std::uint32_t);
  }

 private:
  static constexpr std::uint32_t kEmpty = UINT32_MAX;
  static constexpr std::size_t kFirstSlots = 1 << 12;
  static constexpr std::size_t kBlock = 1 << 14;  // edges; more than any position has moves
  static constexpr std::size_t kNodeBlock = 1 << 10;

  Node<Move>& at(std::uint32_t number) { return nodes_[number / kNodeBlock][number % kNodeBlock]; }

  void place(std::uint32_t number) {
    std::size_t slot = at(number).key & (slots_.size() - 1);
    while (slots_[slot] != kEmpty) slot = (slot + 1) & (slots_.size() - 1);
    slots_[slot] = number;
  }

  void widen() {
    slots_.assign(slots_.size() * 2, kEmpty);
    for (std::uint32_t number = 0; number + 1 < count_; ++number) place(number);
  }

  std::size_t bytes_;
  std::vector<std::unique_ptr<Edge<Move>[]>> blocks_;
  std::vector<std::unique_ptr<Node<Move>[]>> nodes_;
  std::vector<std::uint32_t> slots_;
  std::size_t count_ = 0;
  std::size_t left_ = 0;
};

}  // namespace belle::search
