#ifndef SVL_HARFBUZZ_H
#define SVL_HARFBUZZ_H

#include <stdint.h>

/// A face of a font file at a weight. Safe from several threads at once.
typedef struct svl_font svl_font;

/// Shapes one run after the other. For one thread at a time: it works in its own memory.
typedef struct svl_shaper svl_shaper;

/// Whether HarfBuzz is on the machine. It is opened when this is first asked, and never in a program without a loader.
int svl_harfbuzz_is_open(void);

/// A face of a file.
/// - index: of the face in a collection; 0 for a file of one.
/// - weight: the value of the axis `wght` of a variable font; 0 for a font as it is.
/// Returns NULL where HarfBuzz is missing or the file is no font.
svl_font *svl_font_open(const char *path, uint32_t index, float weight);
void svl_font_close(svl_font *font);

/// Units in an em.
uint32_t svl_font_upem(const svl_font *font);

/// From the baseline to the top and to the bottom of a line, in font units; the second is negative.
void svl_font_extents(const svl_font *font, int32_t *ascender, int32_t *descender);

typedef enum { svl_move, svl_line, svl_quadratic, svl_cubic, svl_close } svl_verb;

/// A step of an outline, with up to three points: those that bend it, then the one that it leads to. In units of the font
/// times 64, upwards from the baseline.
typedef struct {
    svl_verb verb;
    float points[6];
} svl_step;

/// Writes the outline of a glyph, as far as there is room for it. Returns how many steps it has: none for a glyph without
/// one, such as a space, and for all where HarfBuzz is older than 4.0.
uint32_t svl_font_outline(const svl_font *font, uint32_t glyph, svl_step *steps, uint32_t capacity);

/// Whether the font draws a character.
int svl_font_has(const svl_font *font, uint32_t scalar);

/// An entry of the font's table of names in English: 1 is the family, 5 the version. Returns the length in bytes, without the
/// zero that ends the text.
uint32_t svl_font_name(const svl_font *font, uint32_t id, char *text, uint32_t capacity);

/// The script of a character as ISO 15924 tag in four bytes, such as 'Latn'; 'Zyyy' and 'Zinh' for those of all scripts.
uint32_t svl_script(uint32_t scalar);

svl_shaper *svl_shaper_open(void);
void svl_shaper_close(svl_shaper *shaper);

/// Where a glyph stands in its text, and how wide it is.
typedef struct {
    /// The UTF-16 unit that its cluster begins with.
    uint32_t cluster;
    /// In units of the font times 64.
    int32_t advance;
    /// How far right and up of its place it is drawn, in the same units.
    int32_t x_offset, y_offset;
    uint32_t glyph;
    /// Whether the line cannot be broken before it without shaping both sides again.
    int32_t is_unsafe_to_break;
} svl_glyph;

/// Shapes `count` units from `start` on; the rest of the text is looked at as context. Returns how many glyphs there are; `glyphs`
/// stays as it is until the next call.
uint32_t svl_shape(
    svl_shaper *shaper, const svl_font *font, const uint16_t *text, int32_t length, int32_t start, int32_t count,
    int is_right_to_left, uint32_t script, const char *language, const svl_glyph **glyphs);

#endif
