#include "svl_icu.h"
#include "svl_number_ranges.h"

svl_number_range_formatter *svl_number_range_formatter_open(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status) {
    const svl_icu *icu = svl_icu_use(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    UNumberRangeFormatter *formatter = icu->unumrf_openForSkeletonWithCollapseAndIdentityFallback(
        (const UChar *)skeleton, length, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_APPROXIMATELY, locale, NULL,
        &error);
    *status = error;
    if (U_FAILURE(error)) {
        icu->unumrf_close(formatter);
        return NULL;
    }
    return (svl_number_range_formatter *)formatter;
}

void svl_number_range_formatter_close(svl_number_range_formatter *formatter) {
    if (formatter != NULL) {
        svl_icu_opened()->unumrf_close((UNumberRangeFormatter *)formatter);
    }
}

svl_formatted_range *svl_formatted_range_open(int32_t *status) {
    const svl_icu *icu = svl_icu_use(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    UFormattedNumberRange *range = icu->unumrf_openResult(&error);
    *status = error;
    if (U_FAILURE(error)) {
        icu->unumrf_closeResult(range);
        return NULL;
    }
    return (svl_formatted_range *)range;
}

void svl_formatted_range_close(svl_formatted_range *range) {
    if (range != NULL) {
        svl_icu_opened()->unumrf_closeResult((UFormattedNumberRange *)range);
    }
}

void svl_number_range_formatter_format(
    const svl_number_range_formatter *formatter, double lower, double upper, svl_formatted_range *into,
    int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    svl_icu_opened()->unumrf_formatDoubleRange(
        (const UNumberRangeFormatter *)formatter, lower, upper, (UFormattedNumberRange *)into, &error);
    *status = error;
}
