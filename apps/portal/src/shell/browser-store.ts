import { createValueStore } from './value-store.ts'
import type { ValueStore } from './value-store.ts'
import { view } from './view.ts'

interface Shape<Value> {
  /** `null` when nothing is stored; whatever cannot be read must become a usable value. */
  parse(text: string | null): Value
  /** `null` removes the entry. */
  format(value: Value): string | null
}

const kept = () => (view ? sessionStorage : localStorage)

const readItem = (key: string) => {
  try {
    return kept().getItem(key)
  } catch {
    return null // Storage is forbidden or absent: the value lives as long as the page.
  }
}

const writeItem = (key: string, text: string | null) => {
  try {
    if (text === null) kept().removeItem(key)
    else kept().setItem(key, text)
  } catch {
    // Full or forbidden: the value in memory still holds for this page.
  }
}

export interface BrowserStore<Value> extends ValueStore<Value> {
  /** Called when another tab has changed the value. */
  onChangeElsewhere(listener: (now: Value, before: Value) => void): void
}

/** A value kept in local storage and the same in every tab; of its tab alone where an operator sees the portal as a customer. */
export const createBrowserStore = <Value>(key: string, { parse, format }: Shape<Value>): BrowserStore<Value> => {
  const store = createValueStore(parse(readItem(key)))
  let listenElsewhere: ((now: Value, before: Value) => void) | undefined

  let written = readItem(key)
  const readAgain = () => {
    const text = readItem(key)
    if (text === written) return
    written = text
    const before = store.get()
    store.set(parse(text))
    listenElsewhere?.(store.get(), before)
  }
  // Other tabs tell their changes by this event; `key` is null when the whole storage was cleared.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) readAgain()
  })
  // Pages in the back/forward cache are told nothing.
  globalThis.addEventListener?.('pageshow', (event) => {
    if (event.persisted) readAgain()
  })

  return {
    ...store,
    set: (next) => {
      writeItem(key, format(next))
      written = readItem(key)
      store.set(next)
    },
    onChangeElsewhere: (listener) => {
      listenElsewhere = listener
    },
  }
}
