// A view as text: it comes back as it was, says nothing that its viewer may not know, and no text
// gives a view that breaks what uses it.
#include "tests/written_view.h"

#include "editions/editions.h"
#include "tests/any_seed.h"
#include "tests/lumiere/other_secrets.h"
#include "tests/lumiere/random_play.h"

namespace belle::lumiere {
namespace {

const Edition& the_edition() { return editions::shipped<Lumiere>(); }

constexpr std::uint32_t kOneIn = 2;  // positions of a game

// A view that is not what was written, for any seat, option and stage of a game.
RC_GTEST_PROP(WrittenView, ComesBackTheSame, ()) {
  const std::uint64_t seed = *any_seed();
  every_view_comes_back<Lumiere>(the_edition(), play(the_edition(), seed).states, kOneIn, seed);
}

// A hidden tile that shines through in the text.
RC_GTEST_PROP(WrittenView, HiddenTilesChangeNoCharacter, ()) {
  const std::uint64_t seed = *any_seed();
  secrets_change_no_character<Lumiere>(the_edition(), play(the_edition(), seed).states, kOneIn,
                                       seed);
}

// A text from anywhere that gives a view on which redeal, legal moves or scoring go wrong.
RC_GTEST_PROP(WrittenView, ChangedTextsAreRefusedOrCanBeUsed, ()) {
  const std::uint64_t seed = *any_seed();
  every_view_survives_changes<Lumiere>(the_edition(), play(the_edition(), seed).states, kOneIn,
                                       seed);
}

// A piece that lies mirrored, or a streetlight piece whose space is free, as only some editions
// allow.
RC_GTEST_PROP(WrittenView, ComesBackTheSameInACorrectedEdition, ()) {
  const PlayedGame game = play(corrected_edition(), *any_seed());
  const View last = make_view(corrected_edition(), game.states.back(), kBlue);
  comes_back<Lumiere>(corrected_edition(), last);
}

}  // namespace
}  // namespace belle::lumiere
