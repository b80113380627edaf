#include "table/table.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <utility>

#include "engine/core/text.h"

namespace belle::table {
namespace {

namespace json = boost::json;

using Kind = Chair::Kind;

constexpr std::size_t kLongestChat = 500;  // bytes

Problem broken(std::string reason) { return {"journal", std::move(reason), {}}; }

Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

std::optional<std::int64_t> whole_number(std::string_view word) {
  std::int64_t value = 0;
  if (word.empty() || word.size() > 18) return {};
  for (const char digit : word) {
    if (digit < '0' || digit > '9') return {};
    value = value * 10 + (digit - '0');
  }
  return value;
}

bool is_salt(std::string_view salt) {
  constexpr std::size_t kLongest = 128;
  return !salt.empty() && salt.size() <= kLongest && salt.size() % 2 == 0 &&
         salt.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

// What one writes as `# sit 1 42 guest - Alice`; older journals have a salt where the dash is.
std::string sit_line(std::string_view seat, const Who& who) {
  return "# sit " + std::string(seat) + ' ' + std::to_string(who.person) +
         (who.named ? " named - " : " guest - ") + who.name;
}

std::string belle_line(std::string_view seat, std::string_view level) {
  return "# belle " + std::string(seat) + ' ' + std::string(level);
}

// Wherever in the text they stood.
bool same_lines(const std::vector<RecordLine>& some, const std::vector<RecordLine>& others) {
  return std::ranges::equal(some, others, [](const RecordLine& one, const RecordLine& other) {
    return one.key == other.key && one.value == other.value;
  });
}

// Words that neither begin a line of their own nor turn what stands around them, and some at all.
bool is_a_line(std::string_view text) {
  constexpr std::array<std::string_view, 11> kTurns{"\u2028", "\u2029", "\u202a", "\u202b",
                                                    "\u202c", "\u202d", "\u202e", "\u2066",
                                                    "\u2067", "\u2068", "\u2069"};
  return is_plain_text(text) && text.find_first_not_of(' ') != std::string_view::npos &&
         std::ranges::none_of(kTurns, [&](std::string_view turn) {
           return text.find(turn) != std::string_view::npos;
         });
}

bool all_taken(const std::vector<Chair>& chairs) {
  return std::ranges::find(chairs, Kind::Open, &Chair::kind) == chairs.end();
}

bool lacks_salt(const Chair& chair) { return chair.kind == Kind::Person && chair.salt.empty(); }

}  // namespace

std::unexpected<Problem> Table::unreadable(std::string_view line) {
  return std::unexpected(broken("cannot read the line " + in_quotes(line)));
}

Lines Table::opening(const Settings& settings, const Sealed& seed) {
  return {"# table " + json::serialize(write_settings(settings)), "# sealed " + to_hex(seed)};
}

std::expected<Table, Problem> Table::replay(const Games& games, std::span<const Entry> journal) {
  Table table;
  table.games_ = &games;
  for (const Entry& entry : journal)
    if (const auto done = table.accept(entry); !done) return std::unexpected(done.error());
  if (table.settings_.game == nullptr || !table.seed_)
    return std::unexpected(broken("the journal has no beginning"));
  return table;
}

std::expected<void, Problem> Table::accept(const Entry& entry) {
  ++length_;
  std::string_view rest = entry.line;
  const std::string_view keyword = take_word(rest);
  if (length_ <= 2) {
    const std::string_view word = take_word(rest);
    if (keyword == "#" && length_ == 1 && word == "table") return accept_settings(rest);
    if (keyword == "#" && length_ == 2 && word == "sealed") seed_ = read_seed(rest);
    if (!seed_) return unreadable(entry.line);
    return {};
  }
  if (keyword == "#") return accept_note(rest, entry.at);
  if (match_) return accept_event(keyword, rest, entry.at);
  header_ += entry.line + '\n';
  return {};
}

std::expected<void, Problem> Table::accept_settings(std::string_view text) {
  boost::system::error_code failed;
  const json::value value = json::parse(text, failed);
  if (failed || !value.is_object()) return unreadable(text);
  auto settings = read_settings(*games_, value.get_object());
  if (!settings) return std::unexpected(settings.error());
  settings_ = *std::move(settings);
  chairs_.resize(settings_.setup.seats);
  clock_.emplace(settings_.clock, settings_.setup.seats);
  return {};
}

std::expected<void, Problem> Table::accept_note(std::string_view note, Time at) {
  const std::string_view whole = note;
  const std::string_view word = take_word(note);
  if (!header_.empty() && !match_ && word != "start") return unreadable(whole);
  if (word == "start") return start(at);
  if (word == "resumed") {
    clock_->resumed(at);
    return {};
  }
  if (word == "closed") {
    if (stage_ == Stage::Over) return unreadable(whole);
    close(at);
    return {};
  }
  if (word == "rematch") {
    if (!rematched(note) || note.empty()) return unreadable(whole);
    rematch_ = note;
    return {};
  }
  if (word == "offer" || word == "agree" || word == "decline" || word == "again")
    return accept_talk(word, note);
  if (word == "chat") {
    const auto person = whole_number(take_word(note));
    const Viewer seat = person ? seat_of(*person) : std::nullopt;
    if (!seat) return unreadable(whole);
    const Who& who = chairs_[index(*seat)].who;
    told_.push_back({length_, Told::Kind::Chat, {}, who.name, std::string(note), who.named});
    return {};
  }
  return accept_chair(word, note, at);
}

std::expected<void, Problem> Table::accept_chair(std::string_view word, std::string_view rest,
                                                 Time at) {
  const std::string whole = std::string(word) + ' ' + std::string(rest);
  const auto seat = seat_called(take_word(rest));
  if (!seat || stage_ == Stage::Over) return unreadable(whole);
  Chair& chair = chairs_[index(*seat)];
  const bool waiting = stage_ == Stage::Waiting;
  if (word == "rise" && waiting && chair.kind == Kind::Person) {
    chair = Chair();
    return {};
  }
  if (word == "belle" && chair.kind == (waiting ? Kind::Open : Kind::Person)) {
    const auto levels = settings_.game->levels();
    const auto level = std::ranges::find(levels, rest, &players::Level::name);
    if (level == levels.end()) return unreadable(whole);
    if (!waiting) chair.left = chair.who;
    chair.kind = Kind::Belle;
    chair.who = Who{0, std::string(level->title), false};
    chair.level = rest;
    offer_.reset();  // whoever it came from, or was put to, may be gone
    if (!waiting) ask(at);
    return {};
  }
  if (word == "sit" && waiting && chair.kind == Kind::Open) {
    const auto person = whole_number(take_word(rest));
    const std::string_view named = take_word(rest);
    const std::string_view salt = take_word(rest);
    if (!person || seat_of(*person) || rest.empty() || (salt != "-" && !is_salt(salt)) ||
        (named != "named" && named != "guest"))
      return unreadable(whole);
    chair.kind = Kind::Person;
    chair.who = Who{*person, std::string(rest), named == "named"};
    if (salt != "-") chair.salt = salt;
    return {};
  }
  if (word == "salt" && waiting && lacks_salt(chair) && is_salt(rest)) {
    chair.salt = rest;
    return {};
  }
  return unreadable(whole);
}

std::expected<void, Problem> Table::start(Time at) {
  if (stage_ != Stage::Waiting || !all_taken(chairs_)) return unreadable("start");
  auto record = read_record(header_);
  if (!record) return std::unexpected(broken(record.error().reason));
  if (!record->events.empty() || !record->scores.empty() || record->result || record->fair.seed)
    return std::unexpected(broken("the game begins before it is started"));
  if (!is_as_sealed(*record)) return std::unexpected(broken("the deal is not the sealed one"));
  auto match = settings_.game->begin(settings_.setup, *record);
  if (!match) return std::unexpected(match.error());
  record_ = *std::move(record);
  match_ = *std::move(match);
  stage_ = Stage::Playing;
  ask(at);
  return {};
}

std::expected<void, Problem> Table::accept_event(std::string_view keyword, std::string_view rest,
                                                 Time at) {
  if (keyword == "score" || keyword == "fair" || keyword == "result")
    return accept_closing(keyword, rest, at);
  const std::string line = std::string(keyword) + ' ' + std::string(rest);
  if (!to_move()) return unreadable(line);
  if (keyword == "undo") {
    const auto moves = number(rest);
    if (!moves || *moves < 1 || static_cast<std::size_t>(*moves) > match_->ply())
      return unreadable(line);
    for (std::size_t i = 1; i <= static_cast<std::size_t>(*moves); ++i)
      clock_->taken_back(match_->mover(match_->ply() - i));
    match_->take_back(static_cast<std::size_t>(*moves));
    if (offer_ && offer_->kind == Offer::Kind::TakeBack) offer_.reset();
    told_.push_back({length_, Told::Kind::Other, {}, {}, line});
    ask(at);
    return {};
  }
  const auto seat = seat_called(take_word(rest));
  if (!seat) return unreadable(line);
  if (keyword == "move") {
    if (match_->to_move() != seat) return unreadable(line);
    if (const auto done = match_->play(*seat, rest); !done) return done;
    clock_->decided(at);
    keep_or_drop_offer(*seat);
    told_.push_back({length_, Told::Kind::Move, *seat, {}, std::string(rest)});
    ask(at);
    return {};
  }
  if ((keyword != "resign" && keyword != "timeout") || !rest.empty() ||
      chairs_[index(*seat)].kind != Kind::Person)
    return unreadable(line);
  if (chairs_.size() == 2) gave_up_ = seat;
  offer_.reset();
  told_.push_back({length_, Told::Kind::Other, {}, {}, line});
  return {};
}

// The lines that end a game. The seed is opened last, or before an abandoned table is closed.
std::expected<void, Problem> Table::accept_closing(std::string_view keyword, std::string_view rest,
                                                   Time at) {
  const std::string line = std::string(keyword) + ' ' + std::string(rest);
  if (keyword == "fair") {
    if (!record_.fair.commit || record_.fair.seed || line != opened_seal()) return unreadable(line);
    record_.fair.seed = {0, to_hex(*seed_), {}};
    return {};
  }
  const Lines expected = stage_ == Stage::Playing ? closing() : Lines{};
  const std::size_t next = record_.scores.size();
  if (next >= expected.size() || line != expected[next]) return unreadable(line);
  RecordLine entry{0, std::string(take_word(rest)), {}};
  entry.value = rest;
  if (keyword == "score") {
    record_.scores.push_back(std::move(entry));
  } else {
    record_.result = std::move(entry);
    close(at);
  }
  told_.push_back({length_, Told::Kind::Other, {}, {}, line});
  return {};
}

// Whoever is asked now; Belle has no clock.
void Table::ask(Time at) {
  const auto seat = to_move();
  const bool person = seat && chairs_[index(*seat)].kind == Kind::Person;
  clock_->ask(person ? seat : std::nullopt, at);
}

void Table::close(Time at) {
  stage_ = Stage::Over;
  offer_.reset();
  clock_->ask({}, at);
}

Decision Table::sit(const Who& who, std::optional<Seat> wanted) const {
  if (stage_ == Stage::Playing) return refuse("table", "the game has begun: watch it instead");
  if (stage_ == Stage::Over)
    return refuse("table", match_ ? "the game is over" : "everybody has left: set another table");
  if (seat_of(who.person)) return refuse("table", "you sit at this table already");
  if (is_full()) return refuse("table", "too many have come and gone here: set another table");
  if (wanted) {
    if (chairs_[index(*wanted)].kind != Kind::Open) return refuse("seat", "is taken");
    return Lines{sit_line(name(*wanted), who)};
  }
  const auto open = std::ranges::find(chairs_, Kind::Open, &Chair::kind);
  if (open == chairs_.end()) return refuse("table", "every seat is taken");
  return Lines{sit_line(name(Seat(static_cast<std::size_t>(open - chairs_.begin()))), who)};
}

Decision Table::add_salt(PersonId person, std::string_view salt) const {
  const Viewer seat = seat_of(person);
  if (!seat) return refuse("table", "you have no seat at this table");
  if (!is_salt(salt))
    return refuse("salt", "must be 2 to 128 hexadecimal digits in small letters, an even number");
  if (chairs_[index(*seat)].salt == salt) return Lines{};
  if (stage_ != Stage::Waiting) return refuse("table", "the cards are dealt");
  if (!chairs_[index(*seat)].salt.empty()) return refuse("salt", "you have given another one");
  std::vector<Chair> chairs = chairs_;
  chairs[index(*seat)].salt = salt;
  return seated({"# salt " + std::string(name(*seat)) + ' ' + std::string(salt)}, chairs);
}

bool Table::waits_for_salts() const {
  return stage_ == Stage::Waiting && all_taken(chairs_) && std::ranges::any_of(chairs_, lacks_salt);
}

Decision Table::deal_without_the_rest() const {
  return waits_for_salts() ? start_lines(chairs_) : Lines{};
}

Decision Table::go_on(const Who& who, Seat seat, std::span<const std::string> levels,
                      std::string_view text) const {
  if (stage_ != Stage::Waiting || !persons().empty()) return refuse("table", "is in use");
  auto record = read_record(text);
  if (!record) return refuse("record", record.error().reason);
  auto match = settings_.game->begin(settings_.setup, *record);
  if (!match) return refuse("record", match.error().reason);
  Lines moves;
  const auto names = settings_.game->seat_names().first(chairs_.size());
  for (const RecordEvent& event : record->events) {
    const auto mover = seat_named(names, event.what.key);
    if (event.kind != RecordEvent::Kind::Move || !mover || (*match)->to_move() != mover)
      return refuse("record", "must hold moves in their order, and nothing after them");
    if (const auto done = (*match)->play(*mover, event.what.value); !done)
      return refuse("record", done.error().reason);
    moves.push_back("move " + event.what.key + ' ' + event.what.value);
  }
  if (!(*match)->to_move()) return refuse("record", "the game is over");

  Lines lines;
  const auto known = settings_.game->levels();
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const auto line = std::ranges::find(record->seats, names[i], &RecordLine::key);
    if (line == record->seats.end()) return refuse("record", "does not name every seat");
    if (Seat(i) == seat) {
      lines.push_back(sit_line(names[i], who));
      line->value = who.name;
      continue;
    }
    const auto level = std::ranges::find(known, levels[i], &players::Level::name);
    if (level == known.end()) return refuse("level", "no level is called " + in_quotes(levels[i]));
    lines.push_back(belle_line(names[i], level->name));
    line->value = level->title;
  }
  record->events.clear();
  record->scores.clear();
  record->result.reset();
  record->fair = {};
  for (std::string& line : lines_of(write_record(*record))) lines.push_back(std::move(line));
  lines.emplace_back("# start");
  for (std::string& move : moves) lines.push_back(std::move(move));
  return lines;
}

Decision Table::rise(PersonId person) const {
  const Viewer seat = seat_of(person);
  if (!seat) return refuse("table", "you have no seat at this table");
  if (stage_ == Stage::Playing)
    return refuse("table", "the game is on: resign, or offer to abandon it");
  if (stage_ == Stage::Over) return refuse("table", "the game is over");
  Lines lines{"# rise " + std::string(name(*seat))};
  if (persons().size() == 1) lines.emplace_back("# closed");
  return lines;
}

Lines Table::cleared() const {
  if (stage_ != Stage::Waiting) return {};
  Lines lines;
  for (const PersonId person : persons())
    lines.push_back("# rise " + std::string(name(*seat_of(person))));
  lines.emplace_back("# closed");
  return lines;
}

Decision Table::seat_belle(PersonId person, Seat seat, std::string_view level) const {
  if (stage_ != Stage::Waiting) return refuse("table", "the game has begun");
  if (!seat_of(person)) return refuse("table", "only those who sit here can ask Belle to join");
  if (chairs_[index(seat)].kind != Kind::Open) return refuse("seat", "is taken");
  const auto levels = settings_.game->levels();
  const auto found = std::ranges::find(levels, level, &players::Level::name);
  if (found == levels.end()) return refuse("level", "no level is called " + in_quotes(level));
  std::vector<Chair> chairs = chairs_;
  chairs[index(seat)].kind = Kind::Belle;
  chairs[index(seat)].who.name = found->title;
  return seated({belle_line(name(seat), level)}, chairs);
}

// When every seat is taken, and every person there has added to the deal, the game begins at once.
Decision Table::seated(Lines lines, const std::vector<Chair>& chairs) const {
  if (!all_taken(chairs) || std::ranges::any_of(chairs, lacks_salt)) return lines;
  for (std::string& line : start_lines(chairs)) lines.push_back(std::move(line));
  return lines;
}

Record Table::sealed_deal(const std::vector<Chair>& chairs) const {
  std::vector<std::string> names;
  std::vector<RecordLine> salts;
  for (std::size_t i = 0; i < chairs.size(); ++i) {
    names.push_back(chairs[i].who.name);
    if (!chairs[i].salt.empty()) salts.push_back({0, std::string(name(Seat(i))), chairs[i].salt});
  }
  SealedChance chance(*seed_, salts);
  Record record = settings_.game->deal(settings_.setup, names, chance);
  record.fair.commit = {0, commitment(), {}};
  record.fair.salts = std::move(salts);
  return record;
}

bool Table::is_as_sealed(const Record& record) const {
  if (!record.fair.commit) return true;
  const Record sealed = sealed_deal(chairs_);
  return record.fair.commit->key == sealed.fair.commit->key &&
         same_lines(record.fair.salts, sealed.fair.salts) &&
         same_lines(record.options, sealed.options) && same_lines(record.deals, sealed.deals);
}

Lines Table::start_lines(const std::vector<Chair>& chairs) const {
  Lines lines = lines_of(write_record(sealed_deal(chairs)));
  lines.emplace_back("# start");
  return lines;
}

std::expected<Seat, Problem> Table::playing_seat(PersonId person) const {
  if (stage_ == Stage::Waiting) return refuse("table", "the game has not begun");
  if (!to_move()) return refuse("table", "the game is over");
  const Viewer seat = seat_of(person);
  if (!seat) return refuse("table", "you have no seat at this table");
  return *seat;
}

std::expected<void, Problem> Table::same_ply(std::size_t ply) const {
  if (ply == match_->ply()) return {};
  return refuse("ply", "the table has moved on: it is at ply " + std::to_string(match_->ply()));
}

Decision Table::play(PersonId person, std::size_t ply, std::string_view move) const {
  const auto seat = playing_seat(person);
  if (!seat) return std::unexpected(seat.error());
  if (const auto same = same_ply(ply); !same) return std::unexpected(same.error());
  if (to_move() != *seat)
    return refuse("table", "it is the turn of " + std::string(name(*to_move())));
  return played(*seat, move);
}

Decision Table::belle_plays(std::size_t ply, std::string_view move) const {
  if (belle_to_move() == nullptr || !same_ply(ply)) return refuse("ply", "the table has moved on");
  return played(*to_move(), move);
}

Decision Table::played(Seat seat, std::string_view move) const {
  auto step = match_->step(seat, move);
  if (!step) return std::unexpected(step.error());
  Lines lines{std::move(step->line)};
  for (std::string& line : step->closing) lines.push_back(std::move(line));
  if (lines.size() > 1) open_seal(lines);
  return lines;
}

Decision Table::say(PersonId person, std::string_view text) const {
  if (!seat_of(person)) return refuse("table", "only those who sit at the table can talk there");
  if (text.empty() || text.size() > kLongestChat)
    return refuse("text", "must have 1 to " + std::to_string(kLongestChat) + " bytes");
  if (!is_a_line(text)) return refuse("text", "must be one line of plain text");
  if (is_full()) return refuse("table", "has no room for more words");
  return Lines{"# chat " + std::to_string(person) + ' ' + std::string(text)};
}

Decision Table::resign(PersonId person) const {
  const auto seat = playing_seat(person);
  if (!seat) return std::unexpected(seat.error());
  return given_up(*seat, "resign");
}

bool Table::is_late(Time now) const {
  const auto deadline = clock_->deadline();
  return to_move() && deadline && now >= *deadline;
}

Decision Table::time_over(Time now) const {
  if (!is_late(now)) return Lines{};
  const Seat seat = *to_move();
  if (chairs_.size() == 2 && settings_.time_over == Settings::TimeOver::Belle &&
      persons().size() > 1)
    return Lines{belle_line(name(seat), stand_in())};
  return given_up(seat, "timeout");
}

std::string Table::won_against(Seat loser) const {
  return "result " + std::string(name(Seat(1 - index(loser))));
}

Lines Table::closing() const {
  return gave_up_ ? Lines{won_against(*gave_up_)} : match_->closing();
}

// With two seats the other one has won; with more, Belle plays on, if not for herself alone.
Decision Table::given_up(Seat seat, std::string_view keyword) const {
  Lines lines{std::string(keyword) + ' ' + std::string(name(seat))};
  if (chairs_.size() == 2) {
    lines.push_back(won_against(seat));
    open_seal(lines);
  } else if (persons().size() == 1) {
    open_seal(lines);
    lines.emplace_back("# closed");
  } else {
    lines.push_back(belle_line(name(seat), stand_in()));
  }
  return lines;
}

std::optional<Seat> Table::seat_called(std::string_view name) const {
  return seat_named(settings_.game->seat_names().first(chairs_.size()), name);
}

Viewer Table::seat_of(PersonId person) const {
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].kind == Kind::Person && chairs_[i].who.person == person) return Seat(i);
  return {};
}

std::optional<Seat> Table::to_move() const {
  if (stage_ != Stage::Playing || gave_up_) return {};
  return match_->to_move();
}

const Chair* Table::belle_to_move() const {
  const auto seat = to_move();
  if (!seat || chairs_[index(*seat)].kind != Kind::Belle) return nullptr;
  return &chairs_[index(*seat)];
}

std::vector<PersonId> Table::persons() const {
  std::vector<PersonId> persons;
  for (const Chair& chair : chairs_)
    if (chair.kind == Kind::Person) persons.push_back(chair.who.person);
  return persons;
}

std::vector<Finisher> Table::finishers() const {
  if (stage_ != Stage::Over || !match_) return {};
  if (!gave_up_ && match_->to_move()) return {};
  std::vector<std::size_t> ranks(chairs_.size(), 0);
  if (gave_up_)
    ranks[index(*gave_up_)] = 1;
  else
    ranks = match_->ranks();
  std::vector<Finisher> finishers;
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const bool left = chairs_[i].left.person != 0;
    finishers.push_back(
        {left ? chairs_[i].left : chairs_[i].who, left ? chairs_.size() : ranks[i]});
  }
  return finishers;
}

std::string Table::opened_seal() const { return "fair seed " + to_hex(*seed_); }

void Table::open_seal(Lines& lines) const {
  if (record_.fair.commit) lines.push_back(opened_seal());
}

std::string Table::stand_in() const {
  const auto levels = settings_.game->levels();
  return std::string(levels[levels.size() / 2].name);
}

}  // namespace belle::table
