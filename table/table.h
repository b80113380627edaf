// A table: a game that lasts. Its truth is the journal. A wish of somebody is decided by looking
// only, and gives the lines to be written; once they are kept somewhere they are accepted, and only
// then is anything different. So a table that is replayed from its journal is the same table, and
// nothing is ever shown that could be lost. There is no network, database or clock in here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/record.h"
#include "table/clock.h"
#include "table/fair.h"
#include "table/journal.h"
#include "table/match.h"
#include "table/problem.h"
#include "table/settings.h"

namespace belle::table {

/// A person who wishes something.
struct Who {
  PersonId person = 0;
  std::string name;
  bool named = false;  // the name is theirs alone
};

/// Who has a seat. A seat is left to Belle for good when its person gives up or runs out of time.
struct Chair {
  enum class Kind : std::uint8_t { Open, Person, Belle };
  Kind kind = Kind::Open;
  Who who;            // of a person; for Belle the name of her level as it is shown
  std::string level;  // of Belle
  std::string salt;   // what the person gave to the deal, in hex; empty until then
  Who left;           // the person for whom Belle plays on; 0 if there was none
};

/// How the game ended for a seat: 0 for the winners. Belle is no person.
struct Finisher {
  Who who;
  std::size_t rank = 0;
};

enum class Stage : std::uint8_t { Waiting, Playing, Over };

/// Something that needs the consent of all persons at the table.
struct Offer {
  enum class Kind : std::uint8_t { TakeBack, Abandon };
  Kind kind;
  Seat from{};
  std::size_t moves = 0;       // to be taken back, with those that Belle plays meanwhile
  std::set<PersonId> waiting;  // who has not agreed yet
  std::size_t number = 0;      // the length of the journal with its line: no other offer has it
};

/// What was said or done, in the order of the journal.
struct Told {
  enum class Kind : std::uint8_t { Move, Other, Chat };
  std::size_t length;  // of the journal with this line
  Kind kind;
  Seat seat{};         // of a move
  std::string name;    // of who chats
  std::string text;    // the move without its seat; the whole line; the words
  bool named = false;  // whoever chats has that name alone
};

/// The lines that a wish would write, often none; or why it cannot be.
using Decision = std::expected<Lines, Problem>;

class Table {
 public:
  /// The lines with which a journal begins. The seed seals the deal.
  static Lines opening(const Settings& settings, const Sealed& seed);

  /// The table of a journal; or what cannot be read in it.
  static std::expected<Table, Problem> replay(const Games& games, std::span<const Entry> journal);

  /// What follows from one more line.
  std::expected<void, Problem> accept(const Entry& entry);

  // Wishes. `ply` is the number of moves that whoever wishes has seen: a move sent twice, or too
  // late, is refused.
  Decision sit(const Who& who, std::optional<Seat> wanted) const;
  /// What a person who sits there adds to the deal, once the commitment is known to them. The last
  /// one whom the table waits for starts the game; the same salt again changes nothing.
  Decision add_salt(PersonId person, std::string_view salt) const;
  /// A game that began elsewhere goes on here, at a table where nobody sits yet: the deal and the
  /// moves are the record's, the person has a seat and Belle the others, at these levels by seat.
  Decision go_on(const Who& who, Seat seat, std::span<const std::string> levels,
                 std::string_view record) const;
  Decision rise(PersonId person) const;
  Decision seat_belle(PersonId person, Seat seat, std::string_view level) const;
  Decision play(PersonId person, std::size_t ply, std::string_view move) const;
  Decision say(PersonId person, std::string_view text) const;
  Decision resign(PersonId person) const;
  /// Within the own turn and up to the last revelation it is done at once; beyond, it is offered.
  Decision take_back(PersonId person, std::size_t ply, std::size_t moves) const;
  /// Offers to end the game, or agrees to that.
  Decision abandon(PersonId person) const;
  /// Agrees to the offer with this number, or declines it; whoever made it withdraws it so.
  Decision answer(PersonId person, std::size_t number, bool agreed) const;
  /// Agrees to another game. For the last one who does nothing is written: `rematched` is their
  /// wish, once the other table is there; if it never is, they can wish again.
  Decision wish_rematch(PersonId person) const;
  bool all_others_wish_rematch(PersonId person) const;

  // What happens without anybody's wish.
  /// The game begins without the salts that did not come.
  Decision deal_without_the_rest() const;
  Decision belle_plays(std::size_t ply, std::string_view move) const;
  Decision time_over(Time now) const;
  /// Whether whoever is asked has no time left.
  bool is_late(Time now) const;
  /// Everybody gets up and the table is closed, unless the game has begun.
  Lines cleared() const;
  static Lines resumed() { return {"# resumed"}; }
  /// What another game is played with: the same, but for what follows from how this one ended.
  Settings settings_of_rematch() const;
  /// They play on at another table, once.
  Decision rematched(std::string_view table) const;

  // What is so.
  const Settings& settings() const { return settings_; }
  const std::vector<Chair>& chairs() const { return chairs_; }
  Stage stage() const { return stage_; }
  /// Every seat is taken, and somebody has not added to the deal.
  bool waits_for_salts() const;
  std::size_t length() const { return length_; }
  const Match* match() const { return match_.get(); }
  const Clock& clock() const { return *clock_; }
  const std::optional<Offer>& offer() const { return offer_; }
  const std::set<PersonId>& rematch_wishes() const { return rematch_wishes_; }
  const std::vector<Told>& told() const { return told_; }
  const Record& record() const { return record_; }  // header, deal and closing lines; no moves
  const std::string& rematch() const { return rematch_; }
  std::string commitment() const { return belle::table::commitment(*seed_); }

  std::string_view name(Seat seat) const { return settings_.game->seat_names()[index(seat)]; }
  Viewer seat_of(PersonId person) const;
  /// Whose decision is awaited while the game is on.
  std::optional<Seat> to_move() const;
  /// The chair of Belle whose turn it is.
  const Chair* belle_to_move() const;
  std::vector<PersonId> persons() const;
  /// Who finished where, by seat; nothing if the game was abandoned. Those who left are last.
  std::vector<Finisher> finishers() const;

 private:
  Table() = default;

  static std::unexpected<Problem> unreadable(std::string_view line);
  std::optional<Seat> seat_called(std::string_view name) const;
  std::expected<void, Problem> accept_settings(std::string_view text);
  std::expected<void, Problem> accept_note(std::string_view note, Time at);
  std::expected<void, Problem> accept_chair(std::string_view word, std::string_view rest, Time at);
  std::expected<void, Problem> accept_talk(std::string_view word, std::string_view rest);
  std::expected<void, Problem> accept_offer(Seat from, std::string_view what);
  std::expected<void, Problem> accept_closing(std::string_view keyword, std::string_view rest,
                                              Time at);
  std::expected<void, Problem> accept_event(std::string_view keyword, std::string_view rest,
                                            Time at);
  std::expected<void, Problem> start(Time at);
  void close(Time at);
  void ask(Time at);
  Decision seated(Lines lines, const std::vector<Chair>& chairs) const;
  /// What seed and salts deal to those who sit there.
  Record sealed_deal(const std::vector<Chair>& chairs) const;
  Lines start_lines(const std::vector<Chair>& chairs) const;
  /// Whether the record holds what was sealed; one that began elsewhere was not.
  bool is_as_sealed(const Record& record) const;
  std::expected<Seat, Problem> playing_seat(PersonId person) const;
  std::expected<void, Problem> same_ply(std::size_t ply) const;
  Decision played(Seat seat, std::string_view move) const;
  Decision given_up(Seat seat, std::string_view keyword) const;
  std::string won_against(Seat loser) const;
  /// The lines with which the game ends, from its moves or from who gave up; none while it is on.
  Lines closing() const;
  Decision offered(const Offer& offer) const;
  Lines agreed(const Offer& offer) const;
  /// The game is over, and no other has begun.
  std::expected<void, Problem> no_rematch_yet() const;
  /// A move was played while an offer was open.
  void keep_or_drop_offer(Seat mover);
  /// Whether the journal is so long that nothing more is said or taken back.
  bool is_full() const;
  std::string opened_seal() const;
  /// Adds the seed to lines that end the game; there is none if the deal came from elsewhere.
  void open_seal(Lines& lines) const;
  std::string stand_in() const;

  const Games* games_ = nullptr;
  Settings settings_;
  std::optional<Sealed> seed_;
  std::vector<Chair> chairs_;
  Stage stage_ = Stage::Waiting;
  std::size_t length_ = 0;
  std::string header_;  // the record up to its deal, as text
  Record record_;
  std::unique_ptr<Match> match_;
  std::optional<Clock> clock_;
  std::optional<Seat> gave_up_;  // of a game for two
  std::vector<Told> told_;
  std::string rematch_;
  std::optional<Offer> offer_;
  std::set<PersonId> rematch_wishes_;
};

}  // namespace belle::table
