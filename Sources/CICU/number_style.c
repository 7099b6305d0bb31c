#include "svl_icu.h"
#include "svl_number_style.h"

static UNumberFormatStyle style_of(int32_t style) {
    switch (style) {
    case svl_number_style_currency:
        return UNUM_CURRENCY;
    case svl_number_style_spellout:
        return UNUM_SPELLOUT;
    case svl_number_style_ordinal:
        return UNUM_ORDINAL;
    case svl_number_style_duration:
        return UNUM_DURATION;
    default:
        return UNUM_DECIMAL;
    }
}

svl_number_style *svl_number_style_open(
    int32_t style, const uint16_t *text, int32_t length, const char *locale, int32_t *status) {
    const svl_icu *icu = svl_icu_use(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    UNumberFormat *format = icu->unum_open(style_of(style), NULL, 0, locale, NULL, &error);
    if (U_SUCCESS(error) && style < svl_number_style_spellout) {
        icu->unum_setAttribute(format, UNUM_MINIMUM_GROUPING_DIGITS, UNUM_MINIMUM_GROUPING_DIGITS_AUTO);
    }
    if (U_SUCCESS(error) && style == svl_number_style_decimal && length > 0) {
        // 0: the signs of the pattern are ASCII, whatever the locale writes.
        icu->unum_applyPattern(format, 0, (const UChar *)text, length, NULL, &error);
    }
    if (U_SUCCESS(error) && style >= svl_number_style_spellout && length > 0) {
        // Not the caller's error: ICU's messages go on with the usual rules, too.
        UErrorCode unknown_rules = U_ZERO_ERROR;
        icu->unum_setTextAttribute(format, UNUM_DEFAULT_RULESET, (const UChar *)text, length, &unknown_rules);
    }
    *status = error;
    if (U_FAILURE(error)) {
        icu->unum_close(format);
        return NULL;
    }
    return (svl_number_style *)format;
}

void svl_number_style_close(svl_number_style *style) {
    if (style != NULL) {
        svl_icu_opened()->unum_close((UNumberFormat *)style);
    }
}

int32_t svl_number_style_format_int64(
    svl_number_style *style, int64_t value, uint16_t *buffer, int32_t capacity, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = svl_icu_opened()->unum_formatInt64(
        (UNumberFormat *)style, value, (UChar *)buffer, capacity, NULL, &error);
    *status = without_termination(error);
    return length;
}

int32_t svl_number_style_format_double(
    svl_number_style *style, double value, uint16_t *buffer, int32_t capacity, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = svl_icu_opened()->unum_formatDouble(
        (UNumberFormat *)style, value, (UChar *)buffer, capacity, NULL, &error);
    *status = without_termination(error);
    return length;
}
