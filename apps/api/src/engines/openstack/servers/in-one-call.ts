interface Waiting<Key, Found> {
  key: Key
  signal: AbortSignal
  resolve: (found: Found | undefined) => void
  reject: (reason: unknown) => void
}

interface Options<Key, Found> {
  /** One call answers at most so many. */
  most: number
  /** What is asked for within this time is asked together. */
  gatherMs?: number
  ask: (keys: readonly Key[], signal: AbortSignal) => Promise<(key: Key) => Found | undefined>
}

/** Questions of the same moment, and those that come while the cloud is still answering, are asked together. */
export const inOneCall = <Key, Found>({ most, gatherMs = 20, ask }: Options<Key, Found>) => {
  let waiting: Waiting<Key, Found>[] = []
  let isGathering = false

  const answer = async (batch: readonly Waiting<Key, Found>[]): Promise<void> => {
    // The call is worth its time for as long as anybody still waits for it.
    const controller = new AbortController()
    const leaveIfAlone = () => {
      if (batch.every(({ signal }) => signal.aborted)) controller.abort(batch[0]?.signal.reason)
    }
    for (const { signal } of batch) signal.addEventListener('abort', leaveIfAlone)
    leaveIfAlone()
    try {
      const pick = await ask([...new Set(batch.map(({ key }) => key))], controller.signal)
      for (const { key, resolve } of batch) resolve(pick(key))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      for (const { signal } of batch) signal.removeEventListener('abort', leaveIfAlone)
    }
  }

  const flush = (): void => {
    isGathering = false
    const batch = waiting.splice(0, most)
    if (waiting.length > 0) gather()
    void answer(batch)
  }
  const gather = (): void => {
    if (isGathering) return
    isGathering = true
    setTimeout(flush, gatherMs)
  }

  return (key: Key, signal: AbortSignal): Promise<Found | undefined> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error)
      const leave = () => reject(signal.reason as Error)
      signal.addEventListener('abort', leave, { once: true })
      const done = (end: () => void) => {
        signal.removeEventListener('abort', leave)
        end()
      }
      waiting.push({
        key,
        signal,
        resolve: (found) => done(() => resolve(found)),
        reject: (reason) => done(() => reject(reason)),
      })
      gather()
    })
}
