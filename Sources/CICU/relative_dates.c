#include "svl_icu.h"
#include "svl_relative_dates.h"

_Static_assert(svl_relative_year == (int)UDAT_REL_UNIT_YEAR && svl_relative_day == (int)UDAT_REL_UNIT_DAY, "ICU's own numbers");
_Static_assert(svl_relative_second == (int)UDAT_REL_UNIT_SECOND && svl_relative_long == (int)UDAT_STYLE_LONG, "ICU's own numbers");

svl_relative_dates *svl_relative_dates_open(int32_t style, const char *locale, int32_t *status) {
    const svl_icu *icu = svl_icu_use(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    URelativeDateTimeFormatter *formatter = icu->ureldatefmt_open(
        locale, NULL, (UDateRelativeDateTimeFormatterStyle)style, UDISPCTX_CAPITALIZATION_NONE, &error);
    *status = error;
    if (U_FAILURE(error)) {
        icu->ureldatefmt_close(formatter);
        return NULL;
    }
    return (svl_relative_dates *)formatter;
}

void svl_relative_dates_close(svl_relative_dates *formatter) {
    if (formatter != NULL) {
        svl_icu_opened()->ureldatefmt_close((URelativeDateTimeFormatter *)formatter);
    }
}

int32_t svl_relative_dates_text(
    svl_relative_dates *formatter, double offset, int32_t unit, int32_t is_numeric, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    URelativeDateTimeFormatter *relative = (URelativeDateTimeFormatter *)formatter;
    UErrorCode error = U_ZERO_ERROR;
    int32_t length =
        is_numeric ? icu->ureldatefmt_formatNumeric(
                         relative, offset, (URelativeDateTimeUnit)unit, (UChar *)buffer, capacity, &error)
                   : icu->ureldatefmt_format(
                         relative, offset, (URelativeDateTimeUnit)unit, (UChar *)buffer, capacity, &error);
    *status = without_termination(error);
    return length;
}
