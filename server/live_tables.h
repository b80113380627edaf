// The tables that somebody sits at or watches. Wishes at one table are fulfilled one after the
// other: decided, written, and told to everybody who looks only when the store has kept them. When
// a write fails, the table goes back to what its journal says. Belle thinks beside it
// while somebody looks, and is heard at a steady pace, so that how long she thought tells nothing.
#pragma once

#include <cstdint>
#include <deque>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/metrics.h"
#include "server/surroundings.h"
#include "server/thinkers.h"
#include "server/visitor.h"
#include "server/warnings.h"
#include "store/store.h"
#include "table/table.h"
#include "table/telling.h"

namespace belle::server {

using table::Problem;

/// Looks at the table and says what is to be written.
using Decide = std::function<table::Decision(const table::Table&)>;

template <class T>
using Reply = std::function<void(std::expected<T, Problem>)>;

/// What lists show of a table that changed then.
store::Summary summary_of(const std::string& id, const table::Table& table, table::Time changed,
                          const table::Ratings& ratings = {});

class Hall {
 public:
  /// `pace`: milliseconds after which Belle answers, or a multiple of it if she needs longer.
  Hall(const table::Games& games, store::Store& store, const Surroundings& world, Metrics& metrics,
       std::unique_ptr<Thinkers> thinkers, std::int64_t pace);

  /// Sets a new table at which these wishes come first; replies with its id.
  void open(const table::Settings& settings, const std::vector<Decide>& first,
            Reply<std::string> reply);
  /// Fulfils a wish at a table; replies when it is kept.
  void wish(const std::string& id, Decide decide, const Reply<void>& reply);
  /// Does something with a table while nothing is being written there; it must change nothing.
  void look(const std::string& id, std::function<void(table::Table&)> use, Reply<void> failed);

  /// The visitor is told the whole table now, and every change from then on, unless so many from
  /// the same address look at it already.
  void watch(const std::shared_ptr<Visitor>& visitor, const std::string& id,
             const Reply<void>& reply, std::size_t most = SIZE_MAX);
  void leave(const std::shared_ptr<Visitor>& visitor, const std::string& id);

  /// Ends the games of those whose time is over, and deals where somebody's salt is late.
  void look_at_the_clocks();
  /// Lets the clocks go on, after the house was closed: at one table after the other, or first
  /// where somebody comes. While the tables cannot be listed, no clock ends a game.
  void resume();

  Warnings& warnings() { return warnings_; }

  /// Whether a person who sits at the table looks at it now.
  bool somebody_sits_at(std::string_view id) const;

 private:
  struct Thinking {
    Stopped stopped;
    std::size_t ply;
    table::Time asked;
  };
  /// The ratings at a table, and whose they are: looked up when others sit there.
  struct Rated {
    std::vector<store::PersonId> persons;
    table::Ratings ratings;
  };
  struct Room;
  struct Waiting {
    std::function<void(Room&)> work;
    Reply<void> failed;  // called instead if the table cannot be read any more
  };
  struct Room {
    bool working = false;  // one thing after the other, also when one asks for the next
    std::optional<table::Table> table;  // nothing while the journal cannot be read
    bool writing = false;
    std::deque<Waiting> waiting;
    std::set<std::shared_ptr<Visitor>> watchers;
    std::vector<bool> online;  // the seats whose persons watch, as everybody was told
    table::Time online_told = 0;
    bool online_changed = false;  // since then
    Rated rated;
    std::optional<Thinking> thinking;
    std::optional<table::Time> deadline;  // of a table that is not in memory
    std::optional<table::Time> tried;     // when it could not be written that time is over
    std::optional<table::Time> deals_at;  // with or without the salts that are awaited
  };

  /// A table that nobody looks at any more.
  struct Left {
    table::Time at;
    table::Table table;
  };

  /// What somebody is told when the store fails, or a journal cannot be read; the reason is for
  /// whoever runs the house.
  Problem failed(const store::Failure& failure);
  Problem unreadable(const std::string& id, const Problem& fault);
  std::expected<void, Problem> load(const std::string& id, Room& room);
  /// Somebody may ask for the table again soon.
  void keep_for_a_while(const std::string& id, table::Table table);
  void wake_next();
  Waiting waking(const std::string& id, std::function<void()> then);
  void when_free(const std::string& id, Waiting waiting);
  void write(const std::string& id, Room& room, const table::Lines& lines, Reply<void> reply);
  /// `before`: how long the journal was.
  void written(const std::string& id, const store::Result<void>& kept, const Reply<void>& reply,
               std::size_t before);
  /// Goes back to what the journal says.
  void load_again(const std::string& id, Room& room);
  void go_on(const std::string& id, Room& room);
  void settle(const std::string& id, const table::Table& table);
  void settle_later(const std::string& id);
  void settle_if_over(const std::string& id);
  enum class To : std::uint8_t { Everybody, WhoeverMissedSomething };
  void tell(const std::string& id, Room& room, To whom);
  void attend(const std::string& id, Room& room);
  void attend_later(const std::string& id);
  void deal_where_salts_are_late(table::Time now);
  void thought(const std::string& id, const Thinking& thinking, const std::string& move,
               std::int64_t waited);
  void stop_thinking(Room& room);
  /// The ratings of those who sit there, as they are known.
  const table::Ratings& ratings(const table::Table& table, Rated& rated) const;

  const table::Games& games_;
  store::Store& store_;
  const Surroundings& world_;
  Metrics& metrics_;
  Warnings warnings_;
  std::int64_t pace_;
  std::map<std::string, Room, std::less<>> rooms_;
  std::map<std::string, Left> just_left_;
  std::set<std::string> asleep_;        // whose clocks do not go on yet
  bool all_asleep_ = false;             // while it cannot be read which these are
  bool wakes_later_ = false;            // they are tried again soon
  std::set<std::string> unsettled_;     // whose ratings are tried again
  std::unique_ptr<Thinkers> thinkers_;  // the last member: its threads end before all else does
};

}  // namespace belle::server
