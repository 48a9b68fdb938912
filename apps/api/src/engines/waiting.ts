import { setTimeout as sleep } from 'node:timers/promises'

export interface WaitOptions {
  signal: AbortSignal
  pollMs?: number
}

/** Looks again and again until there is something; ends with the signal's reason. */
export const poll = async <Found>(
  { signal, pollMs = 500 }: WaitOptions,
  look: () => Promise<Found | undefined>,
): Promise<Found> => {
  for (;;) {
    signal.throwIfAborted()
    const found = await look()
    if (found !== undefined) return found
    // The loop's own check turns an abort into the signal's reason.
    await sleep(pollMs, undefined, { signal }).catch(() => undefined)
  }
}
