#include "svl_icu.h"
#include "svl_lists.h"

#include <stdlib.h>

_Static_assert(svl_list_and == (int)ULISTFMT_TYPE_AND && svl_list_or == (int)ULISTFMT_TYPE_OR, "ICU's own numbers");
_Static_assert(svl_list_units == (int)ULISTFMT_TYPE_UNITS && svl_list_wide == (int)ULISTFMT_WIDTH_WIDE, "ICU's own numbers");
_Static_assert(svl_list_short == (int)ULISTFMT_WIDTH_SHORT && svl_list_narrow == (int)ULISTFMT_WIDTH_NARROW, "ICU's own numbers");

svl_list_formatter *svl_list_formatter_open(int32_t type, int32_t width, const char *locale, int32_t *status) {
    const svl_icu *icu = svl_icu_use(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    UListFormatter *formatter =
        icu->ulistfmt_openForType(locale, (UListFormatterType)type, (UListFormatterWidth)width, &error);
    *status = error;
    if (U_FAILURE(error)) {
        icu->ulistfmt_close(formatter);
        return NULL;
    }
    return (svl_list_formatter *)formatter;
}

void svl_list_formatter_close(svl_list_formatter *formatter) {
    if (formatter != NULL) {
        svl_icu_opened()->ulistfmt_close((UListFormatter *)formatter);
    }
}

int32_t svl_list_formatter_text(
    const svl_list_formatter *formatter, const uint16_t *items, const int32_t *ends, int32_t count, uint16_t *buffer,
    int32_t capacity, int32_t *status) {
    // One more than needed, as calloc may answer NULL for a size of 0.
    const UChar **starts = calloc((size_t)count + 1, sizeof *starts);
    int32_t *lengths = calloc((size_t)count + 1, sizeof *lengths);
    int32_t needed = 0;
    if (starts == NULL || lengths == NULL) {
        *status = U_MEMORY_ALLOCATION_ERROR;
    } else {
        int32_t start = 0;
        for (int32_t index = 0; index < count; index++) {
            starts[index] = (const UChar *)items + start;
            lengths[index] = ends[index] - start;
            start = ends[index];
        }
        UErrorCode error = U_ZERO_ERROR;
        needed = svl_icu_opened()->ulistfmt_format(
            (const UListFormatter *)formatter, starts, lengths, count, (UChar *)buffer, capacity, &error);
        *status = without_termination(error);
    }
    free(starts);
    free(lengths);
    return needed;
}
