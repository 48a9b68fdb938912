import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../connection.ts'
import type { Database } from '../tables.generated.ts'
import type { Catalogue } from './catalogue.schemas.ts'

/** Somebody edited a price that is in force: bills already count on it. */
export class PriceInForce extends Error {
  override readonly name = 'PriceInForce'

  constructor(what: string, validFrom: Date, oldRials: number, newRials: number) {
    super(
      `the price of ${what} from ${validFrom.toISOString()} is in force with ${oldRials} rials and can't become ${newRials}; ` +
        'add a price with a later day instead',
    )
  }
}

/** New prices, and new amounts for those whose day has not come. */
export const loadItemPrices = async (trx: Db, prices: readonly Insertable<Database['product_items']>[]) => {
  const known = await trx.selectFrom('product_items').selectAll().execute()
  for (const price of prices) {
    const old = known.find(
      (row) =>
        row.product_id === price.product_id &&
        row.item_id === price.item_id &&
        row.datacenter_id === (price.datacenter_id ?? null) &&
        row.valid_from.getTime() === new Date(price.valid_from).getTime(),
    )
    if (old && old.price_rials !== price.price_rials && old.valid_from <= new Date()) {
      throw new PriceInForce(
        `${old.name} (product ${old.product_id})`,
        old.valid_from,
        old.price_rials,
        price.price_rials,
      )
    }
  }
  if (prices.length === 0) return
  await trx
    .insertInto('product_items')
    .values([...prices])
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'item_id', 'datacenter_id', 'valid_from']).doUpdateSet({
        name: sql.ref('excluded.name'),
        unit: sql.ref('excluded.unit'),
        price_rials: sql.ref('excluded.price_rials'),
        paid_while_off: sql.ref('excluded.paid_while_off'),
        position: sql.ref('excluded.position'),
      }),
    )
    .execute()
}

export const loadBundlePrices = async (trx: Db, bundles: Catalogue['bundles']) => {
  const known = await trx.selectFrom('product_bundle_prices').selectAll().execute()
  const prices = bundles.flatMap(({ id, name, prices: ofBundle }) =>
    ofBundle.map(({ from, rials }) => ({ name, row: { bundle_id: id, price_rials: rials, valid_from: from } })),
  )
  for (const { name, row } of prices) {
    const old = known.find(
      (price) => price.bundle_id === row.bundle_id && price.valid_from.getTime() === row.valid_from.getTime(),
    )
    if (old && old.price_rials !== row.price_rials && old.valid_from <= new Date()) {
      throw new PriceInForce(name, old.valid_from, old.price_rials, row.price_rials)
    }
  }
  if (prices.length === 0) return
  await trx
    .insertInto('product_bundle_prices')
    .values(prices.map(({ row }) => row))
    .onConflict((conflict) =>
      conflict.columns(['bundle_id', 'valid_from']).doUpdateSet({ price_rials: sql.ref('excluded.price_rials') }),
    )
    .execute()
}
