import { AppError } from '../../errors/app-error.ts'
import { EngineError } from '../../ports/engine-error.ts'

/** What the store says no to while somebody waits, told as a refusal of the call. */
const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof EngineError)) return error
  if (error.code === 'not_found') return new AppError('not_found')
  if (error.code === 'no_capacity') return new AppError('bucket_full')
  // The store is there and says no: the space stands still for its cap, or is closed at the provider.
  if (error.code === 'refused' || error.code === 'unauthorized')
    return new AppError('status_forbids', {}, { cause: error })
  if (error.code === 'invalid') return new AppError('store_refused', {}, { cause: error })
  return new AppError('engine_unavailable', {}, { cause: error })
}

/** Longer than any single request of ours to a store takes. */
const engineTimeoutMs = 20_000

/** One call of somebody who waits: bounded in time, and its failures as sentences for them. */
export const askStore = async <Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask(AbortSignal.timeout(engineTimeoutMs))
  } catch (error) {
    throw refusalOf(error)
  }
}

/** For writes into the store alone: nothing of ours is written that could be kept with the answer, and each may be repeated. */
export const storeIsAsked = {
  ownTransaction: 'the store is asked, and our database would wait for it in an open transaction',
} as const
