#ifndef SVL_NORMALIZER_H
#define SVL_NORMALIZER_H

#include <stdint.h>

/// The normalizer of one form: a singleton of ICU, never closed. Immutable: any number of threads may use it.
typedef struct svl_normalizer svl_normalizer;

enum {
    svl_normalizer_nfc = 0,
    svl_normalizer_nfd = 1,
    svl_normalizer_nfkc = 2,
    svl_normalizer_nfkd = 3,
};

/// The normalizer of a form.
const svl_normalizer *svl_normalizer_use(int32_t form, int32_t *status);

/// How many units from the start are certainly normalized; the whole length when the text is.
int32_t svl_normalizer_span(
    const svl_normalizer *normalizer, const uint16_t *text, int32_t length, int32_t *status);

/// Whether the whole text is normalized, a full check.
int32_t svl_normalizer_is_normalized(
    const svl_normalizer *normalizer, const uint16_t *text, int32_t length, int32_t *status);

/// Writes the normalized text. The buffers must not overlap.
int32_t svl_normalizer_normalize(
    const svl_normalizer *normalizer, const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity,
    int32_t *status);

#endif
