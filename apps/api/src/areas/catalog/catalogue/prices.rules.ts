import { productCategory, productItem } from '@sarv/contract/enums'
import { toWire } from '../../../db/wire-time.ts'
import type { Told } from './catalogue.rules.ts'
import type { Catalogue, CatalogueFile } from './catalogue.schemas.ts'

/** What is true from a day on and never changes afterwards: a price, or a rate of tax. */
export interface Dated {
  /** What it is of: prices of one thing follow each other. */
  of: string
  /** For people. */
  name: string
  unit: 'rials' | 'percent'
  datacenter: number | null
  from: Date
  amount: number
}

/** One that a file says, and where. */
export interface SaidPrice extends Dated {
  file: CatalogueFile
  path: readonly PropertyKey[]
}

/** What a price is of, as both the files and the rows can say it. */
export const ofItem = (productId: number, itemId: number): string => `item ${productId} ${itemId}`
export const ofBundle = (bundleId: number): string => `bundle ${bundleId}`
export const ofVat = 'vat'

const itemName = (productId: number, itemId: number): string =>
  `${productItem.name(itemId)} (${productCategory.name(productId)})`

/** All prices and rates of the files. */
export const saidPrices = ({ products, bundles, vat }: Catalogue): SaidPrice[] => [
  ...products.flatMap(({ product, items }, index) =>
    items.flatMap(({ item, prices }, unit) =>
      prices.map(({ from, rials, datacenter }, price) => ({
        of: ofItem(product, item),
        name: itemName(product, item),
        unit: 'rials' as const,
        datacenter,
        from,
        amount: rials,
        file: 'products' as const,
        path: [index, 'items', unit, 'prices', price],
      })),
    ),
  ),
  ...bundles.flatMap(({ id, name, prices }, index) =>
    prices.map(({ from, rials }, price) => ({
      of: ofBundle(id),
      name: `bundle ${name}`,
      unit: 'rials' as const,
      datacenter: null,
      from,
      amount: rials,
      file: 'bundles' as const,
      path: [index, 'prices', price],
    })),
  ),
  ...vat.map(({ from, percent }, index) => ({
    of: ofVat,
    name: 'VAT',
    unit: 'percent' as const,
    datacenter: null,
    from,
    amount: percent,
    file: 'vat' as const,
    path: [index],
  })),
]

const amountKeys = { rials: 'rials', percent: 'percent' } as const

export const dayOf = (moment: Date): string => toWire(moment).slice(0, 10)

const isSame = (a: Dated, b: Dated): boolean =>
  a.of === b.of && a.datacenter === b.datacenter && a.from.getTime() === b.from.getTime()

/** What holds at a moment: the newest, the datacenter's own before the common one. */
export const inForce = (prices: readonly Dated[], { of, datacenter }: Dated, at: Date): Dated | undefined =>
  prices
    .filter((price) => price.of === of && price.from <= at)
    .filter((price) => price.datacenter === null || price.datacenter === datacenter)
    .toSorted(
      (a, b) => Number(a.datacenter === null) - Number(b.datacenter === null) || Number(b.from) - Number(a.from),
    )[0]

export interface NewPrice extends SaidPrice {
  /** What it follows; absent: it is the first. */
  follows: Dated | undefined
}

export interface PriceChanges {
  added: NewPrice[]
  refused: Told[]
}

const where = ({ datacenter }: Dated): string => (datacenter === null ? '' : ` in datacenter ${datacenter}`)

const changedAmount = (said: SaidPrice, known: Dated): Told => ({
  file: said.file,
  path: [...said.path, amountKeys[said.unit]],
  message:
    `${said.name}${where(said)} from ${dayOf(said.from)} is ${known.amount} ${said.unit} and stays so: ` +
    `write ${known.amount} again, and add a line with a later day for ${said.amount}`,
})

const changedPast = (said: SaidPrice, held: Dated, today: Date): Told => ({
  file: said.file,
  path: [...said.path, 'from'],
  message:
    `${dayOf(said.from)} is over, and ${said.name}${where(said)} was ${held.amount} ${said.unit} on it: ` +
    `write ${dayOf(today)} or a later day`,
})

const takenBack = (known: Dated, sibling: SaidPrice): Told => ({
  file: sibling.file,
  path: sibling.path.slice(0, -1),
  message:
    `${known.name}${where(known)} from ${dayOf(known.from)} was announced with ${known.amount} ${known.unit} and cannot be ` +
    'taken back: write it again, and add a line with a later day',
})

/**
 * What the files add to what is known. Refused is whatever would change what has been said: another amount for a day, a
 * price on a day that is over and had one, a price that was announced and is gone. What is older than the first one known
 * changes nothing that anybody has paid.
 */
export const comparePrices = (said: readonly SaidPrice[], known: readonly Dated[], today: Date): PriceChanges => {
  const added: NewPrice[] = []
  const refused: Told[] = []
  for (const price of said) {
    const same = known.find((one) => isSame(one, price))
    if (same) {
      if (same.amount !== price.amount) refused.push(changedAmount(price, same))
      continue
    }
    const held = price.from < today ? inForce(known, price, price.from) : undefined
    if (held) refused.push(changedPast(price, held, today))
    else {
      const before = new Date(price.from.getTime() - 1)
      added.push({ ...price, follows: inForce([...known, ...said], price, before) })
    }
  }
  for (const price of known.filter(({ from }) => from > today)) {
    const sibling = said.find(({ of }) => of === price.of)
    if (sibling && !said.some((one) => isSame(one, price))) refused.push(takenBack(price, sibling))
  }
  return { added, refused }
}
