#ifndef SVL_NUMBER_STYLE_H
#define SVL_NUMBER_STYLE_H

#include <stdint.h>

/// Formats numbers in a style that has no skeleton. For one thread at a time: rule-based styles keep what they compute.
typedef struct svl_number_style svl_number_style;

/// The styles; those from spellout on are rule-based. Groups of the others begin where the locale's do.
enum {
    svl_number_style_decimal,
    svl_number_style_currency,
    svl_number_style_spellout,
    svl_number_style_ordinal,
    svl_number_style_duration,
};

/// Opens a style. A text that is not empty is the pattern of a decimal style, such as `#,##0.0#`, and names the rules of
/// a rule-based one, such as `%spellout-ordinal`, where rules that are not there leave the usual ones in place.
svl_number_style *svl_number_style_open(
    int32_t style, const uint16_t *text, int32_t length, const char *locale, int32_t *status);

void svl_number_style_close(svl_number_style *style);

int32_t svl_number_style_format_int64(
    svl_number_style *style, int64_t value, uint16_t *buffer, int32_t capacity, int32_t *status);

int32_t svl_number_style_format_double(
    svl_number_style *style, double value, uint16_t *buffer, int32_t capacity, int32_t *status);

#endif
