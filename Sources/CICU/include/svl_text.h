#ifndef SVL_TEXT_H
#define SVL_TEXT_H

#include <stdint.h>

// All functions are pure and safe from any thread. Malformed input becomes U+FFFD.

/// Writes UTF-8 as UTF-16.
int32_t svl_text_to_utf16(
    const char *text, int32_t length, uint16_t *buffer, int32_t capacity, int32_t *status);

/// Writes UTF-16 as UTF-8.
int32_t svl_text_to_utf8(
    const uint16_t *text, int32_t length, char *buffer, int32_t capacity, int32_t *status);

#endif
