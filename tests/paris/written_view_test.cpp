// A view as text: it comes back as it was, says nothing that its viewer may not know, and no text
// gives a view that breaks what uses it.
#include "tests/written_view.h"

#include "editions/editions.h"
#include "tests/any_seed.h"
#include "tests/paris/other_secrets.h"
#include "tests/paris/random_play.h"

namespace belle::paris {
namespace {

const Edition& the_edition() { return editions::shipped<Paris>(); }

constexpr std::uint32_t kOneIn = 8;  // positions of a game

// A view that is not what was written, for any seat, option and stage of a game.
RC_GTEST_PROP(WrittenView, ComesBackTheSame, ()) {
  const std::uint64_t seed = *any_seed();
  every_view_comes_back<Paris>(the_edition(), play(the_edition(), seed).states, kOneIn, seed);
}

// A hidden tile that shines through in the text.
RC_GTEST_PROP(WrittenView, HiddenTilesChangeNoCharacter, ()) {
  const std::uint64_t seed = *any_seed();
  secrets_change_no_character<Paris>(the_edition(), play(the_edition(), seed).states, kOneIn, seed);
}

// A text from anywhere that gives a view on which redeal, legal moves or scoring go wrong.
RC_GTEST_PROP(WrittenView, ChangedTextsAreRefusedOrCanBeUsed, ()) {
  const std::uint64_t seed = *any_seed();
  every_view_survives_changes<Paris>(the_edition(), play(the_edition(), seed).states, kOneIn, seed);
}

// A text from anywhere with more than can be written of what follows, which then is another view.
TEST(WrittenView, NobodyHasMoreThanAnyGameComesTo) {
  const View view = make_view(the_edition(), play(the_edition(), 1).states.back(), std::nullopt);
  const auto is_read = [&](auto change) {
    View changed = view;
    change(changed.open);
    return read_view(the_edition(), write_view(the_edition(), changed)).has_value();
  };
  EXPECT_TRUE(is_read([](Open& open) { open.screens[0].francs = 1000; }));
  EXPECT_FALSE(is_read([](Open& open) { open.screens[0].francs = 2047; }));
  EXPECT_TRUE(is_read([](Open& open) { open.screens[1].points = 8000; }));
  EXPECT_FALSE(is_read([](Open& open) { open.screens[1].points = 16383; }));
  EXPECT_FALSE(is_read([](Open& open) { open.round = 0xffff; }));
}

}  // namespace
}  // namespace belle::paris
