#include "svl_icu.h"
#include "svl_number.h"

svl_number_formatter *svl_number_formatter_open(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status) {
    const svl_icu *icu = svl_icu_use(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    UNumberFormatter *formatter =
        icu->unumf_openForSkeletonAndLocale((const UChar *)skeleton, length, locale, &error);
    *status = error;
    if (U_FAILURE(error)) {
        icu->unumf_close(formatter);
        return NULL;
    }
    return (svl_number_formatter *)formatter;
}

void svl_number_formatter_close(svl_number_formatter *formatter) {
    if (formatter != NULL) {
        svl_icu_opened()->unumf_close((UNumberFormatter *)formatter);
    }
}

svl_formatted_number *svl_formatted_number_open(int32_t *status) {
    const svl_icu *icu = svl_icu_use(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    UFormattedNumber *number = icu->unumf_openResult(&error);
    *status = error;
    if (U_FAILURE(error)) {
        icu->unumf_closeResult(number);
        return NULL;
    }
    return (svl_formatted_number *)number;
}

void svl_formatted_number_close(svl_formatted_number *number) {
    if (number != NULL) {
        svl_icu_opened()->unumf_closeResult((UFormattedNumber *)number);
    }
}

void svl_number_formatter_format_int64(
    const svl_number_formatter *formatter, int64_t value, svl_formatted_number *into, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UErrorCode error = U_ZERO_ERROR;
    icu->unumf_formatInt((const UNumberFormatter *)formatter, value, (UFormattedNumber *)into, &error);
    *status = error;
}

void svl_number_formatter_format_double(
    const svl_number_formatter *formatter, double value, svl_formatted_number *into, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UErrorCode error = U_ZERO_ERROR;
    icu->unumf_formatDouble((const UNumberFormatter *)formatter, value, (UFormattedNumber *)into, &error);
    *status = error;
}

void svl_number_formatter_format_decimal(
    const svl_number_formatter *formatter, const char *digits, int32_t length, svl_formatted_number *into,
    int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UErrorCode error = U_ZERO_ERROR;
    icu->unumf_formatDecimal((const UNumberFormatter *)formatter, digits, length, (UFormattedNumber *)into, &error);
    *status = error;
}

int32_t svl_formatted_number_text(
    const svl_formatted_number *number, uint16_t *buffer, int32_t capacity, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = icu->unumf_resultToString((const UFormattedNumber *)number, (UChar *)buffer, capacity, &error);
    *status = without_termination(error);
    return length;
}

int32_t svl_formatted_number_digits(
    const svl_formatted_number *number, char *buffer, int32_t capacity, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = icu->unumf_resultToDecimalNumber((const UFormattedNumber *)number, buffer, capacity, &error);
    *status = without_termination(error);
    return length;
}
