#ifndef SVL_NUMBER_H
#define SVL_NUMBER_H

#include <stdint.h>

/// Formats numbers by a skeleton in one locale. Immutable: any number of threads may format with it.
typedef struct svl_number_formatter svl_number_formatter;

/// One formatted number, rewritten by each use. For one thread at a time.
typedef struct svl_formatted_number svl_formatted_number;

/// Opens a formatter for a number skeleton, such as `.00` or `compact-short`. ICU reads the skeleton at the first use:
/// format once to learn whether it is right.
svl_number_formatter *svl_number_formatter_open(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status);

void svl_number_formatter_close(svl_number_formatter *formatter);

svl_formatted_number *svl_formatted_number_open(int32_t *status);

void svl_formatted_number_close(svl_formatted_number *number);

void svl_number_formatter_format_int64(
    const svl_number_formatter *formatter, int64_t value, svl_formatted_number *into, int32_t *status);

void svl_number_formatter_format_double(
    const svl_number_formatter *formatter, double value, svl_formatted_number *into, int32_t *status);

/// Formats a number in decimal digits, such as `-12.50e3`, of any length.
void svl_number_formatter_format_decimal(
    const svl_number_formatter *formatter, const char *digits, int32_t length, svl_formatted_number *into,
    int32_t *status);

/// The text of a formatted number.
int32_t svl_formatted_number_text(
    const svl_formatted_number *number, uint16_t *buffer, int32_t capacity, int32_t *status);

/// The digits that a formatted number shows, as ASCII; of a compact form, its mantissa.
int32_t svl_formatted_number_digits(
    const svl_formatted_number *number, char *buffer, int32_t capacity, int32_t *status);

#endif
