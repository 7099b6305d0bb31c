// Who loads files sees the library that they answer through.
@_exported public import StateViewL10n
