import type { DriftFindingsTable } from '../db/tables.generated.ts'

/**
 * `gone`: we have it, the engine has not. `orphan`: the engine has it under our tag, we have not or no longer. `failed`:
 * the engine says that it is broken. The others name what differs.
 */
export type DriftKind = DriftFindingsTable['kind']

/** As operations name them. */
export type DriftServiceType = DriftFindingsTable['service_type']

/** What operations, findings and tags alike call a service by. */
export interface DriftingService {
  type: DriftServiceType
  projectId: number
  id: number
}

export const nameOf = ({ type, projectId, id }: DriftingService): string => `${type}:${projectId}:${id}`

/** Where engine and database do not agree about one thing. */
export interface Finding {
  kind: DriftKind
  service: DriftingService
  engineRef: string | null
  /** For operators, without secrets. */
  details: Record<string, unknown>
}

export interface OpenFinding extends Finding {
  id: number
  /** In how many rounds in a row. */
  rounds: number
  firstSeen: Date
  isConfirmed: boolean
  /** In this round. */
  isSeen: boolean
}

export interface Comparison {
  findings: Finding[]
  /** `nameOf` those of which nothing can be said this time. */
  skipped: ReadonlySet<string>
}

const fewEnough = 10

/** Other credentials, a part that does not answer: likelier than that most of what was there is gone. */
export const isMostGone = (expected: number, { findings }: Pick<Comparison, 'findings'>): boolean => {
  const gone = findings.filter(({ kind }) => kind === 'gone').length
  return gone > fewEnough && gone * 2 > expected
}
