// A store whose answers come on the server's thread: each is posted there, never given within the
// call that asked. So no part of the server needs to know on which threads a store works. The store
// behind it must outlive it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/environment.h"
#include "server/server_thread_presence.h"
#include "store/store.h"

namespace belle::server {

/// The same call back, by the server's thread.
template <class T>
store::Done<T> posted_by(const std::function<void(Work)>& post, store::Done<T> done) {
  return [post, done = std::move(done)](store::Result<T> result) mutable {
    post([done = std::move(done), result = std::move(result)]() mutable {
      done(std::move(result));
    });
  };
}

class ServerThreadThoughts final : public store::Thoughts {
  template <class T>
  using Done = store::Done<T>;

 public:
  ServerThreadThoughts(std::unique_ptr<store::Thoughts> thoughts, std::function<void(Work)> post)
      : thoughts_(std::move(thoughts)), post_(std::move(post)) {}

  void want(store::WantedThought wanted, Done<bool> done) override {
    thoughts_->want(std::move(wanted), posted_by(post_, std::move(done)));
  }
  void unwant(store::Thought thought, Done<bool> done) override {
    thoughts_->unwant(std::move(thought), posted_by(post_, std::move(done)));
  }
  void ended(const store::Thought& thought) override { thoughts_->ended(thought); }
  void lease(std::size_t most, Done<store::Leases> done) override {
    thoughts_->lease(most, posted_by(post_, std::move(done)));
  }
  void renew(std::vector<store::Thought> held, Done<std::vector<store::Thought>> done) override {
    thoughts_->renew(std::move(held), posted_by(post_, std::move(done)));
  }
  void give_back(std::vector<store::Thought> held, Done<void> done) override {
    thoughts_->give_back(std::move(held), posted_by(post_, std::move(done)));
  }
  void drop(store::Thought held) override { thoughts_->drop(std::move(held)); }

 private:
  std::unique_ptr<store::Thoughts> thoughts_;
  std::function<void(Work)> post_;
};

class ServerThreadStore final : public store::Store {
  template <class T>
  using Done = store::Done<T>;

 public:
  /// `post`: see Environment.
  ServerThreadStore(store::Store& store, std::function<void(Work)> post)
      : store_(store), post_(std::move(post)) {}

  void follow(const std::string& table) override { store_.follow(table); }
  void unfollow(const std::string& table) override { store_.unfollow(table); }
  store::State state() const override { return store_.state(); }
  std::unique_ptr<store::Thoughts> share_thoughts(std::function<void()> come) override {
    auto thoughts = store_.share_thoughts([post = post_, come = std::move(come)] { post(come); });
    if (!thoughts) return nullptr;
    return std::make_unique<ServerThreadThoughts>(std::move(thoughts), post_);
  }
  std::unique_ptr<store::Presence> enter(store::Elsewhere heard) override {
    auto presence = store_.enter(heard_on(post_, std::move(heard)));
    if (!presence) return nullptr;
    return std::make_unique<ServerThreadPresence>(std::move(presence), post_);
  }

  void token_key(std::string proposed, Done<std::string> done) override {
    store_.token_key(std::move(proposed), posted(std::move(done)));
  }
  bool counts_tries() const override { return store_.counts_tries(); }
  void take_try(store::Allowance first, std::optional<store::Allowance> other,
                Done<bool> done) override {
    store_.take_try(std::move(first), std::move(other), posted(std::move(done)));
  }

  void flush(std::function<void()> done) override {
    store_.flush([this, done = std::move(done)] { post_(done); });
  }

  void append(store::Append append, Done<void> done) override {
    store_.append(std::move(append), posted(std::move(done)));
  }
  void journal(std::string table, std::size_t since,
               Done<std::vector<store::Entry>> done) override {
    store_.journal(std::move(table), since, posted(std::move(done)));
  }
  void list(store::Summary::Stage stage, bool only_listed, std::size_t most,
            Done<std::vector<store::Summary>> done) override {
    store_.list(stage, only_listed, most, posted(std::move(done)));
  }
  void list_of(store::PersonId person, store::Time until, std::size_t most,
               Done<std::vector<store::Summary>> done) override {
    store_.list_of(person, until, most, posted(std::move(done)));
  }
  void count_unfinished(store::PersonId person, store::Time since,
                        Done<std::size_t> done) override {
    store_.count_unfinished(person, since, posted(std::move(done)));
  }

  void take_due(store::DueQuestion question, Done<store::Due> done) override {
    store_.take_due(question, posted(std::move(done)));
  }
  std::optional<store::HouseTime> time() const override { return store_.time(); }
  void note_opening(store::Time at, Done<void> done) override {
    store_.note_opening(at, posted(std::move(done)));
  }

  void add_guest(std::string name, std::string session, store::Time at,
                 Done<store::Person> done) override {
    store_.add_guest(std::move(name), std::move(session), at, posted(std::move(done)));
  }
  void rename_guest(store::PersonId person, std::string name, Done<void> done) override {
    store_.rename_guest(person, std::move(name), posted(std::move(done)));
  }
  void claim_name(store::PersonId person, std::string name, std::string password_hash,
                  std::string asking, store::Session session, Done<void> done) override {
    store_.claim_name(person, std::move(name), std::move(password_hash), std::move(asking),
                      std::move(session), posted(std::move(done)));
  }
  void add_session(store::Password password, store::Session session, Done<void> done) override {
    store_.add_session(std::move(password), std::move(session), posted(std::move(done)));
  }
  void end_session(std::string session, Done<void> done) override {
    store_.end_session(std::move(session), posted(std::move(done)));
  }
  void forget(store::Time sessions_before, store::Time guests_before, Done<void> done) override {
    store_.forget(sessions_before, guests_before, posted(std::move(done)));
  }
  void person_of(std::string session, Done<std::optional<store::Person>> done) override {
    store_.person_of(std::move(session), posted(std::move(done)));
  }
  void person(store::PersonId id, Done<store::Person> done) override {
    store_.person(id, posted(std::move(done)));
  }
  void password_of(std::string name, Done<std::optional<store::Password>> done) override {
    store_.password_of(std::move(name), posted(std::move(done)));
  }
  void rate_game(std::string table, std::string game, std::vector<store::PersonId> persons,
                 store::Rate rate, Done<void> done) override {
    store_.rate_game(std::move(table), std::move(game), std::move(persons), std::move(rate),
                     posted(std::move(done)));
  }
  void ratings_of(std::vector<store::RatedIn> whose,
                  Done<std::vector<std::optional<store::Rating>>> done) override {
    store_.ratings_of(std::move(whose), posted(std::move(done)));
  }

 private:
  template <class T>
  Done<T> posted(Done<T> done) {
    return posted_by(post_, std::move(done));
  }

  store::Store& store_;
  std::function<void(Work)> post_;
};

}  // namespace belle::server
