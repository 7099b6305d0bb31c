#ifndef SVL_NUMBER_RANGES_H
#define SVL_NUMBER_RANGES_H

#include "svl_plurals.h"

#include <stdint.h>

/// Formats ranges of numbers, such as `1–3`, by a skeleton in one locale. Immutable: any number of threads may format
/// with it.
typedef struct svl_number_range_formatter svl_number_range_formatter;

/// One formatted range, rewritten by each use. For one thread at a time.
typedef struct svl_formatted_range svl_formatted_range;

/// Opens a formatter that writes what both ends share once, and equal ends as `~5`.
svl_number_range_formatter *svl_number_range_formatter_open(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status);

void svl_number_range_formatter_close(svl_number_range_formatter *formatter);

svl_formatted_range *svl_formatted_range_open(int32_t *status);

void svl_formatted_range_close(svl_formatted_range *range);

void svl_number_range_formatter_format(
    const svl_number_range_formatter *formatter, double lower, double upper, svl_formatted_range *into,
    int32_t *status);

/// The category of a range as it was formatted.
int32_t svl_plural_rules_select_range(
    const svl_plural_rules *rules, const svl_formatted_range *range, int32_t *status);

#endif
