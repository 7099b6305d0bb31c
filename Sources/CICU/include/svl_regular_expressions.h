#ifndef SVL_REGULAR_EXPRESSIONS_H
#define SVL_REGULAR_EXPRESSIONS_H

#include <stdint.h>

/// A regular expression. For one thread at a time: it works in its own memory.
typedef struct svl_regular_expression svl_regular_expression;

/// A search ends with `svl_status_timeout` after so many steps, each of about a millisecond. Where the pattern is none,
/// `place` is the unit that it goes wrong at.
svl_regular_expression *svl_regular_expression_open(
    const uint16_t *pattern, int32_t length, int32_t steps, int32_t *place, int32_t *status);

void svl_regular_expression_close(svl_regular_expression *expression);

/// Where the first match starts, in units, and where it ends; -1 without one. The text is not needed afterwards.
int32_t svl_regular_expression_find(
    svl_regular_expression *expression, const uint16_t *text, int32_t length, int32_t *end, int32_t *status);

#endif
