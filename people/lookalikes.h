// Names that pass for others, by ICU's spoof checker, which is Unicode's standard for it (UTS 39).
// Two questions: whether a word is written so as to deceive, and whether two names look alike. ICU
// is too large for the page, whose house has its own answer (apps/wasm/no_lookalikes.cpp).
//
// Look-alikes are told by skeletons: texts that look alike have one. But one person's name is the
// same name in capitals, and В is B while в is no b; l is I, and L is not. So a name has three
// skeletons, in small letters, in capitals and as it is written, and two names look alike if they
// share one of the same kind: Belle and ВЕLLE, Ian and lan, Bob and B0b, but not Ian and Lan.
// Accents and strokes keep names apart: Zoé and Zoe, Łukasz and Lukasz.
//
// What ICU leaves to us, and is hand-made in lookalikes.cpp: which characters names may have (its
// own list is for identifiers, without smileys, apostrophes or the Thai ำ), and that each word
// stands by itself, because people do write "Иван Smith".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace belle::people {

/// Whether a word of a plain text (see engine/core/text.h) may not stand in a name: it has
/// characters that are invisible or turn the direction of writing, other spaces, marks that combine
/// with a letter before them (in scripts that are written without), other forms of letters (wide,
/// in circles, mathematical, of pronunciation) or letters nobody writes today; or it mixes scripts
/// (but Han with kana, hangul, bopomofo and Latin) or digits of several.
bool is_deceptive(std::string_view word);

/// What names are compared by, one for each kind. Spaces at the ends are dropped and those between
/// words made one. A text that is not plain has none.
std::vector<std::string> skeletons_of(std::string_view name);

/// Whether two names share a skeleton.
bool look_alike(std::string_view a, std::string_view b);

/// `skeletons_of` for a store, with its version: ICU's tables change with its releases.
store::NameRule name_rule();

}  // namespace belle::people
