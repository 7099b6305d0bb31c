import Texts

let title = L10n.Scene.title
