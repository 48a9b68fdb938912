import type { Generated } from 'kysely'

interface AuditedCall {
  at: Date
  /** Id of the call, or the name of an event such as `signInFailed`. */
  event: string
  user_id: number | null
  customer_id: number | null
  project_id: number | null
  session_id: number | null
  api_token_id: number | null
  /** What it was done to, e.g. `vm:41`. */
  target: string | null
  /** JSON without secrets: what was asked for, and before and after of access. */
  data: string | null
  ip: string | null
  user_agent: string | null
  request_id: string | null
}

/** Never changed: each hash covers the row and the hash before it. */
export interface AuditLogTable extends AuditedCall {
  /** Without gaps. */
  id: number
  /** HTTP status of the answer; 0 where a crash left it unknown. */
  status: number
  hash: Buffer
}

/** The end of the chain: the only row that every writer waits for. */
export interface AuditHeadTable {
  only_one: Generated<boolean>
  id: number
  hash: Buffer
}

export interface AuditBegunTable extends AuditedCall {
  key: string
  /** Of everything else in the row. */
  mac: Buffer
}
