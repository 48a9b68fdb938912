import type { RawBuilder } from 'kysely'
import type { CustomerGroup } from '@sarv/contract/cache-groups'
import type { MoveObstacle } from '@sarv/contract/portal/moves/moves.schemas'
import type { ServiceType } from '@sarv/contract/service-types'
import type { Db } from '../db/connection.ts'
import type { Database } from '../db/tables.generated.ts'
import type { ServiceKey } from './service.ts'

/** From which project to which, of one customer. */
export interface Move {
  customerId: number
  from: number
  to: number
}

/** One service that goes, in the project that it is in. */
export interface MovingService {
  serviceType: ServiceType
  id: number
  /** Addresses that were not given yet have none. */
  name: string | null
}

/**
 * How the services of a kind go to another project; an area lists its kinds as `moves`. Rows that refer to the service by
 * project and number follow its row by themselves (`on update cascade deferrable`); labels, usage, and what is held of
 * limits and money are seen to for all kinds. A kind that no area lists stays where it is, and says so.
 */
export interface MovableKind {
  serviceType: ServiceType
  /** What the portal reads again when one of them has gone. */
  group: CustomerGroup
  /** Of its operation; `{name}` is the service, `{other}` the project. */
  title: string
  /** Where its rows are. Absent: they follow the service that they belong to. */
  table?: keyof Database
  /** Whether two of one project may not be called alike. */
  hasOwnName?: true
  /** Services with a price of their own that belong to it, and go with it. */
  along?: (db: Db, key: ServiceKey) => Promise<readonly MovingService[]>
  /** What hangs on it and is told to people: how many of what. */
  carries?: (db: Db, key: ServiceKey) => Promise<readonly { what: string; count: number }[]>
  /** Why it cannot go, besides what stands in the way of any: it is busy, not paid for, elsewhere. */
  obstacles: (db: Db, key: ServiceKey, move: Move) => Promise<readonly MoveObstacle[]>
  /** Whether the engine of the datacenter keeps projects so far apart that nothing can go from one to another. */
  isKeptApart?(engines: object, datacenterId: number): boolean
  /** Selects (prefix, id) of all that engines know of it by a tag. */
  tags?: (id: number) => RawBuilder<unknown>
  /** What its rows need before they go. */
  prepare?: (trx: Db, id: number, move: Move) => Promise<void>
}
