// What follows from events. Those that were decided here can always happen; a journal that
// a person, or a failing disk, has changed may hold others.
#include <algorithm>
#include <utility>

#include "engine/core/text.h"
#include "table/table.h"

namespace belle::table {
namespace {

std::expected<void, std::string> only_if(bool can_be) {
  if (can_be) return {};
  return std::unexpected(std::string());
}

}  // namespace

std::expected<void, Problem> Table::accept(const Entry& entry) {
  const auto event = read_event({*games_, seat_names(), match_ != nullptr}, entry.line);
  if (!event) return std::unexpected(event.error());
  return apply(*event, entry.at);
}

std::expected<void, Problem> Table::apply(const Event& event, Time at) {
  ++length_;
  changed_ = std::max(changed_, at);
  const bool begins = std::holds_alternative<event::TableSet>(event) ||
                      std::holds_alternative<event::DealSealed>(event);
  const bool deals = std::holds_alternative<event::HeaderLine>(event) ||
                     std::holds_alternative<event::Started>(event);
  Applied applied = only_if(begins == (length_ <= 2) && (header_.empty() || deals));
  if (applied) applied = std::visit([&](const auto& what) { return happens(what, at); }, event);
  if (!applied && applied.error().empty()) return unreadable(write_event(seat_names(), event));
  if (!applied) return refuse("journal", applied.error());
  seating_.follow(*settings_.game, event);
  const bool asks = std::visit(
      []<class E>(const E&) {
        return OneOf<E, event::Started, event::BelleSat, event::Moved, event::TakenBack, event::Won,
                     event::Closed>;
      },
      event);
  if (asks) ask(at);
  return {};
}

Table::Applied Table::happens(const event::TableSet& set, Time) {
  if (settings_.game != nullptr) return only_if(false);
  settings_ = set.settings;
  clock_.emplace(settings_.clock, settings_.setup.seats);
  return {};
}

Table::Applied Table::happens(const event::DealSealed& sealed, Time) {
  if (settings_.game == nullptr) return only_if(false);
  seed_ = sealed.seed;
  return {};
}

Table::Applied Table::happens(const event::SatDown& sat, Time) {
  return only_if(stage() == Stage::Waiting && !seat_of(sat.person.person) &&
                 chairs()[index(sat.seat)].kind == Chair::Kind::Open);
}

Table::Applied Table::happens(const event::SaltAdded& added, Time) {
  return only_if(stage() == Stage::Waiting && is_person(added.seat) &&
                 chairs()[index(added.seat)].salt.empty());
}

Table::Applied Table::happens(const event::Rose& rose, Time) {
  return only_if(stage() == Stage::Waiting && is_person(rose.seat));
}

Table::Applied Table::happens(const event::BelleSat& belle, Time) {
  const auto wanted = stage() == Stage::Waiting ? Chair::Kind::Open : Chair::Kind::Person;
  if (stage() == Stage::Over || chairs()[index(belle.seat)].kind != wanted ||
      find_level(*settings_.game, belle.level) == nullptr)
    return only_if(false);
  offer_.reset();  // the person whom it came from, or was put to, may be gone
  return {};
}

Table::Applied Table::happens(const event::HeaderLine& header, Time) {
  if (match_) return only_if(false);
  header_ += header.text + '\n';
  return {};
}

Table::Applied Table::happens(const event::Started&, Time) {
  if (stage() != Stage::Waiting || !seating_.all_taken()) return only_if(false);
  auto record = read_record(std::exchange(header_, {}));
  if (!record) return std::unexpected(record.error().reason);
  if (!record->events.empty() || !record->scores.empty() || record->result || record->fair.seed)
    return std::unexpected("the game begins before it is started");
  if (!is_as_sealed(*record)) return std::unexpected("the deal is not the sealed one");
  auto match = settings_.game->begin(settings_.setup, *record);
  if (!match) return std::unexpected(match.error().reason);
  record_ = *std::move(record);
  match_ = OwnMatch(*std::move(match));
  return {};
}

Table::Applied Table::happens(const event::Moved& moved, Time at) {
  if (to_move() != moved.seat) return only_if(false);
  if (!moved.step || !match_->play(*moved.step))
    if (const auto done = match_->play(moved.text); !done)
      return std::unexpected(done.error().reason);
  clock_->decided(at);
  declining_.reset();
  keep_or_drop_offer(moved.seat);
  note(LoggedMove{moved.seat, moved.text, match_->move_at(match_->ply() - 1)});
  return {};
}

// A person who plays on does not wait for an answer, but Belle plays whatever is offered. The end
// of the game can be agreed upon at any time.
void Table::keep_or_drop_offer(Seat mover) {
  if (!offer_ || offer_->kind == OfferKind::Abandon) return;
  if (is_person(mover))
    decline_offer(mover);
  else
    ++offer_->moves;
}

// The person who made the offer withdraws it.
void Table::decline_offer(Seat by) {
  declining_.reset();
  if (offer_->from != by) declining_ = {offer_->kind, offer_->from, by, offer_->number};
  offer_.reset();
}

Table::Applied Table::happens(const event::TakenBack& back, Time) {
  if (!to_move() || back.moves > match_->ply()) return only_if(false);
  for (std::size_t i = 1; i <= back.moves; ++i)
    clock_->taken_back(match_->mover(match_->ply() - i));
  match_->take_back(back.moves);
  declining_.reset();
  if (offer_ && offer_->kind == OfferKind::TakeBack) offer_.reset();
  note(back);
  return {};
}

Table::Applied Table::happens(const event::Resigned& resigned, Time) {
  const Applied done = gives_up(resigned.seat);
  if (done) note(resigned);
  return done;
}

Table::Applied Table::happens(const event::TimedOut& late, Time) {
  const Applied done = gives_up(late.seat);
  if (done) note(late);
  return done;
}

Table::Applied Table::gives_up(Seat seat) {
  if (!to_move() || !is_person(seat)) return only_if(false);
  if (chairs().size() == 2) gave_up_ = seat;
  offer_.reset();
  return {};
}

// The lines that end a game must follow from it. The seed is opened last, or before an abandoned
// table is closed.
Table::Applied Table::happens(const event::Scored& scored, Time) {
  const auto end = stage() == Stage::Playing ? ending() : std::nullopt;
  const std::size_t next = record_.scores.size();
  if (!end || next >= end->points.size() || scored != event::Scored{Seat(next), end->points[next]})
    return only_if(false);
  record_.scores.push_back({0, std::string(name(scored.seat)), scored.points});
  note(scored);
  return {};
}

Table::Applied Table::happens(const event::Won& won, Time) {
  const auto end = stage() == Stage::Playing ? ending() : std::nullopt;
  if (!end || record_.scores.size() < end->points.size() || won.winners != end->winners)
    return only_if(false);
  RecordLine result{0, std::string(name(won.winners.front())), {}};
  for (const Seat seat : std::span(won.winners).subspan(1))
    (result.value += result.value.empty() ? "" : " ") += name(seat);
  record_.result = std::move(result);
  offer_.reset();
  declining_.reset();
  over_at_ = length_;
  note(won);
  return {};
}

Table::Applied Table::happens(const event::SealOpened& opened, Time) {
  if (!record_.fair.commit || record_.fair.seed || opened.seed != *seed_) return only_if(false);
  record_.fair.seed = {0, to_hex(opened.seed), {}};
  return {};
}

Table::Applied Table::happens(const event::Offered& offered, Time) {
  if (!to_move() || offer_ || !is_person(offered.seat)) return only_if(false);
  if (offered.kind == OfferKind::TakeBack && offered.moves > match_->ply()) return only_if(false);
  Offer offer{offered.kind, offered.seat, offered.moves, {}, length_};
  for (const PersonId person : persons())
    if (seat_of(person) != offered.seat) offer.waiting.insert(person);
  if (offer.waiting.empty()) return only_if(false);
  offer_ = std::move(offer);
  declining_.reset();
  return {};
}

// The last one who agrees has the offer done instead.
Table::Applied Table::happens(const event::Agreed& agreed, Time) {
  return only_if(offer_ && is_person(agreed.seat) && offer_->waiting.size() > 1 &&
                 offer_->waiting.erase(chairs()[index(agreed.seat)].who.person) > 0);
}

Table::Applied Table::happens(const event::Declined& declined, Time) {
  if (!offer_ || !is_person(declined.seat)) return only_if(false);
  decline_offer(declined.seat);
  return {};
}

Table::Applied Table::happens(const event::Said& said, Time at) {
  const Viewer seat = seat_of(said.person);
  if (!seat) return only_if(false);
  const Participant& who = chairs()[index(*seat)].who;
  note(LoggedChat{who.name, who.named, said.text, seat, at});
  return {};
}

Table::Applied Table::happens(const event::Remarked& remarked, Time at) {
  const auto& [person, name, named] = remarked.person;
  if (stage() == Stage::Waiting || seat_of(person)) return only_if(false);
  ++remarks_;
  note(LoggedChat{name, named, remarked.text, {}, at});
  return {};
}

Table::Applied Table::happens(const event::WantedRematch& wanted, Time) {
  return only_if(is_person(wanted.seat) && no_rematch_yet() &&
                 rematch_requests_.insert(chairs()[index(wanted.seat)].who.person).second);
}

Table::Applied Table::happens(const event::Rematched& rematched, Time) {
  if (!no_rematch_yet()) return only_if(false);
  rematch_ = rematched.table;
  return {};
}

Table::Applied Table::happens(const event::Closed&, Time) {
  if (stage() == Stage::Over) return only_if(false);
  offer_.reset();
  declining_.reset();
  over_at_ = length_;
  return {};
}

Table::Applied Table::happens(const event::Resumed&, Time at) {
  clock_->resumed(at);
  return {};
}

void Table::ask(Time at) {
  const auto seat = to_move();
  clock_->ask(seat && is_person(*seat) ? seat : std::nullopt, at);
}

}  // namespace belle::table
