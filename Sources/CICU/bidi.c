#include "svl_bidi.h"
#include "svl_icu.h"

#include <string.h>

_Static_assert(svl_bidi_first_strong == UBIDI_DEFAULT_LTR, "ICU's own name of the base direction");
_Static_assert(sizeof(UBiDiLevel) == sizeof(uint8_t), "levels travel as uint8_t");

svl_bidi *svl_bidi_open(int32_t *status) {
    const svl_icu *icu = svl_icu_use_common(status);
    if (icu == NULL) {
        return NULL;
    }
    UBiDi *bidi = icu->ubidi_open();
    *status = bidi == NULL ? U_MEMORY_ALLOCATION_ERROR : U_ZERO_ERROR;
    return (svl_bidi *)bidi;
}

void svl_bidi_close(svl_bidi *bidi) {
    if (bidi != NULL) {
        svl_icu_opened()->ubidi_close((UBiDi *)bidi);
    }
}

uint8_t svl_bidi_resolve(
    svl_bidi *bidi, const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels, int32_t *order,
    int32_t *status) {
    *status = U_ZERO_ERROR;
    // For an empty text ICU has no levels but an error.
    if (length <= 0) {
        return base == 1 ? 1 : 0;
    }
    const svl_icu *icu = svl_icu_opened();
    UBiDi *paragraph = (UBiDi *)bidi;
    UErrorCode error = U_ZERO_ERROR;
    icu->ubidi_setPara(paragraph, (const UChar *)text, length, base, NULL, &error);
    // ICU keeps a pointer to the text, which it reads for what follows, and not before the next text after it.
    const UBiDiLevel *resolved = icu->ubidi_getLevels(paragraph, &error);
    icu->ubidi_getVisualMap(paragraph, order, &error);
    *status = error;
    if (U_FAILURE(error)) {
        return 0;
    }
    memcpy(levels, resolved, (size_t)length);
    return icu->ubidi_getParaLevel(paragraph);
}

uint32_t svl_bidi_mirror(const svl_bidi *bidi, uint32_t character) {
    return bidi == NULL ? character : (uint32_t)svl_icu_opened()->u_charMirror((UChar32)character);
}
