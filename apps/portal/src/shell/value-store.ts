/** A value that outlives components and is readable outside React; inside it, through `useSyncExternalStore`. */
export interface ValueStore<Value> {
  get(): Value
  set(next: Value): void
  subscribe(listener: () => void): () => void
}

export const createValueStore = <Value>(initial: Value): ValueStore<Value> => {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
