/** The page on which something was typed or chosen last. */
let typedOn: string | undefined

export const noteTyping = () => {
  typedOn = location.pathname
}

/** Called once, by main.tsx. */
export const followTyping = () => {
  for (const kind of ['input', 'change']) addEventListener(kind, noteTyping, { capture: true })
}

const dialogs = '[role="dialog"], [role="alertdialog"]'

/** Whether leaving this page would lose something: what was typed on it, or a dialog that somebody has opened. */
export const hasUnsent = () => typedOn === location.pathname || !!globalThis.document?.querySelector(dialogs)
