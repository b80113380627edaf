#include "table/table.h"

#include <algorithm>
#include <utility>

namespace belle::table {

Events Table::opening(const Settings& settings, const Sealed& seed) {
  return {event::TableSet{settings}, event::DealSealed{seed}};
}

std::expected<Table, Problem> Table::draft(const Games& games, const Events& events, Time at) {
  Table table;
  table.games_ = &games;
  for (const Event& event : events)
    if (const auto done = table.apply(event, at); !done) return std::unexpected(done.error());
  return table;
}

std::expected<Table, Problem> Table::replay(const Games& games, std::span<const Entry> journal) {
  Table table;
  table.games_ = &games;
  for (const Entry& entry : journal)
    if (const auto done = table.accept(entry); !done) return std::unexpected(done.error());
  if (!table.seed_) return refuse("journal", "the journal has no beginning");
  return table;
}

std::span<const std::string_view> Table::seat_names() const {
  if (settings_.game == nullptr) return {};
  return settings_.game->seat_names().first(chairs().size());
}

std::vector<Entry> Table::entries(const Events& events, Time at) const {
  std::vector<Entry> entries;
  entries.reserve(events.size());
  for (const Event& event : events) entries.push_back({at, write_event(seat_names(), event)});
  return entries;
}

Seating Table::seating_after(const Events& events) const {
  Seating seating = seating_;
  for (const Event& event : events) seating.follow(*settings_.game, event);
  return seating;
}

std::expected<Table, Problem> Table::after(const Events& events, Time at) const {
  Table next(*this);
  for (const Event& event : events)
    if (const auto done = next.apply(event, at); !done) return std::unexpected(done.error());
  return next;
}

bool Table::waits_for_salts() const {
  return stage() == Stage::Waiting && seating_.all_taken() && seating_.lacks_salts();
}

std::optional<Seat> Table::to_move() const {
  if (stage() != Stage::Playing || gave_up_) return {};
  return match_->to_move();
}

const Chair* Table::belle_to_move() const {
  const auto seat = to_move();
  if (!seat || chairs()[index(*seat)].kind != Chair::Kind::Belle) return nullptr;
  return &chairs()[index(*seat)];
}

std::size_t Table::last_turn(Seat seat) const {
  std::size_t ply = match_ ? match_->ply() : 0;
  while (ply > 0 && match_->mover(ply - 1) != seat) --ply;
  if (ply == 0) return 0;
  while (ply > 0 && match_->mover(ply - 1) == seat) --ply;
  return match_->ply() - ply;
}

bool Table::is_news(Viewer viewer, std::size_t since) const {
  if (since == length_) return false;
  if (!viewer || stage() == Stage::Over || remarks_ == 0) return true;
  const auto is_remark = [since](const LogEntry& entry) {
    const auto* chat = std::get_if<LoggedChat>(&entry.what);
    return entry.length > since && chat != nullptr && !chat->seat;
  };
  return static_cast<std::size_t>(std::ranges::count_if(log_, is_remark)) < length_ - since;
}

bool Table::is_late(Time now) const {
  const auto deadline = clock_->deadline();
  return to_move() && deadline && now >= *deadline;
}

std::optional<Ending> Table::ending() const {
  if (gave_up_) return Ending{{}, {Seat(1 - index(*gave_up_))}};
  return match_->ending();
}

std::vector<Finisher> Table::finishers() const {
  if (stage() != Stage::Over || !match_) return {};
  if (!gave_up_ && match_->to_move()) return {};
  std::vector<std::size_t> ranks(chairs().size(), 0);
  if (gave_up_)
    ranks[index(*gave_up_)] = 1;
  else
    ranks = match_->ranks();
  std::vector<Finisher> finishers;
  for (std::size_t i = 0; i < chairs().size(); ++i) {
    const Chair& chair = chairs()[i];
    const bool left = chair.left.person != 0;
    finishers.push_back({left ? chair.left : chair.who, left ? chairs().size() : ranks[i]});
  }
  return finishers;
}

Settings Table::settings_of_rematch() const {
  std::vector<std::size_t> ranks;
  for (const Finisher& finisher : finishers()) ranks.push_back(finisher.rank);
  Settings settings = settings_;
  settings.setup = settings_.game->again(settings_.setup, ranks);
  return settings;
}

}  // namespace belle::table
