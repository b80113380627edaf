// The open connections, counted by address, and what waits to be sent to each. Only for net.cpp.
#pragma once

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "server/socket_connection.h"

namespace belle::server {

// What counts as one address: of IPv6 the network, for a household has as many as it likes.
inline std::string counted(const boost::asio::ip::address& address) {
  if (address.is_v4()) return address.to_string();
  const boost::asio::ip::address_v6 six = address.to_v6();
  if (six.is_v4_mapped())
    return boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, six).to_string();
  auto bytes = six.to_bytes();
  std::fill(bytes.begin() + bytes.size() / 2, bytes.end(), std::uint8_t{0});
  return boost::asio::ip::address_v6(bytes).to_string() + "/64";
}

// Whom a proxy asks for: the last one it names, for the others can be made up.
inline std::string counted(std::string_view forwarded, const std::string& proxy) {
  const std::size_t last = forwarded.find_last_of(", ");
  if (last != std::string_view::npos) forwarded.remove_prefix(last + 1);
  boost::system::error_code failed;
  const auto address = boost::asio::ip::make_address(std::string(forwarded), failed);
  return failed ? proxy : counted(address);
}

class Connections {
 public:
  Connections(std::size_t most, std::size_t most_of_an_address)
      : most_(most), most_of_an_address_(most_of_an_address) {}

  bool too_many() const { return count_ >= most_; }
  bool too_many_at(const std::string& address) const {
    const auto found = by_address_.find(address);
    return found != by_address_.end() && found->second.connections >= most_of_an_address_;
  }

  void open() { ++count_; }
  void close() { --count_; }
  void enter(const std::string& address) {
    OfAddress& here = by_address_[address];
    ++here.connections;
    if (!here.unsent) here.unsent = std::make_shared<Unsent>(Unsent{0, unsent_});
  }
  void leave(const std::string& address) {
    if (--by_address_[address].connections == 0) by_address_.erase(address);
  }
  /// Of an address that has entered.
  const std::shared_ptr<Unsent>& unsent_to(const std::string& address) {
    return by_address_[address].unsent;
  }

 private:
  struct OfAddress {
    std::size_t connections = 0;
    std::shared_ptr<Unsent> unsent;
  };

  std::size_t most_;
  std::size_t most_of_an_address_;
  std::size_t count_ = 0;
  std::map<std::string, OfAddress> by_address_;
  std::shared_ptr<std::size_t> unsent_ = std::make_shared<std::size_t>(0);
};

}  // namespace belle::server
