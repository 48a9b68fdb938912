import type { MouseEvent } from 'react'

/** What a press is meant for itself; around the checkbox and the buttons at the end a finger may miss by a little. */
const ownTargets =
  'a, button, input, select, textarea, label, summary, [role="button"], [data-place="pick"], [data-place="actions"]'

const opener = '[data-place="title"] :is(a[href], button)'

/**
 * A press anywhere on a row presses the link or button of its title, with the keys that were held: the mouse's and the
 * finger's short way. Keyboards and screen readers have the title itself.
 */
export const pressTitle = ({ currentTarget: row, target, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) => {
  // What a menu or dialog of the row tells arrives here too, though it stands elsewhere in the page.
  if (!(target instanceof Element) || !row.contains(target) || target.closest(ownTargets)) return
  // Somebody is choosing text to copy.
  if (getSelection()?.isCollapsed === false) return
  row
    .querySelector(opener)
    ?.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
