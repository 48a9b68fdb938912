import type { ColumnType, Generated } from 'kysely'

export interface ProductsTable {
  /** `productCategory` of the contract. */
  id: number
  name: string
  description: string | null
  supplementary_description: string | null
  position: Generated<number>
  enabled: Generated<boolean>
}

/** One price of one unit. A new price is a new row with a later `valid_from`; old rows stay for old usage. */
export interface ProductItemsTable {
  product_id: number
  /** `productItem` of the contract. */
  item_id: number
  /** null = the same everywhere. */
  datacenter_id: number | null
  name: string
  unit: string
  /** Whole rials per unit per 30 days, before VAT. */
  price_rials: number
  /** A server that is off still pays for it. */
  paid_while_off: Generated<boolean>
  valid_from: Date
  position: Generated<number>
}

export interface ProductBundlesTable {
  id: number
  product_id: number
  /** null = offered everywhere. */
  datacenter_id: number | null
  name: string
  /** Quantity by `productItem` id. */
  quantities: ColumnType<Record<string, number>, string, string>
  is_popular: Generated<boolean>
  position: Generated<number>
  /** No longer offered; kept for the services that have it. */
  enabled: Generated<boolean>
}

export interface ProductBundlePricesTable {
  bundle_id: number
  price_rials: number
  valid_from: Date
}
