import { productCategory, productItem } from '@sarv/contract/enums'
import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { alwaysSaid, type CatalogueTable, type ItemRow, type Row } from './rows.store.ts'
import { ofBundle, ofItem, ofVat, type Dated, type NewPrice } from './prices.rules.ts'

export const lockCatalogue = async (trx: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('sarv catalogue'))`.execute(trx)
}

/** As they are, with `enabled` where the table has it. */
export const listRows = (db: Db, table: CatalogueTable): Promise<(Row & { enabled?: boolean })[]> =>
  db.selectFrom(table).selectAll().execute()

export type KnownItem = ItemRow & { isSold: boolean }

/** Each unit as its newest price says it. */
export const listItems = (db: Db): Promise<KnownItem[]> =>
  db
    .selectFrom('product_items')
    .distinctOn(['product_id', 'item_id'])
    .select(['product_id as productId', 'item_id as itemId', 'name', 'unit', 'position'])
    .select(['paid_while_off as isPaidWhileOff', 'enabled as isSold'])
    .orderBy('product_id')
    .orderBy('item_id')
    .orderBy('valid_from', 'desc')
    .execute()

/** Everything that was ever said of prices and rates. */
export const listKnownPrices = async (db: Db): Promise<Dated[]> => {
  const items = await db
    .selectFrom('product_items')
    .select(['product_id', 'item_id', 'datacenter_id', 'price_rials', 'valid_from'])
    .execute()
  const bundles = await db
    .selectFrom('product_bundle_prices as p')
    .innerJoin('product_bundles as b', 'b.id', 'p.bundle_id')
    .select(['b.id', 'b.name', 'p.price_rials', 'p.valid_from'])
    .execute()
  const rates = await db.selectFrom('vat_rates').selectAll().execute()
  return [
    ...items.map((row) => ({
      of: ofItem(row.product_id, row.item_id),
      name: `${productItem.name(row.item_id)} (${productCategory.name(row.product_id)})`,
      unit: 'rials' as const,
      datacenter: row.datacenter_id,
      from: row.valid_from,
      amount: row.price_rials,
    })),
    ...bundles.map((row) => ({
      of: ofBundle(row.id),
      name: `bundle ${row.name}`,
      unit: 'rials' as const,
      datacenter: null,
      from: row.valid_from,
      amount: row.price_rials,
    })),
    ...rates.map((row) => ({
      of: ofVat,
      name: 'VAT',
      unit: 'percent' as const,
      datacenter: null,
      from: row.valid_from,
      amount: row.percent,
    })),
  ]
}

const asColumn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value

/** New and changed rows, and the end of the offer for all others. */
export const upsertRows = async (trx: Db, table: CatalogueTable, rows: readonly Row[]): Promise<void> => {
  const [first] = rows
  const canEnd = !alwaysSaid.has(table)
  if (first) {
    const columns = [...Object.keys(first).filter((column) => column !== 'id'), ...(canEnd ? ['enabled'] : [])]
    await trx
      .insertInto(table)
      .values(
        rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asColumn(value)])),
        ) as never,
      )
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)]))),
      )
      .execute()
  }
  if (!canEnd) return
  const ids = rows.map(({ id }) => id)
  await sql`update ${sql.table(table)} set enabled = false
    where enabled and not id::text = any(${ids.map(String)}::text[])`.execute(trx)
}

interface Priced {
  items: readonly ItemRow[]
  added: readonly NewPrice[]
}

/** The units as they are said now, and the new prices; a unit that is not said is no longer sold. */
export const writePrices = async (trx: Db, { items, added }: Priced): Promise<void> => {
  const newPrices = items.flatMap((item) =>
    added
      .filter(({ of }) => of === ofItem(item.productId, item.itemId))
      .map(({ datacenter, from, amount }) => ({
        product_id: item.productId,
        item_id: item.itemId,
        name: item.name,
        unit: item.unit,
        paid_while_off: item.isPaidWhileOff,
        position: item.position,
        datacenter_id: datacenter,
        valid_from: from,
        price_rials: amount,
      })),
  )
  if (newPrices.length > 0) await trx.insertInto('product_items').values(newPrices).execute()
  await sql`
    update product_items p set name = i.name, unit = i.unit, paid_while_off = i."isPaidWhileOff", position = i.position, enabled = true
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as i ("productId" bigint, "itemId" integer, name text, unit text, "isPaidWhileOff" boolean, position integer)
    where p.product_id = i."productId" and p.item_id = i."itemId"
      and (p.name, p.unit, p.paid_while_off, p.position, p.enabled)
        is distinct from (i.name, i.unit, i."isPaidWhileOff", i.position, true)`.execute(trx)
  await sql`
    update product_items p set enabled = false where enabled and not exists (
      select from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i ("productId" bigint, "itemId" integer)
      where p.product_id = i."productId" and p.item_id = i."itemId")`.execute(trx)
}

export const writeBundlePrices = async (trx: Db, bundleIds: readonly number[], added: readonly NewPrice[]) => {
  const rows = bundleIds.flatMap((id) =>
    added
      .filter(({ of }) => of === ofBundle(id))
      .map(({ from, amount }) => ({ bundle_id: id, valid_from: from, price_rials: amount })),
  )
  if (rows.length > 0) await trx.insertInto('product_bundle_prices').values(rows).execute()
}

export const writeVatRates = async (trx: Db, added: readonly NewPrice[]): Promise<void> => {
  const rows = added.filter(({ of }) => of === ofVat).map(({ from, amount }) => ({ valid_from: from, percent: amount }))
  if (rows.length > 0) await trx.insertInto('vat_rates').values(rows).execute()
}

export const hasCatalogue = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined
