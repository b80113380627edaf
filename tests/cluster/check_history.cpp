// check_history HISTORY HOUSE: says what a house did that it must not, and ends with 1 if anything.
#include <fstream>
#include <iostream>

#include "apps/house_games.h"
#include "tests/cluster/checks.h"

int main(int count, char** words) {
  if (count != 3) {
    std::cerr << "check_history HISTORY HOUSE (see tests/cluster/history.h)\n";
    return 2;
  }
  try {
    std::ifstream history(words[1]);
    std::ifstream house(words[2]);
    const auto faults =
        belle::history::check(belle::house_games(), belle::history::read_history(history),
                              belle::history::read_house(house));
    for (const std::string& fault : faults) std::cout << fault << '\n';
    return faults.empty() ? 0 : 1;
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 2;
  }
}
