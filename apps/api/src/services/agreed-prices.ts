import type { CustomerGroup } from '@sarv/contract/cache-groups'
import type { ServiceType } from '@sarv/contract/service-types'
import type { Database } from '../db/tables.generated.ts'

/**
 * Where the services of a kind keep what was agreed for them. When the catalogue gets new prices, what runs follows from
 * there (`catalog/price-changes`); an area lists its kinds as `agreed`.
 */
export interface AgreedPrices {
  serviceType: ServiceType
  /** What the portal reads again when one of them changes. */
  group: CustomerGroup
  /** Whose catalogue it is sold from: `productId` of its pricing. */
  productId: number
  table: keyof Database
  /** Each price that was agreed, the usual one first: the column of its lines, and that of their sum. */
  prices: readonly { lines: string; rials: string }[]
  /** The column of what people call one. */
  name: string
  /** Whether `bundle_id` says its plan. */
  hasPlan: boolean
}

/** The columns that every kind has. */
export const usualPrice = { lines: 'price_lines', rials: 'monthly_price_rials' } as const
