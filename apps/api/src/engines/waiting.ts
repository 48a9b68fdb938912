import { setTimeout as sleep } from 'node:timers/promises'

export interface WaitOptions {
  signal: AbortSignal
  /** The longest pause between two looks. */
  pollMs?: number
}

/** The first pause is so much shorter than the longest. */
const shortening = 4

/** Looks again and again, soon at first, until there is something; ends with the signal's reason. */
export const poll = async <Found>(
  { signal, pollMs = 500 }: WaitOptions,
  look: () => Promise<Found | undefined>,
): Promise<Found> => {
  for (let pauseMs = pollMs / shortening; ; pauseMs = Math.min(2 * pauseMs, pollMs)) {
    signal.throwIfAborted()
    const found = await look()
    if (found !== undefined) return found
    // The loop's own check turns an abort into the signal's reason.
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}
