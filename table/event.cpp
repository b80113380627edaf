#include "table/event.h"

#include <boost/json.hpp>
#include <optional>
#include <utility>

#include "engine/core/text.h"

namespace belle::table {
namespace {

namespace json = boost::json;

using Read = std::expected<Event, Problem>;

// A number of a person: digits without a leading zero.
std::optional<PersonId> read_person(std::string_view word) {
  constexpr std::size_t kMostDigits = 18;
  if (word.empty() || word.size() > kMostDigits || (word.size() > 1 && word[0] == '0')) return {};
  PersonId value = 0;
  for (const char digit : word) {
    if (digit < '0' || digit > '9') return {};
    value = value * 10 + (digit - '0');
  }
  return value;
}

// One line, taken apart from its beginning.
class Reader {
 public:
  Reader(const Vocabulary& words, std::string_view line)
      : words_(words), line_(line), rest_(line) {}

  Read read() {
    const std::string_view keyword = take_word(rest_);
    if (keyword == "#") return read_note();
    if (!words_.dealt) return event::HeaderLine{std::string(line_)};
    if (keyword == "move") return with_seat([&](Seat seat) { return moved(seat); });
    if (keyword == "undo") return taken_back();
    if (keyword == "resign") return seat_alone<event::Resigned>();
    if (keyword == "timeout") return seat_alone<event::TimedOut>();
    if (keyword == "score")
      return with_seat([&](Seat seat) { return event::Scored{seat, std::string(rest_)}; });
    if (keyword == "result") return won();
    if (keyword == "fair" && take_word(rest_) == "seed") return sealed<event::SealOpened>();
    return unreadable(line_);
  }

 private:
  Read read_note() {
    const std::string_view word = take_word(rest_);
    if (word == "table") return table_set();
    if (word == "sealed") return sealed<event::DealSealed>();
    if (word == "sit") return with_seat([&](Seat seat) { return sat_down(seat); });
    if (word == "salt") return with_seat([&](Seat seat) { return salt_added(seat); });
    if (word == "rise") return seat_alone<event::Rose>();
    if (word == "belle")
      return with_seat([&](Seat seat) { return event::BelleSat{seat, std::string(rest_)}; });
    if (word == "start") return alone(event::Started{});
    if (word == "offer") return with_seat([&](Seat seat) { return offered(seat); });
    if (word == "agree") return seat_alone<event::Agreed>();
    if (word == "decline") return seat_alone<event::Declined>();
    if (word == "chat") return said();
    if (word == "aside") return remarked();
    if (word == "again") return seat_alone<event::WantedRematch>();
    if (word == "rematch" && !rest_.empty()) return event::Rematched{std::string(rest_)};
    if (word == "closed") return alone(event::Closed{});
    if (word == "resumed") return alone(event::Resumed{});
    return unreadable(line_);
  }

  template <class Make>
  Read with_seat(const Make& make) {
    const auto seat = seat_named(words_.seats, take_word(rest_));
    if (!seat) return unreadable(line_);
    return make(*seat);
  }

  Read alone(Event event) const {
    if (rest_.empty() && line_.back() != ' ') return event;
    return unreadable(line_);
  }

  template <class E>
  Read seat_alone() {
    return with_seat([&](Seat seat) { return alone(E{seat}); });
  }

  template <class E>
  Read sealed() const {
    const auto seed = read_seed(rest_);
    if (!seed) return unreadable(line_);
    return E{*seed};
  }

  Read table_set() const {
    boost::system::error_code failed;
    const json::value value = json::parse(rest_, failed);
    if (failed || !value.is_object()) return unreadable(line_);
    auto settings = read_settings(words_.games, value.get_object());
    if (!settings) return std::unexpected(settings.error());
    return event::TableSet{*std::move(settings)};
  }

  Read sat_down(Seat seat) {
    const auto person = read_person(take_word(rest_));
    const std::string_view named = take_word(rest_);
    const std::string_view salt = take_word(rest_);
    if (!person || (named != "named" && named != "guest") || (salt != "-" && !is_salt(salt)) ||
        rest_.empty())
      return unreadable(line_);
    return event::SatDown{seat,
                          {*person, std::string(rest_), named == "named"},
                          salt == "-" ? std::string() : std::string(salt)};
  }

  Read salt_added(Seat seat) const {
    if (!is_salt(rest_)) return unreadable(line_);
    return event::SaltAdded{seat, std::string(rest_)};
  }

  Read moved(Seat seat) const { return event::Moved{seat, std::string(rest_)}; }

  std::optional<std::size_t> count() const {
    const auto moves = number(rest_);
    if (!moves || *moves < 1) return {};
    return static_cast<std::size_t>(*moves);
  }

  Read taken_back() const {
    const auto moves = count();
    if (!moves) return unreadable(line_);
    return event::TakenBack{*moves};
  }

  Read offered(Seat seat) {
    if (rest_ == "abandon") return event::Offered{seat, OfferKind::Abandon};
    const auto moves = take_word(rest_) == "undo" ? count() : std::nullopt;
    if (!moves) return unreadable(line_);
    return event::Offered{seat, OfferKind::TakeBack, *moves};
  }

  Read won() {
    event::Won won;
    for (const std::string_view word : words(rest_)) {
      const auto seat = seat_named(words_.seats, word);
      if (!seat) return unreadable(line_);
      won.winners.push_back(*seat);
    }
    return won;
  }

  Read said() {
    const auto person = read_person(take_word(rest_));
    if (!person || rest_.empty()) return unreadable(line_);
    return event::Said{*person, std::string(rest_)};
  }

  // Neither names nor words have a tab.
  Read remarked() {
    const auto person = read_person(take_word(rest_));
    const std::string_view named = take_word(rest_);
    const std::size_t tab = rest_.find('\t');
    if (!person || (named != "named" && named != "guest") || tab == std::string_view::npos ||
        tab == 0 || tab + 1 == rest_.size())
      return unreadable(line_);
    return event::Remarked{{*person, std::string(rest_.substr(0, tab)), named == "named"},
                           std::string(rest_.substr(tab + 1))};
  }

  const Vocabulary& words_;
  std::string_view line_;
  std::string_view rest_;  // what is not read yet
};

}  // namespace

std::unexpected<Problem> unreadable(std::string_view line) {
  return refuse("journal", "cannot read the line " + in_quotes(line));
}

Read read_event(const Vocabulary& words, std::string_view line) {
  return Reader(words, line).read();
}

std::string write_event(std::span<const std::string_view> seats, const Event& event) {
  const auto line = [&](std::string_view keyword, Seat seat, std::string_view rest = {}) {
    std::string text(keyword);
    text.append(" ").append(seats[index(seat)]);
    if (!rest.empty()) text.append(" ").append(rest);
    return text;
  };
  const auto undo = [](std::size_t moves) { return "undo " + std::to_string(moves); };
  return std::visit(
      Overloaded{
          [](const event::TableSet& set) {
            JsonText json;
            write_settings(json, set.settings);
            return "# table " + json.written();
          },
          [](const event::DealSealed& sealed) { return "# sealed " + to_hex(sealed.seed); },
          [&](const event::SatDown& sat) {
            return line("# sit", sat.seat, std::to_string(sat.person.person)) +
                   (sat.person.named ? " named " : " guest ") +
                   (sat.salt.empty() ? "-" : sat.salt) + ' ' + sat.person.name;
          },
          [&](const event::SaltAdded& added) { return line("# salt", added.seat, added.salt); },
          [&](const event::Rose& rose) { return line("# rise", rose.seat); },
          [&](const event::BelleSat& belle) { return line("# belle", belle.seat, belle.level); },
          [](const event::HeaderLine& header) { return header.text; },
          [](const event::Started&) { return std::string("# start"); },
          [&](const event::Moved& moved) { return line("move", moved.seat, moved.text); },
          [&](const event::TakenBack& back) { return undo(back.moves); },
          [&](const event::Resigned& resigned) { return line("resign", resigned.seat); },
          [&](const event::TimedOut& late) { return line("timeout", late.seat); },
          [&](const event::Scored& scored) { return line("score", scored.seat, scored.points); },
          [&](const event::Won& won) {
            std::string text = "result";
            for (const Seat seat : won.winners) text.append(" ").append(seats[index(seat)]);
            return text;
          },
          [](const event::SealOpened& opened) { return "fair seed " + to_hex(opened.seed); },
          [&](const event::Offered& offer) {
            return line("# offer", offer.seat,
                        offer.kind == OfferKind::Abandon ? "abandon" : undo(offer.moves));
          },
          [&](const event::Agreed& agreed) { return line("# agree", agreed.seat); },
          [&](const event::Declined& declined) { return line("# decline", declined.seat); },
          [](const event::Said& said) {
            return "# chat " + std::to_string(said.person) + ' ' + said.text;
          },
          [](const event::Remarked& remarked) {
            const auto& [person, name, named] = remarked.person;
            return "# aside " + std::to_string(person) + (named ? " named " : " guest ") + name +
                   '\t' + remarked.text;
          },
          [&](const event::WantedRematch& wanted) { return line("# again", wanted.seat); },
          [](const event::Rematched& rematched) { return "# rematch " + rematched.table; },
          [](const event::Closed&) { return std::string("# closed"); },
          [](const event::Resumed&) { return std::string("# resumed"); },
      },
      event);
}

}  // namespace belle::table
