#ifndef SVL_LOCALE_H
#define SVL_LOCALE_H

#include <stdint.h>

// All functions are pure and safe from any thread.

/// The locale id of a BCP 47 tag; `parsed` is how many bytes of the tag were well-formed.
int32_t svl_locale_from_tag(
    const char *tag, char *buffer, int32_t capacity, int32_t *parsed, int32_t *status);

/// The BCP 47 tag of a locale id. Fails for ids that have none when `is_strict`.
int32_t svl_locale_to_tag(
    const char *locale, char *buffer, int32_t capacity, int32_t is_strict, int32_t *status);

/// The locale id in its usual spelling: letter case, separators, the old names of whole locales.
int32_t svl_locale_canonicalize(const char *locale, char *buffer, int32_t capacity, int32_t *status);

/// The locale id with its likely script and region.
int32_t svl_locale_maximize(const char *locale, char *buffer, int32_t capacity, int32_t *status);

/// The locale id without the script and region that it implies.
int32_t svl_locale_minimize(const char *locale, char *buffer, int32_t capacity, int32_t *status);

/// Whether the locale's script, given or likely, is written from right to left.
int32_t svl_locale_is_right_to_left(const char *locale);

/// How many locales ICU has data for.
int32_t svl_locale_available_count(void);

/// The id of one of them; NULL outside 0 ..< count.
const char *svl_locale_available(int32_t index);

#endif
