// What persons agree upon by talking: moves to be taken back, a game to be ended, another game. It
// stands in the journal, so that an offer waits for a person who is not there.
#include <algorithm>

#include "table/table.h"

namespace belle::table {
namespace {

// Lines, beyond which nothing is said or taken back: many times what a game needs, and so little
// that a table can always be read again at once.
constexpr std::size_t kLongestJournal = 5000;

}  // namespace

bool Table::is_full() const { return length_ - remarks_ >= kLongestJournal; }

Decision Table::take_back(PersonId person, std::size_t ply, std::size_t moves) const {
  const auto seat = playing_seat(person);
  if (!seat) return std::unexpected(seat.error());
  if (const auto same = same_ply(ply); !same) return std::unexpected(same.error());
  if (match_->ply() == 0) return refuse("moves", "nothing was played yet");
  if (moves < 1 || moves > match_->ply())
    return refuse("moves", "must be 1 to " + std::to_string(match_->ply()));
  if (is_full()) return refuse("table", "too much was taken back here already");
  if (to_move() == *seat && moves <= match_->free_to_take_back())
    return agreed(OfferKind::TakeBack, moves);
  return offered({*seat, OfferKind::TakeBack, moves});
}

Decision Table::abandon(PersonId person) const {
  const auto seat = playing_seat(person);
  if (!seat) return std::unexpected(seat.error());
  const bool is_asked = offer_ && offer_->kind == OfferKind::Abandon && offer_->from != *seat;
  if (is_asked) return answer(person, offer_->number, true);
  return offered({*seat, OfferKind::Abandon});
}

Decision Table::offered(const event::Offered& offer) const {
  if (offer_ && offer_->from == offer.seat)
    return refuse("table", "your offer waits for an answer: withdraw it first");
  if (offer_) return refuse("table", "an offer is open: answer it first");
  if (persons().size() == 1) return agreed(offer.kind, offer.moves);  // Belle does not mind
  if (is_full()) return refuse("table", "has no room for more words");
  return Events{offer};
}

Decision Table::answer(PersonId person, std::size_t number, bool yes) const {
  if (!offer_) return refuse("table", "nothing is offered");
  if (number != offer_->number) return refuse("offer", "is not what is offered now");
  const Viewer seat = seat_of(person);
  if (!yes && seat) return Events{event::Declined{*seat}};
  if (!offer_->waiting.contains(person)) return refuse("table", "nothing is asked of you");
  if (offer_->waiting.size() == 1) return agreed(offer_->kind, offer_->moves);
  return Events{event::Agreed{*seat}};
}

Events Table::agreed(OfferKind kind, std::size_t moves) const {
  if (kind == OfferKind::TakeBack) return {event::TakenBack{moves}};
  Events events;
  open_seal(events);
  events.emplace_back(event::Closed{});
  return events;
}

std::expected<void, Problem> Table::no_rematch_yet() const {
  if (stage() != Stage::Over || !match_) return refuse("table", "the game is not over");
  if (!rematch_.empty()) return refuse("table", "another game has begun already");
  return {};
}

Decision Table::want_rematch(PersonId person) const {
  if (const auto none = no_rematch_yet(); !none) return std::unexpected(none.error());
  const Viewer seat = seat_of(person);
  if (!seat) return refuse("table", "you have no seat at this table");
  if (rematch_requests_.contains(person) || all_others_want_rematch(person)) return Events{};
  return Events{event::WantedRematch{*seat}};
}

bool Table::all_others_want_rematch(PersonId person) const {
  return std::ranges::all_of(persons(), [&](PersonId other) {
    return other == person || rematch_requests_.contains(other);
  });
}

Decision Table::rematched(std::string_view table) const {
  if (const auto none = no_rematch_yet(); !none) return std::unexpected(none.error());
  return Events{event::Rematched{std::string(table)}};
}

}  // namespace belle::table
