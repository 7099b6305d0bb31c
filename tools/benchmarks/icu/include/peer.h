#ifndef PEER_H
#define PEER_H

#include <stdint.h>

// ICU's own message formatter, which the library never uses.

typedef struct peer_message peer_message;

/// Opens a pattern of ICU's MessageFormat; NULL when it cannot be read.
peer_message *peer_message_open(const char *locale, const char *pattern);

/// Formats with one number and answers the length in UTF-16; negative when it fails.
int32_t peer_message_format(const peer_message *message, int64_t number, uint16_t *text, int32_t capacity);

/// Writes UTF-16 as UTF-8 and answers its length; negative when it fails.
int32_t peer_utf8(const uint16_t *text, int32_t length, char *utf8, int32_t capacity);

#endif
