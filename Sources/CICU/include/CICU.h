// The services of ICU under names that stay the same from one ICU to the next.
//
// ICU renames every function with its version by macro, so that Swift must not call it: a program would break at the
// next ICU. These functions show no type of ICU. Conventions:
//
// - Statuses are ICU's: above 0 an error, below 0 a warning, 0 neither. Every function sets its status.
// - UTF-16 travels as `uint16_t` and a length in units, never by a terminating zero. Locale ids and other ASCII travel
//   as zero-terminated `char`.
// - A function that writes text returns the length that the whole text needs and writes no more than `capacity`.
//   The status is `svl_status_overflow` when it did not fit; that it is not zero-terminated is no warning.
// - What is opened is closed by the caller, once. NULL may be closed.

#ifndef CICU_H
#define CICU_H

#include "svl_bidi.h"
#include "svl_collator.h"
#include "svl_dates.h"
#include "svl_line_breaks.h"
#include "svl_locale.h"
#include "svl_normalizer.h"
#include "svl_number.h"
#include "svl_number_ranges.h"
#include "svl_number_style.h"
#include "svl_plurals.h"
#include "svl_regular_expressions.h"
#include "svl_resource.h"
#include "svl_status.h"
#include "svl_text.h"
#include "svl_version.h"

#endif
