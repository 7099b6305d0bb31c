#include "svl_icu.h"
#include "svl_regular_expressions.h"

svl_regular_expression *svl_regular_expression_open(
    const uint16_t *pattern, int32_t length, int32_t steps, int32_t *place, int32_t *status) {
    *place = 0;
    const svl_icu *icu = svl_icu_use(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    UParseError parse_error = {.offset = 0};
    URegularExpression *expression =
        icu->uregex_open((const UChar *)pattern, length, 0, &parse_error, &error);
    if (U_SUCCESS(error)) {
        icu->uregex_setTimeLimit(expression, steps, &error);
    }
    *status = error;
    if (U_FAILURE(error)) {
        *place = parse_error.offset;
        if (expression != NULL) {
            icu->uregex_close(expression);
        }
        return NULL;
    }
    return (svl_regular_expression *)expression;
}

void svl_regular_expression_close(svl_regular_expression *expression) {
    if (expression != NULL) {
        svl_icu_opened()->uregex_close((URegularExpression *)expression);
    }
}

int32_t svl_regular_expression_find(
    svl_regular_expression *expression, const uint16_t *text, int32_t length, int32_t *end, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    URegularExpression *regex = (URegularExpression *)expression;
    UErrorCode error = U_ZERO_ERROR;
    int32_t start = -1;
    *end = -1;
    // ICU keeps a pointer to the text, which it does not read before the next text after what follows.
    icu->uregex_setText(regex, (const UChar *)text, length, &error);
    if (icu->uregex_find(regex, 0, &error)) {
        start = icu->uregex_start(regex, 0, &error);
        *end = icu->uregex_end(regex, 0, &error);
    }
    *status = error;
    return U_FAILURE(error) ? -1 : start;
}
