// swift-format-ignore-file
// Written by tools/generate-locale-data; do not edit.
// Source: plurals, rules, ICU 78.3, CLDR 48.
// Data: Unicode, Inc., under the Unicode License, https://www.unicode.org/license.txt

extension LocaleTables {
    /// The rules of each category but `other`, without samples.
    static let pluralRules = SortedLines(
        """
        0
        1 one: i = 0 or n = 1
        10 one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
        11 one: v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9
        12 one: n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1; zero: n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19
        13 one: i = 0,1 and n != 0; zero: n = 0
        14 one: n = 1; zero: n = 0
        15 one: i = 1 and v = 0 or i = 0 and v != 0; two: i = 2 and v = 0
        16 one: n = 1; two: n = 2
        17 few: n = 2..10; one: i = 0 or n = 1
        18 few: v != 0 or n = 0 or n != 1 and n % 100 = 1..19; one: i = 1 and v = 0
        19 few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14; one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
        2 one: i = 0,1
        20 many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5; one: i = 0,1
        21 many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5; one: i = 0..1
        22 many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5; one: i = 1 and v = 0
        23 many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5; one: n = 1
        24 few: n = 3..10,13..19; one: n = 1,11; two: n = 2,12
        25 few: v = 0 and i % 100 = 3..4 or v != 0; one: v = 0 and i % 100 = 1; two: v = 0 and i % 100 = 2
        26 few: v = 0 and i % 100 = 3..4 or f % 100 = 3..4; one: v = 0 and i % 100 = 1 or f % 100 = 1; two: v = 0 and i % 100 = 2 or f % 100 = 2
        27 few: i = 2..4 and v = 0; many: v != 0; one: i = 1 and v = 0
        28 few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14; one: i = 1 and v = 0
        29 few: n % 10 = 2..4 and n % 100 != 12..14; many: n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14; one: n % 10 = 1 and n % 100 != 11
        3 one: i = 1 and v = 0
        30 few: n % 10 = 2..9 and n % 100 != 11..19; many: f != 0; one: n % 10 = 1 and n % 100 != 11..19
        31 few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14; one: v = 0 and i % 10 = 1 and i % 100 != 11
        32 few: n != 2 and n % 10 = 2..9 and n % 100 != 11..19; many: f != 0; one: n % 10 = 1 and n % 100 != 11; two: n = 2
        33 few: n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99; many: n != 0 and n % 1000000 = 0; one: n % 10 = 1 and n % 100 != 11,71,91; two: n % 10 = 2 and n % 100 != 12,72,92
        34 few: n = 0 or n % 100 = 3..10; many: n % 100 = 11..19; one: n = 1; two: n = 2
        35 few: n = 3..6; many: n = 7..10; one: n = 1; two: n = 2
        36 few: v = 0 and i % 100 = 0,20,40,60,80; many: v != 0; one: v = 0 and i % 10 = 1; two: v = 0 and i % 10 = 2
        37 few: n % 100 = 3,23,43,63,83; many: n != 1 and n % 100 = 1,21,41,61,81; one: n = 1; two: n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = 1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000; zero: n = 0
        38 few: n % 100 = 3..10; many: n % 100 = 11..99; one: n = 1; two: n = 2; zero: n = 0
        39 few: n = 3; many: n = 6; one: n = 1; two: n = 2; zero: n = 0
        4 one: n = 0,1 or i = 0 and f = 1
        40
        41 one: n % 10 = 1,2 and n % 100 != 11,12
        42 one: n = 1
        43 one: n = 1,5
        44 one: n = 1..4
        45 few: n % 10 = 2,3 and n % 100 != 12,13
        46 few: n % 10 = 3 and n % 100 != 13
        47 few: n % 10 = 6,9 or n = 10
        48 many: n % 10 = 6 or n % 10 = 9 or n % 10 = 0 and n != 0
        49 many: n = 11,8,80,800
        5 one: n = 0..1
        50 many: n = 11,8,80..89,800..899
        51 many: i = 0 or i % 100 = 2..20,40,60,80; one: i = 1
        52 many: n % 10 = 4 and n % 100 != 14; one: n = 1
        53 many: n = 5 or n % 100 = 5; one: n = 1..4 or n % 100 = 1..4,21..24,41..44,61..64,81..84
        54 few: i = 2,3,4,5,6; one: i = 1; zero: i = 0
        55 few: n % 10 = 3 and n % 100 != 13; one: n % 10 = 1 and n % 100 != 11; two: n % 10 = 2 and n % 100 != 12
        56 few: n = 4; one: n = 1; two: n = 2,3
        57 few: n = 3,13; one: n = 1,11; two: n = 2,12
        58 few: n = 4; one: n = 1,3; two: n = 2
        59 many: i % 10 = 7,8 and i % 100 != 17,18; one: i % 10 = 1 and i % 100 != 11; two: i % 10 = 2 and i % 100 != 12
        6 one: n = 0..1 or n = 11..99
        60 few: i % 10 = 3,4 or i % 1000 = 100,200,300,400,500,600,700,800,900; many: i = 0 or i % 10 = 6 or i % 100 = 40,60,90; one: i % 10 = 1,2,5,7,8 or i % 100 = 20,50,70,80
        61 few: n = 4; many: n = 6; one: n = 1; two: n = 2,3
        62 few: n = 4; many: n = 6; one: n = 1,5,7,8,9,10; two: n = 2,3
        63 few: n = 4; many: n = 6; one: n = 1,5,7..9; two: n = 2,3
        64 few: n = 3,4; many: n = 5,6; one: n = 1; two: n = 2; zero: n = 0,7,8,9
        7 one: n = 1
        8 one: n = 1 or t != 0 and i = 0,1
        9 one: t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11
        """)
}
