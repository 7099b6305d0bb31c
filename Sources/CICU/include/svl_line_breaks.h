#ifndef SVL_LINE_BREAKS_H
#define SVL_LINE_BREAKS_H

#include <stdint.h>

/// Finds where lines may be broken. For one thread at a time: it works in its own memory.
typedef struct svl_line_breaker svl_line_breaker;

svl_line_breaker *svl_line_breaker_open(const char *locale, int32_t *status);

void svl_line_breaker_close(svl_line_breaker *breaker);

/// Writes 1 for each of `length` units that a line may begin with, else 0; 0 for the first one. The text is not needed
/// afterwards.
void svl_line_breaker_find(
    svl_line_breaker *breaker, const uint16_t *text, int32_t length, uint8_t *starts, int32_t *status);

#endif
