import { AppError } from '../errors/app-error.ts'

const retryAfterSeconds = 5

/** Whether the client has been told that it took too long. */
export interface Deadline {
  /** Before what is written is kept: throws once nobody waits for it any more. */
  assertInTime(): void
}

export const noDeadline: Deadline = { assertInTime: () => undefined }

const tooSlow = () => new AppError('too_slow', {}, { retryAfterSeconds })

/**
 * Answers 503 in place of work that takes longer than this. The work itself cannot be stopped: it goes on unseen, and its
 * transaction is taken back when it asks the deadline at its end, so that whoever asks again begins anew.
 */
export const withinDeadline = async <Result>(
  limitMs: number,
  work: (deadline: Deadline) => Promise<Result>,
): Promise<Result> => {
  let isOver = false
  const { promise: over, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    isOver = true
    reject(tooSlow())
  }, limitMs)
  const assertInTime = () => {
    if (isOver) throw tooSlow()
  }
  try {
    return await Promise.race([work({ assertInTime }), over])
  } finally {
    clearTimeout(timer)
  }
}
