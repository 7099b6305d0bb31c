#ifndef SVL_VERSION_H
#define SVL_VERSION_H

#include <stdint.h>

/// Up to four numbers of a version, the most significant first.
typedef struct svl_version {
    uint8_t field[4];
} svl_version;

/// The version of the ICU that the process runs with. Reads no data. Safe from any thread.
svl_version svl_icu_version(void);

/// 1 if a part of ICU was asked for that is not on the machine, else 0. Opens nothing. Safe from any thread.
int32_t svl_icu_was_missed(void);

/// The version of ICU's Unicode data. Reads no data file. Safe from any thread.
svl_version svl_unicode_version(void);

/// The version of ICU's locale data. Opens a data file. Safe from any thread.
svl_version svl_cldr_version(int32_t *status);

#endif
