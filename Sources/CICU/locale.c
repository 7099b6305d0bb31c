#include "svl_icu.h"
#include "svl_locale.h"

#include SVL_ICU_HEADER(uloc.h)

int32_t svl_locale_from_tag(
    const char *tag, char *buffer, int32_t capacity, int32_t *parsed, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = uloc_forLanguageTag(tag, buffer, capacity, parsed, &error);
    *status = without_termination(error);
    return length;
}

int32_t svl_locale_to_tag(
    const char *locale, char *buffer, int32_t capacity, int32_t is_strict, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = uloc_toLanguageTag(locale, buffer, capacity, is_strict != 0, &error);
    *status = without_termination(error);
    return length;
}

int32_t svl_locale_canonicalize(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = uloc_canonicalize(locale, buffer, capacity, &error);
    *status = without_termination(error);
    return length;
}

int32_t svl_locale_maximize(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = uloc_addLikelySubtags(locale, buffer, capacity, &error);
    *status = without_termination(error);
    return length;
}

int32_t svl_locale_minimize(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = uloc_minimizeSubtags(locale, buffer, capacity, &error);
    *status = without_termination(error);
    return length;
}

int32_t svl_locale_is_right_to_left(const char *locale) {
    return uloc_isRightToLeft(locale) ? 1 : 0;
}

int32_t svl_locale_available_count(void) {
    return uloc_countAvailable();
}

const char *svl_locale_available(int32_t index) {
    return index < 0 || index >= uloc_countAvailable() ? NULL : uloc_getAvailable(index);
}
