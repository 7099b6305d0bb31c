// Who imports the product sees what its functions take and return, whichever module declares it.
@_exported public import DesignTokens
@_exported public import L10nLocale
@_exported public import L10nLookup
@_exported public import L10nMessages
@_exported public import L10nSource
@_exported public import StateViews
