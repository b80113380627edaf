// `belle check` of records with a sealed deal.
#include <memory>

#include <gtest/gtest.h>

#include "editions/editions.h"
#include "engine/core/playout.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"
#include "table/fair.h"
#include "tests/commands/command_line.h"

namespace belle {
namespace {

// A random game whose deal is sealed, as a table writes it when it is over. The seed is this digit
// all along, and that many seats, from the first, have added a salt.
template <Game G>
std::vector<std::string> sealed_game(const typename G::Options& options,
                                     const std::vector<std::string>& names, char digit,
                                     std::size_t salts) {
  const auto& edition = editions::shipped<G>();
  const std::string hex(64, digit);
  const table::Sealed seed = *table::read_seed(hex);
  FairLines fair{RecordLine{0, table::commitment(seed), {}}, {}, RecordLine{0, hex, {}}};
  for (std::size_t i = 0; i < salts; ++i)
    fair.salts.push_back({0, std::string(G::kSeatNames[i]), hex.substr(0, 16 + 2 * i)});
  const auto deal = table::deal_sealed<G>(edition, options, seed, fair.salts);
  typename G::State state = start_game(edition, deal);
  std::vector<typename G::Move> played;
  Random random(1889);
  const auto moves = std::make_unique<typename G::Moves>();
  play_out<G>(edition, state, *moves, random,
              [&](const typename G::Move& move) { played.push_back(move); });
  Record record = make_record<G>(edition, options, deal, played, names);
  record.fair = fair;
  return lines(write_record(record));
}

std::vector<std::string> sealed_lumiere(char digit = '7', std::size_t salts = 2) {
  return sealed_game<Lumiere>({}, {"Alice", "Belle"}, digit, salts);
}

std::vector<std::string> sealed_paris(std::size_t salts = 4) {
  paris::Options options;
  options.players = 4;
  options.shuffled = true;
  return sealed_game<Paris>(options, {"Alice", "Belle", "Chloé", "Denis"}, '7', salts);
}

Answer check(const std::vector<std::string>& record) {
  return type({"check", "-"}, joined(record, record.size()));
}

// Changes the last digit of the line that begins so.
std::vector<std::string> tampered(std::vector<std::string> record, const std::string& beginning) {
  char& digit = record.at(line_with(record, beginning)).back();
  digit = digit == '0' ? '1' : '0';
  return record;
}

// Expects a refusal on the line of the seed, which is the last.
void expect_unfair(const std::vector<std::string>& record, const std::string& reason) {
  const Answer answer = check(record);
  EXPECT_EQ(answer.status, 1);
  EXPECT_EQ(answer.out.find("-:" + std::to_string(record.size()) + ": " + reason), 0U)
      << answer.out;
}

// A tampered seed, commitment or salt that passes for an honest deal.
void expect_seal_holds(const std::vector<std::string>& record) {
  const Answer answer = check(record);
  EXPECT_EQ(answer.status, 0);
  EXPECT_EQ(answer.out.substr(0, 3), "ok ") << answer.out;
  expect_unfair(tampered(record, "fair seed"), "this seed does not fit the commitment");
  expect_unfair(tampered(record, "fair commit"), "this seed does not fit the commitment");
  expect_unfair(tampered(record, "fair salt"), "seed and salts deal '");
}

TEST(Sealed, LumiereHoldsUntilItIsTamperedWith) { expect_seal_holds(sealed_lumiere()); }
TEST(Sealed, ParisHoldsUntilItIsTamperedWith) { expect_seal_holds(sealed_paris()); }

// A deal that was exchanged for another one, legal in itself, before the game was played.
TEST(Sealed, AnExchangedDealIsRefused) {
  const std::vector<std::string> sealed = sealed_lumiere('7');
  std::vector<std::string> mixed = sealed_lumiere('8');
  std::erase_if(mixed, [](const std::string& line) { return line.starts_with("fair "); });
  for (const std::string& line : sealed)
    if (line.starts_with("fair ")) mixed.push_back(line);
  expect_unfair(mixed, "seed and salts deal '");
}

// A finished game whose seed stays secret passing for a verified one.
TEST(Sealed, AFinishedGameOpensItsSeed) {
  std::vector<std::string> record = sealed_lumiere();
  record.pop_back();
  const Answer answer = check(record);
  EXPECT_EQ(answer.status, 1);
  EXPECT_EQ(answer.out, "-:" + std::to_string(line_with(record, "fair commit") + 1) +
                            ": the seed of this deal is not opened\n");
  record.resize(line_with(record, "move ") + 1);
  record.insert(record.end(), {"resign blue", "result orange"});
  EXPECT_EQ(check(record).status, 1) << "also one that ends by resignation";
}

// A running game that is refused for its secret, or whose seed is taken on trust because the game
// is not over.
TEST(Sealed, ARunningGameMayKeepItsSeed) {
  const std::vector<std::string> record = sealed_paris();
  std::vector<std::string> running = record;
  running.resize(line_with(record, "move ") + 1);
  EXPECT_EQ(check(running).out.substr(0, 11), "unfinished ");
  running.push_back(record.back());
  EXPECT_EQ(check(running).out.substr(0, 11), "unfinished ");
  expect_unfair(tampered(running, "fair seed"), "this seed does not fit the commitment");
}

// A seal that nobody added to passing for the proof that nobody chose the deal. The answer on
// standard output stays as it is: programs read it.
TEST(Sealed, WhoAddedToTheDealIsSaidBesideTheAnswer) {
  const auto expect_said = [](const std::vector<std::string>& record, const std::string& words) {
    const Answer answer = check(record);
    EXPECT_EQ(answer.status, 0);
    EXPECT_EQ(lines(answer.out).size(), 1U) << answer.out;
    EXPECT_EQ(answer.err, words);
  };
  const std::string alone =
      "-: sealed deal: verified, but nobody added to it: it shows only that the table kept to its "
      "seed\n";
  expect_said(sealed_lumiere('7', 0), alone);
  expect_said(sealed_paris(0), alone);
  expect_said(sealed_lumiere('7', 1), "-: sealed deal: verified; Alice added to it\n");
  expect_said(sealed_lumiere(), "-: sealed deal: verified; Alice and Belle added to it\n");
  expect_said(sealed_paris(3), "-: sealed deal: verified; Alice, Belle and Chloé added to it\n");
  std::vector<std::string> running = sealed_lumiere('7', 1);
  running.resize(line_with(running, "move ") + 1);
  expect_said(running, "-: sealed deal: not opened yet; Alice added to it\n");
  std::erase_if(running, [](const std::string& line) { return line.starts_with("fair salt"); });
  expect_said(running, "-: sealed deal: not opened yet; nobody added to it so far\n");
  EXPECT_EQ(check(lines(random_record(7))).err, "") << "a deal without a seal";
  EXPECT_EQ(check(tampered(sealed_lumiere(), "fair seed")).err, "") << "a refused record";
}

}  // namespace
}  // namespace belle
