/// The screen of an app: told what to show by a ``StateViewDriver``, which does not keep it alive.
@MainActor
public protocol StateViewSink: AnyObject {
    /// Shows a view over the content, in the place of the one before.
    /// - Parameters:
    ///   - view: with texts, looks and buttons for the reader and brand.
    ///   - animated: whether it fades in, and the one before out, for the `fade` of the timing.
    func show(_ view: ResolvedStateView, animated: Bool)

    /// Shows the content alone, or nothing where there is none yet.
    func hide(animated: Bool)

    /// Tells of an error on top of the content: as a banner or alert, or as the app likes (`callback`), which has texts and
    /// no buttons: what people can do then, and when it goes, is the app's own.
    func showNotice(_ view: ResolvedStateView, as surface: PresentationPolicy.ErrorSurface)

    /// The notice goes.
    func hideNotice()

    /// Whether a load runs while the content of before is shown; its text has the role `refreshingLabel`.
    func showRefreshing(_ isOn: Bool)

    /// A button of the shown view is busy, done, failed or disabled: it says the `busyLabel`, `succeededLabel`, `failedLabel`
    /// or `disabledReason` of its slot then, see ``StateViewDriver/text(_:)``.
    func show(_ state: ActionMachine.State, of slot: StateViewAction.Slot)

    /// What assistive techniques say: the text is that of ``StateViewDriver/text(of:)``.
    func announce(_ announcement: StateViewMachine.Announcement, _ politeness: StateViewMachine.Politeness)

    /// Where the focus of assistive techniques goes.
    func moveFocus(to target: StateViewMachine.FocusTarget)
}

extension StateViewSink {
    /// Nothing tells of it.
    public func showRefreshing(_ isOn: Bool) {}
    /// The button looks as before.
    public func show(_ state: ActionMachine.State, of slot: StateViewAction.Slot) {}
    /// Nothing is said.
    public func announce(_ announcement: StateViewMachine.Announcement, _ politeness: StateViewMachine.Politeness) {}
    /// The focus stays.
    public func moveFocus(to target: StateViewMachine.FocusTarget) {}
}
