import DesignTokens

/// The names of colors in CSS.
///
/// Source: CSS Color Module Level 4, section 6.1.
enum CSSColorName {
    /// The color of a name in small letters; nil for other texts.
    static func read(_ name: String) -> ColorValue? {
        values[name].map { value in
            func part(_ shift: Int) -> Double { Double(value >> shift & 0xFF) / 255 }
            return ColorValue(.srgb, part(16), part(8), part(0))
        }
    }

    private static let values: [String: Int] = [
        "aliceblue": 0xf0_f8ff, "antiquewhite": 0xfa_ebd7, "aqua": 0x00_ffff, "aquamarine": 0x7f_ffd4,
        "azure": 0xf0_ffff, "beige": 0xf5_f5dc, "bisque": 0xff_e4c4, "black": 0x00_0000, "blanchedalmond": 0xff_ebcd,
        "blue": 0x00_00ff, "blueviolet": 0x8a_2be2, "brown": 0xa5_2a2a, "burlywood": 0xde_b887, "cadetblue": 0x5f_9ea0,
        "chartreuse": 0x7f_ff00, "chocolate": 0xd2_691e, "coral": 0xff_7f50, "cornflowerblue": 0x64_95ed,
        "cornsilk": 0xff_f8dc, "crimson": 0xdc_143c, "cyan": 0x00_ffff, "darkblue": 0x00_008b, "darkcyan": 0x00_8b8b,
        "darkgoldenrod": 0xb8_860b, "darkgray": 0xa9_a9a9, "darkgreen": 0x00_6400, "darkgrey": 0xa9_a9a9,
        "darkkhaki": 0xbd_b76b, "darkmagenta": 0x8b_008b, "darkolivegreen": 0x55_6b2f, "darkorange": 0xff_8c00,
        "darkorchid": 0x99_32cc, "darkred": 0x8b_0000, "darksalmon": 0xe9_967a, "darkseagreen": 0x8f_bc8f,
        "darkslateblue": 0x48_3d8b, "darkslategray": 0x2f_4f4f, "darkslategrey": 0x2f_4f4f, "darkturquoise": 0x00_ced1,
        "darkviolet": 0x94_00d3, "deeppink": 0xff_1493, "deepskyblue": 0x00_bfff, "dimgray": 0x69_6969,
        "dimgrey": 0x69_6969, "dodgerblue": 0x1e_90ff, "firebrick": 0xb2_2222, "floralwhite": 0xff_faf0,
        "forestgreen": 0x22_8b22, "fuchsia": 0xff_00ff, "gainsboro": 0xdc_dcdc, "ghostwhite": 0xf8_f8ff,
        "gold": 0xff_d700, "goldenrod": 0xda_a520, "gray": 0x80_8080, "green": 0x00_8000, "greenyellow": 0xad_ff2f,
        "grey": 0x80_8080, "honeydew": 0xf0_fff0, "hotpink": 0xff_69b4, "indianred": 0xcd_5c5c, "indigo": 0x4b_0082,
        "ivory": 0xff_fff0, "khaki": 0xf0_e68c, "lavender": 0xe6_e6fa, "lavenderblush": 0xff_f0f5,
        "lawngreen": 0x7c_fc00, "lemonchiffon": 0xff_facd, "lightblue": 0xad_d8e6, "lightcoral": 0xf0_8080,
        "lightcyan": 0xe0_ffff, "lightgoldenrodyellow": 0xfa_fad2, "lightgray": 0xd3_d3d3, "lightgreen": 0x90_ee90,
        "lightgrey": 0xd3_d3d3, "lightpink": 0xff_b6c1, "lightsalmon": 0xff_a07a, "lightseagreen": 0x20_b2aa,
        "lightskyblue": 0x87_cefa, "lightslategray": 0x77_8899, "lightslategrey": 0x77_8899,
        "lightsteelblue": 0xb0_c4de, "lightyellow": 0xff_ffe0, "lime": 0x00_ff00, "limegreen": 0x32_cd32,
        "linen": 0xfa_f0e6, "magenta": 0xff_00ff, "maroon": 0x80_0000, "mediumaquamarine": 0x66_cdaa,
        "mediumblue": 0x00_00cd, "mediumorchid": 0xba_55d3, "mediumpurple": 0x93_70db, "mediumseagreen": 0x3c_b371,
        "mediumslateblue": 0x7b_68ee, "mediumspringgreen": 0x00_fa9a, "mediumturquoise": 0x48_d1cc,
        "mediumvioletred": 0xc7_1585, "midnightblue": 0x19_1970, "mintcream": 0xf5_fffa, "mistyrose": 0xff_e4e1,
        "moccasin": 0xff_e4b5, "navajowhite": 0xff_dead, "navy": 0x00_0080, "oldlace": 0xfd_f5e6, "olive": 0x80_8000,
        "olivedrab": 0x6b_8e23, "orange": 0xff_a500, "orangered": 0xff_4500, "orchid": 0xda_70d6,
        "palegoldenrod": 0xee_e8aa, "palegreen": 0x98_fb98, "paleturquoise": 0xaf_eeee, "palevioletred": 0xdb_7093,
        "papayawhip": 0xff_efd5, "peachpuff": 0xff_dab9, "peru": 0xcd_853f, "pink": 0xff_c0cb, "plum": 0xdd_a0dd,
        "powderblue": 0xb0_e0e6, "purple": 0x80_0080, "rebeccapurple": 0x66_3399, "red": 0xff_0000,
        "rosybrown": 0xbc_8f8f, "royalblue": 0x41_69e1, "saddlebrown": 0x8b_4513, "salmon": 0xfa_8072,
        "sandybrown": 0xf4_a460, "seagreen": 0x2e_8b57, "seashell": 0xff_f5ee, "sienna": 0xa0_522d,
        "silver": 0xc0_c0c0, "skyblue": 0x87_ceeb, "slateblue": 0x6a_5acd, "slategray": 0x70_8090,
        "slategrey": 0x70_8090, "snow": 0xff_fafa, "springgreen": 0x00_ff7f, "steelblue": 0x46_82b4, "tan": 0xd2_b48c,
        "teal": 0x00_8080, "thistle": 0xd8_bfd8, "tomato": 0xff_6347, "turquoise": 0x40_e0d0, "violet": 0xee_82ee,
        "wheat": 0xf5_deb3, "white": 0xff_ffff, "whitesmoke": 0xf5_f5f5, "yellow": 0xff_ff00, "yellowgreen": 0x9a_cd32,
    ]
}
