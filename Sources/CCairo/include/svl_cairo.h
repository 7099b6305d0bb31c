#ifndef SVL_CAIRO_H
#define SVL_CAIRO_H

#include <stddef.h>
#include <stdint.h>

/// Whether Cairo and librsvg are on the machine. They are opened when this is first asked, and never in a program without a
/// loader.
int svl_cairo_is_open(void);

/// Draws an SVG of the given size in points.
/// - scale: pixels in a point.
/// Returns the bytes of a PNG, to be freed with `free`; NULL where it cannot be drawn.
uint8_t *svl_png(const uint8_t *svg, size_t length, double width, double height, double scale, size_t *size);

/// Draws an SVG of the given size in points on the one page of a PDF, to be freed with `free`; NULL where it cannot be drawn.
uint8_t *svl_pdf(const uint8_t *svg, size_t length, double width, double height, size_t *size);

/// Draws two SVGs over each other, with one pixel in a point, on an area of the given size.
/// Returns how many pixels differ; -1 where one cannot be drawn.
int64_t svl_different_pixels(
    const uint8_t *first, size_t first_length, const uint8_t *second, size_t second_length, double width, double height);

#endif
