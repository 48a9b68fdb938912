import type { ErrorDetails } from '@sarv/contract/errors/entry'
import { errorCatalogue, type ErrorCode } from '@sarv/contract/errors/errors'

export type { ErrorCode }

export interface AppErrorOptions {
  cause?: unknown
  /** Messages by field, for forms: `errors` of the reply. */
  fields?: Readonly<Record<string, readonly string[]>>
  retryAfterSeconds?: number
}

/** An expected failure. The one error reply turns it into its status, code and Persian sentence. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: ErrorDetails
  readonly fields: Readonly<Record<string, readonly string[]>> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, details: ErrorDetails = {}, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause })
    this.code = code
    this.details = details
    this.fields = options.fields
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  get status(): number {
    return errorCatalogue[this.code].status
  }

  /** What the customer reads. */
  get sentence(): string {
    return errorCatalogue[this.code].message(this.details)
  }
}
