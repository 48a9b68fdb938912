import { wantedLines, type AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import type { Price } from '@sarv/contract/pricing/quote'
import type { QuoteHold } from '@sarv/contract/pricing/quote.schemas'
import type { Db } from '../../../db/connection.ts'
import type { ProjectOfCall } from '../../../db/project-access.ts'
import { AppError } from '../../../errors/app-error.ts'
import { holdLimits, releaseLimits, type Amounts } from '../../../services/limits.service.ts'
import type { ServiceRef } from '../../../services/service.ts'
import { quoteLines } from '../../portal/products.service.ts'
import { capOfOrder } from '../caps/orders.service.ts'
import { dearerBy } from './holds.rules.ts'
import {
  giveBackAll,
  giveBackSome,
  noteAdded,
  readHoldNeed,
  setAside,
  type HoldNeed,
  type ServicesOfOne,
} from './holds.store.ts'

/** A service that is ordered or changed, and what people call it. */
export interface NamedService extends ServiceRef {
  name: string
}

type Several = readonly [NamedService, ...NamedService[]]

const ofOne = (services: readonly [ServiceRef & { name?: string }, ...(ServiceRef & { name?: string })[]]) => ({
  customerId: services[0].customerId,
  projectId: services[0].projectId,
  serviceType: services[0].serviceType,
  services: services.map(({ serviceId: id, name = '' }) => ({ id, name })),
})

/** Answers what was set aside now. Refuses with `money_missing`, `cap_reached` or `over_cap`, which ends the caller's transaction. */
const hold = async (
  trx: Db,
  of: ServicesOfOne,
  payableRials: number,
  by: { userId: number | null; at?: Date | undefined },
): Promise<number> => {
  if (payableRials === 0) return 0
  const { rials, spendable, hasCap } = await setAside(trx, of, { payableRials, ...by })
  // After the balance is held: what other orders of the customer have taken counts.
  if (hasCap) {
    await capOfOrder(trx, of.projectId, payableRials * of.services.length, by.at)
    await noteAdded(trx, of, payableRials)
  }
  if (rials > 0 && rials > spendable) throw new AppError('money_missing', { missing: rials - spendable })
  return rials
}

/** What an order takes: for each of these so much of the limits, and the money of its first hours. */
export interface Taken {
  amounts: Amounts
  /** Of one of them, per 30 days and with VAT. */
  payableRials: number
  userId: number | null
  /** Absent: now. The demo has a past. */
  at?: Date | undefined
}

/**
 * Everything that an order takes of its customer, or a refusal: `over_limit`, `money_missing`. Its first hours are paid from
 * what is set aside, whatever else is bought meanwhile. Late in a transaction: other orders of the customer wait for its end.
 */
export const takeForOrder = async (trx: Db, services: Several, taken: Taken): Promise<void> => {
  await holdLimits(trx, services, taken.amounts)
  await hold(trx, ofOne(services), taken.payableRials, taken)
}

/** Before an order that failed is tried again: the same, at the price that was agreed. */
export const takeForOrderAgain = async (
  trx: Db,
  service: NamedService,
  { lines, ...taken }: Omit<Taken, 'payableRials'> & { lines: readonly AgreedLine[] },
): Promise<void> => {
  const { payable } = await quoteLines(trx, wantedLines(lines, service.name))
  await takeForOrder(trx, [service], { ...taken, payableRials: payable })
}

/** The service is gone, or never came to be: its limits are free, and what is left of its money is the customer's again. */
export const giveBackOrder = async (trx: Db, service: ServiceRef): Promise<void> => {
  await releaseLimits(trx, service)
  await giveBackMoney(trx, service)
}

/** What is left of the money that was set aside for it. */
export const giveBackMoney = (trx: Db, service: ServiceRef): Promise<void> => giveBackAll(trx, ofOne([service]))

/** A change of what a service costs: its price afterwards, and before VAT what it costs now. */
export interface PriceChange {
  price: Price
  beforeRials: number
}

/** What a change took; its operation keeps it, for when it fails or is tried again. */
export interface TakenForChange {
  /** Per 30 days, with VAT. */
  dearerByRials: number
  /** What was set aside for it. */
  rials: number
}

/** A change that makes a service dearer takes the same hours of the difference; what the service still holds counts. */
export const takeForChange = async (
  trx: Db,
  service: NamedService,
  { price, beforeRials }: PriceChange,
  userId: number | null,
): Promise<TakenForChange> => {
  const dearerByRials = dearerBy(price, beforeRials)
  return { dearerByRials, rials: await hold(trx, ofOne([service]), dearerByRials, { userId }) }
}

/** Before a change that failed is tried again. */
export const takeForChangeAgain = async (
  trx: Db,
  service: NamedService,
  taken: TakenForChange | undefined,
  userId: number | null,
): Promise<void> => {
  if (taken) await hold(trx, ofOne([service]), taken.dearerByRials, { userId })
}

/** The change did not come about. */
export const giveBackChange = async (
  trx: Db,
  service: ServiceRef,
  taken: TakenForChange | undefined,
): Promise<void> => {
  if (taken && taken.rials > 0) await giveBackSome(trx, ofOne([service]), taken.rials)
}

/** What an order would set aside, and how much of it the customer lacks; the price is that of `count` of them. */
export const quoteHold = async (
  db: Db,
  { customerId, id: projectId }: ProjectOfCall,
  { payable }: Price,
  count = 1,
): Promise<QuoteHold> => {
  const each = await readHoldNeed(db, { customerId, projectId }, payable / count)
  return told(db, projectId, payable, { ...each, rials: each.rials * count })
}

/** The same of a change of a service. */
export const quoteHoldOfChange = async (
  db: Db,
  service: ServiceRef,
  { price, beforeRials }: PriceChange,
): Promise<QuoteHold> => {
  const dearerByRials = dearerBy(price, beforeRials)
  return told(db, service.projectId, dearerByRials, await readHoldNeed(db, service, dearerByRials, service))
}

/** One of several: an order, or the change of a service that is there. */
export interface PartOfHold {
  price: Price
  /** Absent: it is ordered. */
  change?: { service: ServiceRef; beforeRials: number }
}

/** What several orders and changes would set aside together. */
export const quoteHolds = async (
  db: Db,
  { customerId, id: projectId }: ProjectOfCall,
  parts: readonly PartOfHold[],
): Promise<QuoteHold | undefined> => {
  const payables = parts.map(({ price, change }) => (change ? dearerBy(price, change.beforeRials) : price.payable))
  const needs: HoldNeed[] = []
  for (const [place, { change }] of parts.entries())
    needs.push(await readHoldNeed(db, { customerId, projectId }, payables[place]!, change?.service))
  const [first] = needs
  if (!first) return undefined
  const rials = needs.reduce((sum, need) => sum + need.rials, 0)
  const addedRials = payables.reduce((sum, payable) => sum + payable, 0)
  return told(db, projectId, addedRials, { ...first, rials })
}

const told = async (
  db: Db,
  projectId: number,
  addedRials: number,
  { hours, rials, spendable, hasCap }: HoldNeed,
): Promise<QuoteHold> => {
  const cap = hasCap ? await capOfOrder(db, projectId, addedRials) : undefined
  return { hours, rials, missing: rials > 0 ? Math.max(0, rials - spendable) : 0, ...(cap && { cap }) }
}
