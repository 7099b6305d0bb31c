#include "svl_icu.h"
#include "svl_text.h"

enum { replacement_character = 0xFFFD };

int32_t svl_text_to_utf16(
    const char *text, int32_t length, uint16_t *buffer, int32_t capacity, int32_t *status) {
    const svl_icu *icu = svl_icu_use_common(status);
    if (icu == NULL) {
        return 0;
    }
    UErrorCode error = U_ZERO_ERROR;
    int32_t needed = 0;
    icu->u_strFromUTF8WithSub(
        (UChar *)buffer, capacity, &needed, text, length, replacement_character, NULL, &error);
    *status = without_termination(error);
    return needed;
}

int32_t svl_text_to_utf8(
    const uint16_t *text, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
    const svl_icu *icu = svl_icu_use_common(status);
    if (icu == NULL) {
        return 0;
    }
    UErrorCode error = U_ZERO_ERROR;
    int32_t needed = 0;
    icu->u_strToUTF8WithSub(
        buffer, capacity, &needed, (const UChar *)text, length, replacement_character, NULL, &error);
    *status = without_termination(error);
    return needed;
}
