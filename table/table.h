// A table: a game that lasts. Its truth is the journal. A request is decided by looking only, and
// gives the events that would follow (event.h); they are applied to a copy (`after`), and the owner
// of the table has the store keep their text. Only then is the copy the table, and told
// (snapshot.h). So a table that is replayed from its journal is the same table, and nothing is ever
// shown that could be lost. There is no network, database or clock in here.
//
// decide.cpp, dealing.cpp and offers.cpp decide requests; apply.cpp applies events.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/record.h"
#include "table/clock.h"
#include "table/event.h"
#include "table/fair.h"
#include "table/journal.h"
#include "table/match.h"
#include "table/problem.h"
#include "table/seating.h"
#include "table/settings.h"

namespace belle::table {

/// How the game ended for a seat: 0 for the winners. Belle is no person.
struct Finisher {
  Participant who;
  std::size_t rank = 0;
};

/// Something that needs the consent of all persons at the table.
struct Offer {
  OfferKind kind;
  Seat from{};
  std::size_t moves = 0;       // to be taken back, with those that Belle plays meanwhile
  std::set<PersonId> waiting;  // who has not agreed yet
  std::size_t number = 0;      // the length of the journal with its line: no other offer has it
};

/// An offer that came to nothing because a person declined it, or played on.
struct Declining {
  OfferKind kind;
  Seat from{};
  Seat by{};
  std::size_t number = 0;  // of the offer
};

/// A move that was played, and words that were said by a person as they were called then.
struct LoggedMove {
  Seat seat;
  std::string text;  // as the journal has it
  AnyMove move;
};
struct LoggedChat {
  std::string name;
  bool named;
  std::string text;
  Viewer seat;  // of the person; nobody's if they only looked on
  Time at;
};

/// What was said or done, in the order of the journal.
struct LogEntry {
  std::size_t length;  // of the journal with this event
  std::variant<LoggedMove, LoggedChat, event::TakenBack, event::Resigned, event::TimedOut,
               event::Scored, event::Won>
      what;
};

/// The events that would follow from a request, often none; or why it cannot be.
using Decision = std::expected<Events, Problem>;

class Table {
 public:
  Table(Table&&) = default;
  Table& operator=(const Table&) = delete;
  Table& operator=(Table&&) = default;
  ~Table() = default;

  /// The events with which a journal begins. The seed seals the deal.
  static Events opening(const Settings& settings, const Sealed& seed);
  /// The table of these events; nobody has kept them yet.
  static std::expected<Table, Problem> draft(const Games& games, const Events& events, Time at);
  /// The table of a journal; or what cannot be read in it.
  static std::expected<Table, Problem> replay(const Games& games, std::span<const Entry> journal);

  /// The journal's lines for events that were decided here: what a store keeps.
  std::vector<Entry> entries(const Events& events, Time at) const;
  /// The table that this one becomes once events that were decided here are kept; an error if one
  /// cannot happen.
  std::expected<Table, Problem> after(const Events& events, Time at) const;
  /// What follows from an event that the journal holds; an error if it cannot happen here.
  std::expected<void, Problem> apply(const Event& event, Time at);
  /// The same for a line of a journal.
  std::expected<void, Problem> accept(const Entry& entry);

  // Requests. `ply` is the number of moves that the person has seen: a move sent twice, or too
  // late, is refused.
  Decision sit(const Participant& who, std::optional<Seat> wanted) const;
  /// What a person who sits there adds to the deal, once the commitment is known to them. The last
  /// one whom the table waits for starts the game; the same salt again changes nothing.
  Decision add_salt(PersonId person, std::string_view salt) const;
  /// A game that began elsewhere goes on here, at a table where nobody sits yet: the deal and the
  /// moves are the record's, the person has a seat and Belle the others, at these levels by seat.
  Decision go_on(const Participant& who, Seat seat, std::span<const std::string> levels,
                 std::string_view record) const;
  Decision rise(PersonId person) const;
  Decision seat_belle(PersonId person, Seat seat, std::string_view level) const;
  Decision play(PersonId person, std::size_t ply, std::string_view move) const;
  Decision say(PersonId person, std::string_view text) const;
  /// The same by a person who may only look on: then those who play are told it when the game is
  /// over.
  Decision remark(const Participant& who, std::string_view text) const;
  Decision resign(PersonId person) const;
  /// Within the own turn and up to the last revelation it is done at once; beyond, it is offered.
  Decision take_back(PersonId person, std::size_t ply, std::size_t moves) const;
  /// Offers to end the game, or agrees to that.
  Decision abandon(PersonId person) const;
  /// Agrees to the offer with this number, or declines it; the person who made it withdraws it so.
  Decision answer(PersonId person, std::size_t number, bool agreed) const;
  /// Agrees to another game. For the last one who does nothing is written: `rematched` is their
  /// request, once the other table is there; if it never is, they can ask again.
  Decision want_rematch(PersonId person) const;
  bool all_others_want_rematch(PersonId person) const;

  // What happens without a request.
  /// The game begins without the salts that did not come.
  Decision deal_without_the_rest() const;
  Decision belle_plays(std::size_t ply, std::string_view move) const;
  Decision time_over(Time now) const;
  /// Whether the seat that is asked has no time left.
  bool is_late(Time now) const;
  /// Everybody gets up and the table is closed, unless the game has begun.
  Events cleared() const;
  static Events resumed() { return {event::Resumed{}}; }
  /// What another game is played with: the same, but for what follows from how this one ended.
  Settings settings_of_rematch() const;
  /// They play on at another table, once.
  Decision rematched(std::string_view table) const;

  // What is so.
  const Settings& settings() const { return settings_; }
  const Seating& seating() const { return seating_; }
  const std::vector<Chair>& chairs() const { return seating_.chairs; }
  Stage stage() const { return seating_.stage; }
  /// Every seat is taken, and a person has not added to the deal.
  bool waits_for_salts() const;
  std::size_t length() const { return length_; }
  /// The latest time of a line so far. No line that is decided here comes before it, whatever the
  /// clock of the server says that writes it.
  Time changed() const { return changed_; }
  /// The time of a line that is written now.
  Time time_of_next(Time now) const { return std::max(now, changed_); }
  const Match* match() const { return match_.get(); }
  const Clock& clock() const { return *clock_; }
  const std::optional<Offer>& offer() const { return offer_; }
  /// The last offer, if it was declined and nothing was offered or played since.
  const std::optional<Declining>& declining() const { return declining_; }
  /// How many moves back the last turn of a seat began, with all that was played since; 0 if it
  /// has played nothing. A turn are the decisions that the seat made one after the other.
  std::size_t last_turn(Seat seat) const;
  /// The length of the journal when the game was over; 0 until then.
  std::size_t over_at() const { return over_at_; }
  /// Whether a viewer is told of something new after the journal had so many lines: those who play
  /// do not hear what is said by others.
  bool is_news(Viewer viewer, std::size_t since) const;
  const std::set<PersonId>& rematch_requests() const { return rematch_requests_; }
  const std::vector<LogEntry>& log() const { return log_; }
  const Record& record() const { return record_; }  // header, deal and closing lines; no moves
  const std::string& rematch() const { return rematch_; }
  std::string commitment() const { return belle::table::commitment(*seed_); }

  std::string_view name(Seat seat) const { return settings_.game->seat_names()[index(seat)]; }
  Viewer seat_of(PersonId person) const { return seating_.seat_of(person); }
  /// Whose decision is awaited while the game is on.
  std::optional<Seat> to_move() const;
  /// The chair of Belle whose turn it is.
  const Chair* belle_to_move() const;
  std::vector<PersonId> persons() const { return seating_.persons(); }
  /// Who finished where, by seat; nothing if the game was abandoned. Those who left are last.
  std::vector<Finisher> finishers() const;

 private:
  Table() = default;
  Table(const Table&) = default;

  /// Nothing, or why an event cannot happen here; empty where the line says it all.
  using Applied = std::expected<void, std::string>;
  Applied happens(const event::TableSet& set, Time at);
  Applied happens(const event::DealSealed& sealed, Time at);
  Applied happens(const event::SatDown& sat, Time at);
  Applied happens(const event::SaltAdded& added, Time at);
  Applied happens(const event::Rose& rose, Time at);
  Applied happens(const event::BelleSat& belle, Time at);
  Applied happens(const event::HeaderLine& header, Time at);
  Applied happens(const event::Started& started, Time at);
  Applied happens(const event::Moved& moved, Time at);
  Applied happens(const event::TakenBack& back, Time at);
  Applied happens(const event::Resigned& resigned, Time at);
  Applied happens(const event::TimedOut& late, Time at);
  Applied happens(const event::Scored& scored, Time at);
  Applied happens(const event::Won& won, Time at);
  Applied happens(const event::SealOpened& opened, Time at);
  Applied happens(const event::Offered& offered, Time at);
  Applied happens(const event::Agreed& agreed, Time at);
  Applied happens(const event::Declined& declined, Time at);
  Applied happens(const event::Said& said, Time at);
  Applied happens(const event::Remarked& remarked, Time at);
  Applied happens(const event::WantedRematch& wanted, Time at);
  Applied happens(const event::Rematched& rematched, Time at);
  Applied happens(const event::Closed& closed, Time at);
  Applied happens(const event::Resumed& resumed, Time at);
  Applied gives_up(Seat seat);
  bool is_person(Seat seat) const { return chairs()[index(seat)].kind == Chair::Kind::Person; }
  /// The clock runs for the person who is asked now; Belle has none.
  void ask(Time at);
  void note(decltype(LogEntry::what) what) { log_.push_back({length_, std::move(what)}); }
  /// A move was played while an offer was open.
  void keep_or_drop_offer(Seat mover);
  void decline_offer(Seat by);

  /// Who would sit here after these events, which need not be possible yet.
  Seating seating_after(const Events& events) const;
  /// Of those that play; none before the table is set.
  std::span<const std::string_view> seat_names() const;
  /// These events, and with them the start if nobody is awaited any more.
  Decision seated(const Event& event) const;
  /// What seed and salts deal to those who sit there.
  Record sealed_deal(const Seating& seating) const;
  Events start(const Seating& seating) const;
  /// Whether the record holds what was sealed; one that began elsewhere was not.
  bool is_as_sealed(const Record& record) const;
  std::expected<Seat, Problem> playing_seat(PersonId person) const;
  std::expected<void, Problem> same_ply(std::size_t ply) const;
  Decision played(Seat seat, std::string_view move) const;
  Decision given_up(Seat seat, const Event& event) const;
  /// How the game ended, by its moves or because a seat gave up; nothing while it is on.
  std::optional<Ending> ending() const;
  Decision offered(const event::Offered& offer) const;
  Events agreed(OfferKind kind, std::size_t moves) const;
  /// The game is over, and no other has begun.
  std::expected<void, Problem> no_rematch_yet() const;
  /// Whether the journal is so long that nothing more is said or taken back.
  bool is_full() const;
  /// Adds the seed to events that end the game; there is none if the deal came from elsewhere.
  void open_seal(Events& events) const;
  std::string stand_in() const;

  const Games* games_ = nullptr;
  Settings settings_;
  std::optional<Sealed> seed_;
  Seating seating_;
  std::size_t length_ = 0;
  Time changed_ = 0;
  std::string header_;  // the record up to its deal, as text, until the game starts
  Record record_;
  OwnMatch match_;
  std::optional<Clock> clock_;
  std::optional<Seat> gave_up_;  // of a game for two
  std::vector<LogEntry> log_;
  std::string rematch_;
  std::optional<Offer> offer_;
  std::optional<Declining> declining_;
  std::size_t remarks_ = 0;
  std::size_t over_at_ = 0;
  std::set<PersonId> rematch_requests_;
};

}  // namespace belle::table
