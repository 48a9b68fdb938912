import { isDeepStrictEqual } from 'node:util'
import { productCategory, productItem } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { fromWire, toWire } from '../../../db/wire-time.ts'
import { itemRows, tableRows, type ItemRow, type Row, type TableRows } from './rows.store.ts'
import type { Told } from './catalogue.rules.ts'
import type { Catalogue } from './catalogue.schemas.ts'
import { listItems, listKnownPrices, listRows, type KnownItem } from './catalogue.store.ts'
import { comparePrices, dayOf, saidPrices, type NewPrice } from './prices.rules.ts'

/** What would become of the rows if the files were applied. */
export interface CatalogueChanges {
  /** A line each, for people; none: the rows say what the files say. */
  lines: string[]
  /** Nothing was there before. */
  isFirst: boolean
  newPrices: NewPrice[]
  /** What would change the past; nothing is written as long as there is one. */
  refused: Told[]
}

const shown = (value: unknown): string =>
  value instanceof Date ? toWire(value) : typeof value === 'string' ? value : JSON.stringify(value)

const titleOf = (noun: string, row: Row): string => {
  const name = 'name' in row ? ` "${String(row['name'])}"` : ''
  return noun === 'terms' ? noun : `${noun} ${row.id}${name}`
}

const changesOf = (row: Row, known: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(row)
    .filter(([column, value]) => column !== 'id' && !isDeepStrictEqual(value, known[column]))
    .map(([column, value]) => `${column} ${shown(known[column])} -> ${shown(value)}`)

/** jsonb gives the keys of an object in its own order, and as text. */
const plain = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null && !(value instanceof Date)
        ? (JSON.parse(JSON.stringify(value)) as unknown)
        : value,
    ]),
  ) as Row

const compareTable = ({ noun, rows }: TableRows, known: readonly (Row & { enabled?: boolean })[]): string[] => [
  ...rows.map(plain).flatMap((row) => {
    const old = known.find(({ id }) => id === row.id)
    if (!old) return [`+ ${titleOf(noun, row)}`]
    const changes = changesOf(row, old)
    if (old.enabled === false) return [`+ ${titleOf(noun, row)} is offered again`]
    return changes.length > 0 ? [`~ ${titleOf(noun, row)}: ${changes.join(', ')}`] : []
  }),
  ...known
    .filter(({ id, enabled }) => enabled === true && !rows.some((row) => row.id === id))
    .map((row) => `- ${titleOf(noun, row)} is no longer offered; who has it keeps it`),
]

const itemTitle = ({ productId, itemId }: ItemRow): string =>
  `unit ${productItem.name(itemId)} (${productCategory.name(productId)})`

const isSameItem = (a: ItemRow, b: ItemRow): boolean => a.productId === b.productId && a.itemId === b.itemId

const compareItems = (items: readonly ItemRow[], known: readonly KnownItem[]): string[] => [
  ...items.flatMap((item) => {
    const old = known.find((one) => isSameItem(one, item))
    if (!old) return [`+ ${itemTitle(item)}`]
    if (!old.isSold) return [`+ ${itemTitle(item)} is sold again`]
    const changes = changesOf({ id: 0, ...item }, { ...old })
    return changes.length > 0 ? [`~ ${itemTitle(item)}: ${changes.join(', ')}`] : []
  }),
  ...known
    .filter((old) => old.isSold && !items.some((item) => isSameItem(item, old)))
    .map((old) => `- ${itemTitle(old)} is no longer sold; who has it keeps it`),
]

/** A running service pays more than it was ordered for. */
export const isRise = ({ follows, amount, unit }: NewPrice): boolean =>
  unit === 'rials' && follows !== undefined && amount > follows.amount

const priceLine = (price: NewPrice): string => {
  const { name, datacenter, from, follows, amount, unit } = price
  const place = datacenter === null ? '' : ` in datacenter ${datacenter}`
  const change = follows ? `${follows.amount} -> ${amount} ${unit}` : `${amount} ${unit}`
  const running = isRise(price) ? '; running services 30 days after their owners are told, and not before' : ''
  return `+ ${unit === 'percent' ? name : `price of ${name}`}${place} from ${dayOf(from)}: ${change}${running}`
}

/** The midnight of Tehran that this moment comes after. */
const dayBegin = (now: Date): Date => fromWire(dayOf(now))

/** What the files would change; writes nothing. */
export const compareCatalogue = async (
  db: Db,
  catalogue: Catalogue,
  now: Date = new Date(),
): Promise<CatalogueChanges> => {
  const lines: string[] = []
  let isFirst = true
  for (const table of tableRows(catalogue)) {
    const known = await listRows(db, table.table)
    if (table.table === 'products') isFirst = known.length === 0
    lines.push(...compareTable(table, known))
  }
  lines.push(...compareItems(itemRows(catalogue.products), await listItems(db)))
  const { added, refused } = comparePrices(saidPrices(catalogue), await listKnownPrices(db), dayBegin(now))
  lines.push(...added.map(priceLine))
  return { lines, isFirst, newPrices: added, refused }
}
