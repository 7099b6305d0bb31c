#ifndef SVL_RELATIVE_DATES_H
#define SVL_RELATIVE_DATES_H

#include <stdint.h>

/// Writes times from now, such as `in 3 days`, in one locale. For one thread at a time, as ICU promises no more.
typedef struct svl_relative_dates svl_relative_dates;

enum {
    svl_relative_year,
    svl_relative_quarter,
    svl_relative_month,
    svl_relative_week,
    svl_relative_day,
    svl_relative_hour,
    svl_relative_minute,
    svl_relative_second,
};

enum { svl_relative_long, svl_relative_short, svl_relative_narrow };

svl_relative_dates *svl_relative_dates_open(int32_t style, const char *locale, int32_t *status);

void svl_relative_dates_close(svl_relative_dates *formatter);

/// The text for so many units from now; with a number always, or in a word such as `tomorrow` where there is one.
int32_t svl_relative_dates_text(
    svl_relative_dates *formatter, double offset, int32_t unit, int32_t is_numeric, uint16_t *buffer, int32_t capacity,
    int32_t *status);

#endif
