import { hypervisor, operatingSystem, productCategory, productItem } from '@sarv/contract/enums'
import type { EnumTable } from '@sarv/contract/define-enum'
import { z } from 'zod'
import { fromWire } from '../wire-time.ts'

/** The files speak in the contract's names; its numbers stay in the contract. */
const named = (table: EnumTable, what: string) => {
  const ids = new Map(table.values.map(({ name, id }) => [name, Number(id)]))
  return z.string().transform((name, context) => {
    const id = ids.get(name)
    if (id !== undefined) return id
    context.addIssue(`there is no ${what} "${name}"; known: ${[...ids.keys()].join(', ')}`)
    return z.NEVER
  })
}

const Id = z.int().positive()
const Name = z.string().trim().min(1)

/** From the midnight of Tehran on that day. */
const Day = z.iso.date().transform(fromWire)

const Prices = z
  .array(z.strictObject({ from: Day, rials: z.int().nonnegative(), datacenter: Id.nullable().default(null) }))
  .min(1)

const Datacenters = z.array(
  z.strictObject({
    id: Id,
    name: Name,
    photoName: Name.nullable().default(null),
    engine: Name,
    hypervisor: named(hypervisor, 'hypervisor'),
    fullReason: Name.nullable().default(null),
  }),
)

/** Of a server that is off, cores and memory are free for others; its disks and addresses are still there. */
const freeWhileOff: ReadonlySet<number> = new Set([productItem.id.vCpu, productItem.id.vMemory])

const Unit = z
  .strictObject({
    item: named(productItem, 'unit'),
    unit: Name,
    whileOff: z.enum(['paid', 'free']).optional(),
    prices: Prices,
  })
  .transform(({ whileOff, ...unit }) => ({
    ...unit,
    isPaidWhileOff: whileOff === undefined ? !freeWhileOff.has(unit.item) : whileOff === 'paid',
  }))

const Products = z.array(
  z.strictObject({
    product: named(productCategory, 'product'),
    description: Name.nullable().default(null),
    supplementaryDescription: Name.nullable().default(null),
    items: z.array(Unit).default([]),
  }),
)

const Bundles = z.array(
  z.strictObject({
    id: Id,
    product: named(productCategory, 'product'),
    datacenter: Id.nullable().default(null),
    name: Name,
    holds: z.record(named(productItem, 'unit'), z.int().positive()),
    prices: Prices,
    isPopular: z.boolean().default(false),
  }),
)

const Images = z.array(
  z.strictObject({
    id: Id,
    product: named(productCategory, 'product').default(productCategory.id.vm),
    name: Name,
    operatingSystem: named(operatingSystem, 'operating system'),
    family: Name,
    engineRef: Name,
    minMemoryGb: z.int().positive().default(1),
    minDiskGb: z.int().positive().default(25),
  }),
)

export const catalogueFiles = {
  datacenters: Datacenters,
  products: Products,
  bundles: Bundles,
  images: Images,
} as const

export type Catalogue = { [File in keyof typeof catalogueFiles]: z.output<(typeof catalogueFiles)[File]> }
