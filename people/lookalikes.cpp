#include "people/lookalikes.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include <unicode/locid.h>
#include <unicode/uniset.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>
#include <unicode/uversion.h>

#include "engine/core/text.h"

namespace belle::people {
namespace {

using icu::UnicodeSet;
using icu::UnicodeString;

// Another number whenever the skeletons of a name become others by our doing.
constexpr const char* kOurVersion = "1";

// Everything but these; of the unassigned, who knows. By line: what hides; marks, in scripts that
// are written without; other forms of letters; scripts whose words look Latin, letter by letter.
constexpr const char16_t* kRefused =
    u"[[[:C:]-[:Cn:]][:Noncharacter_Code_Point:][:Default_Ignorable_Code_Point:][:White_Space:]"
    u"\u2800"
    u"[[:M:]&[[:Zinh:][:Cyrl:][:Hebr:][:Arab:]]]"
    u"[:dt=font:][:blk=Modifier_Letters:][:blk=Super_And_Sub:][:blk=Letterlike_Symbols:]"
    u"[:blk=Enclosed_Alphanum:][[:blk=Enclosed_Alphanum_Sup:]-[:Regional_Indicator:]]"
    u"[:blk=Alphabetic_PF:][:blk=Arabic_PF_A:][:blk=Arabic_PF_B:][:blk=Half_And_Full_Forms:]"
    u"[:blk=Specials:]"
    u"[:Cher:][:Lisu:][:Copt:]]";

// Of these, which are taken for each other, only what is written today.
constexpr const char16_t* kAlphabets = u"[[:Latn:][:Grek:][:Cyrl:]]";

void require(UErrorCode status) {
  if (U_FAILURE(status)) throw std::runtime_error(std::string("ICU: ") + u_errorName(status));
}

USpoofChecker* new_checker() {
  UErrorCode status = U_ZERO_ERROR;
  UnicodeSet refused(UnicodeString(kAlphabets), status);
  const UnicodeSet* recommended = uspoof_getRecommendedUnicodeSet(&status);
  require(status);
  refused.removeAll(*recommended).addAll(UnicodeSet(UnicodeString(kRefused), status));
  USpoofChecker* checker = uspoof_open(&status);  // with every check, and one script to a word
  uspoof_setAllowedUnicodeSet(checker, &refused.complement(), &status);
  require(status);
  return checker;
}

// Opening one takes long; asking it is safe on any thread.
const USpoofChecker* checker() {
  static const icu::LocalUSpoofCheckerPointer kept(new_checker());
  return kept.getAlias();
}

UnicodeString from_utf8(std::string_view text) {
  return UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
}

std::string skeleton(char kind, const UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  UnicodeString skeleton;
  uspoof_getSkeletonUnicodeString(checker(), 0, text, skeleton, &status);
  require(status);
  std::string result(1, kind);
  return skeleton.toUTF8String(result);
}

}  // namespace

bool is_deceptive(std::string_view word) {
  UErrorCode status = U_ZERO_ERROR;
  const auto failed = uspoof_check2UnicodeString(checker(), from_utf8(word), nullptr, &status);
  require(status);
  return failed != 0;
}

// The Turkish way of folding makes I dotless and takes the dot off İ; of both ı and i, the skeleton
// is i. So İnci is found as "inci", and Ian as "ian".
std::vector<std::string> skeletons_of(std::string_view name) {
  if (!is_plain_text(name)) return {};
  std::string spaced;
  for (const std::string_view word : words(name)) {
    if (word.empty()) continue;
    if (!spaced.empty()) spaced += ' ';
    spaced += word;
  }
  const UnicodeString written = from_utf8(spaced);
  return {skeleton('a', UnicodeString(written).foldCase(U_FOLD_CASE_EXCLUDE_SPECIAL_I)),
          skeleton('A', UnicodeString(written).toUpper(icu::Locale::getRoot())),
          skeleton('=', written)};
}

bool look_alike(std::string_view a, std::string_view b) {
  const std::vector<std::string> of_a = skeletons_of(a);
  const std::vector<std::string> of_b = skeletons_of(b);
  return std::ranges::find_first_of(of_a, of_b) != of_a.end();
}

store::NameRule name_rule() {
  UVersionInfo version;
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_getVersion(version);
  u_versionToString(version, text);
  return {std::string(kOurVersion) + ", ICU " + text, skeletons_of};
}

}  // namespace belle::people
