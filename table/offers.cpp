// What persons agree upon by talking: moves to be taken back, a game to be ended, another game. It
// stands in the journal, so that an offer waits for whoever is not there.
#include <algorithm>

#include "engine/core/text.h"
#include "table/table.h"

namespace belle::table {
namespace {

// Lines, beyond which nothing is said or taken back: many times what a game needs, and so little
// that a table can always be read again at once.
constexpr std::size_t kLongestJournal = 5000;

std::string undo_line(std::size_t moves) { return "undo " + std::to_string(moves); }

}  // namespace

bool Table::is_full() const { return length_ >= kLongestJournal; }

// Each line names the seat of the person who speaks.
std::expected<void, Problem> Table::accept_talk(std::string_view word, std::string_view rest) {
  const std::string whole = std::string(word) + ' ' + std::string(rest);
  const auto seat = seat_called(take_word(rest));
  if (!seat || chairs_[index(*seat)].kind != Chair::Kind::Person) return unreadable(whole);
  const PersonId person = chairs_[index(*seat)].who.person;
  if (word == "offer") return accept_offer(*seat, rest);
  if (!rest.empty()) return unreadable(whole);
  if (word == "again") {
    if (!no_rematch_yet()) return unreadable(whole);
    return rematch_wishes_.insert(person).second ? std::expected<void, Problem>()
                                                 : unreadable(whole);
  }
  if (!offer_) return unreadable(whole);
  if (word == "decline") {
    offer_.reset();
    return {};
  }
  // The last one who agrees has the offer done instead.
  if (offer_->waiting.size() == 1 || offer_->waiting.erase(person) == 0) return unreadable(whole);
  return {};
}

std::expected<void, Problem> Table::accept_offer(Seat from, std::string_view what) {
  const std::string whole = "offer " + std::string(name(from)) + ' ' + std::string(what);
  Offer offer{
      what == "abandon" ? Offer::Kind::Abandon : Offer::Kind::TakeBack, from, 0, {}, length_};
  if (!to_move() || offer_) return unreadable(whole);
  if (offer.kind == Offer::Kind::TakeBack) {
    const auto moves = take_word(what) == "undo" ? number(what) : std::nullopt;
    if (!moves || *moves < 1 || static_cast<std::size_t>(*moves) > match_->ply())
      return unreadable(whole);
    offer.moves = static_cast<std::size_t>(*moves);
  }
  for (const PersonId person : persons())
    if (seat_of(person) != from) offer.waiting.insert(person);
  if (offer.waiting.empty()) return unreadable(whole);
  offer_ = std::move(offer);
  return {};
}

// Whoever plays on does not wait for an answer, but Belle plays whatever is offered. The end of the
// game can be agreed upon at any time.
void Table::keep_or_drop_offer(Seat mover) {
  if (!offer_ || offer_->kind == Offer::Kind::Abandon) return;
  if (chairs_[index(mover)].kind == Chair::Kind::Belle)
    ++offer_->moves;
  else
    offer_.reset();
}

Decision Table::take_back(PersonId person, std::size_t ply, std::size_t moves) const {
  const auto seat = playing_seat(person);
  if (!seat) return std::unexpected(seat.error());
  if (const auto same = same_ply(ply); !same) return std::unexpected(same.error());
  if (match_->ply() == 0) return refuse("moves", "nothing was played yet");
  if (moves < 1 || moves > match_->ply())
    return refuse("moves", "must be 1 to " + std::to_string(match_->ply()));
  if (is_full()) return refuse("table", "too much was taken back here already");
  if (to_move() == *seat && moves <= match_->free_to_take_back()) return Lines{undo_line(moves)};
  return offered({Offer::Kind::TakeBack, *seat, moves, {}});
}

Decision Table::abandon(PersonId person) const {
  const auto seat = playing_seat(person);
  if (!seat) return std::unexpected(seat.error());
  const bool is_asked = offer_ && offer_->kind == Offer::Kind::Abandon && offer_->from != *seat;
  if (is_asked) return answer(person, offer_->number, true);
  return offered({Offer::Kind::Abandon, *seat, 0, {}});
}

Decision Table::offered(const Offer& offer) const {
  if (offer_ && offer_->from == offer.from)
    return refuse("table", "your offer waits for an answer: withdraw it first");
  if (offer_) return refuse("table", "an offer is open: answer it first");
  if (persons().size() == 1) return agreed(offer);  // Belle does not mind
  if (is_full()) return refuse("table", "has no room for more words");
  return Lines{"# offer " + std::string(name(offer.from)) + ' ' +
               (offer.kind == Offer::Kind::Abandon ? "abandon" : undo_line(offer.moves))};
}

Decision Table::answer(PersonId person, std::size_t number, bool yes) const {
  if (!offer_) return refuse("table", "nothing is offered");
  if (number != offer_->number) return refuse("offer", "is not what is offered now");
  const Viewer seat = seat_of(person);
  if (!yes && seat) return Lines{"# decline " + std::string(name(*seat))};
  if (!offer_->waiting.contains(person)) return refuse("table", "nothing is asked of you");
  if (offer_->waiting.size() == 1) return agreed(*offer_);
  return Lines{"# agree " + std::string(name(*seat))};
}

Lines Table::agreed(const Offer& offer) const {
  if (offer.kind == Offer::Kind::TakeBack) return {undo_line(offer.moves)};
  Lines lines;
  open_seal(lines);
  lines.emplace_back("# closed");
  return lines;
}

std::expected<void, Problem> Table::no_rematch_yet() const {
  if (stage_ != Stage::Over || !match_) return refuse("table", "the game is not over");
  if (!rematch_.empty()) return refuse("table", "another game has begun already");
  return {};
}

Decision Table::wish_rematch(PersonId person) const {
  if (const auto none = no_rematch_yet(); !none) return std::unexpected(none.error());
  const Viewer seat = seat_of(person);
  if (!seat) return refuse("table", "you have no seat at this table");
  if (rematch_wishes_.contains(person) || all_others_wish_rematch(person)) return Lines{};
  return Lines{"# again " + std::string(name(*seat))};
}

bool Table::all_others_wish_rematch(PersonId person) const {
  return std::ranges::all_of(persons(), [&](PersonId other) {
    return other == person || rematch_wishes_.contains(other);
  });
}

Settings Table::settings_of_rematch() const {
  std::vector<std::size_t> ranks;
  for (const Finisher& finisher : finishers()) ranks.push_back(finisher.rank);
  Settings settings = settings_;
  settings.setup = settings_.game->again(settings_.setup, ranks);
  return settings;
}

Decision Table::rematched(std::string_view table) const {
  if (const auto none = no_rematch_yet(); !none) return std::unexpected(none.error());
  return Lines{"# rematch " + std::string(table)};
}

}  // namespace belle::table
