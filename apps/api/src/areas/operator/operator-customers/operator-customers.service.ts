import { limitedItem, operationStatus } from '@sarv/contract/enums'
import { isMobile, toLocalMobile } from '@sarv/contract/field-rules'
import { normalizeDigits } from '@sarv/contract/normalize'
import type {
  OperatorCustomerDetail,
  OperatorCustomerListItem,
  OperatorEditLimitModel,
  OperatorIdentity,
  OperatorIdentityListItem,
} from '@sarv/contract/operator/operator-customers/operator-customers.schemas'
import type { Db } from '../../../db/connection.ts'
import { nationalIdHash, openPersonal, phoneHash } from '../../../db/personal-data.ts'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { AuditNote } from '../../../http/audited.ts'
import type { SecretBox } from '../../../secrets.ts'
import { getLimitUsage, limitedItems } from '../../../services/limits.service.ts'
import { productName } from '../../financial/orders/orders.service.ts'
import { readRunway } from '../../financial/runway/runway.service.ts'
import { readProspect } from '../../financial/suspensions/prospect.service.ts'
import { confirmIdentity, readIdentity, refuseIdentity } from '../../account/profile/identity.service.ts'
import { endCustomerSessions } from '../../account/sessions/customer-sessions.service.ts'
import { changeLimits } from '../../portal/limit-changes.service.ts'
import { readOpenRequestsOf } from '../../portal/limit-requests.service.ts'
import { notify, type NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { readTicketCounts } from '../../portal/tickets/queue.service.ts'
import { roomFor } from '../operator-capacity/operator-capacity.rules.ts'
import { readCapacity } from '../operator-capacity/operator-capacity.service.ts'
import { operatorCustomersText as text } from './operator-customers.fa.ts'
import {
  countFailedLately,
  countServicesOf,
  findAccountOf,
  findCustomer,
  findCustomers,
  listOperationsOf,
  listServicesOf,
  listUsersOf,
  listWaitingIdentities,
  readBalancesOf,
  setCustomerDisabled,
  type CustomerSearch,
} from './operator-customers.store.ts'

type Note = (note: AuditNote) => void

const requireCustomer = async (db: Db, id: number) => {
  const customer = await findCustomer(db, id)
  if (!customer) throw new AppError('not_found')
  return customer
}

const searchFor = (secrets: SecretBox, text: string): CustomerSearch => {
  const digits = normalizeDigits(text)
  const phone = toLocalMobile(digits)
  return {
    text,
    phoneHash: isMobile(phone) ? phoneHash(secrets, phone) : null,
    nationalIdHash: /^\d{10,11}$/.test(digits) ? nationalIdHash(secrets, digits) : null,
  }
}

export const searchCustomers = async (
  db: Db,
  secrets: SecretBox,
  search: string | undefined,
): Promise<OperatorCustomerListItem[]> =>
  (await findCustomers(db, search === undefined ? undefined : searchFor(secrets, search))).map(
    ({ createdAt, ...customer }) => ({
      ...customer,
      createDate: toWire(createdAt),
    }),
  )

const phoneEndOf = (secrets: SecretBox, sealed: string | null): string | null =>
  openPersonal(secrets, sealed, 'phone')?.slice(-4) ?? null

/** As the customer reads it. */
const readRunwayOf = async (db: Db, id: number): Promise<OperatorCustomerDetail['runway']> => {
  const runway = await readRunway(db, id)
  const { stage, spans } = await readProspect(db, id, runway)
  return {
    monthly: runway.monthlyRials,
    endDate: runway.endsAt && toWire(runway.endsAt),
    stage,
    stopDate: spans ? toWire(spans.stopsAt) : null,
    keepDate: spans ? toWire(spans.keptUntil) : null,
  }
}

/** With what an operator needs to raise one: what the customer asked for, and what is left of it. */
const readLimitsOf = async (db: Db, id: number): Promise<OperatorCustomerDetail['limits']> => {
  const usage = await getLimitUsage(db, id)
  const { datacenters } = await readCapacity(db)
  const requests = await readOpenRequestsOf(db, id)
  return limitedItems.map((item) => {
    const asked = requests.find((request) => request.item === item)
    return {
      itemId: limitedItem.id[item],
      ...usage[item],
      room: roomFor(item, datacenters),
      asked: asked ? { id: asked.id, wanted: asked.wanted, text: asked.reason } : null,
    }
  })
}

export const readCustomer = async (db: Db, secrets: SecretBox, id: number): Promise<OperatorCustomerDetail> => {
  const { createdAt, ...customer } = await requireCustomer(db, id)
  const { wallet, gift, hold, receivable } = await readBalancesOf(db, id)
  const users = await listUsersOf(db, id)
  const tickets = await readTicketCounts(db, id)
  const operations = await listOperationsOf(db, id)
  const services = await listServicesOf(db, id)
  return {
    ...customer,
    createDate: toWire(createdAt),
    wallet,
    gift,
    hold,
    owed: -receivable,
    runway: await readRunwayOf(db, id),
    users: users.map(({ phoneSecret, title, ...user }) => ({
      ...user,
      title: title ?? user.email,
      phoneEnd: phoneEndOf(secrets, phoneSecret),
    })),
    limits: await readLimitsOf(db, id),
    services: services.map((service) => ({
      ...service,
      product: productName(service.serviceType) ?? service.serviceType,
    })),
    serviceCount: await countServicesOf(db, id),
    failedOperationCount: await countFailedLately(db, id),
    operations: operations.map((operation) => ({
      id: operation.id,
      sentence: operation.sentence,
      // What is being undone shows as running.
      operationStatusId: operationStatus.id[operation.status === 'undoing' ? 'running' : operation.status],
      createDate: toWire(operation.createdAt),
    })),
    openTicketCount: tickets.open,
    ticketCount: tickets.all,
  }
}

export const editLimit = async (
  trx: Db,
  deps: NotifyDependencies,
  id: number,
  { itemId, max, answer }: OperatorEditLimitModel,
  note: Note,
): Promise<void> => {
  await requireCustomer(trx, id)
  const item = limitedItem.name(itemId)!
  const before = await changeLimits(trx, deps, id, { [item]: max }, answer)
  note({ customerId: id, before, after: { [item]: max } })
}

/** The account is closed: nobody gets in. What runs keeps running, and costs: its owners are told both. */
export const disableCustomer = async (
  trx: Db,
  deps: NotifyDependencies,
  id: number,
  answer: string,
  note: Note,
): Promise<void> => {
  await requireCustomer(trx, id)
  note({ customerId: id })
  if (!(await setCustomerDisabled(trx, id, answer))) throw new AppError('customer_unchanged')
  await tellOwners(trx, deps, { customerId: id, link: null, isOwed: true }, text.disabled(answer))
  await endCustomerSessions(trx, id)
}

export const enableCustomer = async (trx: Db, deps: NotifyDependencies, id: number, note: Note): Promise<void> => {
  await requireCustomer(trx, id)
  note({ customerId: id })
  if (!(await setCustomerDisabled(trx, id, null))) throw new AppError('customer_unchanged')
  await tellOwners(trx, deps, { customerId: id, link: null, isOwed: true }, text.enabled)
}

const noteUser = async (trx: Db, userId: number, note: Note): Promise<number | undefined> => {
  const customerId = await findAccountOf(trx, userId)
  note({ target: `user:${userId}`, ...(customerId !== undefined && { customerId }) })
  return customerId
}

/** People whose form an operator should look at. Where the form is enough, those whose national id another person holds. */
export const listIdentities = async ({
  db,
  identityConfirmedBy,
}: Pick<Dependencies, 'db' | 'identityConfirmedBy'>): Promise<OperatorIdentityListItem[]> => {
  const waiting = await listWaitingIdentities(db, { withPhone: identityConfirmedBy === 'form' })
  return waiting.map(({ writtenAt, title, email, ...user }) => ({
    ...user,
    title: title ?? email,
    createDate: toWire(writtenAt),
  }))
}

const requireUser = async (trx: Db, userId: number, note: Note): Promise<number> => {
  const customerId = await noteUser(trx, userId, note)
  if (customerId === undefined) throw new AppError('not_found')
  return customerId
}

/** What a person wrote about who they are: the customer reads in their log that it was looked at. */
export const lookAtUser = async (
  trx: Db,
  secrets: SecretBox,
  userId: number,
  note: Note,
): Promise<OperatorIdentity> => {
  await requireUser(trx, userId, note)
  const identity = await readIdentity(trx, secrets, userId)
  if (!identity) throw new AppError('not_found')
  return { ...identity, id: userId, birthDate: identity.birthDate === null ? null : `${identity.birthDate}T00:00:00` }
}

export const confirmUser = async (
  trx: Db,
  secrets: SecretBox,
  { userId, seen }: { userId: number; seen: string },
  note: Note,
): Promise<void> => {
  await requireUser(trx, userId, note)
  if (!(await confirmIdentity(trx, userId, { secrets, mark: seen }))) throw new AppError('identity_missing')
}

/** What was confirmed before counts no more, and the person reads what to mend. */
export const refuseUser = async (
  trx: Db,
  deps: NotifyDependencies,
  { userId, seen, answer }: { userId: number; seen: string; answer: string },
  note: Note,
): Promise<void> => {
  const customerId = await requireUser(trx, userId, note)
  await refuseIdentity(trx, userId, { secrets: deps.secrets, mark: seen })
  const link = '/portal/account'
  await notify(trx, deps, { userId, customerId, link, isImportant: true, ...text.identityRefused(answer) })
}
