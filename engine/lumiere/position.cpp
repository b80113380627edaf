#include "engine/lumiere/position.h"

#include <string>
#include <string_view>

#include "engine/lumiere/notation.h"
#include "engine/lumiere/rules.h"
#include "engine/lumiere/scoring.h"
#include "engine/lumiere/shapes.h"

namespace belle::lumiere {
namespace {

constexpr std::array<char, kSeats> kColours{'o', 'b'};

class Writer {
 public:
  Writer(JsonText& json, const Edition& edition, const View& view)
      : json_(json), edition_(edition), view_(view), open_(view.open) {}

  void write() {
    const State state{open_, {}};  // what is asked of it is open
    json_.open_object();
    write_rulings();
    write_seat("viewer", view_.viewer);
    write_seat("to_move", to_move(state));
    json_.key("phase").text(shapes::kPhaseWords[static_cast<std::size_t>(open_.phase)]);
    write_ground();
    write_buildings();
    write_pieces();
    write_ids("pool", open_.pool);
    write_cards();
    json_.key("seats").open_object();
    for (const Seat seat : {kOrange, kBlue}) write_player(seat);
    json_.close_object();
    json_.key("hand");
    if (view_.hand)
      json_.text(face(*view_.viewer, *view_.hand));
    else
      json_.null();
    if (const auto end = outcome(edition_, state)) {
      json_.key("winners").open_list();
      for (const Seat seat : {kOrange, kBlue})
        if (end->won[index(seat)]) json_.text(kSeatNames[index(seat)]);
      json_.close_list();
      write_tie_breaks(json_, kSeatNames, tie_breaks(edition_, state));
    }
    json_.close_object();
  }

 private:
  void write_rulings() {
    json_.key("rulings").open_object();
    each_ruling(edition_.rulings, [&](std::string_view key, const auto& reading) {
      json_.key(key).text(word(reading));
    });
    json_.key("flip").truth(edition_.flip);
    json_.close_object();
  }
  void write_seat(std::string_view key, std::optional<Seat> seat) {
    json_.key(key);
    if (seat)
      json_.text(kSeatNames[index(*seat)]);
    else
      json_.null();
  }
  void write_spaces(std::string_view key, Spaces spaces) {
    json_.key(key).open_list();
    for (const Space space : Each<Space>(spaces)) json_.text(format(space));
    json_.close_list();
  }
  void write_ids(std::string_view key, Buildings buildings) {
    json_.key(key).open_list();
    for (const Building building : Each<Building>(buildings))
      json_.text(edition_.pieces[index(building)].id);
    json_.close_list();
  }

  char ground(Space space) const {
    const Spaces here = only(space);
    for (const Seat seat : {kOrange, kBlue})
      if ((open_.colour[index(seat)] & here) != 0) return kColours[index(seat)];
    if ((open_.mixed & here) != 0) return 'm';
    if ((open_.streetlights & here) != 0) return 'L';
    return (open_.covered & here) != 0 ? '-' : '.';
  }

  void write_ground() {
    json_.key("ground").open_list();
    for (int row = kSide; row-- > 0;) {
      std::string letters;
      for (int column = 0; column < kSide; ++column) letters += ground(space_at(column, row));
      json_.text(letters);
    }
    json_.close_list();
  }

  void write_buildings() {
    json_.key("buildings").open_list();
    for (const Seat seat : {kOrange, kBlue}) {
      for (const Building building : Each<Building>(open_.owned[index(seat)])) {
        const Spaces cells = open_.built[index(building)];
        json_.open_object();
        json_.key("id").text(edition_.pieces[index(building)].id);
        json_.key("owner").text(kSeatNames[index(seat)]);
        write_spaces("spaces", cells);
        json_.key("lit").whole(count(lights_on(edition_, open_, cells)));
        json_.key("points").whole(lit_points(edition_, open_, building));
        json_.close_object();
      }
    }
    json_.close_list();
  }

  // Opens the object of a piece, if it lies somewhere, with what every piece has.
  bool open_piece(std::string_view name, Space space, Card card) {
    if (space == kNowhere) return false;
    json_.key(name).open_object();
    json_.key("space").text(format(space));
    json_.key("owner").text(kSeatNames[index(owner(card))]);
    return true;
  }
  Seat owner(Card card) const {
    return (open_.played[index(kOrange)] & only(card)) != 0 ? kOrange : kBlue;
  }
  void write_piece(std::string_view name, Space space, Card card) {
    if (open_piece(name, space, card)) json_.close_object();
  }
  void write_piece(std::string_view name, Space space, Card card, int points) {
    if (!open_piece(name, space, card)) return;
    json_.key("points").whole(points);
    json_.close_object();
  }

  void write_pieces() {
    json_.key("pieces").open_object();
    write_piece("dancer", open_.dancer, Card::Moulin, dancer_points(edition_, open_));
    if (open_piece("statue", open_.statue, Card::Penseur)) {
      json_.key("facing").text(format(open_.statue_facing));
      json_.key("points").whole(statue_points(edition_, open_));
      json_.close_object();
    }
    write_piece("fountain", open_.fountain, Card::Fontaine,
                fountain_points(edition_, open_, owner(Card::Fontaine)));
    write_piece("painter", open_.painter, Card::Peintre, painter_points(edition_, open_));
    write_piece("annex", open_.annex, Card::Bouquinistes);
    write_piece("streetlight", open_.lampadaire, Card::Lampadaire);
    const Space large = open_.large_streetlight;
    if (open_piece("large_streetlight", large, Card::Lumiere)) {
      const Spaces lit = light_of(edition_, open_, large);
      write_spaces("lit", lit);
      write_spaces("dark", far_light(only(large)) & ~lit);
      json_.close_object();
    }
    json_.close_object();
  }

  void write_cards() {
    json_.key("cards").open_list();
    for (const Card card : Each<Card>(open_.cards)) {
      json_.open_object();
      json_.key("id").text(kCardIds[index(card)]);
      if (const auto shown = points_on(card); !shown.empty()) {
        json_.key("vp").open_list();
        for (const auto points : shown) json_.whole(edition_.points.*points);
        json_.close_list();
      }
      if ((unplayed(open_) & only(card)) == 0) {
        json_.key("by").text(kSeatNames[index(owner(card))]);
        if (holds(open_, owner(card), card)) json_.key("held").truth(true);
      }
      json_.close_object();
    }
    json_.close_list();
  }

  std::string face(Seat seat, std::size_t tile) const {
    std::string letters = edition_.tile_text[tile];
    for (char& letter : letters) {
      if (letter == 'o')
        letter = kColours[index(seat)];
      else if (letter == 'x')
        letter = kColours[index(rival(seat))];
    }
    return letters;
  }

  void write_player(Seat seat) {
    json_.key(kSeatNames[index(seat)]).open_object();
    write_ids("reserve", open_.reserve[index(seat)]);
    json_.key("tokens").whole(tokens_left(open_, seat));
    json_.key("chimneys").whole(chimneys_left(open_, seat));
    json_.key("tiles").open_list();
    for (std::size_t tile = 0; tile < kTiles; ++tile)
      for (int i = 0; i < open_.tiles_left[index(seat)][tile]; ++i) json_.text(face(seat, tile));
    json_.close_list();
    write_spaces("group", largest_group(open_, seat));
    const ScoreSheet sheet = score(edition_, open_, seat);
    json_.key("score").open_object();
    json_.key("lit").whole(sheet.lit);
    json_.key("group").whole(sheet.group);
    json_.key("unbuilt").whole(sheet.unbuilt);
    json_.key("cards").whole(sheet.cards);
    json_.key("total").whole(sheet.total());
    json_.close_object();
    json_.close_object();
  }

  JsonText& json_;
  const Edition& edition_;
  const View& view_;
  const Open& open_;
};

}  // namespace

void write_position(JsonText& json, const Edition& edition, const View& view) {
  Writer(json, edition, view).write();
}

const Shape& position_shape() { return shapes::kPosition; }

}  // namespace belle::lumiere
