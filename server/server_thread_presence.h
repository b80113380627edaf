// The presence of server_thread_store.h, whose answers come on the server's thread as all others.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/environment.h"
#include "store/presence.h"

namespace belle::server {

/// What is heard is posted. `post`: see Environment.
inline store::Elsewhere heard_on(std::function<void(Work)> post, store::Elsewhere heard) {
  return {
      [post, grown = std::move(heard.grown)](const std::string& table, std::size_t length) {
        post([grown, table, length] { grown(table, length); });
      },
      [post, watched = std::move(heard.watched)](const std::string& table,
                                                 const std::vector<store::Watcher>& watchers) {
        post([watched, table, watchers] { watched(table, watchers); });
      },
      [post, changed = std::move(heard.changed)](const store::Summary& summary,
                                                 std::size_t length) {
        post([changed, summary, length] { changed(summary, length); });
      },
      [post, renewed = std::move(heard.renewed)](store::PersonId person) {
        post([renewed, person] { renewed(person); });
      },
  };
}

class ServerThreadPresence final : public store::Presence {
 public:
  ServerThreadPresence(std::unique_ptr<store::Presence> presence, std::function<void(Work)> post)
      : presence_(std::move(presence)), post_(std::move(post)) {}

  void watch(const std::string& table, std::vector<store::Watcher> here) override {
    presence_->watch(table, std::move(here));
  }
  void follow(store::PersonId person) override { presence_->follow(person); }
  void unfollow(store::PersonId person) override { presence_->unfollow(person); }
  void attended(const std::vector<store::Summary>& tables,
                store::Done<std::vector<std::string>> done) override {
    presence_->attended(tables, [post = post_, done = std::move(done)](
                                    const store::Result<std::vector<std::string>>& found) {
      post([done, found] { done(found); });
    });
  }

 private:
  std::unique_ptr<store::Presence> presence_;
  std::function<void(Work)> post_;
};

}  // namespace belle::server
