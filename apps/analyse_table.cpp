#include "apps/analyse_table.h"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "analysis/summary.h"

namespace belle {

using analysis::Analysis;
using analysis::Decision;
using analysis::Mark;
using analysis::SeatName;
using analysis::Summary;
using analysis::Value;

namespace {

// From green to red, in the palette of 256; forced and good moves need no attention.
constexpr std::array<int, 6> kMarkColours{244, 71, 250, 220, 208, 196};

std::string painted(Mark mark, show::Colour colour) {
  std::string text = fmt::format("{:<10}", name(mark));
  if (colour == show::Colour::Plain) return text;
  return fmt::format("\x1b[38;5;{}m{}\x1b[0m", kMarkColours[index(mark)], text);
}

// Without the sign of a zero that only rounding made negative.
double rounded(double number) { return number > -0.05 && number < 0.05 ? 0 : number; }

std::string lost(const Value& loss) {
  return fmt::format("{:>7} {:>8}", percent(loss.win), fmt::format("{:.1f} VP", loss.margin));
}

std::string row(const Decision& decision, const SeatName& seat, int move_width,
                show::Colour colour) {
  std::string text = fmt::format("{:>4}  {:<8}{:<{}}  {}", decision.ply, seat.seat, decision.move,
                                 move_width, painted(decision.mark, colour));
  if (decision.forced()) return text;
  text += fmt::format(" {:>7} {:>6}{}", percent(decision.played.win),
                      points(decision.played.margin), decision.proven ? '=' : ' ');
  if (decision.mark != Mark::Best)
    text += fmt::format("{}  {}", lost(decision.loss()), decision.alternatives.front().move);
  return text;
}

std::string signed_percent(double change) {
  return fmt::format("{:+.1f} %", rounded(change * 100));
}

std::string who(const SeatName& seat) { return seat.seat + ' ' + seat.name; }

}  // namespace

std::string percent(double part) { return fmt::format("{:.1f} %", rounded(part * 100)); }

std::string points(double margin) { return fmt::format("{:+.1f}", rounded(margin)); }

std::string decision_table(const Analysis& analysis, const std::vector<SeatName>& seats,
                           const TableStyle& style) {
  std::vector<const Decision*> shown;
  int move_width = 4;
  for (const Decision& decision : analysis.decisions) {
    if (!style.marks.empty() &&
        std::ranges::find(style.marks, name(decision.mark)) == style.marks.end())
      continue;
    shown.push_back(&decision);
    move_width = std::max(move_width, show::columns(decision.move));
  }
  std::string text = fmt::format("{:>4}  {:<8}{:<{}}  {:<10} {:>7} {:>6} {:>16}  {}\n", "ply",
                                 "seat", "move", move_width, "mark", "win", "VP", "lost", "best");
  std::optional<Seat> last;
  for (const Decision* decision : shown) {
    if (style.turns_apart && last && *last != decision->seat) text += '\n';
    last = decision->seat;
    text += row(*decision, seats[index(decision->seat)], move_width, style.colour);
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

std::string summary_table(const Analysis& analysis, const std::vector<SeatName>& seats) {
  int width = 4;
  for (const SeatName& seat : seats) width = std::max(width, show::columns(who(seat)));
  std::string text =
      fmt::format("{:<{}} {:>9} {:>17}", "seat", width, "accuracy", "lost per choice");
  for (const std::string_view mark : analysis::kMarkNames) text += fmt::format("  {}", mark);
  std::string parts = fmt::format("{:<{}} {:>9} {:>10} {:>10} {:>10} {:>10} {:>9}", "seat", width,
                                  "start", "play", "others", "luck", "error", "end");
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const Summary summary = analysis::summary(analysis, Seat(i));
    text += fmt::format("\n{:<{}} {:>9} {:>17}", who(seats[i]), width,
                        summary.accuracy ? percent(*summary.accuracy / 100) : "-",
                        lost(summary.mean_loss));
    for (std::size_t mark = 0; mark < analysis::kMarkNames.size(); ++mark)
      text += fmt::format("  {:>{}}", summary.marks[mark], analysis::kMarkNames[mark].size());
    const analysis::Account& account = summary.account;
    parts += fmt::format("\n{:<{}} {:>9} {:>10} {:>10} {:>10} {:>10} {:>9}", who(seats[i]), width,
                         percent(account.start.win), signed_percent(account.play.win),
                         signed_percent(account.others.win), signed_percent(account.luck.win),
                         signed_percent(account.error.win), percent(account.end.win));
    parts += fmt::format("\n{:<{}} {:>9} {:>10} {:>10} {:>10} {:>10} {:>9}  VP", "", width,
                         points(account.start.margin), points(account.play.margin),
                         points(account.others.margin), points(account.luck.margin),
                         points(account.error.margin), points(account.end.margin));
  }
  return text + "\n\n" + parts +
         "\n\nothers: what the choices of other seats changed"
         "\nluck: draws, and what came to light"
         "\nerror: what changed though nothing happened, the estimates being only that\n";
}

}  // namespace belle
