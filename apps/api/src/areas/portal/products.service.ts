import { productCategory, productItem } from '@sarv/contract/enums'
import { quotedPrices } from '@sarv/contract/financial/quotes/quotes.rules'
import type { PriceItem, Plan, Pricing } from '@sarv/contract/pricing/price-items'
import { quote, type Price, type WantedLine } from '@sarv/contract/pricing/quote'
import type { QuoteLine } from '@sarv/contract/pricing/quote.schemas'
import type { Db } from '../../db/connection.ts'
import { AppError, type ErrorCode } from '../../errors/app-error.ts'
import { vatPercentAt } from '../catalog/vat/vat.service.ts'
import { findBundle, findProduct, listBundles, listItemPrices, type BundleRow } from './products.store.ts'

/** Any service that is sold. */
interface Sold<Thing, Item extends PriceItem = PriceItem> {
  pricing: Pricing<Thing, Item>
}

/** What each of these costs by today's catalogue, in a datacenter; by a quote no unit costs more than `quoted` says. */
export const quoteEach = async <Thing>(
  db: Db,
  { pricing }: Sold<Thing>,
  datacenterId: number,
  things: readonly Thing[],
  { count = 1, quoted = [] }: { count?: number; quoted?: readonly QuoteLine[] | undefined } = {},
): Promise<Price[]> => {
  const terms = {
    prices: quotedPrices(await listItemPrices(db, pricing.productId, datacenterId), quoted),
    vatPercent: await vatPercentAt(db),
    count,
  }
  return things.map((thing) => {
    const price = pricing.price(thing, terms)
    // A part without a price would be given away: the catalogue is wrong, not the customer.
    if (!price) throw new Error(`the catalogue lacks a price of product ${pricing.productId} in ${datacenterId}`)
    return price
  })
}

/** What one of a kind of service costs by today's catalogue, in a datacenter. */
export const quoteFor = async <Thing>(
  db: Db,
  service: Sold<Thing>,
  datacenterId: number,
  thing: Thing,
  quoted?: readonly QuoteLine[],
): Promise<Price> => {
  const [price] = await quoteEach(db, service, datacenterId, [thing], { quoted })
  return price!
}

/** A price that was agreed before, as a receipt. */
export const quoteLines = async (db: Db, lines: readonly WantedLine[]): Promise<Price> =>
  quote({ lines, vatPercent: await vatPercentAt(db) })

export const freeOfCharge = (db: Db): Promise<Price> => quoteLines(db, [])

/** A plan of the catalogue with how much of each unit it holds. */
export type OfferedPlan<Item extends PriceItem> = Plan & {
  id: number
  name: string
  isPopular: boolean
} & Record<Item, number>

/** What a plan of a kind of service is known by. */
type PlanUnits<Item extends PriceItem> = Pick<Pricing<never, Item>, 'productId' | 'items'>

/** The same product may have plans for several services: for servers, and for volumes. */
const planOf = <Item extends PriceItem>(
  { items }: PlanUnits<Item>,
  { quantities, id, name, price, isPopular }: BundleRow,
): OfferedPlan<Item> | undefined => {
  const held = Object.entries(quantities).map(([itemId]) => productItem.name(Number(itemId)))
  const isOne = held.includes(items[0]) && held.every((item) => items.some((own) => own === item))
  const amounts = items.map((item) => [item, quantities[productItem.id[item]] ?? 0])
  return isOne ? { id, name, price, isPopular, ...Object.fromEntries(amounts) } : undefined
}

/** The plans that are offered for a kind of service. */
export const listPlans = async <Item extends PriceItem>(
  db: Db,
  { pricing }: { pricing: PlanUnits<Item> },
): Promise<OfferedPlan<Item>[]> => {
  const bundles = await listBundles(db, pricing.productId)
  return bundles.flatMap((bundle) => planOf(pricing, bundle) ?? [])
}

/** One of them; refuses with `missing` where the datacenter has no such plan. */
export const findPlan = async <Item extends PriceItem>(
  db: Db,
  { pricing }: Sold<never, Item>,
  { datacenterId, id, missing }: { datacenterId: number; id: number; missing: ErrorCode },
): Promise<OfferedPlan<Item>> => {
  const bundle = await findBundle(db, pricing.productId, datacenterId, id)
  const plan = bundle && planOf(pricing, bundle)
  if (!plan) throw new AppError(missing)
  return plan
}

/** The units of a product that are sold, with today's prices and the tax that comes on top; `null`: wherever it is the same. */
export const listSoldItems = async (db: Db, productId: number, datacenterId: number | null = null) => {
  const items = await listItemPrices(db, productId, datacenterId)
  const vatPercent = await vatPercentAt(db)
  return items
    .filter(({ isSold }) => isSold)
    .toSorted((a, b) => a.position - b.position)
    .map((item) => ({ ...item, vatPercent }))
}

/** How many masters of which size, by the number of workers, as `products.masters` keeps it. */
interface MasterStep {
  workersUpTo: number
  count: number
  holds: Record<string, number>
}

const managementItem = productItem.id.kubernetesCluster

/** What a cluster of so many workers is priced by: its machines, its masters, and keeping it. */
export const getClusterPrice = async (db: Db, workers: number, datacenterId: number | null = null) => {
  const product = await findProduct(db, productCategory.id.kubernetesCluster)
  if (!product) throw new AppError('not_found')
  const items = await listSoldItems(db, product.id, datacenterId)
  const steps = product.masters as unknown as MasterStep[]
  const step = steps.find(({ workersUpTo }) => workers <= workersUpTo) ?? steps.at(-1)
  const management = items.find(({ id }) => id === managementItem)
  if (!step || !management) throw new Error('the catalogue does not say what a cluster is made of')
  return {
    vmProductItemsPrice: items.filter(({ id }) => id !== managementItem),
    masterNodesInfo: {
      kubernetesManagementItemId: managementItem,
      kubernetesManagementItemPrice: management.price,
      masterNodeCount: step.count,
      masterVmSpecs: Object.entries(step.holds).map(([id, quantity]) => ({
        productItemId: Number(id),
        name: productItem.label(Number(id)),
        quantity,
      })),
    },
  }
}
