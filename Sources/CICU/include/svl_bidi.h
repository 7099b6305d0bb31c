#ifndef SVL_BIDI_H
#define SVL_BIDI_H

#include <stdint.h>

/// A place to run the bidirectional algorithm in, used again and again. For one thread at a time.
typedef struct svl_bidi svl_bidi;

/// The base direction of a paragraph: one of these, or the level.
enum {
    /// That of the first strong character; left to right without one.
    svl_bidi_first_strong = 0xFE
};

svl_bidi *svl_bidi_open(int32_t *status);

void svl_bidi_close(svl_bidi *bidi);

/// Writes the level of each of `length` units, and for each place from left to right the unit that is shown there.
/// Returns the level of the (first) paragraph. The text is not needed afterwards.
uint8_t svl_bidi_resolve(
    svl_bidi *bidi, const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels, int32_t *order,
    int32_t *status);

/// What is shown for a character that goes from right to left: ')' for '('; most characters themselves. Asked of an
/// open `svl_bidi`, which shows that ICU is there.
uint32_t svl_bidi_mirror(const svl_bidi *bidi, uint32_t character);

#endif
