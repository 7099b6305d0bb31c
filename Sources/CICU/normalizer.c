#include "svl_icu.h"
#include "svl_normalizer.h"
#include "svl_status.h"

const svl_normalizer *svl_normalizer_use(int32_t form, int32_t *status) {
    const svl_icu *icu = svl_icu_use_common(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    const UNormalizer2 *normalizer = NULL;
    switch (form) {
    case svl_normalizer_nfc:
        normalizer = icu->unorm2_getNFCInstance(&error);
        break;
    case svl_normalizer_nfd:
        normalizer = icu->unorm2_getNFDInstance(&error);
        break;
    case svl_normalizer_nfkc:
        normalizer = icu->unorm2_getNFKCInstance(&error);
        break;
    case svl_normalizer_nfkd:
        normalizer = icu->unorm2_getNFKDInstance(&error);
        break;
    default:
        error = U_ILLEGAL_ARGUMENT_ERROR;
        break;
    }
    *status = error;
    return U_FAILURE(error) ? NULL : (const svl_normalizer *)normalizer;
}

int32_t svl_normalizer_span(
    const svl_normalizer *normalizer, const uint16_t *text, int32_t length, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UErrorCode error = U_ZERO_ERROR;
    int32_t span =
        icu->unorm2_spanQuickCheckYes((const UNormalizer2 *)normalizer, (const UChar *)text, length, &error);
    *status = error;
    return span;
}

int32_t svl_normalizer_is_normalized(
    const svl_normalizer *normalizer, const uint16_t *text, int32_t length, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UErrorCode error = U_ZERO_ERROR;
    UBool result = icu->unorm2_isNormalized((const UNormalizer2 *)normalizer, (const UChar *)text, length, &error);
    *status = error;
    return result ? 1 : 0;
}

int32_t svl_normalizer_normalize(
    const svl_normalizer *normalizer, const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UErrorCode error = U_ZERO_ERROR;
    int32_t needed = icu->unorm2_normalize(
        (const UNormalizer2 *)normalizer, (const UChar *)text, length, (UChar *)buffer, capacity, &error);
    *status = without_termination(error);
    return needed;
}
