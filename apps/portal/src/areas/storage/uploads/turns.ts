/** So many at once; the others wait in the order they came. */
export const createTurns = (most: number) => {
  const waiting: (() => void)[] = []
  let taken = 0

  /** Passed on where somebody waits: nobody who comes just now gets in between. */
  const giveBack = () => {
    const next = waiting.shift()
    if (next) next()
    else taken -= 1
  }

  const waitInLine = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(enter), 1)
        reject(signal.reason as Error)
      }
      waiting.push(enter)
      signal.addEventListener('abort', leave, { once: true })
    })

  return async (signal: AbortSignal): Promise<() => void> => {
    signal.throwIfAborted()
    if (taken < most) taken += 1
    else await waitInLine(signal)
    return giveBack
  }
}
