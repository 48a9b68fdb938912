import { useSyncExternalStore } from 'react'
import { createBrowserStore } from './browser-store.ts'

/** Which columns of a list this device does not show. */
export const createHiddenColumns = (list: string) => {
  const store = createBrowserStore<ReadonlySet<string>>(`sarv.hidden-columns.${list}`, {
    parse: (text) => new Set(text ? text.split(',') : []),
    format: (hidden) => (hidden.size > 0 ? [...hidden].join(',') : null),
  })
  return {
    set: store.set,
    useHidden: () => useSyncExternalStore(store.subscribe, store.get),
  }
}
