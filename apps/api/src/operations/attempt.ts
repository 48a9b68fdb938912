import { StepTimeout } from './failure.ts'

/** Why a try was cut short from outside. */
export class Interruption extends Error {
  override readonly name = 'Interruption'
  readonly kind: 'stopping' | 'leaseLost' | 'cancelled'

  constructor(kind: Interruption['kind']) {
    super(kind)
    this.kind = kind
  }
}

interface AttemptLimits {
  name: string
  timeoutMs: number
  /** How long a try may take to end after it was told to; then it is abandoned. */
  graceMs: number
  /** Ends the try from outside; its reason is what the caller gets. */
  signals: readonly AbortSignal[]
}

/** Rejects with the signal's reason, `graceMs` after it. */
const rejectAfterAbort = (signal: AbortSignal, graceMs: number): Promise<never> =>
  new Promise((_, reject) => {
    const onAbort = () => void setTimeout(() => reject(signal.reason as Error), graceMs)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })

/**
 * One try of one step. Throws the step's own error, `StepTimeout`, or the reason of the signal that ended it. A try that
 * still comes to a good end within the grace counts as done: what it made is there.
 */
export const attempt = async (
  work: (signal: AbortSignal) => Promise<void>,
  { name, timeoutMs, graceMs, signals }: AttemptLimits,
): Promise<void> => {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(new StepTimeout(name, timeoutMs)), timeoutMs)
  const signal = AbortSignal.any([...signals, timeout.signal])
  try {
    signal.throwIfAborted()
    await Promise.race([work(signal), rejectAfterAbort(signal, graceMs)])
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    clearTimeout(timer)
  }
}

/** A pause that any of the signals ends with its reason. */
export const pause = (ms: number, signals: readonly AbortSignal[]): Promise<void> => {
  const signal = AbortSignal.any([...signals])
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
}

/** Doubles from half a second to half a minute; the random half keeps many operations from coming back at once. */
export const exponentialBackoff = (attemptNumber: number): number => {
  const ceilingMs = Math.min(30_000, 500 * 2 ** (attemptNumber - 1))
  return ceilingMs / 2 + (Math.random() * ceilingMs) / 2
}
