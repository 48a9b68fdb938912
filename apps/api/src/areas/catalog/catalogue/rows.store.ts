import { productCategory, productItem } from '@sarv/contract/enums'
import type { Catalogue, CatalogueFile } from './catalogue.schemas.ts'

/** A table whose rows are what a file says now. */
export type CatalogueTable =
  | 'datacenters'
  | 'products'
  | 'product_bundles'
  | 'vm_images'
  | 'offers'
  | 'promotions'
  | 'provider_terms'
  | 'starting_limits'
  | 'support_terms'
  | 'ticket_subjects'

export type Row = Readonly<Record<string, unknown>> & { id: number | string }

export interface TableRows {
  table: CatalogueTable
  file: CatalogueFile
  /** One of them, for people. */
  noun: string
  rows: readonly Row[]
}

/** What is no longer said is no longer offered, and kept for who has it; these are always said. */
export const alwaysSaid: ReadonlySet<CatalogueTable> = new Set(['provider_terms', 'starting_limits', 'support_terms'])

const datacenters = (rows: Catalogue['datacenters']): Row[] =>
  rows.map((row, position) => ({
    id: row.id,
    name: row.name,
    photo_name: row.photoName,
    engine: row.engine,
    is_sandbox: row.engine === 'sandbox',
    hypervisor_id: row.hypervisor,
    full_reason: row.fullReason,
    position,
  }))

const products = (rows: Catalogue['products']): Row[] =>
  rows.map((row, position) => ({
    id: row.product,
    name: productCategory.label(row.product),
    description: row.description,
    supplementary_description: row.supplementaryDescription,
    service_code: row.serviceCode,
    masters: row.masters,
    position,
  }))

const bundles = (rows: Catalogue['bundles']): Row[] =>
  rows.map((row, position) => ({
    id: row.id,
    product_id: row.product,
    datacenter_id: row.datacenter,
    name: row.name,
    quantities: row.holds,
    is_popular: row.isPopular,
    position,
  }))

const images = (rows: Catalogue['images']): Row[] =>
  rows.map((row, position) => ({
    id: row.id,
    product_id: row.product,
    name: row.name,
    operating_system_id: row.operatingSystem,
    operating_system: row.family,
    engine_ref: row.engineRef,
    min_memory_gb: row.minMemoryGb,
    min_disk_gb: row.minDiskGb,
    position,
  }))

const offers = (rows: Catalogue['offers']): Row[] =>
  rows.map((row, position) => ({
    id: row.id,
    name: row.name,
    pay_rials: row.pay,
    gift_rials: row.gift,
    valid_from: row.from,
    expires_at: row.until,
    position,
  }))

const terms = ({ holdHours, graceDays, commissionPercent, topUp, ...days }: Catalogue['terms']): Row => ({
  id: 1,
  hold_hours: holdHours,
  grace_days: graceDays,
  commission_percent: commissionPercent,
  top_up_min_rials: topUp.min,
  top_up_max_rials: topUp.max,
  renewal_days: days.renewalDays,
  quote_days: days.quoteDays,
})

const limits = (steps: Catalogue['limits']): Row[] =>
  Object.entries(steps).map(([id, { memoryGb, diskGb, firewallRule, ...rest }]) => ({
    id,
    ...rest,
    memory_gb: memoryGb,
    disk_gb: diskGb,
    firewall_rule: firewallRule,
  }))

const subjects = ({ subjects: rows }: Catalogue['support']): Row[] =>
  rows.map(({ id, unit, product, name }, position) => ({ id, unit_id: unit, product_id: product, name, position }))

/** What the files say, as rows; each table after those that it names. Prices are another matter: see `prices.rules.ts`. */
export const tableRows = (catalogue: Catalogue): TableRows[] => [
  { table: 'datacenters', file: 'datacenters', noun: 'datacenter', rows: datacenters(catalogue.datacenters) },
  { table: 'products', file: 'products', noun: 'product', rows: products(catalogue.products) },
  { table: 'product_bundles', file: 'bundles', noun: 'bundle', rows: bundles(catalogue.bundles) },
  { table: 'vm_images', file: 'images', noun: 'image', rows: images(catalogue.images) },
  { table: 'offers', file: 'offers', noun: 'offer', rows: offers(catalogue.offers) },
  {
    table: 'promotions',
    file: 'promotions',
    noun: 'promotion',
    rows: catalogue.promotions.map(({ code, link, until }) => ({ id: code, link, expires_at: until })),
  },
  { table: 'provider_terms', file: 'terms', noun: 'terms', rows: [terms(catalogue.terms)] },
  { table: 'starting_limits', file: 'limits', noun: 'starting limits', rows: limits(catalogue.limits) },
  {
    table: 'support_terms',
    file: 'support',
    noun: 'promise of answers',
    rows: [
      {
        id: 1,
        answer: catalogue.support.answer,
        desk: catalogue.support.desk,
        closing: catalogue.support.closing,
      },
    ],
  },
  { table: 'ticket_subjects', file: 'support', noun: 'subject', rows: subjects(catalogue.support) },
]

/** A unit of a product as it is sold, besides its prices. */
export interface ItemRow {
  productId: number
  itemId: number
  name: string
  unit: string
  isPaidWhileOff: boolean
  position: number
}

export const itemRows = (rows: Catalogue['products']): ItemRow[] =>
  rows.flatMap(({ product, items }) =>
    items.map(({ item, unit, isPaidWhileOff }, position) => ({
      productId: product,
      itemId: item,
      name: productItem.label(item),
      unit,
      isPaidWhileOff,
      position,
    })),
  )
