#include "svl_icu.h"
#include "svl_line_breaks.h"

#include <string.h>

svl_line_breaker *svl_line_breaker_open(const char *locale, int32_t *status) {
    const svl_icu *icu = svl_icu_use_common(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    UBreakIterator *breaker = icu->ubrk_open(UBRK_LINE, locale, NULL, 0, &error);
    *status = error;
    if (U_FAILURE(error)) {
        icu->ubrk_close(breaker);
        return NULL;
    }
    return (svl_line_breaker *)breaker;
}

void svl_line_breaker_close(svl_line_breaker *breaker) {
    if (breaker != NULL) {
        svl_icu_opened()->ubrk_close((UBreakIterator *)breaker);
    }
}

void svl_line_breaker_find(
    svl_line_breaker *breaker, const uint16_t *text, int32_t length, uint8_t *starts, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UBreakIterator *iterator = (UBreakIterator *)breaker;
    memset(starts, 0, (size_t)length);
    UErrorCode error = U_ZERO_ERROR;
    // ICU keeps a pointer to the text, which it does not read before the next text after what follows.
    icu->ubrk_setText(iterator, (const UChar *)text, length, &error);
    *status = error;
    if (U_FAILURE(error)) {
        return;
    }
    int32_t place = icu->ubrk_first(iterator);
    // The end of the text is a break of ICU's, too, but no line begins there.
    while ((place = icu->ubrk_next(iterator)) != UBRK_DONE && place < length) {
        starts[place] = 1;
    }
}
