#include "svl_collator.h"
#include "svl_icu.h"

static void set_attributes(const svl_icu *icu, UCollator *collator, UErrorCode *error) {
    icu->ucol_setAttribute(collator, UCOL_STRENGTH, UCOL_TERTIARY, error);
    icu->ucol_setAttribute(collator, UCOL_CASE_LEVEL, UCOL_ON, error);
    icu->ucol_setAttribute(collator, UCOL_ALTERNATE_HANDLING, UCOL_NON_IGNORABLE, error);
    icu->ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, error);
    // Texts come as they are written, with marks in any order.
    icu->ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, UCOL_ON, error);
}

svl_collator *svl_collator_open(const char *locale, int32_t *status) {
    const svl_icu *icu = svl_icu_use(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    UCollator *collator = icu->ucol_open(locale, &error);
    if (U_SUCCESS(error)) {
        set_attributes(icu, collator, &error);
    }
    *status = error;
    if (U_FAILURE(error)) {
        icu->ucol_close(collator);
        return NULL;
    }
    return (svl_collator *)collator;
}

void svl_collator_close(svl_collator *collator) {
    if (collator != NULL) {
        svl_icu_opened()->ucol_close((UCollator *)collator);
    }
}

int32_t svl_collator_sort_key(
    const svl_collator *collator, const uint16_t *text, int32_t length, uint8_t *buffer, int32_t capacity) {
    const svl_icu *icu = svl_icu_opened();
    return icu->ucol_getSortKey((const UCollator *)collator, (const UChar *)text, length, buffer, capacity);
}
