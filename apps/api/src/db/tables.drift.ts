import type { ColumnType, Generated } from 'kysely'
import type { Id } from './tables.ts'

/**
 * `gone`: we have it, the engine has not. `orphan`: the engine has it under our tag, we have not or no longer. `failed`:
 * the engine says that it is broken. The others name what differs.
 */
export type DriftKind = 'gone' | 'failed' | 'power' | 'address' | 'size' | 'attachment' | 'orphan'

/** As operations name them. */
export type DriftServiceType = 'Vm' | 'Volume' | 'Network'

export interface DriftFindingsTable {
  id: Id
  datacenter_id: number
  kind: DriftKind
  service_type: DriftServiceType
  /** Both as the tag on the engine says: of an orphan there may be no row. */
  project_id: number
  service_id: number
  /** The engine's own id, where the engine has it. */
  engine_ref: string | null
  /** For operators: what was expected and what was found. */
  details: ColumnType<Record<string, unknown>, string, string>
  /** In how many rounds in a row it was seen. */
  rounds: Generated<number>
  first_seen: Generated<Date>
  last_seen: Generated<Date>
  /** From then on it counts; null: it may be a listing that was not all of one moment. */
  confirmed_at: Date | null
  resolved_at: Date | null
}

export interface DriftRoundsTable {
  datacenter_id: number
  round: Generated<number>
  started_at: Generated<Date>
  /** A worker is at it until then; null: nobody is. */
  claimed_until: Date | null
  /** The end of the last whole round; null before the first. */
  completed_at: Date | null
}
