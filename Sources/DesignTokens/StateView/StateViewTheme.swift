/// What a state view is drawn with: every slot of one permutation of a theme, as typed values.
///
/// Lengths are points, at any text size; fonts are at text size Large and scale on their own.
package struct StateViewTheme: Sendable, Hashable {
    package var container: Container
    package var icon: Icon
    package var illustration: Extent
    package var animation: Extent
    package var brandMark: BrandMark
    package var title: Label
    package var subtitle: Label
    /// The text beside a spinner.
    package var loading: Label
    package var spacing: Spacing
    package var buttons: Buttons
    package var spinner: Spinner

    /// The view as a whole.
    package struct Container: Sendable, Hashable {
        /// Transparent where the view stands on its host.
        package var background: ColorValue
        package var cornerRadius: Double
        package var padding: Double
        /// Nil for no limit.
        package var maxWidth: Double?
    }

    package struct Icon: Sendable, Hashable {
        package var color: ColorValue
        /// The color of the icon of an error state.
        package var errorColor: ColorValue
        /// Whether an icon with colors of its own keeps them; `color` is then for icons without.
        package var keepsOwnColors: Bool
        /// Width and height.
        package var size: Double
    }

    /// The size of a picture.
    package struct Extent: Sendable, Hashable {
        package var width: Double
        package var height: Double
    }

    /// The mark of the owner under the view.
    package struct BrandMark: Sendable, Hashable {
        package var width: Double
        package var height: Double
        /// The file without its ending; nil where the brand has no mark.
        package var asset: String?
        package var hasDarkVariant: Bool
        /// What people call the brand.
        package var brandName: String?
        /// The language that the brand's readers have, as a tag.
        package var defaultLanguage: String?
    }

    package struct Label: Sendable, Hashable {
        package var color: ColorValue
        package var font: FontStyle
        /// Nil for no limit.
        package var maxWidth: Double?
    }

    /// The gaps between neighbours, from top to bottom.
    package struct Spacing: Sendable, Hashable {
        package var imageTitle: Double
        package var titleSubtitle: Double
        package var textActions: Double
        package var betweenActions: Double
        package var beforeBrandMark: Double
    }

    package struct Buttons: Sendable, Hashable {
        package var primary: Button
        package var secondary: Button
        package var tertiary: Button
        package var disabled: ButtonColors
        package var busy: ButtonColors
        package var minHeight: Double
    }

    /// The look of a button at rest and while pressed.
    package struct Button: Sendable, Hashable {
        package var background: ColorValue
        package var backgroundPressed: ColorValue
        package var label: ColorValue
        package var border: ColorValue
        package var font: FontStyle
        package var cornerRadius: Double
        package var paddingVertical: Double
        package var paddingHorizontal: Double

        /// The corner radius of a button of some height: at most half of it, so that 999 is fully rounded.
        package func cornerRadius(height: Double) -> Double {
            min(cornerRadius, max(0, height / 2))
        }

        /// The colors at rest or while pressed.
        package func colors(isPressed: Bool) -> ButtonColors {
            ButtonColors(background: isPressed ? backgroundPressed : background, label: label, border: border)
        }
    }

    /// What replaces the colors of any button in a state.
    package struct ButtonColors: Sendable, Hashable {
        package var background: ColorValue
        package var label: ColorValue
        package var border: ColorValue
    }

    package struct Spinner: Sendable, Hashable {
        /// The moving arc.
        package var indicator: ColorValue
        /// The ring under the arc.
        package var track: ColorValue
        /// The diameter.
        package var size: Double
        package var sizeSmall: Double
        package var sizeLarge: Double
        package var lineWidth: Double
        /// Seconds of one turn.
        package var duration: Double
    }
}
