import { AppError } from '../errors/app-error.ts'

/** Thrown by a step whose try may succeed later, e.g. because the engine is not ready yet. */
export class RetryableError extends Error {
  override readonly name: string = 'RetryableError'
  readonly retryable = true
  readonly code: string

  constructor(code: string, message: string = code, options: { cause?: unknown } = {}) {
    super(message, options)
    this.code = code
  }
}

export class StepTimeout extends RetryableError {
  override readonly name = 'StepTimeout'

  constructor(stepName: string, timeoutMs: number) {
    super('timeout', `${stepName} took longer than ${timeoutMs} ms`)
  }
}

export interface Failure {
  /** Chooses the Persian reason. */
  code: string
  retryable: boolean
}

/** Engines say themselves whether to try again. A rule of ours stays a no; what nobody foresaw may have been an accident. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof AppError) return { code: error.code, retryable: false }
  const { code, retryable } = (error ?? {}) as { code?: unknown; retryable?: unknown }
  if (typeof retryable === 'boolean') return { code: typeof code === 'string' ? code : 'internal', retryable }
  return { code: 'internal', retryable: true }
}
