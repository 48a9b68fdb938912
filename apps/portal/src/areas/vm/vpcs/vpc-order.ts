import { calculations, type SizeName } from '@sarv/contract/financial/calculator/calculations'
import { normalizeTechnical } from '@sarv/contract/normalize'
import { networksPerVpc } from '@sarv/contract/limits'
import { isCidr24 } from '@sarv/contract/field-rules'
import { rowSentence } from '@sarv/contract/vm/vpcs/vpcs.fa'
import { fittingVpcPlan, type OfferedVpcPlan } from '@sarv/contract/vm/vpcs/vpcs.price'
import { whyNotRow, type NetworkRow } from '@sarv/contract/vm/vpcs/vpcs.rules'
import type { CreateVpcHostModel } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import { validationText } from '@sarv/contract/validation.fa'
import type { ZodType } from 'zod'
import { orderProblems, type OrderProblem } from '../../../services/orders/order-problems.ts'
import { readPlan, readSize } from '../../../services/orders/sizes-in-address.ts'
import { vpcOrderText } from './vpc-order.fa.ts'

const text = vpcOrderText.problems

export interface VpcOrder {
  name: string
  /** Clouds are sold by plans alone. */
  sizeKind: 'bundle' | 'custom'
  productBundleId: number | null
  networks: NetworkRow[]
  /** The quote whose price it takes over. */
  quoteId?: number | null
}

export interface KnownNetwork {
  name: string
  cidr: string
}

/** What the page begins with, as agreed. */
export const emptyVpc: VpcOrder = {
  name: '',
  sizeKind: 'bundle',
  productBundleId: null,
  networks: [
    { name: 'net-1', gatewayCidr: '192.168.1.1/24' },
    { name: 'net-2', gatewayCidr: '192.168.2.1/24' },
  ],
}

/** What the calculator's sizes ask for: a plan by its number, or as much as a plan must hold. */
export interface AskedPlan {
  planId?: number | undefined
  ipv4: number
  rules: number
}

const { sizes } = calculations.vpc

/** A calculation that is to be ordered; `undefined` where the address asks for nothing. */
export const planInAddress = (search: URLSearchParams): AskedPlan | undefined => {
  const sizeOf = (name: SizeName) => readSize(search, name, sizes.find((size) => size.name === name)!.range)
  const [planId, ipv4, rules] = [readPlan(search), sizeOf('ip4'), sizeOf('rules')]
  if (planId === undefined && ipv4 === undefined && rules === undefined) return undefined
  return { planId, ipv4: ipv4 ?? 0, rules: rules ?? 0 }
}

/** Clouds are sold by plans: the cheapest one that holds it all. */
export const fittingPlan = <Offered extends OfferedVpcPlan>(
  plans: readonly Offered[],
  { planId, ipv4, rules }: AskedPlan,
): Offered | undefined => {
  const named = plans.find(({ id }) => id === planId)
  return named ?? fittingVpcPlan(plans, { ipv4, rules })
}

const typedRow = ({ name, gatewayCidr }: NetworkRow): NetworkRow => ({
  name: name.trim(),
  gatewayCidr: normalizeTechnical(gatewayCidr),
})

/** One more row that stands in nobody's way; `undefined`: there is no room left. */
export const nextRow = (rows: readonly NetworkRow[], others: readonly KnownNetwork[]): NetworkRow | undefined => {
  const before = rows.map(typedRow).filter(({ gatewayCidr }) => isCidr24(gatewayCidr))
  if (rows.length >= networksPerVpc) return undefined
  const wanted = Array.from({ length: 254 }, (_, index) => index + 1)
  const place = wanted.find((third) => !whyNotRow(rowAt(third), before, others))
  return place === undefined ? undefined : rowAt(place)
}

const rowAt = (third: number): NetworkRow => ({ name: `net-${third}`, gatewayCidr: `192.168.${third}.1/24` })

/** The agreed rows, moved to where the project has room for them. */
export const freeRows = (others: readonly KnownNetwork[]): NetworkRow[] =>
  emptyVpc.networks.reduce<NetworkRow[]>((rows, row) => {
    const free = whyNotRow(row, rows, others) ? nextRow(rows, others) : row
    return free ? [...rows, free] : rows
  }, [])

/** What stands against each field of a row. */
export type RowProblems = Partial<Record<keyof NetworkRow, string>>

/** Row by row, judged by the server's own rule while one types. */
export const rowProblems = (rows: readonly NetworkRow[], others: readonly KnownNetwork[]): RowProblems[] => {
  const typed = rows.map(typedRow)
  return typed.map((row, place): RowProblems => {
    if (row.name === '') return { name: validationText.required }
    if (row.gatewayCidr === '') return { gatewayCidr: validationText.required }
    if (!isCidr24(row.gatewayCidr)) return { gatewayCidr: validationText.cidr24 }
    const before = typed.slice(0, place).filter(({ gatewayCidr }) => isCidr24(gatewayCidr))
    const obstacle = whyNotRow(row, before, others)
    if (!obstacle) return {}
    return { [obstacle.reason === 'name' ? 'name' : 'gatewayCidr']: rowSentence(obstacle) }
  })
}

/** What the call is asked for; the datacenter is the project's. */
export const toCreateModel = ({ name, productBundleId, networks, quoteId }: VpcOrder) => ({
  name: name.trim(),
  productBundleId: productBundleId ?? 0,
  networks: networks.map(typedRow),
  ...(quoteId && { quoteId }),
})

export type VpcOrderModel = ZodType<CreateVpcHostModel>

/** As agreed: the place, the plan, the name; then the rows. */
const checkedFields = ['datacenter', 'productBundleId', 'name', 'networks'] as const

export interface OrderFacts {
  datacenterId: number | null | undefined
  others: readonly KnownNetwork[]
}

export const problemsOf = (
  order: VpcOrder,
  model: VpcOrderModel,
  { datacenterId, others }: OrderFacts,
): OrderProblem<(typeof checkedFields)[number]>[] => {
  const sent = toCreateModel(order)
  const row = rowProblems(order.networks, others).find(({ name, gatewayCidr }) => name ?? gatewayCidr)
  return orderProblems({
    fields: checkedFields,
    model,
    sent,
    own: {
      datacenter: datacenterId ? undefined : text.datacenter,
      productBundleId: order.productBundleId === null ? text.plan : undefined,
      name: sent.name === '' ? text.name : undefined,
      networks: row && (row.name ?? row.gatewayCidr),
    },
  })
}

/**
 * The dry run of an order whose plan is known; `undefined` before that. The price waits neither for a name nor for rows
 * that are still typed: `standIn` is asked about, and rows that are right.
 */
export const rehearsalOf = (
  order: VpcOrder,
  facts: OrderFacts,
  { projectId, standIn }: { projectId: number; standIn: string },
) => {
  if (order.productBundleId === null) return undefined
  const problems = rowProblems(order.networks, facts.others)
  const isRight = problems.every(({ name, gatewayCidr }) => !name && !gatewayCidr)
  const name = order.name.trim() === '' ? standIn : order.name
  return { projectId, body: toCreateModel({ ...order, name, networks: isRight ? order.networks : [] }) }
}
