import { setTimeout as sleep } from 'node:timers/promises'

export interface WaitOptions {
  signal: AbortSignal
  /** The longest pause between two looks. */
  pollMs?: number
}

const firstPauseMs = 20

/**
 * Looks again and again until there is something; ends with the signal's reason. The pauses grow: what is there at once is
 * seen at once, and what takes minutes is not asked for all the time.
 */
export const poll = async <Found>(
  { signal, pollMs = 500 }: WaitOptions,
  look: () => Promise<Found | undefined>,
): Promise<Found> => {
  for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
    signal.throwIfAborted()
    const found = await look()
    if (found !== undefined) return found
    // The loop's own check turns an abort into the signal's reason.
    await sleep(Math.min(pauseMs, pollMs), undefined, { signal }).catch(() => undefined)
  }
}
