import type { KeyboardEvent } from 'react'

interface RowKeyActs {
  toggle: (key: string) => void
  askToDelete: (key: string) => void
  askToRename: (key: string) => void
  goUp: () => void
}

const opener = '[data-key]'
const typing = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

const openersIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(opener)]

/** The name of the row that has the focus, be it on its checkbox or its menu. */
const openerAt = (target: Element) => target.closest('tr')?.querySelector<HTMLElement>(opener) ?? undefined

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * The keys that every file manager has: arrows go from row to row, Enter opens (it is the link's own), Backspace goes up,
 * Space chooses, Delete and F2 ask.
 */
export const rowKeys =
  ({ toggle, askToDelete, askToRename, goUp }: RowKeyActs) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key } = event
    const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (!(target instanceof HTMLElement) || isHeld || event.defaultPrevented) return
    // What a dialog of the row tells arrives here too; and what is typed is typed.
    const isCheckbox = target.matches('[type="checkbox"]')
    if (!currentTarget.contains(target) || (target.closest(typing) && !isCheckbox)) return

    const here = openerAt(target)
    const move = moves[key]
    if (move) {
      const openers = openersIn(currentTarget)
      const at = here ? openers.indexOf(here) : -1
      const next = openers[move(at, openers.length - 1)]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
      return
    }
    if (key === 'Backspace') {
      event.preventDefault()
      goUp()
      return
    }
    const rowKey = here?.dataset['key']
    if (rowKey === undefined) return
    if (key === ' ' && target === here) {
      event.preventDefault()
      toggle(rowKey)
    }
    if (key === 'Delete') {
      event.preventDefault()
      askToDelete(rowKey)
    }
    if (key === 'F2') {
      event.preventDefault()
      askToRename(rowKey)
    }
  }
