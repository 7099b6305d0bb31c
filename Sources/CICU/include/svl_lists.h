#ifndef SVL_LISTS_H
#define SVL_LISTS_H

#include <stdint.h>

/// Joins texts to lists in one locale. Immutable: any number of threads may format with it.
typedef struct svl_list_formatter svl_list_formatter;

enum { svl_list_and, svl_list_or, svl_list_units };
enum { svl_list_wide, svl_list_short, svl_list_narrow };

svl_list_formatter *svl_list_formatter_open(int32_t type, int32_t width, const char *locale, int32_t *status);

void svl_list_formatter_close(svl_list_formatter *formatter);

/// The list of `count` texts, which stand one behind the other in `items`.
///
/// - `ends`: where each text ends in `items`.
int32_t svl_list_formatter_text(
    const svl_list_formatter *formatter, const uint16_t *items, const int32_t *ends, int32_t count, uint16_t *buffer,
    int32_t capacity, int32_t *status);

#endif
