/**
 * Gives each press of a button its `Idempotency-Key`. While the outcome of a write is unknown (still running, timed out,
 * no answer), the same write keeps its key: the automatic retry and an impatient second press do nothing twice.
 */
export const createIdempotencyKeys = (newKey: () => string = () => crypto.randomUUID()) => {
  const open = new Map<string, string>()

  return {
    keyFor(signature: string) {
      const key = open.get(signature) ?? newKey()
      open.set(signature, key)
      return key
    },
    /** The server answered, with whatever status: the next press is a new wish. */
    settle: (signature: string) => void open.delete(signature),
  }
}
