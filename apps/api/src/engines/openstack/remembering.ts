/**
 * Asks once for each key, and has the answer for as long as the process lives; what failed is asked again. Many who ask at
 * once cause one request, and whoever asked first may leave: `ask` has a time of its own.
 */
export const remembering = <Wanted, Answer>(
  ask: (wanted: Wanted, signal: AbortSignal) => Promise<Answer>,
  { keyOf = String, longestMs = 60_000 }: { keyOf?: (wanted: Wanted) => string; longestMs?: number } = {},
) => {
  const known = new Map<string, Promise<Answer>>()
  return async (wanted: Wanted, signal: AbortSignal): Promise<Answer> => {
    signal.throwIfAborted()
    const key = keyOf(wanted)
    const asked = known.get(key) ?? ask(wanted, AbortSignal.timeout(longestMs))
    known.set(key, asked)
    asked.catch(() => known.get(key) === asked && known.delete(key))
    return asked
  }
}
