/** How many operations work at the same time. One that waits for its next try gives its slot to another. */
export interface Slots {
  readonly free: number
  acquire(): Promise<void>
  release(): void
}

export const createSlots = (count: number, onFree: () => void): Slots => {
  const waiting: (() => void)[] = []
  let free = count
  return {
    get free() {
      return free
    },
    acquire: async () => {
      if (free > 0) {
        free -= 1
        return
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    },
    release: () => {
      const next = waiting.shift()
      if (next) {
        next()
        return
      }
      free += 1
      onFree()
    },
  }
}
