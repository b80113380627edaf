// What a seat knows of a position, as one number: every field of Open that a rule asks for, and of
// the hidden part what make_view tells the seat. The words are multiplied in pairs, each with its
// own constant, so that the processor works on several at a time.
#include "players/paris/knowledge.h"

#include <cstring>

namespace belle::players {
namespace {

using namespace paris;

__extension__ using Wide = unsigned __int128;

class Hash {
 public:
  void add(std::uint64_t first, std::uint64_t second) {
    const Wide product = static_cast<Wide>(first ^ constant_) * (second ^ std::rotl(constant_, 32));
    sum_ += static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
    constant_ += 0x9e3779b97f4a7c15U;  // the golden ratio: far from any of the constants before
  }

  /// The bytes of an array whose elements have no gaps.
  template <class Element, std::size_t Size>
  void add(const std::array<Element, Size>& items) {
    static_assert(std::has_unique_object_representations_v<Element>);
    const auto* bytes = reinterpret_cast<const unsigned char*>(items.data());
    std::size_t left = sizeof(items);
    for (; left > 16; left -= 16, bytes += 16) add(word(bytes, 8), word(bytes + 8, 8));
    if (left > 8)
      add(word(bytes, 8), word(bytes + 8, left - 8));
    else
      add(word(bytes, left), left);
  }

  std::uint64_t finish() const {
    std::uint64_t mixed = sum_;
    mixed = (mixed ^ (mixed >> 32)) * 0xd6e8feb86659fd93U;
    mixed = (mixed ^ (mixed >> 32)) * 0xd6e8feb86659fd93U;
    return mixed ^ (mixed >> 32);
  }

 private:
  static std::uint64_t word(const unsigned char* bytes, std::size_t size) {
    std::uint64_t result = 0;
    std::memcpy(&result, bytes, size);
    return result;
  }

  std::uint64_t sum_ = 0;
  std::uint64_t constant_ = 0xa0761d6478bd642fU;
};

// Bytes next to each other in one word.
template <class... Bytes>
std::uint64_t packed(Bytes... bytes) {
  static_assert(sizeof...(bytes) <= 8);
  std::uint64_t word = 0;
  ((word = word << 8 | static_cast<std::uint8_t>(bytes)), ...);
  return word;
}

void add_screen(Hash& hash, const Screen& own) {
  const auto& t = own.tokens;
  hash.add(packed(t[0], t[1], t[2], t[3], t[4], t[5]) << 16 | own.points,
           packed(own.meeple, own.keys << 4 | own.reserve_keys) << 48 |
               std::uint64_t{own.francs} << 32 | own.bonuses);
}

}  // namespace

paris::Options ParisKnowledge::training_options(std::size_t game) {
  paris::Options options;
  options.players = static_cast<std::uint8_t>(2 + game % 3);
  options.shuffled = game / 3 % 2 == 1;
  options.free_districts = game / 6 % 4 == 3;
  return options;
}

std::uint64_t ParisKnowledge::key(const Edition& edition, const State& state, Seat seat) {
  const Open& open = state.open;
  Hash hash;
  hash.add(open.keys);
  hash.add(open.twice);
  hash.add(open.buildings, open.gone);
  hash.add(open.building);
  hash.add(open.tokens);
  hash.add(open.track);
  hash.add(open.bonus_left);
  const auto& l = open.landmarks;
  const auto& v = open.vp_district;
  const auto& t = open.temporary;
  hash.add(packed(l[0], l[1], l[2], l[3], l[4], l[5], open.reserve[0], open.reserve[1]),
           packed(v[0], v[1], v[2], v[3], v[4], v[5], open.reserve[2], open.takings));
  hash.add(packed(t[0], t[1], t[2], t[3], t[4], t[5], open.players, open.start),
           packed(open.pile_left[0], open.pile_left[1], open.pile_left[2], open.pile_top[0],
                  open.pile_top[1], open.pile_top[2], open.drawn, open.target));
  hash.add(packed(open.to_move, open.stage, open.ending, open.fourth_key, open.may_join_own,
                  open.may_join_rivals, open.free_districts, open.screens_open),
           packed(seat));
  for (std::size_t i = 0; i < open.players; ++i) add_screen(hash, open.screens[i]);
  if (edition.rulings.owned == Owned::Ever) {
    const auto& s = open.screens;
    hash.add(std::uint64_t{s[0].used} << 32 | s[1].used,
             std::uint64_t{s[2].used} << 32 | s[3].used);
  }

  // The end-game tiles: who took and used what openly, then what only this seat knows.
  hash.add(open.could_look);
  hash.add(open.takers);
  hash.add(open.used_by);
  hash.add(open.used_after);
  std::uint64_t own_taken = 0;
  std::uint64_t supply = (1U << kEndTiles) - 1;
  for (std::size_t taking = 0; taking < kEndTiles; ++taking) {
    if ((open.could_look[index(seat)] >> taking & 1U) != 0) hash.add(supply, taking);
    if (taking >= open.takings) break;
    const std::uint8_t tile = state.taken[taking];
    if (open.takers[taking] == static_cast<std::uint8_t>(seat))
      own_taken |= std::uint64_t{tile + 1U} << (4 * taking);
    supply &= ~(std::uint64_t{1} << tile);
  }
  hash.add(own_taken, state.end_tiles[index(seat)]);
  return hash.finish();
}

}  // namespace belle::players
