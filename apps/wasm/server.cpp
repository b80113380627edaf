// The house in the page: the same as the one that `belle serve` opens, with the browser around it.
// The page keeps journals, rings when time has passed, and asks another module (mind.cpp) what
// Belle plays. Everything here runs to its end before the page's worker hears the next message.

#include "server/house.h"

#include <chrono>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include <unistd.h>

#include "apps/house_games.h"
#include "apps/wasm/exchange.h"
#include "apps/wasm/page_store.h"
#include "table/telling.h"

BELLE_IMPORT(keep) void page_keep(std::uint32_t ticket, const char* text, std::size_t size);
BELLE_IMPORT(think) void page_think(std::uint32_t ticket, const char* text, std::size_t size);
BELLE_IMPORT(after) void page_after(std::uint32_t ticket, double milliseconds);

namespace belle::wasm {
namespace {

using server::Work;

template <class T>
T drawn() {
  T value{};
  if (getentropy(&value, sizeof value) != 0) std::abort();
  return value;
}

std::string new_table_id() {
  constexpr std::string_view kLetters = "23456789abcdefghjkmnpqrstuvwxyz";
  constexpr std::size_t kLength = 10;
  std::string id = "local-";
  for (std::size_t i = 0; i < kLength; ++i)
    id += kLetters[drawn<std::uint64_t>() % kLetters.size()];
  return id;
}

class PageThinkers final : public server::Thinkers {
 public:
  void ask(const server::Question& question, server::Stopped stopped,
           server::Heard heard) override {
    const std::uint32_t ticket = ++tickets_;
    asked_[ticket] = {std::move(stopped), std::move(heard)};
    const auto& edition = question.table.settings().setup.edition;
    std::string text = question.level + '\0' + std::to_string(question.seed) + '\0' +
                       std::to_string(question.milliseconds) + '\0' + true_record(question.table) +
                       '\0' + edition.value_or("");
    page_think(ticket, text.data(), text.size());
  }

  void thought(std::uint32_t ticket, std::string_view move) {
    const auto node = asked_.extract(ticket);
    if (!node.empty() && !*node.mapped().stopped) node.mapped().heard(std::string(move), 0);
  }

 private:
  struct Asked {
    server::Stopped stopped;
    server::Heard heard;
  };
  std::map<std::uint32_t, Asked> asked_;
  std::uint32_t tickets_ = 0;
};

// Nobody has this number: what is said here is for the mind.
constexpr std::uint32_t kForTheMind = 0;

class PageLine final : public server::Line {
 public:
  explicit PageLine(std::uint32_t person) : person_(person) {}
  void send(std::shared_ptr<const std::string> text) override { tell(person_, *text); }
  void say_goodbye() override {}  // nobody logs out of a page

 private:
  std::uint32_t person_;
};

class PageHouse {
 public:
  PageHouse()
      : games_(house_games()), store_([](std::uint32_t ticket, const std::string& text) {
          page_keep(ticket, text.data(), text.size());
        }) {
    auto thinkers = std::make_unique<PageThinkers>();
    thinkers_ = thinkers.get();
    server::House::Settings settings;
    settings.limits.off = true;
    settings.from_records = true;
    house_.emplace(games_, store_, surroundings(), std::move(thinkers), settings);
  }

  void remember(const std::string& id, std::string_view text) {
    store_.remember(id, text);
    const auto journal = store_.journal(id);
    const auto table = table::Table::replay(games_, *journal);
    if (table) store_.summarise(server::summary_of(id, *table, journal->back().at));
  }
  void arrive(std::uint32_t person) {
    visitors_[person] =
        house_->arrive(std::make_shared<PageLine>(person), std::to_string(person), "page");
    settle();
  }
  void receive(std::uint32_t person, std::string_view text) {
    house_->receive(visitors_[person], text);
    settle();
  }
  void ring(std::uint32_t ticket) {
    const auto node = later_.extract(ticket);
    if (!node.empty()) node.mapped()();
    settle();
  }
  void kept(std::uint32_t ticket, PageStore::Kept outcome) {
    store_.kept(ticket, outcome);
    settle();
  }
  void thought(std::uint32_t ticket, std::string_view move) {
    thinkers_->thought(ticket, move);
    settle();
  }
  // The whole game goes to the mind for a hint, which it makes from a View; nothing if it is not
  // this person's turn.
  void ask_for_hint(std::uint32_t person, const std::string& id, const std::string& ticket) {
    const auto nothing = [ticket](const auto&) { tell(kForTheMind, ticket); };
    house_->hall().look(
        id,
        [person, ticket](table::Table& table) {
          const table::Viewer seat = table.seat_of(person);
          if (!seat || table.to_move() != seat) return tell(kForTheMind, ticket);
          tell(kForTheMind, ticket + '\0' + true_record(table) + '\0' +
                                table.settings().setup.edition.value_or(""));
        },
        nothing);
    settle();
  }
  void tick() {
    house_->tick();
    settle();
  }

 private:
  server::Surroundings surroundings() {
    server::Surroundings world;
    world.now = [] {
      return std::chrono::duration_cast<std::chrono::milliseconds>(
                 std::chrono::system_clock::now().time_since_epoch())
          .count();
    };
    world.post = [this](Work work) { posted_.push_back(std::move(work)); };
    world.after = [this](std::int64_t milliseconds, Work work) {
      later_[++tickets_] = std::move(work);
      page_after(tickets_, static_cast<double>(milliseconds));
    };
    world.new_table_id = new_table_id;
    world.new_seed = drawn<table::Sealed>;
    world.new_number = drawn<std::uint64_t>;
    return world;
  }

  void settle() {
    while (!posted_.empty()) {
      const Work next = std::move(posted_.front());
      posted_.pop_front();
      next();
    }
  }

  table::Games games_;
  PageStore store_;
  std::deque<Work> posted_;
  std::map<std::uint32_t, Work> later_;
  std::uint32_t tickets_ = 0;
  PageThinkers* thinkers_ = nullptr;
  std::optional<server::House> house_;
  std::map<std::uint32_t, std::shared_ptr<server::Visitor>> visitors_;
};

PageHouse& house() {
  static PageHouse* const house = new PageHouse;  // as long as the module: nobody tears it down
  return *house;
}

}  // namespace

BELLE_EXPORT(remember) void remember(std::size_t size) {
  const Given given(size);
  house().remember(std::string(given[0]), given[1]);
}
BELLE_EXPORT(arrive) void arrive(std::uint32_t person, std::size_t) { house().arrive(person); }
BELLE_EXPORT(receive) void receive(std::uint32_t person, std::size_t size) {
  house().receive(person, Given(size).whole());
}
BELLE_EXPORT(ring) void ring(std::uint32_t ticket, std::size_t) { house().ring(ticket); }
BELLE_EXPORT(kept) void kept(std::uint32_t ticket, std::uint32_t outcome, std::size_t) {
  house().kept(ticket, PageStore::Kept{outcome});
}
BELLE_EXPORT(thought) void thought(std::uint32_t ticket, std::size_t size) {
  house().thought(ticket, Given(size).whole());
}
BELLE_EXPORT(ask_for_hint) void ask_for_hint(std::uint32_t person, std::size_t size) {
  const Given given(size);
  house().ask_for_hint(person, std::string(given[0]), std::string(given[1]));
}
BELLE_EXPORT(tick) void tick(std::size_t) { house().tick(); }

}  // namespace belle::wasm
