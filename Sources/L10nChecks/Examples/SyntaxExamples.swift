import L10nSource

/// Examples of rules about how files are written whose findings come from lower floors.
enum SyntaxExamples {
    static func of(_ rule: Rule) -> RuleExamples {
        switch rule {
        case .byteOrderMark:
            return RuleExamples(
                bad: [RuleExample("en.lproj/Localizable.strings", "\u{FEFF}\"retry\" = \"Again\";\n")],
                good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n")])
        case .conflictMarker:
            return RuleExamples(
                bad: [
                    RuleExample(
                        "en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n>>>>>>> main\n\"home\" = \"Home\";\n")
                ],
                good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"home\" = \"Home\";\n")])
        case .curlyQuoteDelimiter:
            return RuleExamples(
                bad: [RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n\"retry\" = “Again”;\n")],
                good: [RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n\"retry\" = \"Again\";\n")])
        case .duplicateJSONMember:
            return RuleExamples(
                bad: [
                    RuleExample(
                        "space.tokens.json",
                        """
                        {
                          "small": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
                          "small": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }
                        }

                        """)
                ],
                good: [
                    RuleExample(
                        "space.tokens.json",
                        """
                        {
                          "small": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
                          "large": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }
                        }

                        """)
                ])
        case .emptyFile:
            return RuleExamples(
                bad: [RuleExample("en.lproj/Localizable.strings", "")],
                good: [RuleExample("en.lproj/Localizable.strings", "/* No texts yet. */\n")])
        case .entryOutsideStrings:
            return RuleExamples(
                bad: [
                    RuleExample(
                        "Localizable.xcstrings",
                        """
                        {
                          "sourceLanguage" : "en",
                          "strings" : {

                          },
                          "retry" : { "extractionState" : "manual" },
                          "version" : "1.0"
                        }
                        """)
                ],
                good: [.catalog("\"retry\" : { \"extractionState\" : \"manual\" }")])
        case .forbiddenXMLEntity:
            return RuleExamples(
                bad: [
                    RuleExample(
                        "en.lproj/Localizable.stringsdict",
                        """
                        <?xml version="1.0" encoding="UTF-8"?>
                        <!DOCTYPE plist [
                        <!ENTITY app "Bank">
                        ]>
                        <plist version="1.0"><dict><key>welcome</key><string>&app;</string></dict></plist>

                        """)
                ],
                good: [
                    RuleExample(
                        "en.lproj/Localizable.stringsdict",
                        """
                        <?xml version="1.0" encoding="UTF-8"?>
                        <plist version="1.0"><dict><key>welcome</key><string>Bank</string></dict></plist>

                        """)
                ])
        case .invalidVariationNesting:
            return RuleExamples(
                bad: [
                    .catalog(
                        #"""
                        "Retry" : {
                          "localizations" : {
                            "fi" : {
                              "variations" : {
                                "plural" : {
                                  "other" : {
                                    "variations" : {
                                      "device" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "Uudelleen" } } }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                        """#)
                ],
                good: [
                    .catalog(
                        #"""
                        "Retry" : {
                          "localizations" : {
                            "fi" : {
                              "variations" : {
                                "device" : {
                                  "mac" : {
                                    "variations" : {
                                      "plural" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "Uudelleen" } } }
                                    }
                                  },
                                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Uudelleen" } }
                                }
                              }
                            }
                          }
                        }
                        """#)
                ])
        case .invisibleCharacterOutsideString:
            return RuleExamples(
                bad: [RuleExample("en.lproj/Localizable.strings", "\"retry\" =\u{A0}\"Again\";\n")],
                good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n")])
        case .misreadEscape:
            return RuleExamples(
                bad: [RuleExample("en.lproj/Localizable.strings", "\"place\" = \"Caf\\u00e9\";\n")],
                good: [RuleExample("en.lproj/Localizable.strings", "\"place\" = \"Caf\\U00E9\";\n")])
        case .missingCatalogHeader:
            return RuleExamples(
                bad: [
                    RuleExample(
                        "Localizable.xcstrings", "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  }\n}")
                ],
                good: [
                    RuleExample(
                        "Localizable.xcstrings",
                        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}")
                ])
        case .missingSemicolon:
            return RuleExamples(
                bad: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\"\n\"back\" = \"Back\";\n")],
                good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"back\" = \"Back\";\n")])
        case .nonTextValue:
            return RuleExamples(
                bad: [
                    RuleExample(
                        "en.lproj/Localizable.strings",
                        "\"items\" = { \"one\" = \"%d item\"; \"other\" = \"%d items\"; };\n")
                ],
                good: [RuleExample("en.lproj/Localizable.strings", "\"items\" = \"%d items\";\n")])
        case .noncanonicalCatalogLayout:
            return RuleExamples(
                bad: [.catalog("\"step 10\" : {\n\n},\n\"step 2\" : {\n\n}")],
                good: [.catalog("\"step 2\" : {\n\n},\n\"step 10\" : {\n\n}")])
        case .noncanonicalLocaleTag:
            return RuleExamples(
                bad: [RuleExample("iw.lproj/Localizable.strings", "\"retry\" = \"שוב\";\n")],
                good: [RuleExample("he.lproj/Localizable.strings", "\"retry\" = \"שוב\";\n")])
        case .nonportableStringsSyntax:
            return RuleExamples(
                bad: [RuleExample("en.lproj/Localizable.strings", "retry = \"Again\";\n")],
                good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n")])
        case .overlappingVariations:
            return RuleExamples(
                bad: [
                    .catalog(
                        #"""
                        "Retry" : {
                          "localizations" : {
                            "en" : {
                              "stringUnit" : { "state" : "translated", "value" : "Again" },
                              "variations" : {
                                "device" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "Retry" } } }
                              }
                            }
                          }
                        }
                        """#)
                ],
                good: [
                    .catalog(
                        #"""
                        "Retry" : {
                          "localizations" : {
                            "en" : {
                              "variations" : {
                                "device" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "Retry" } } }
                              }
                            }
                          }
                        }
                        """#)
                ])
        case .syntaxError:
            return RuleExamples(
                bad: [RuleExample("en.lproj/Localizable.strings", "\"retry\" == \"Again\";\n\"back\" = \"Back\";\n")],
                good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"back\" = \"Back\";\n")])
        case .tableNameConflict:
            return RuleExamples(
                bad: [
                    .catalog("\"Retry\" : {\n\n}"),
                    RuleExample("en.lproj/Localizable.strings", "\"Back\" = \"Back\";\n"),
                ],
                good: [
                    .catalog("\"Retry\" : {\n\n}"), RuleExample("en.lproj/Errors.strings", "\"Back\" = \"Back\";\n"),
                ])
        case .truncatedStringsFile:
            return RuleExamples(
                bad: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";;\n\"home\" = \"Home\";\n")],
                good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"home\" = \"Home\";\n")])
        case .unescapedQuote:
            return RuleExamples(
                bad: [RuleExample("en.lproj/Localizable.strings", "\"hint\" = \"Tap \"Save\" first\";\n")],
                good: [RuleExample("en.lproj/Localizable.strings", "\"hint\" = \"Tap \\\"Save\\\" first\";\n")])
        case .unknownCatalogMember:
            return RuleExamples(
                bad: [
                    .catalog(
                        #"""
                        "Retry" : {
                          "localisations" : {
                            "fi" : { "stringUnit" : { "state" : "translated", "value" : "Uudelleen" } }
                          }
                        }
                        """#)
                ],
                good: [
                    .catalog(
                        #"""
                        "Retry" : {
                          "localizations" : {
                            "fi" : { "stringUnit" : { "state" : "translated", "value" : "Uudelleen" } }
                          }
                        }
                        """#)
                ])
        case .unknownCatalogValue:
            return RuleExamples(
                bad: [
                    .catalog(
                        #"""
                        "Retry" : {
                          "localizations" : {
                            "fi" : { "stringUnit" : { "state" : "need_review", "value" : "Uudelleen" } }
                          }
                        }
                        """#)
                ],
                good: [
                    .catalog(
                        #"""
                        "Retry" : {
                          "localizations" : {
                            "fi" : { "stringUnit" : { "state" : "needs_review", "value" : "Uudelleen" } }
                          }
                        }
                        """#)
                ])
        case .unknownLocaleTag:
            return RuleExamples(
                bad: [RuleExample("dk.lproj/Localizable.strings", "\"retry\" = \"Igen\";\n")],
                good: [RuleExample("da.lproj/Localizable.strings", "\"retry\" = \"Igen\";\n")])
        case .unterminatedComment:
            return RuleExamples(
                bad: [
                    RuleExample(
                        "en.lproj/Localizable.strings",
                        "\"retry\" = \"Again\";\n/* The first screen\n\"home\" = \"Home\";\n")
                ],
                good: [
                    RuleExample(
                        "en.lproj/Localizable.strings",
                        "\"retry\" = \"Again\";\n/* The first screen */\n\"home\" = \"Home\";\n")
                ])
        case .unterminatedString:
            return RuleExamples(
                bad: [
                    RuleExample(
                        "en.lproj/Localizable.strings",
                        "\"home\" = \"Home\";\n\"retry\" = \"Again;\n\"back\" = \"Back\";\n")
                ],
                good: [
                    RuleExample(
                        "en.lproj/Localizable.strings",
                        "\"home\" = \"Home\";\n\"retry\" = \"Again\";\n\"back\" = \"Back\";\n")
                ])
        default: return RuleExamples()
        }
    }
}
