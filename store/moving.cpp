#include "store/moving.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/core/text.h"
#include "store/refused.h"

namespace belle::store {
namespace {

constexpr std::size_t kRows = 1000;  // of people in a page

// What a row is found by, and the page that begins after it.
PersonId key_of(const PersonRow& row) { return row.id; }
std::string key_of(const SessionRow& row) { return row.hash; }
RatedIn key_of(const RatingRow& row) { return {row.person, row.game}; }
std::int64_t key_of(const TableRow& row) { return row.number; }

auto page(Contents& store, PersonId after, const PersonRow*) { return store.persons(after, kRows); }
auto page(Contents& store, const std::string& after, const SessionRow*) {
  return store.sessions(after, kRows);
}
auto page(Contents& store, const RatedIn& after, const RatingRow*) {
  return store.ratings(after, kRows);
}
auto page(Contents& store, std::int64_t after, const TableRow*) {
  return store.tables(after, kRows);
}

// All rows of a kind, one after the other.
template <class Row>
class Stream {
 public:
  explicit Stream(Contents& store) : store_(store) {}

  /// Nothing after the last one.
  const Row* next() {
    if (++at_ >= rows_.size() && !ended_) {
      if (!rows_.empty()) after_ = key_of(rows_.back());
      rows_ = page(store_, after_, static_cast<const Row*>(nullptr));
      at_ = 0;
      ended_ = rows_.empty();
    }
    return ended_ ? nullptr : &rows_[at_];
  }

 private:
  Contents& store_;
  std::vector<Row> rows_;
  std::size_t at_ = 0;
  decltype(key_of(std::declval<Row>())) after_{};
  bool ended_ = false;
};

Refused another_house(const std::string& what) {
  return {Failure::Kind::Taken,
          "another house is being moved there: " + what + "; nothing was changed"};
}

// Nothing of another house is there. People are known by when they came, tables by their ids.
void require_same_house(Contents& from, Contents& to) {
  Stream<PersonRow> persons(from);
  Stream<PersonRow> known(to);
  const PersonRow* here = persons.next();
  for (const PersonRow* there = known.next(); there != nullptr; there = known.next()) {
    while (here != nullptr && here->id < there->id) here = persons.next();
    if (here != nullptr && here->id == there->id && here->since != there->since)
      throw another_house("person " + std::to_string(here->id) + " came at another time");
  }
  Stream<TableRow> tables(from);
  Stream<TableRow> copied(to);
  const TableRow* table = tables.next();
  for (const TableRow* there = copied.next(); there != nullptr; there = copied.next()) {
    while (table != nullptr && table->number < there->number) table = tables.next();
    if (table == nullptr || table->number != there->number ||
        table->summary.table != there->summary.table)
      throw another_house("it has the table " + in_quotes(there->summary.table));
  }
}

template <class Row>
void copy_rows(Contents& from, Destination& to) {
  decltype(key_of(std::declval<Row>())) after{};
  for (bool ended = false; !ended;) {
    const std::vector<Row> rows = page(from, after, static_cast<const Row*>(nullptr));
    ended = rows.empty();
    to.put(after, std::span<const Row>(rows));
    if (!ended) after = key_of(rows.back());
  }
}

template <class Row>
void require_equal(Contents& from, Contents& to, const std::string& what) {
  Stream<Row> sent(from);
  Stream<Row> kept(to);
  for (;;) {
    const Row* here = sent.next();
    const Row* there = kept.next();
    if (here == nullptr && there == nullptr) return;
    if (here == nullptr || there == nullptr || *here != *there)
      throw Refused(Failure::Kind::Broken, "what was read back of " + what +
                                               " is not what was written: do not use the copy");
  }
}

// Of rows in the order of their tables.
std::span<const LineRow> lines_of(std::span<const LineRow> lines, std::int64_t table) {
  const auto found = std::ranges::equal_range(lines, table, {}, &LineRow::table);
  return {found.begin(), found.end()};
}

const TableRow* find(const std::vector<TableRow>& heads, std::int64_t number) {
  const auto found = std::ranges::lower_bound(heads, number, {}, &TableRow::number);
  return found == heads.end() || found->number != number ? nullptr : &*found;
}

// Tables of one page, as a store has them.
struct Page {
  Page(Contents& store, std::int64_t after, std::int64_t last)
      : heads(store.tables(after, kTablesInPage)), lines(store.lines(after + 1, last)) {
    std::erase_if(heads, [last](const TableRow& head) { return head.number > last; });
  }
  std::vector<TableRow> heads;
  std::vector<LineRow> lines;
};

// What the copy lacks of a table; nothing if it cannot become like it.
std::optional<TableCopy> lacking(const TableRow& head, std::span<const LineRow> lines,
                                 std::span<const LineRow> there) {
  if (there.size() > lines.size() || !std::ranges::equal(there, lines.first(there.size())))
    return {};
  const auto rest = lines.subspan(there.size());
  return TableCopy{head, {rest.begin(), rest.end()}};
}

class Mover {
 public:
  Mover(Contents& from, Destination& to, const Watching& watching)
      : from_(from), to_(to), watching_(watching) {}

  Moved move() {
    moved_.counts = from_.counts();
    require_same_house(from_, to_.copy());
    to_.begin();
    copy_rows<PersonRow>(from_, to_);
    copy_rows<SessionRow>(from_, to_);
    copy_rows<RatingRow>(from_, to_);
    move_tables();
    if (moved_.stopped) return moved_;
    require_equal<PersonRow>(from_, to_.copy(), "the people");
    require_equal<SessionRow>(from_, to_.copy(), "the sessions");
    require_equal<RatingRow>(from_, to_.copy(), "the ratings");
    if (moved_.unlike.empty()) to_.finish(from_.last_person());
    return moved_;
  }

 private:
  void move_tables() {
    std::size_t looked_at = 0;
    for (std::int64_t after = 0;;) {
      moved_.stopped = !watching_.goes_on(looked_at, moved_.counts);
      if (moved_.stopped) return;
      const std::vector<TableRow> heads = from_.tables(after, kTablesInPage);
      if (heads.empty()) return;
      move_page(heads, after);
      after = heads.back().number;
      looked_at += heads.size();
    }
  }

  void move_page(const std::vector<TableRow>& heads, std::int64_t after) {
    const std::int64_t last = heads.back().number;
    const std::vector<LineRow> lines = from_.lines(after + 1, last);
    const Page there(to_.copy(), after, last);
    std::vector<TableCopy> copies;
    std::vector<const TableRow*> like;
    for (const TableRow& head : heads) {
      auto copy = lacking(head, lines_of(lines, head.number), lines_of(there.lines, head.number));
      if (!copy) {
        moved_.unlike.push_back("table " + head.summary.table +
                                ": the destination has other lines in its journal");
        continue;
      }
      like.push_back(&head);
      const TableRow* known = find(there.heads, head.number);
      if (known != nullptr && *known == head && copy->lines.empty()) continue;
      ++moved_.tables;
      moved_.lines += copy->lines.size();
      copies.push_back(*std::move(copy));
    }
    if (!copies.empty()) to_.put(copies);
    const Page kept = copies.empty() ? there : Page(to_.copy(), after, last);
    for (const TableRow* head : like) arrive(*head, lines, kept);
  }

  void arrive(const TableRow& head, std::span<const LineRow> lines, const Page& kept) {
    const TableRow* found = find(kept.heads, head.number);
    const auto sent = lines_of(lines, head.number);
    if (found == nullptr || *found != head ||
        !std::ranges::equal(lines_of(kept.lines, head.number), sent))
      throw Refused(Failure::Kind::Broken,
                    "table " + head.summary.table +
                        ": what was read back is not what was written: do not use the copy");
    watching_.arrived(head, sent);
  }

  Contents& from_;
  Destination& to_;
  const Watching& watching_;
  Moved moved_;
};

}  // namespace

Result<Moved> move(Contents& from, Destination& to, const Watching& watching) {
  return as_value([&] { return Mover(from, to, watching).move(); });
}

}  // namespace belle::store
