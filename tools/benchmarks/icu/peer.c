#include "peer.h"

#define U_SHOW_CPLUSPLUS_API 0
#include <unicode/umsg.h>
#include <unicode/unum.h>
#include <unicode/ustring.h>

enum { pattern_capacity = 1024 };

peer_message *peer_message_open(const char *locale, const char *pattern) {
    UChar units[pattern_capacity];
    int32_t length = 0;
    UErrorCode status = U_ZERO_ERROR;
    u_strFromUTF8(units, pattern_capacity, &length, pattern, -1, &status);
    UMessageFormat *message = umsg_open(units, length, locale, NULL, &status);
    return U_FAILURE(status) ? NULL : (peer_message *)message;
}

int32_t peer_message_format(const peer_message *message, int64_t number, uint16_t *text, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    // The argument of a plural is read as a double.
    int32_t length = umsg_format((const UMessageFormat *)message, text, capacity, &status, (double)number);
    return U_FAILURE(status) ? -1 : length;
}

void peer_message_close(peer_message *message) {
    umsg_close((UMessageFormat *)message);
}

peer_number *peer_number_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
    return U_FAILURE(status) ? NULL : (peer_number *)format;
}

int32_t peer_number_format(const peer_number *format, int64_t number, uint16_t *text, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = unum_formatInt64((const UNumberFormat *)format, number, text, capacity, NULL, &status);
    return U_FAILURE(status) ? -1 : length;
}

int32_t peer_utf8(const uint16_t *text, int32_t length, char *utf8, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t written = 0;
    u_strToUTF8(utf8, capacity, &written, text, length, &status);
    return U_FAILURE(status) ? -1 : written;
}
