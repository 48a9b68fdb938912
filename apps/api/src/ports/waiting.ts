import { setTimeout as sleep } from 'node:timers/promises'

export interface WaitOptions {
  signal: AbortSignal
  /** The longest pause between two looks. */
  pollMs?: number
}

/** They grow: what is there soon is seen soon, and what takes minutes is not asked for all the time. */
export const pauseMs = (looks: number, longestMs: number): number => longestMs / 2 ** Math.max(2 - looks, 0)

/** Looks again and again until there is something; ends with the signal's reason. */
export const poll = async <Found>(
  { signal, pollMs = 500 }: WaitOptions,
  look: () => Promise<Found | undefined>,
): Promise<Found> => {
  for (let looks = 0; ; looks += 1) {
    signal.throwIfAborted()
    const found = await look()
    if (found !== undefined) return found
    // The loop's own check turns an abort into the signal's reason.
    await sleep(pauseMs(looks, pollMs), undefined, { signal }).catch(() => undefined)
  }
}
