#ifndef SVL_COLLATOR_H
#define SVL_COLLATOR_H

#include <stdint.h>

/// The order of texts in one language. Immutable: any number of threads may ask for keys.
typedef struct svl_collator svl_collator;

/// Opens the order of a locale id in which lists of files are shown: by letters, accents and case as three levels with
/// a level of its own for case, numbers by their value, and spaces and punctuation as characters like others.
svl_collator *svl_collator_open(const char *locale, int32_t *status);

void svl_collator_close(svl_collator *collator);

/// Writes the bytes whose order is that of the texts, and returns how many they are: more than `capacity` when the
/// buffer is too small.
int32_t svl_collator_sort_key(
    const svl_collator *collator, const uint16_t *text, int32_t length, uint8_t *buffer, int32_t capacity);

#endif
