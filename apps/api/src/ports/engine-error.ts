/** Every way an engine can say no, and whether the same call may succeed later. */
const retryableByCode = {
  /** Another port has the address, or another forward the port. */
  address_taken: false,
  /** As `server_failed`, of a load balancer. */
  balancer_failed: false,
  /** Another action is under way on the same thing. */
  busy: true,
  /** The tag is taken by something that was asked for differently. */
  duplicate: false,
  /** The engine answered, but failed in itself. */
  internal: true,
  /** Something else still hangs on it. */
  in_use: false,
  invalid: false,
  image_missing: false,
  no_address: false,
  no_capacity: false,
  not_found: false,
  rate_limited: true,
  /** The present state does not allow it. */
  refused: false,
  /** The engine took the work on and then gave up; the message is its own. */
  server_failed: false,
  snapshot_failed: false,
  timeout: true,
  unauthorized: false,
  unreachable: true,
  volume_failed: false,
} as const satisfies Record<string, boolean>

export type EngineErrorCode = keyof typeof retryableByCode

export interface EngineErrorOptions {
  /** Only where the engine knows better than the code's usual answer. */
  retryable?: boolean
  cause?: unknown
}

/** The only error an engine throws on purpose; the operations' runner retries while `retryable`, else fails and undoes. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: EngineErrorCode
  readonly retryable: boolean

  /** `message` is for the operator's log, in English; customers read a sentence chosen by `code`. */
  constructor(code: EngineErrorCode, message: string, options: EngineErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.retryable = options.retryable ?? retryableByCode[code]
  }
}
