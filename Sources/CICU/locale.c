#include "svl_icu.h"
#include "svl_locale.h"

int32_t svl_locale_from_tag(
    const char *tag, char *buffer, int32_t capacity, int32_t *parsed, int32_t *status) {
    const svl_icu *icu = svl_icu_use_common(status);
    if (icu == NULL) {
        return 0;
    }
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = icu->uloc_forLanguageTag(tag, buffer, capacity, parsed, &error);
    *status = without_termination(error);
    return length;
}

int32_t svl_locale_to_tag(
    const char *locale, char *buffer, int32_t capacity, int32_t is_strict, int32_t *status) {
    const svl_icu *icu = svl_icu_use_common(status);
    if (icu == NULL) {
        return 0;
    }
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = icu->uloc_toLanguageTag(locale, buffer, capacity, is_strict != 0, &error);
    *status = without_termination(error);
    return length;
}

int32_t svl_locale_canonicalize(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    const svl_icu *icu = svl_icu_use_common(status);
    if (icu == NULL) {
        return 0;
    }
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = icu->uloc_canonicalize(locale, buffer, capacity, &error);
    *status = without_termination(error);
    return length;
}

int32_t svl_locale_maximize(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    const svl_icu *icu = svl_icu_use_common(status);
    if (icu == NULL) {
        return 0;
    }
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = icu->uloc_addLikelySubtags(locale, buffer, capacity, &error);
    *status = without_termination(error);
    return length;
}

int32_t svl_locale_minimize(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    const svl_icu *icu = svl_icu_use_common(status);
    if (icu == NULL) {
        return 0;
    }
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = icu->uloc_minimizeSubtags(locale, buffer, capacity, &error);
    *status = without_termination(error);
    return length;
}

int32_t svl_locale_is_right_to_left(const char *locale) {
    int32_t status;
    const svl_icu *icu = svl_icu_use_common(&status);
    if (icu == NULL) {
        return 0;
    }
    return icu->uloc_isRightToLeft(locale) ? 1 : 0;
}

int32_t svl_locale_available_count(void) {
    int32_t status;
    const svl_icu *icu = svl_icu_use_common(&status);
    if (icu == NULL) {
        return 0;
    }
    return icu->uloc_countAvailable();
}

const char *svl_locale_available(int32_t index) {
    int32_t status;
    const svl_icu *icu = svl_icu_use_common(&status);
    if (icu == NULL) {
        return NULL;
    }
    return index < 0 || index >= icu->uloc_countAvailable() ? NULL : icu->uloc_getAvailable(index);
}
