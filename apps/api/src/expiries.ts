import type { ExpiryKind } from '@sarv/contract/dashboard/expiries/expiries.schemas'
import type { Db } from './db/connection.ts'
import type { Actor } from './http/authorize.ts'

/** Something that ends by itself; what is left out is not about it. */
export interface Expiry {
  kind: ExpiryKind
  itemId: number
  name: string | null
  at: Date
  rials?: number
  /** Where it is seen to in the portal. */
  page: string
  serviceType?: string
}

/** From now until so far ahead, and how many at most. */
export interface ExpiryWindow {
  from: Date
  until: Date
  most: number
}

/** What of an area ends soon for someone, by what they may see; the nearest first. */
export type FindExpiries = (db: Db, actor: Actor, window: ExpiryWindow) => Promise<Expiry[]>
