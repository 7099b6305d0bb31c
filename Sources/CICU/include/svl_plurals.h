#ifndef SVL_PLURALS_H
#define SVL_PLURALS_H

#include "svl_number.h"

#include <stdint.h>

/// The plural rules of one language. Immutable: any number of threads may select with it.
typedef struct svl_plural_rules svl_plural_rules;

/// The six categories of CLDR, as every function of this header gives them.
enum {
    svl_plural_zero = 0,
    svl_plural_one = 1,
    svl_plural_two = 2,
    svl_plural_few = 3,
    svl_plural_many = 4,
    svl_plural_other = 5,
};

/// Opens the cardinal rules of a locale id, or the ordinal ones. An unknown language has the rules of the root locale.
svl_plural_rules *svl_plural_rules_open(const char *locale, int32_t is_ordinal, int32_t *status);

void svl_plural_rules_close(svl_plural_rules *rules);

/// The category of a number as it is shown without trailing zeros.
int32_t svl_plural_rules_select(const svl_plural_rules *rules, double number, int32_t *status);

/// The category of a number as it was formatted, with its trailing zeros and its exponent.
int32_t svl_plural_rules_select_formatted(
    const svl_plural_rules *rules, const svl_formatted_number *number, int32_t *status);

/// The categories that the rules name: bit n stands for category n.
int32_t svl_plural_rules_categories(const svl_plural_rules *rules, int32_t *status);

#endif
