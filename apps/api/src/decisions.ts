import type { DecisionListItem } from '@sarv/contract/dashboard/decisions/decisions.schemas'
import type { Dependencies } from './dependencies.ts'
import type { Actor } from './http/authorize.ts'

type Told = Pick<DecisionListItem, 'key' | 'kind' | 'urgency' | 'rials'> &
  Partial<Omit<DecisionListItem, 'key' | 'kind' | 'urgency' | 'rials' | 'date'>>

/** Something that the customer should decide about; what is left out is not about it. */
export interface Decision extends Told {
  at?: Date | null
}

/** What an area has to ask of someone, by what they may see and do. */
export type FindDecisions = (
  dependencies: Pick<Dependencies, 'db' | 'idleKinds'>,
  actor: Actor,
  now: Date,
) => Promise<Decision[]>
