#include "tests/paris/reference.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace belle::reference::paris {
namespace {

const Words kDistricts = {"cha", "bat", "mon", "vil", "bel", "ger"};
const Words kPiles = {"1", "2", "3"};  // P1
const std::vector<int> kValues = {1, 2, 3, 4, 5, 8};
const Words kResources = {"gold", "marble", "wood"};
const Words kPrestige = {"bronze*", "gold*", "silver*"};

const Place kArc = {};

Place bank_of(const std::string& district) { return {district, 0}; }

bool is_resource(const std::string& token) {
  return std::find(kResources.begin(), kResources.end(), token) != kResources.end();
}

std::string name_of(const Place& place) {
  if (place == kArc) return "arc";
  if (place.is_building()) return place.district + std::to_string(place.value);
  if (place.is_landmark()) return place.district + "@" + std::to_string(place.value);
  return "bank:" + place.district;
}

Place place_named(const std::string& name) {
  if (name == "arc") return kArc;
  if (name.starts_with("bank:")) return bank_of(name.substr(5));
  const std::string district = name.substr(0, 3);
  if (name.at(3) == '@') return {district, std::stoi(name.substr(4))};
  return {district, std::stoi(name.substr(3))};
}

// The value, or the difference for a key that comes from a building or landmark.
int price_of(const Place& from, const Place& to) { return to.value - from.value; }

Words words_of(const std::string& move) {
  std::istringstream in(move);
  Words words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::string joined(const std::string& first, const Words& others) {
  std::string text = first;
  for (const std::string& word : others) text += " " + word;
  return text;
}

// Every choice of words that takes each at most so many times, also none; a map is in alphabetical
// order, and so are the words of each choice.
std::vector<Words> choices_of(const Tokens& most) {
  std::vector<Words> choices = {{}};
  for (const auto& [word, count] : most) {
    std::vector<Words> longer;
    for (const Words& choice : choices) {
      Words next = choice;
      longer.push_back(next);
      for (int n = 1; n <= count; ++n) {
        next.push_back(word);
        longer.push_back(next);
      }
    }
    choices = longer;
  }
  return choices;
}

void append(Words& moves, const Words& more) {
  moves.insert(moves.end(), more.begin(), more.end());
}

}  // namespace

Game::Game(const Setup& setup)
    : box_(setup.box), free_districts_(setup.free_districts), start_(setup.start) {
  const std::map<int, int> keys = {{2, 10}, {3, 9}, {4, 7}};
  for (int seat = 1; seat <= setup.players; ++seat) {
    Player player;
    player.keys = keys.at(setup.players);
    seats_.push_back(std::to_string(seat));
    players_[seats_.back()] = player;
  }
  for (std::size_t n = 0; n < kPiles.size(); ++n) piles_[kPiles[n]] = setup.piles.at(n);
  for (const std::string& district : kDistricts)
    for (std::size_t n = 0; n < kValues.size(); ++n)
      tokens_[{district, kValues[n]}] = setup.tokens.at(district).at(n);
  for (const int number : setup.track) {
    TrackSpace space = {number, 1};
    if (setup.players >= 3 && box_.second_with_3.contains(number)) ++space.tiles;
    if (setup.players == 4 && box_.second_with_4.contains(number)) ++space.tiles;
    track_[static_cast<int>(track_.size()) + 1] = space;
  }
  for (const auto& [key, landmark] : box_.landmarks) landmark_supply_.insert(key);
  for (const auto& [first, ranks] : box_.vp_tiles) vp_supply_.insert(first);
  for (int n = 1; n <= 12; ++n) end_supply_.insert("E" + std::to_string(n));
  start_turn(start_);
}

std::string Game::to_move() const { return step_ == Step::over ? "over" : to_move_; }

// ---- Finding moves ----

std::vector<std::string> Game::legal() const {
  Words moves;
  if (step_ == Step::draw)
    for (const auto& [pile, tiles] : piles_)
      if (!tiles.empty()) moves.push_back("draw " + pile);
  if (step_ == Step::place)
    for (const std::string& district : districts_for(drawn_)) moves.push_back("place " + district);
  if (step_ == Step::act) moves = acts();
  if (step_ == Step::act && moves.empty()) moves = {"pass"};  // P2
  if (step_ == Step::bonus) moves = bonus_choices();
  if (step_ == Step::prestige) moves = prestige_choices();
  if (step_ == Step::vp) moves = vp_choices();
  if (step_ == Step::end) moves = {"end"};

  const std::set<Step> not_free = {Step::draw, Step::place, Step::over};  // P3
  if (!not_free.contains(step_)) append(moves, free_actions());
  std::sort(moves.begin(), moves.end());
  return moves;
}

Words Game::acts() const {
  Words moves = key_acts();
  append(moves, move_acts());
  if (piles_are_empty())  // P13
    for (const std::string& tile : end_supply_) moves.push_back("flag " + tile);
  return moves;
}

Words Game::key_acts() const {
  std::vector<Place> places = {kArc};
  for (const std::string& district : kDistricts) places.push_back(bank_of(district));

  Words moves;
  for (const Place& place : places) {
    bool has_one = false;
    for (const Key& key : keys_)
      if (key.seat == to_move_ && key.place == place) has_one = true;
    if (mover().keys > 0 && !has_one) moves.push_back("key " + name_of(place));
  }
  return moves;
}

Words Game::move_acts() const {
  std::set<Place> sources;  // two own keys on one place (tile 9) are one and the same move
  for (const Key& key : keys_)
    if (key.seat == to_move_) sources.insert(key.place);

  Words moves;
  for (const Place& from : sources) {
    const std::string move = "move " + name_of(from) + " ";
    for (const auto& [to, type] : buildings_)
      if (may_move(from, to, cost_of(to))) moves.push_back(move + name_of(to));
    for (const auto& [to, key] : landmarks_)
      if (may_move(from, to, cost_of(to))) moves.push_back(move + name_of(to));
    for (const std::string& district : kDistricts) {
      for (const std::string& key : landmark_supply_) {
        const Place to = {district, box_.landmarks.at(key).value};
        if (may_add(to) && may_move(from, to, box_.landmarks.at(key).cost))
          moves.push_back(move + district + "@" + name_in_supply(key) + " new");
      }
    }
  }
  return moves;
}

// Two of equal value are told apart only while both are there.
std::string Game::name_in_supply(const std::string& landmark) const {
  const std::string value = std::to_string(box_.landmarks.at(landmark).value);
  return landmark_supply_.contains(value) ? landmark : value;
}

bool Game::may_move(const Place& from, const Place& to, const Tokens& cost) const {
  if (from != kArc && from.district != to.district) return false;
  if (to.value <= from.value) return false;  // always higher than a bank or the Arc
  for (const Key& key : keys_) {
    if (key.place != to) continue;
    if (key.seat == to_move_ && !used_9_) return false;
    if (key.seat != to_move_ && !used_16_) return false;
  }
  for (const auto& [token, count] : cost)
    if (available(token) < count) return false;
  return mover().francs >= price_of(from, to);
}

bool Game::may_add(const Place& landmark) const {
  for (const auto& [present, key] : landmarks_)
    if (present.district == landmark.district && present.value >= landmark.value) return false;
  return true;
}

// P5: the tile being used does not count, unless used ones do.
bool Game::may_take(const TrackSpace& space, int being_used) const {
  if (space.tiles == 0) return false;
  if (box_.space_30_is_final && mover().meeple == 30) return false;  // P12
  if (box_.used_tiles_are_owned)
    return !mover().bonus.contains(space.number) && !mover().used.contains(space.number);
  return space.number == being_used || !mover().bonus.contains(space.number);
}

std::vector<std::string> Game::districts_for(const std::string& tile) const {
  std::vector<std::string> found;
  for (const std::string& district : kDistricts) {
    bool fits = !buildings_.contains({district, place_named(tile).value});
    for (const auto& [place, type] : buildings_)
      if (place.district == district && type == type_of(tile)) fits = false;
    if (fits) found.push_back(district);
  }
  return found;
}

Words Game::bonus_choices() const {
  Words moves = {"bonus -"};
  if (arrived_.value == 3 && mover().francs < 2) return moves;
  for (const auto& [position, space] : track_)
    if (position > mover().meeple && may_take(space, 0))
      moves.push_back("bonus " + std::to_string(space.number));
  return moves;
}

Words Game::prestige_choices() const {
  Tokens most;  // P15: all slots are there for every arrival
  for (const auto& [token, slots] : box_.landmarks.at(landmarks_.at(arrived_)).slots)
    most[token] = std::min(slots, available(token));
  Words moves;
  for (const Words& choice : choices_of(most))
    moves.push_back(choice.empty() ? "prestige -" : joined("prestige", choice));
  return moves;
}

Words Game::vp_choices() const {
  Words moves = {"vp -"};  // P8
  for (const int tile : vp_supply_)
    for (const std::string& district : kDistricts)
      if (!district_tiles_.contains(district))
        moves.push_back("vp " + std::to_string(tile) + " " + district);
  return moves;
}

Words Game::free_actions() const {
  Words moves;
  for (const int number : mover().bonus) append(moves, uses_of_bonus(number));
  for (const std::string& tile : mover().end_tiles) {
    const std::string& gives = box_.end_tiles.at(tile);
    if (gives == "any resource" || gives == "any prestige") {
      for (const std::string& token : gives == "any resource" ? kResources : kPrestige)
        moves.push_back(joined("use", {tile, token}));
    } else {
      moves.push_back("use " + tile);
    }
  }
  for (const auto& [token, price] : box_.buy)
    if (reserve_.contains(token) && reserve_.at(token) > 0 && mover().francs >= price)  // P14
      moves.push_back("buy " + token);
  for (const auto& [token, price] : box_.sell)
    if (available(token) > 0) moves.push_back("sell " + token);
  return moves;
}

// P11 says which tiles may be used for nothing.
Words Game::uses_of_bonus(int number) const {
  const BonusTile& tile = box_.bonus.at(number);
  const std::string& effect = tile.effect;
  const std::string use = "use " + std::to_string(number);
  const bool of_prestige = effect == "any_prestige" || effect == "prestige_pairs";
  const Words& kinds = of_prestige ? kPrestige : kResources;

  Words moves;
  if (effect == "kept_francs") return moves;
  if (effect == "any_prestige" || effect == "any_resources") {  // P4: always all of them
    Tokens most;
    for (const std::string& token : kinds) most[token] = tile.tokens;
    for (const Words& choice : choices_of(most))
      if (static_cast<int>(choice.size()) == tile.tokens) moves.push_back(joined(use, choice));
  } else if (effect == "prestige_pairs" || effect == "resource_pairs") {  // P4
    Tokens pairs;
    for (const std::string& token : kinds) {
      const bool real = mover().tokens.contains(token);
      if (box_.temporary_pairs)
        pairs[token] = available(token) / 2;
      else if (real)
        pairs[token] = mover().tokens.at(token) / 2;
    }
    for (const Words& choice : choices_of(pairs))
      if (!choice.empty()) moves.push_back(joined(use, choice));
  } else if (effect == "any_tile" || effect == "step_back") {
    for (const auto& [position, space] : track_) {
      const int back = mover().meeple - position;
      const bool in_reach = effect == "any_tile" || (back >= 1 && back <= tile.spaces);  // P12
      if (in_reach && may_take(space, number))
        moves.push_back(use + " " + std::to_string(space.number));
    }
  } else if (effect == "extra_key") {
    if (mover().francs >= tile.francs && mover().reserve_keys > 0) moves.push_back(use);
  } else if (effect == "join_own" || effect == "join_rivals") {
    if (step_ == Step::act) moves.push_back(use);
  } else {
    moves.push_back(use);
  }
  return moves;
}

// ---- Carrying moves out ----

void Game::apply(const std::string& move) {
  const Words moves = legal();
  if (std::find(moves.begin(), moves.end(), move) == moves.end())
    throw std::invalid_argument("not a legal move: " + move);
  const Words words = words_of(move);
  const std::string& verb = words[0];
  const bool declined = words.size() == 2 && words[1] == "-";

  if (verb == "draw") draw(words[1]);
  if (verb == "place") place(words[1]);
  if (verb == "key") put_key(place_named(words[1]));
  if (verb == "move") {
    if (words.size() == 4) add_landmark(words[2]);
    move_key(place_named(words[1]), place_named(words[2]));
  }
  if (verb == "flag") {
    end_supply_.erase(words[1]);
    mover().end_tiles.insert(words[1]);
    if (end_supply_.empty()) last_round_ = round_ + 1;
    step_ = Step::end;
  }
  if (verb == "pass") step_ = Step::end;
  if (verb == "bonus") {
    if (!declined && arrived_.value == 3) mover().francs -= 2;
    if (!declined) take_bonus(std::stoi(words[1]), true);
    step_ = fourth_key_ ? Step::vp : Step::end;
  }
  if (verb == "prestige") {
    for (std::size_t n = 1; n < words.size() && !declined; ++n) {
      spend(words[n]);
      mover().vp += box_.prestige_vp.at(words[n]);
    }
    step_ = fourth_key_ ? Step::vp : Step::end;
  }
  if (verb == "vp") {
    if (!declined) {
      vp_supply_.erase(std::stoi(words[1]));
      district_tiles_[words[2]] = std::stoi(words[1]);
    }
    step_ = Step::end;
  }
  if (verb == "use") {
    const Words arguments(words.begin() + 2, words.end());
    if (words[1].starts_with("E"))
      use_end_tile(words[1], arguments);
    else
      use_bonus(std::stoi(words[1]), arguments);
  }
  if (verb == "buy") {
    mover().francs -= box_.buy.at(words[1]);
    --reserve_.at(words[1]);
    ++mover().tokens[words[1]];
  }
  if (verb == "sell") {
    spend(words[1]);
    mover().francs += box_.sell.at(words[1]);
  }
  if (verb == "end") end_turn();
}

void Game::draw(const std::string& pile) {
  drawn_ = piles_.at(pile).front();
  piles_.at(pile).erase(piles_.at(pile).begin());
  step_ = Step::place;
  if (!free_districts_)
    place(place_named(drawn_).district);
  else if (districts_for(drawn_).empty())
    step_ = Step::act;  // the tile leaves the game
}

void Game::place(const std::string& district) {
  buildings_[{district, place_named(drawn_).value}] = type_of(drawn_);
  step_ = Step::act;
}

void Game::put_key(const Place& place) {
  --mover().keys;
  keys_.push_back({to_move_, place});
  if (place != kArc) mover().francs += box_.banks.at(place.district);
  step_ = Step::end;
}

// Named as `mon@11`, or `mon@11b` for the second while both are there.
void Game::add_landmark(const std::string& name) {
  const std::string called = name.substr(4);
  const std::string key = landmark_supply_.contains(called) ? called : called + "b";
  landmark_supply_.erase(key);
  landmarks_[place_named(name)] = key;
}

void Game::move_key(const Place& from, const Place& to) {
  mover().francs -= price_of(from, to);
  for (const auto& [token, count] : cost_of(to))
    for (int n = 0; n < count; ++n) spend(token);

  const int keys_before = keys_in(to.district);
  for (Key& key : keys_) {
    if (key.seat != to_move_ || key.place != from) continue;
    key.place = to;
    break;
  }
  arrived_ = to;
  // P15: a move from building to building leaves the count as it is, and no key leaves a district,
  // so the fourth key comes once.
  fourth_key_ = keys_before == 3 && keys_in(to.district) == 4;

  if (tokens_.contains(to)) {  // P7; P9: benefits are the same with tile 16
    ++mover().tokens[tokens_.at(to)];
    tokens_.erase(to);
  }
  if (to.value == 8) mover().vp += 2;
  if (to.value <= 3)
    step_ = Step::bonus;
  else if (to.is_landmark())
    step_ = Step::prestige;
  else
    step_ = fourth_key_ ? Step::vp : Step::end;
}

// P12: the meeple moves only to take a tile.
void Game::take_bonus(int number, bool with_meeple) {
  for (auto& [position, space] : track_) {
    if (space.number != number) continue;
    --space.tiles;
    mover().bonus.insert(number);
    if (with_meeple) mover().meeple = position;
  }
}

void Game::use_bonus(int number, const Words& arguments) {
  Player& player = mover();
  player.bonus.erase(number);
  player.used.insert(number);
  const BonusTile& tile = box_.bonus.at(number);
  const std::string& effect = tile.effect;
  if (effect == "francs" || effect == "francs_and_points") player.francs += tile.francs;
  player.vp += vp_of_tile(tile, to_move_);
  if (effect == "token") ++player.temporary[tile.token];
  if (effect == "any_prestige" || effect == "any_resources")
    for (const std::string& token : arguments) ++player.temporary[token];
  if (effect == "join_own") used_9_ = true;
  if (effect == "join_rivals") used_16_ = true;
  if (effect == "extra_key") {
    player.francs -= tile.francs;
    --player.reserve_keys;
    ++player.keys;
  }
  if (effect == "any_tile") take_bonus(std::stoi(arguments.at(0)), false);
  if (effect == "step_back") take_bonus(std::stoi(arguments.at(0)), true);
  if (effect == "prestige_pairs" || effect == "resource_pairs") {
    hand_in_pairs(arguments);
    const int each = tile.vp.at(seats_.size() - 2);
    player.vp += each * static_cast<int>(arguments.size());
  }
}

void Game::use_end_tile(const std::string& tile, const Words& arguments) {
  Player& player = mover();
  player.end_tiles.erase(tile);
  const Words gives = words_of(box_.end_tiles.at(tile));
  if (gives.back() == "VP")
    player.vp += std::stoi(gives.front());
  else if (gives.back() == "francs")
    player.francs += std::stoi(gives.front());
  else
    ++player.temporary[gives.front() == "any" ? arguments.at(0) : gives.front()];
}

// P4: with the other reading temporary tokens go first, as wherever tokens are spent.
void Game::hand_in_pairs(const Words& kinds) {
  for (const std::string& token : kinds) {
    for (int n = 0; n < 2; ++n) {
      if (box_.temporary_pairs) {
        spend(token);
        continue;
      }
      --mover().tokens.at(token);
      if (is_resource(token)) ++reserve_[token];
    }
  }
}

// Paid, sold or handed in. P4: temporary tokens go first and never enter the reserve.
void Game::spend(const std::string& token) {
  if (mover().temporary[token] > 0) {
    --mover().temporary.at(token);
    return;
  }
  --mover().tokens.at(token);
  if (is_resource(token)) ++reserve_[token];
}

void Game::start_turn(const std::string& seat) {
  to_move_ = seat;
  step_ = piles_are_empty() ? Step::act : Step::draw;
  fourth_key_ = false;
  used_9_ = false;
  used_16_ = false;
}

void Game::end_turn() {
  mover().temporary.clear();  // P4
  const std::string next =
      to_move_ == seats_.back() ? seats_.front() : std::to_string(std::stoi(to_move_) + 1);
  if (next == start_ && round_ == last_round_) {
    step_ = Step::over;
    return;
  }
  if (next == start_) ++round_;
  start_turn(next);
}

// ---- Reading the position ----

const Player& Game::mover() const { return players_.at(to_move_); }

Player& Game::mover() { return players_.at(to_move_); }

bool Game::piles_are_empty() const {
  for (const auto& [pile, tiles] : piles_)
    if (!tiles.empty()) return false;
  return true;
}

int Game::available(const std::string& token) const {
  int count = 0;
  if (mover().tokens.contains(token)) count += mover().tokens.at(token);
  if (mover().temporary.contains(token)) count += mover().temporary.at(token);
  return count;
}

std::string Game::type_of(const std::string& tile) const {
  const Place printed = place_named(tile);
  const auto column = std::find(kValues.begin(), kValues.end(), printed.value) - kValues.begin();
  return box_.types.at(printed.district).at(static_cast<std::size_t>(column));
}

Tokens Game::cost_of(const Place& place) const {
  if (place.is_landmark()) return box_.landmarks.at(landmarks_.at(place)).cost;
  if (place.value == 8) return {{"wood", box_.wood_for_8}};
  return {};
}

// P10: a place with two own keys is there twice.
std::vector<Place> Game::occupied(const std::string& seat) const {
  std::vector<Place> places;
  for (const Key& key : keys_)
    if (key.seat == seat && (key.place.is_building() || key.place.is_landmark()))
      places.push_back(key.place);
  return places;
}

int Game::keys_in(const std::string& district) const {
  int count = 0;
  for (const std::string& seat : seats_)
    for (const Place& place : occupied(seat))
      if (place.district == district) ++count;
  return count;
}

}  // namespace belle::reference::paris
