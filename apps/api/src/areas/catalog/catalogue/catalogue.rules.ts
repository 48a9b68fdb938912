import { productCategory, productItem } from '@sarv/contract/enums'
import type { Catalogue, CatalogueFile } from './catalogue.schemas.ts'

/** What is told of a place in a file of the catalogue. */
export interface Told {
  file: CatalogueFile
  path: readonly PropertyKey[]
  message: string
}

type Prices = readonly { from: Date; datacenter?: number | null }[]

/** Each that says the same as one before it. */
const doubles = <Row>(rows: readonly Row[], keyOf: (row: Row) => unknown) => {
  const seen = new Set<unknown>()
  return rows.flatMap((row, index) => {
    const key = keyOf(row)
    const isDouble = seen.has(key)
    seen.add(key)
    return isDouble ? [{ index, key }] : []
  })
}

const doubleIds = (file: CatalogueFile, rows: readonly { id: number }[] = []): Told[] =>
  doubles(rows, ({ id }) => id).map(({ index, key }) => ({
    file,
    path: [index, 'id'],
    message: `id ${String(key)} is taken by an entry above: write another number`,
  }))

const priceProblems = (
  file: CatalogueFile,
  path: readonly PropertyKey[],
  prices: Prices,
  datacenters: ReadonlySet<number> | undefined,
): Told[] => [
  ...doubles(prices, ({ from, datacenter }) => `${from.getTime()} ${datacenter ?? ''}`).map(({ index }) => ({
    file,
    path: [...path, index, 'from'],
    message: 'a price above begins on the same day: write another day, or take one of them out',
  })),
  ...prices.flatMap(({ datacenter }, index) =>
    datacenter === undefined || datacenter === null || !datacenters || datacenters.has(datacenter)
      ? []
      : [{ file, path: [...path, index, 'datacenter'], message: noDatacenter(datacenter, datacenters) }],
  ),
]

const noDatacenter = (id: number, known: ReadonlySet<number>): string =>
  `there is no datacenter ${id}: write one of ${[...known].join(', ')}, or leave it out for all of them`

const productProblems = (products: Catalogue['products'], datacenters: ReadonlySet<number> | undefined): Told[] => [
  ...doubles(products, ({ product }) => product).map(({ index }): Told => ({
    file: 'products',
    path: [index, 'product'],
    message: 'this product is described above: put its units there',
  })),
  ...products.flatMap(({ items, masters }, index) => [
    ...doubles(items, ({ item }) => item).map(({ index: unit }): Told => ({
      file: 'products',
      path: [index, 'items', unit, 'item'],
      message: 'this unit is named above: put its prices there',
    })),
    ...items.flatMap(({ prices }, unit) =>
      priceProblems('products', [index, 'items', unit, 'prices'], prices, datacenters),
    ),
    ...masters.flatMap(({ workersUpTo }, step): Told[] =>
      step === 0 || workersUpTo > masters[step - 1]!.workersUpTo
        ? []
        : [
            {
              file: 'products',
              path: [index, 'masters', step, 'workersUpTo'],
              message: 'this is not more than the step above: write the steps from the smallest to the largest',
            },
          ],
    ),
  ]),
]

const bundleProblems = (
  bundles: Catalogue['bundles'],
  products: Catalogue['products'] | undefined,
  datacenters: ReadonlySet<number> | undefined,
): Told[] =>
  bundles.flatMap(({ product, datacenter, holds, prices }, index) => {
    const sold = products?.find((one) => one.product === product)
    const units = new Set(sold?.items.map(({ item }) => item))
    return [
      ...priceProblems('bundles', [index, 'prices'], prices, datacenters),
      ...(products && !sold
        ? [
            {
              file: 'bundles' as const,
              path: [index, 'product'],
              message: `${productCategory.name(product)} is not sold: describe it in products.yaml, or take the bundle out`,
            },
          ]
        : []),
      ...(datacenter !== null && datacenters && !datacenters.has(datacenter)
        ? [{ file: 'bundles' as const, path: [index, 'datacenter'], message: noDatacenter(datacenter, datacenters) }]
        : []),
      // What is sold in bundles alone has no units.
      ...(units.size === 0 ? [] : Object.keys(holds).map(Number)).flatMap((item): Told[] =>
        units.has(item)
          ? []
          : [
              {
                file: 'bundles',
                path: [index, 'holds', productItem.name(item)!],
                message: `${productItem.name(item)} is no unit of this product: write one of ${[...units].map((unit) => productItem.name(unit)).join(', ')}`,
              },
            ],
      ),
    ]
  })

const offerProblems = (offers: Catalogue['offers'], terms: Catalogue['terms'] | undefined): Told[] =>
  offers.flatMap(({ from, until, pay }, index): Told[] => [
    ...(until > from
      ? []
      : [
          {
            file: 'offers' as const,
            path: [index, 'until'],
            message: 'this is before its first day: write a later day',
          },
        ]),
    ...(terms && (pay < terms.topUp.min || pay > terms.topUp.max)
      ? [
          {
            file: 'offers' as const,
            path: [index, 'pay'],
            message: `nobody can pay this: topUp of terms.yaml allows ${terms.topUp.min} to ${terms.topUp.max}`,
          },
        ]
      : []),
  ])

const steps = ['unconfirmed', 'confirmed', 'paid'] as const

const limitProblems = (limits: Catalogue['limits']): Told[] =>
  steps.slice(1).flatMap((step, index) => {
    const before = limits[steps[index]!]
    return (Object.keys(before) as (keyof typeof before)[])
      .filter((item) => limits[step][item] < before[item])
      .map((item) => ({
        file: 'limits' as const,
        path: [step, item],
        message: `this is less than ${steps[index]} allows: write at least ${before[item]}`,
      }))
  })

/** What the files say against each other; files that could not be read are absent, and not asked about. */
export const problemsOf = (files: Partial<Catalogue>): Told[] => {
  const { datacenters, products, bundles, images, vat, offers, promotions, terms, limits, support } = files
  const ids = datacenters && new Set(datacenters.map(({ id }) => id))
  return [
    ...doubleIds('datacenters', datacenters),
    ...doubles(datacenters ?? [], ({ name }) => name).map(({ index }): Told => ({
      file: 'datacenters',
      path: [index, 'name'],
      message: 'a datacenter above has this name: write another one',
    })),
    ...productProblems(products ?? [], ids),
    ...doubleIds('bundles', bundles),
    ...bundleProblems(bundles ?? [], products, ids),
    ...doubleIds('images', images),
    ...priceProblems('vat', [], vat ?? [], undefined),
    ...doubleIds('offers', offers),
    ...offerProblems(offers ?? [], terms),
    ...doubles(promotions ?? [], ({ code }) => code).map(({ index }): Told => ({
      file: 'promotions',
      path: [index, 'code'],
      message: 'this code is used above: write another one',
    })),
    ...(terms && terms.topUp.max < terms.topUp.min
      ? [
          {
            file: 'terms' as const,
            path: ['topUp', 'max'],
            message: `this is less than min: write at least ${terms.topUp.min}`,
          },
        ]
      : []),
    ...(limits ? limitProblems(limits) : []),
    ...doubles(support?.subjects ?? [], ({ id }) => id).map(({ index, key }): Told => ({
      file: 'support',
      path: ['subjects', index, 'id'],
      message: `id ${String(key)} is taken by a subject above: write another number`,
    })),
  ]
}
