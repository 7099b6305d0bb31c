#ifndef SVL_DATES_H
#define SVL_DATES_H

#include <stdint.h>

/// Formats moments in one locale and time zone. For one thread at a time: it holds a calendar that each use changes.
typedef struct svl_date_formatter svl_date_formatter;

/// How long a date or time of a locale is.
enum {
    svl_date_none = -1,
    svl_date_full = 0,
    svl_date_long = 1,
    svl_date_medium = 2,
    svl_date_short = 3,
};

/// Opens a formatter for the date and time of the given lengths. A pattern, when it is not empty, takes the place of
/// theirs; with neither length it is all there is. The zone is a name such as `Europe/Paris`.
svl_date_formatter *svl_date_formatter_open(
    int32_t date, int32_t time, const uint16_t *pattern, int32_t pattern_length, const uint16_t *zone,
    int32_t zone_length, const char *locale, int32_t *status);

void svl_date_formatter_close(svl_date_formatter *formatter);

/// The text of a moment in milliseconds since 1970-01-01 00:00 UTC.
int32_t svl_date_formatter_text(
    svl_date_formatter *formatter, double moment, uint16_t *buffer, int32_t capacity, int32_t *status);

/// Whether ICU knows a time zone by its name, such as `Europe/Paris` or `GMT+3`.
int32_t svl_time_zone_is_known(const uint16_t *zone, int32_t length, int32_t *status);

/// Finds patterns for skeletons in one locale. For one thread at a time; opening reads much data.
typedef struct svl_date_patterns svl_date_patterns;

svl_date_patterns *svl_date_patterns_open(const char *locale, int32_t *status);

void svl_date_patterns_close(svl_date_patterns *patterns);

/// The pattern of the locale for the fields of a skeleton, such as `yMMMd`.
int32_t svl_date_patterns_best(
    svl_date_patterns *patterns, const uint16_t *skeleton, int32_t length, uint16_t *buffer, int32_t capacity,
    int32_t *status);

#endif
