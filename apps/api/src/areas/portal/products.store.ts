import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

export const listProducts = (db: Db) =>
  db
    .selectFrom('products')
    .where('enabled', '=', true)
    .select(['id', 'name', 'description'])
    .orderBy('position')
    .execute()

export const findProduct = (db: Db, id: number) =>
  db
    .selectFrom('products')
    .where('id', '=', id)
    .where('enabled', '=', true)
    .select(['id', 'name', 'description', 'supplementary_description as supplementaryDescription', 'masters'])
    .executeTakeFirst()

/** Where the code of an advertisement leads today. */
export const findPromotionLink = (db: Db, code: string) =>
  db
    .selectFrom('promotions')
    .where('id', '=', code)
    .where('enabled', '=', true)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .select('link')
    .executeTakeFirst()

/** Today's price of every unit of a product: the newest that is valid, the datacenter's own before the common one. */
export const listItemPrices = (db: Db, productId: number, datacenterId: number | null) =>
  db
    .selectFrom('product_items')
    .distinctOn('item_id')
    .where('product_id', '=', productId)
    .where('valid_from', '<=', sql<Date>`now()`)
    .where((eb) => eb.or([eb('datacenter_id', 'is', null), eb('datacenter_id', '=', datacenterId)]))
    .select([
      'item_id as id',
      'enabled as isSold',
      'name',
      'unit',
      'price_rials as price',
      'paid_while_off as isPaidWhileOff',
      'position',
    ])
    .orderBy('item_id')
    .orderBy(sql`datacenter_id nulls last`)
    .orderBy('valid_from', 'desc')
    .execute()

const bundlesOf = (db: Db, productId: number) =>
  db
    .selectFrom('product_bundles as b')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('product_bundle_prices')
          .whereRef('bundle_id', '=', 'b.id')
          .where('valid_from', '<=', sql<Date>`now()`)
          .select('price_rials')
          .orderBy('valid_from', 'desc')
          .limit(1)
          .as('price'),
      (join) => join.onTrue(),
    )
    .where('b.product_id', '=', productId)
    .where('b.enabled', '=', true)
    .select(['b.id', 'b.name', 'b.quantities', 'b.is_popular as isPopular', 'price.price_rials as price'])

export type BundleRow = Awaited<ReturnType<typeof listBundles>>[number]

export const listBundles = (db: Db, productId: number) =>
  bundlesOf(db, productId).orderBy('b.position').orderBy('b.id').execute()

export const findBundle = (db: Db, productId: number, datacenterId: number, id: number) =>
  bundlesOf(db, productId)
    .where('b.id', '=', id)
    .where((eb) => eb.or([eb('b.datacenter_id', 'is', null), eb('b.datacenter_id', '=', datacenterId)]))
    .executeTakeFirst()
