#ifndef PEER_H
#define PEER_H

#include <stdint.h>

// ICU's own message and old number formatter, which the library never uses.

typedef struct peer_message peer_message;

/// Opens a pattern of ICU's MessageFormat; NULL when it cannot be read.
peer_message *peer_message_open(const char *locale, const char *pattern);

/// Formats with one number and answers the length in UTF-16; negative when it fails.
int32_t peer_message_format(const peer_message *message, int64_t number, uint16_t *text, int32_t capacity);

void peer_message_close(peer_message *message);

typedef struct peer_number peer_number;

/// Opens the decimal format of a locale; NULL when there is none.
peer_number *peer_number_open(const char *locale);

/// Formats an integer and answers the length in UTF-16; negative when it fails.
int32_t peer_number_format(const peer_number *format, int64_t number, uint16_t *text, int32_t capacity);

/// Writes UTF-16 as UTF-8 and answers its length; negative when it fails.
int32_t peer_utf8(const uint16_t *text, int32_t length, char *utf8, int32_t capacity);

#endif
