import {
  businessUnit,
  hypervisor,
  issuePriority,
  operatingSystem,
  productCategory,
  productItem,
} from '@sarv/contract/enums'
import type { EnumTable } from '@sarv/contract/define-enum'
import { z } from 'zod'
import { fromWire } from '../../../db/wire-time.ts'

/** The files speak in the contract's names; its numbers stay in the contract. */
const named = (table: EnumTable, what: string) => {
  const ids = new Map(table.values.map(({ name, id }) => [name, Number(id)]))
  return z.string().transform((name, context) => {
    const id = ids.get(name)
    if (id !== undefined) return id
    context.addIssue(`there is no ${what} "${name}": write one of ${[...ids.keys()].join(', ')}`)
    return z.NEVER
  })
}

const Id = z.int().positive()
const Name = z.string().trim().min(1)
const Rials = z.int().nonnegative()
const Amount = z.int().nonnegative()
const Percent = z.int().min(0).max(99)
const Count = z.int().positive()

/** From the midnight of Tehran on that day. */
const Day = z.iso.date().transform(fromWire)

const dayMs = 24 * 3600 * 1000
/** Until the midnight after that day: it is the last one. */
const LastDay = Day.transform((day) => new Date(day.getTime() + dayMs))

const Prices = z.array(z.strictObject({ from: Day, rials: Rials, datacenter: Id.nullable().default(null) })).min(1)

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

/** Of the public list of goods and services that the tax office keeps. */
const ServiceCode = z
  .string()
  .regex(/^\d{13}$/, 'is not a service id: write its 13 digits in quotes, as stuffid.tax.gov.ir has them')

const Holds = z.record(named(productItem, 'unit'), Count)

const Products = z.array(
  z.strictObject({
    product: named(productCategory, 'product'),
    description: Name.nullable().default(null),
    supplementaryDescription: Name.nullable().default(null),
    serviceCode: ServiceCode.nullable().default(null),
    items: z.array(Unit).default([]),
    /** Of clusters: how many masters of which size watch over so many workers. */
    masters: z.array(z.strictObject({ workersUpTo: Count, count: Count, holds: Holds })).default([]),
  }),
)

const Bundles = z.array(
  z.strictObject({
    id: Id,
    product: named(productCategory, 'product'),
    datacenter: Id.nullable().default(null),
    name: Name,
    holds: Holds,
    prices: z.array(z.strictObject({ from: Day, rials: Rials })).min(1),
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
    minMemoryGb: Count.default(1),
    minDiskGb: Count.default(25),
  }),
)

const Vat = z.array(z.strictObject({ from: Day, percent: Percent })).min(1)

const Offers = z.array(z.strictObject({ id: Id, name: Name, pay: Count, gift: Count, from: Day, until: LastDay }))

const Promotions = z.array(
  z.strictObject({
    code: z.string().regex(/^[\w-]{1,100}$/),
    link: z.string().regex(/^(\/(?![/\\])|https:\/\/\w)\S*$/),
    until: LastDay.nullable().default(null),
  }),
)

const Terms = z.strictObject({
  holdHours: Count,
  graceDays: Count,
  commissionPercent: Percent,
  renewalDays: Count.default(14),
  quoteDays: Count.default(7),
  topUp: z.strictObject({ min: Count, max: Count }),
})

const StartingLimits = z.strictObject({
  cpu: Amount,
  memoryGb: Amount,
  diskGb: Amount,
  ip: Amount,
  vm: Amount,
  firewallRule: Amount,
})

const Limits = z.strictObject({ unconfirmed: StartingLimits, confirmed: StartingLimits, paid: StartingLimits })

const Answer = z.strictObject({ hours: Count, counts: z.enum(['desk', 'always']) })
const priorities = issuePriority.values.map(({ name }) => name)
/** From the first day of the week in Iran. */
export const weekDays = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

const Support = z.strictObject({
  answer: z.strictObject(
    Object.fromEntries(priorities.map((name) => [name, Answer])) as Record<(typeof priorities)[number], typeof Answer>,
  ),
  desk: z
    .strictObject({
      days: z.array(z.enum(weekDays)).min(1),
      from: z.int().min(0).max(23),
      until: z.int().min(1).max(24),
    })
    .refine(({ from, until }) => until > from, {
      path: ['until'],
      error: 'this is not after its beginning: write a later hour',
    }),
  closing: z
    .strictObject({ afterDays: z.int().min(2).max(365), toldDaysBefore: z.int().min(1).max(364) })
    .refine(({ afterDays, toldDaysBefore }) => toldDaysBefore < afterDays, {
      path: ['toldDaysBefore'],
      error: 'customers would be told before they were silent for a day: write fewer days than afterDays',
    })
    .default({ afterDays: 7, toldDaysBefore: 2 }),
  subjects: z
    .array(
      z.strictObject({
        id: Id,
        unit: named(businessUnit, 'unit'),
        product: named(productCategory, 'product').nullable().default(null),
        name: Name,
      }),
    )
    .min(1),
})

/** One file each, in the folder of the catalogue. */
export const catalogueFiles = {
  datacenters: Datacenters,
  products: Products,
  bundles: Bundles,
  images: Images,
  vat: Vat,
  offers: Offers,
  promotions: Promotions,
  terms: Terms,
  limits: Limits,
  support: Support,
} as const

export type CatalogueFile = keyof typeof catalogueFiles
export type Catalogue = { [File in CatalogueFile]: z.output<(typeof catalogueFiles)[File]> }
