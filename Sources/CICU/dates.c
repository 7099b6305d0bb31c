#include "svl_dates.h"
#include "svl_icu.h"

_Static_assert(svl_date_none == (int)UDAT_NONE && svl_date_full == (int)UDAT_FULL, "ICU's own numbers");
_Static_assert(svl_date_long == (int)UDAT_LONG, "ICU's own numbers");
_Static_assert(svl_date_medium == (int)UDAT_MEDIUM && svl_date_short == (int)UDAT_SHORT, "ICU's own numbers");

svl_date_formatter *svl_date_formatter_open(
    int32_t date, int32_t time, const uint16_t *pattern, int32_t pattern_length, const uint16_t *zone,
    int32_t zone_length, const char *locale, int32_t *status) {
    const svl_icu *icu = svl_icu_use(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    int is_pattern = date == svl_date_none && time == svl_date_none;
    UDateFormat *format =
        is_pattern ? icu->udat_open(
                         UDAT_PATTERN, UDAT_PATTERN, locale, (const UChar *)zone, zone_length, (const UChar *)pattern,
                         pattern_length, &error)
                   : icu->udat_open(
                         (UDateFormatStyle)time, (UDateFormatStyle)date, locale, (const UChar *)zone, zone_length, NULL,
                         0, &error);
    *status = error;
    if (U_FAILURE(error)) {
        icu->udat_close(format);
        return NULL;
    }
    if (!is_pattern && pattern_length > 0) {
        // 0: the letters of the pattern are CLDR's own, not those of the locale.
        icu->udat_applyPattern(format, 0, (const UChar *)pattern, pattern_length);
    }
    return (svl_date_formatter *)format;
}

void svl_date_formatter_close(svl_date_formatter *formatter) {
    if (formatter != NULL) {
        svl_icu_opened()->udat_close((UDateFormat *)formatter);
    }
}

int32_t svl_date_formatter_text(
    svl_date_formatter *formatter, double moment, uint16_t *buffer, int32_t capacity, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = svl_icu_opened()->udat_format(
        (UDateFormat *)formatter, moment, (UChar *)buffer, capacity, NULL, &error);
    *status = without_termination(error);
    return length;
}

int32_t svl_time_zone_is_known(const uint16_t *zone, int32_t length, int32_t *status) {
    const svl_icu *icu = svl_icu_use(status);
    if (icu == NULL) {
        return 0;
    }
    UErrorCode error = U_ZERO_ERROR;
    // No name of a zone is as long; only whether there is one counts.
    UChar name[128];
    icu->ucal_getCanonicalTimeZoneID((const UChar *)zone, length, name, 128, NULL, &error);
    return U_SUCCESS(error);
}

svl_date_patterns *svl_date_patterns_open(const char *locale, int32_t *status) {
    const svl_icu *icu = svl_icu_use(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    UDateTimePatternGenerator *patterns = icu->udatpg_open(locale, &error);
    *status = error;
    if (U_FAILURE(error)) {
        icu->udatpg_close(patterns);
        return NULL;
    }
    return (svl_date_patterns *)patterns;
}

void svl_date_patterns_close(svl_date_patterns *patterns) {
    if (patterns != NULL) {
        svl_icu_opened()->udatpg_close((UDateTimePatternGenerator *)patterns);
    }
}

int32_t svl_date_patterns_best(
    svl_date_patterns *patterns, const uint16_t *skeleton, int32_t length, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t needed = svl_icu_opened()->udatpg_getBestPattern(
        (UDateTimePatternGenerator *)patterns, (const UChar *)skeleton, length, (UChar *)buffer, capacity, &error);
    *status = without_termination(error);
    return needed;
}
