import { EngineError } from '../../ports/engine-error.ts'
import { poll } from '../../ports/waiting.ts'

const lateMs = 20_000
const lateLookMs = 1000

/** A cloud may well finish what it did not answer in time. It is looked for before anyone else may ask for it again. */
export const foundLate = async <Thing>(
  failure: unknown,
  find: (signal: AbortSignal) => Promise<Thing | undefined>,
): Promise<Thing> => {
  if (!(failure instanceof EngineError) || !failure.retryable) throw failure
  const late = AbortSignal.timeout(lateMs)
  const found = await poll({ signal: late, pollMs: lateLookMs }, () => find(late)).catch(() => undefined)
  if (found === undefined) throw failure
  return found
}
