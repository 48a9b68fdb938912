import { setUsageBack } from '../../financial/usage/usage.fixture.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { capAct } from '@sarv/contract/enums'
import type { DashboardFinancial } from '@sarv/contract/dashboard/dashboard.schemas'
import type { DecisionListItem } from '@sarv/contract/dashboard/decisions/decisions.schemas'
import { inTransaction } from '../../../db/transaction.ts'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import type { Customer } from '../../../testing/api.ts'
import { ticketTools } from '../../portal/tickets/tickets.fixture.ts'
import { createQuoteTester } from '../../financial/quotes/quotes.fixture.ts'
import { financialDecisions } from '../../financial/financial.decisions.ts'
import { toWire } from '../../../db/wire-time.ts'
import type { Actor } from '../../../http/implement.ts'
import { createInvoice } from '../../financial/invoices/create.service.ts'
import { openLife, type Life } from '../../financial/suspensions/suspensions.fixture.ts'

const dayMs = 86_400_000
const faults = createFaults<ComputeEngine>()
let life: Life
beforeAll(async () => {
  life = await openLife({ compute: (engine) => withFaults(engine, faults) })
})
beforeEach(() => faults.clear())
afterAll(() => life.close())

type Who = { token: string }
const read = async (who: Who) => (await life.api.get<DecisionListItem[]>(who, '/dashboard/decision/list')).body
const hide = async (who: Who, key: string, isHidden = true) =>
  (await life.api.send(who, 'PUT', '/dashboard/decision/hide', { key, isHidden })).status

/** A server, and money for two months and a half of it. */
const newcomer = async (name = 'staging-02') => {
  const customer = await life.api.newCustomer({ rials: 0 })
  await life.pay(customer, 60_000_000)
  return { customer, server: await life.servers.newServer(customer, { name }) }
}

const stop = async (customer: Customer, server: number) => {
  await life.api.send(customer, 'PUT', `/vm/${customer.projectId}/host/stop/${server}`)
  await life.api.untilSettled(customer, server)
  await setUsageBack(life.db, customer)
}

const newInvoice = async ({ customerId }: Customer, dueAt: Date) => {
  const at = new Date()
  const lines = [{ description: 'دامنه sarv.ir، یک سال', quantity: 1, unitPriceRials: 1_000_000 }]
  const invoice = { customerId, cause: `test:${customerId}`, lines, from: at, to: at, dueAt }
  return (await inTransaction(life.db, (trx) => createInvoice(trx, invoice))).id
}

describe('what waits for a decision', () => {
  it('is nothing while all is well', async () => {
    const { customer } = await newcomer()
    expect(await read(customer)).toEqual([])
  })

  it('names a server that is off, and what it costs with all that hangs on it', async () => {
    const { customer, server } = await newcomer()
    await life.api.send(customer, 'POST', `/vm/${customer.projectId}/host/${server}/ip/create`, { useIpV4: true })
    await life.api.untilSettled(customer, server)
    await stop(customer, server)
    const [idle, ...more] = await read(customer)
    expect(more).toEqual([])
    expect(idle).toMatchObject({
      kind: 'idle',
      urgency: 'waste',
      serviceId: server,
      service: 'staging-02',
      canHide: true,
    })
    const listed = (await life.api.get<{ monthlyPrice: number }[]>(customer, '/financial/cost/idle-list')).body
    expect(listed.length).toBeGreaterThan(1)
    // The list of costs says it with VAT, the dashboard as the lists of services beside it: without.
    const withVat = listed.reduce((sum, { monthlyPrice }) => sum + monthlyPrice, 0)
    const hosts = await life.api.get<{ priceNow: number }[]>(customer, `/vm/${customer.projectId}/host/list`)
    expect(idle!.rials! + Math.floor(idle!.rials! / 10)).toBeCloseTo(withVat, -1)
    expect(idle!.rials).toBeGreaterThanOrEqual(hosts.body[0]!.priceNow)
  })

  it('names what failed last, for those who may try it again', async () => {
    const { customer, server } = await newcomer('shop-web')
    const reader = await life.api.newColleague(customer, 'reporter')
    const operator = await life.api.newColleague(customer, 'maintainer')
    faults.inject({ method: 'powerServer', kind: 'error', count: 100 })
    await life.api.send(customer, 'PUT', `/vm/${customer.projectId}/host/reboot/${server}`)
    await life.api.untilSettled(customer, server)
    const [failed] = await read(customer)
    expect(failed).toMatchObject({ kind: 'operationFailed', urgency: 'now', serviceId: server, canRetry: true })
    expect(failed?.sentence).toContain('shop-web')
    expect(failed?.rials).toBeGreaterThan(0)
    expect(await read(operator)).toMatchObject([{ kind: 'operationFailed' }])
    expect(await read(reader)).toEqual([])

    faults.clear()
    await life.api.send(customer, 'PUT', `/portal/operation/retry/${failed?.itemId}`)
    await life.api.untilSettled(customer, server)
    expect(await read(customer)).toEqual([])
  })

  it('says what to pay while the money ends within a week, and what brings everything back once it has', async () => {
    const { customer } = await newcomer()
    const { body: runway } = await life.api.get<{ monthly: number }>(customer, '/financial/runway/get')
    await life.drain(customer)
    await life.pay(customer, Math.round(runway.monthly / 10))
    const [short] = await read(customer)
    expect(short).toMatchObject({ kind: 'walletShort', urgency: 'soon', canHide: false })
    expect(short?.rials).toBeGreaterThan(0)
    expect(await hide(customer, 'wallet')).toBe(404)

    await life.pay(customer, short!.rials!)
    expect(await read(customer)).toEqual([])

    await life.drain(customer)
    await life.pass(1)
    await life.settle()
    const [empty] = await read(customer)
    expect(empty).toMatchObject({ kind: 'walletEmpty', urgency: 'now', count: 1 })
    await life.pay(customer, empty!.rials!)
    await life.settle()
    const after = await read(customer)
    expect(after.map(({ kind }) => kind)).not.toContain('walletEmpty')
  })

  it('names an invoice, which cannot wait when it is due within three days', async () => {
    const { customer } = await newcomer()
    const id = await newInvoice(customer, new Date(Date.now() + 10 * dayMs))
    const [due] = await read(customer)
    expect(due).toMatchObject({ kind: 'invoiceDue', urgency: 'soon', itemId: id, rials: 1_100_000 })
    await life.db
      .updateTable('invoices')
      .set({ due_at: new Date(Date.now() + 2 * dayMs) })
      .where('id', '=', id)
      .execute()
    expect(await read(customer)).toMatchObject([{ urgency: 'now' }])
    const { body } = await life.api.get<DashboardFinancial>(customer, '/dashboard/financial')
    expect(body).toMatchObject({ unpaidInvoiceCount: 1, unpaidInvoicePrice: 1_100_000 })
  })

  it('names a project that has cost what it may in the month', async () => {
    const { customer } = await newcomer()
    const path = `/financial/${customer.projectId}/cap`
    await life.db
      .updateTable('usage_intervals')
      .set({ from_at: new Date(Date.now() - 3_600_000) })
      .where('customer_id', '=', customer.customerId)
      .execute()
    await life.api.send(customer, 'PUT', `${path}/set`, { monthlyRials: 1, atFullId: capAct.id.warn })
    expect(await read(customer)).toMatchObject([
      { kind: 'capReached', urgency: 'now', limitRials: 1, projectId: customer.projectId },
    ])
  })

  it('names a ticket that support has answered, until it is answered again', async () => {
    const { customer } = await newcomer()
    const tickets = ticketTools(() => life.api)
    const { id } = (await tickets.create(customer, { title: 'دیسک دیده نمی‌شود' })).body
    expect(await read(customer)).toEqual([])
    await life.db
      .updateTable('tickets')
      .set({ status: 'answered', answer_due_at: null, closes_at: new Date(Date.now() + 7 * dayMs) })
      .where('id', '=', id)
      .execute()
    expect(await read(customer)).toMatchObject([{ kind: 'ticketAnswered', urgency: 'soon', itemId: id }])
    await tickets.reply(customer, id)
    expect(await read(customer)).toEqual([])
  })

  it('names a quote in its last days, by the same day as its page', async () => {
    const { customer } = await newcomer()
    const quotes = createQuoteTester(life.api)
    const id = await quotes.newQuote(customer)
    expect(await read(customer)).toEqual([])
    const { validUntil } = await life.db
      .selectFrom('quotes')
      .where('id', '=', id)
      .select('valid_until as validUntil')
      .executeTakeFirstOrThrow()
    const later = new Date(validUntil.getTime() - 2 * dayMs)
    const actor = { customerId: customer.customerId, userId: 0, roles: [] } as unknown as Actor
    const found = await Promise.all(
      financialDecisions.map((find) => find({ db: life.db, idleKinds: [] }, actor, later)),
    )
    const [ending] = found.flat()
    expect(ending).toMatchObject({ kind: 'quoteEnds', urgency: 'soon', itemId: id })
    const { validDate } = await quotes.read(customer, id)
    expect(toWire(ending!.at!)).toBe(validDate)
    const { body: expiries } = await life.api.get<{ kind: string; date: string }[]>(customer, '/dashboard/expiry/list')
    expect(expiries.filter(({ kind }) => kind === 'quote')).toMatchObject([{ date: validDate }])
  })

  it('is about money only for those who may see money, and never about another customer', async () => {
    const { customer, server } = await newcomer()
    await stop(customer, server)
    const manager = await life.api.newColleague(customer, 'owner')
    const stranger = await life.api.newCustomer()
    expect(await read(customer)).toHaveLength(1)
    expect(await read(manager)).toEqual([])
    expect(await read(stranger)).toEqual([])
    expect(await hide(stranger, `idle:Vm:${server}`)).toBe(404)
  })

  it('stays hidden for the one who hid it, until they want to see it again', async () => {
    const { customer, server } = await newcomer()
    await stop(customer, server)
    const key = `idle:Vm:${server}`
    expect(await hide(customer, key)).toBe(200)
    expect(await read(customer)).toEqual([])
    expect(await hide(customer, key, false)).toBe(200)
    expect(await read(customer)).toMatchObject([{ key }])
  })
})

it('the month will have cost what it has so far and what runs until its end', async () => {
  const { customer } = await newcomer()
  const { body } = await life.api.get<DashboardFinancial>(customer, '/dashboard/financial')
  const { body: runway } = await life.api.get<{ monthly: number }>(customer, '/financial/runway/get')
  expect(body.forecastPrice).toBeGreaterThan(body.billPrice!)
  // No Jalali month is longer than 31 days of 24 hours.
  expect(body.forecastPrice).toBeLessThanOrEqual(body.billPrice! + Math.ceil((runway.monthly * 31) / 30))
})
