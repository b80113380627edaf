#include "engine/lumiere/explain.h"

#include "engine/lumiere/notation.h"
#include "engine/lumiere/rules.h"
#include "engine/lumiere/shapes.h"

namespace belle::lumiere {
namespace {

Spaces lit_spaces(const Edition& edition, const Open& open) {
  Spaces lit = 0;
  for (const Space streetlight : Each<Space>(open.streetlights))
    lit |= light_of(edition, open, streetlight);
  return lit & laid(open);
}

std::string list(Spaces spaces) {
  std::string text;
  for (const Space space : Each<Space>(spaces)) text += (text.empty() ? "" : " ") + format(space);
  return text;
}

std::string counted(int number, std::string_view thing) {
  return std::to_string(number) + ' ' + std::string(thing) + (number == 1 ? "" : "s");
}

std::string signed_number(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

std::string points_line(Seat seat, const ScoreSheet& before, const ScoreSheet& after) {
  std::string text(kSeatNames[index(seat)]);
  if (before == after) return text + ": " + std::to_string(after.total()) + " points, unchanged";
  text +=
      ": " + std::to_string(before.total()) + " → " + std::to_string(after.total()) + " points (";
  std::string parts;
  const auto part = [&](std::string_view name, int change) {
    if (change == 0) return;
    if (!parts.empty()) parts += ", ";
    parts += std::string(name) + ' ' + signed_number(change);
  };
  part("lit", after.lit - before.lit);
  part("group", after.group - before.group);
  part("unbuilt", after.unbuilt - before.unbuilt);
  part("cards", after.cards - before.cards);
  return text + parts + ")";
}

std::string streetlight_sentence(const Edition& edition, std::string_view piece,
                                 const std::string& where) {
  const bool free = edition.rulings.streetlight_pieces == StreetlightPieces::Free;
  return "puts the " + std::string(piece) + " on " + where + (free ? ", which stays free" : "");
}

std::string card_sentence(const Edition& edition, const Move& move) {
  const std::string where = move.space == kNowhere ? "" : format(move.space);
  if (move.space == kNowhere && (kKept & only(move.card)) == 0)
    return "takes the postcard without effect, so that nobody else plays it";
  switch (move.card) {
    case Card::Moulin:
      return "puts the dancer on " + where;
    case Card::Penseur:
      return "puts the statue on " + where + ", facing " +
             std::string(format(Facing(move.turn.code)));
    case Card::Fontaine:
      return "puts the fountain on " + where;
    case Card::Lumiere:
      return streetlight_sentence(edition, "large streetlight", where);
    case Card::Levitation:
      return "gives " + edition.pieces[index(move.given)].id + " to the pool and builds " +
             edition.pieces[index(move.building)].id + " from it";
    case Card::Metro:
      return "keeps Métropolitain: one later building may cover a streetlight";
    case Card::Jardin:
      return "builds the garden";
    case Card::Sacre:
      return "keeps Sacré-Cœur: unbuilt buildings cost nothing";
    case Card::Peintre:
      return "puts the painter on " + where;
    case Card::Chartier:
      return "keeps Chartier: one later building or fountain may cover a rival space";
    case Card::Bouquinistes:
      return "puts the annex on " + where;
    case Card::Lampadaire:
      return streetlight_sentence(edition, "streetlight", where);
  }
  return {};
}

std::string sentence(const Edition& edition, const State& state, const Move& move) {
  switch (move.kind) {
    case Move::Kind::Lay:
      return "lays the tile in hand (" + edition.tile_text[hand(state, state.open.to_move)] +
             ") on area " + format(move.space);
    case Move::Kind::Take:
      return "takes " + edition.pieces[index(move.building)].id;
    case Move::Kind::Pass:
      return "passes";
    case Move::Kind::Build:
      return "builds " + edition.pieces[index(move.building)].id;
    case Move::Kind::Card:
      return card_sentence(edition, move);
  }
  return {};
}

}  // namespace

Effect effect(const Edition& edition, const State& state, const Move& move) {
  State next = state;
  apply(edition, next, move);
  Effect result;
  for (const Seat seat : {kOrange, kBlue}) {
    result.before[index(seat)] = score(edition, state.open, seat);
    result.after[index(seat)] = score(edition, next.open, seat);
  }
  result.building = building_cells(edition, move);
  result.streetlights = result.building == 0 ? 0 : lights_on(edition, next.open, result.building);
  result.newly_lit = lit_spaces(edition, next.open) & ~lit_spaces(edition, state.open);
  return result;
}

std::vector<std::string> explain(const Edition& edition, const State& state, const Move& move) {
  const Effect what = effect(edition, state, move);
  const Open& open = state.open;
  std::vector<std::string> lines;
  lines.push_back(std::string(kSeatNames[index(open.to_move)]) + ' ' +
                  sentence(edition, state, move));
  if (what.building != 0) {
    lines.push_back("covers " + list(what.building));
    if (const Spaces metro = what.building & open.streetlights; metro != 0)
      lines.push_back("uses Métropolitain for the streetlight on " + list(metro));
    if (what.streetlights == 0) {
      lines.emplace_back("no streetlight lights it");
    } else {
      const int size = count(what.building);
      const int lights = count(what.streetlights);
      lines.push_back("lit by " + counted(lights, "streetlight") + " (" + list(what.streetlights) +
                      "): " + std::to_string(size) + " × " + std::to_string(lights) + " = " +
                      std::to_string(size * lights));
    }
  }
  const Spaces ground =
      what.building |
      (move.kind == Move::Kind::Card && move.card == Card::Fontaine ? only(move.space) : 0);
  if (const Spaces paved = ground & open.colour[index(rival(open.to_move))]; paved != 0)
    lines.push_back("uses Chartier for " + list(paved));
  if (what.newly_lit != 0) lines.push_back("newly lit: " + list(what.newly_lit));
  for (const Seat seat : {kOrange, kBlue})
    lines.push_back(points_line(seat, what.before[index(seat)], what.after[index(seat)]));
  return lines;
}

void write_effect(JsonText& json, const Edition& edition, const State& state, const Move& move) {
  const Effect what = effect(edition, state, move);
  const auto write_spaces = [&](std::string_view key, Spaces spaces) {
    if (spaces == 0) return;
    json.key(key).open_list();
    for (const Space space : Each<Space>(spaces)) json.text(format(space));
    json.close_list();
  };
  const auto write_part = [&](std::string_view key, int before, int after) {
    if (before != after) json.key(key).whole(after - before);
  };
  json.open_object();
  json.key("seats").open_object();
  for (const Seat seat : {kOrange, kBlue}) {
    const ScoreSheet& before = what.before[index(seat)];
    const ScoreSheet& after = what.after[index(seat)];
    if (before == after) continue;
    json.key(kSeatNames[index(seat)]).open_object();
    json.key("change").whole(after.total() - before.total());
    write_part("lit", before.lit, after.lit);
    write_part("group", before.group, after.group);
    write_part("unbuilt", before.unbuilt, after.unbuilt);
    write_part("cards", before.cards, after.cards);
    json.close_object();
  }
  json.close_object();
  write_spaces("covers", what.building);
  write_spaces("lamps", what.streetlights);
  write_spaces("newly_lit", what.newly_lit);
  json.close_object();
}

const Shape& effect_shape() { return shapes::kEffect; }

}  // namespace belle::lumiere
