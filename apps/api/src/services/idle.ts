import type { RawBuilder } from 'kysely'
import type { IdleReason } from '@sarv/contract/financial/costs/costs.schemas'
import type { ServiceType } from '@sarv/contract/service-types'

/** Services of a kind that cost money while nobody uses them; an area lists its kinds as `idle`. */
export interface IdleKind {
  serviceType: ServiceType
  reason: IdleReason
  /** Selects (project_id, id, name, owner_id) of those that are idle; owner_id is of the service that they belong to. */
  services: RawBuilder<unknown>
}
