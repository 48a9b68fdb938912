import type { Started } from '@sarv/contract/answers.schemas'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { VmHostOrdered } from '@sarv/contract/vm/host-orders/host-orders.schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { getLimitUsage } from '../../../services/limits.service.ts'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { giveMoney } from '../../../testing/money.ts'
import { charge, credit, giveGift } from '../ledger/ledger.service.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { giveBackOrder } from './holds.service.ts'
import { verifyLedger } from '../ledger/verify.store.ts'

let api: TestApi
let vmImageId: number
const faults = createFaults<ComputeEngine>()

beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
  const image = await api.db.selectFrom('vm_images').select('id').orderBy('min_memory_gb').executeTakeFirstOrThrow()
  vmImageId = image.id
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

type Refusal = { type?: string; errorMessage?: string; details?: { missing?: number } }

const dryRun = { 'x-dry-run': 'true' }
const size = { isPredefined: false, cpu: 1, memory: 2, disk: 25 }
const serverOrder = (changes: object = {}) => ({
  ...size,
  vmImageId,
  password: testPassword,
  name: 'web-server',
  ...changes,
})
const newBucketName = () => `held-${crypto.randomUUID()}`

type Method = 'POST' | 'PUT' | 'DELETE'
const send = <Body = Started & Refusal>(customer: Customer, method: Method, path: string, body?: object) =>
  api.send<Body>(customer, method, path, body)
const quote = async (customer: Customer, method: Method, path: string, body: object): Promise<Quote> =>
  (await api.send<Quote>(customer, method, path, body, dryRun)).body

/** Starts it and waits for its end, whatever that is. */
const act = async (customer: Customer, method: Method, path: string, body?: object): Promise<number> => {
  const answer = await send(customer, method, path, body)
  expect([answer.status, answer.body.type]).toEqual([200, undefined])
  await api.untilSettled(customer, answer.body.id)
  await api.untilDone(answer.body.operationId!).catch(() => undefined)
  return answer.body.id
}

const heldBy = async ({ customerId }: Customer) => (await readBalances(api.db, customerId)).hold
const spendableOf = async ({ customerId }: Customer) => {
  const { wallet, gift, receivable } = await readBalances(api.db, customerId)
  return wallet + gift + receivable
}
const first72Hours = ({ payable }: Quote) => Math.ceil((payable * 72) / 720)

const kinds: Record<
  string,
  (customer: Customer) => Promise<{ path: string; order: object; end: (id: number) => string }>
> = {
  'a server': async ({ projectId }) => ({
    path: `/vm/${projectId}/host/create`,
    order: serverOrder(),
    end: (id) => `/vm/${projectId}/host/delete/${id}?Now=true`,
  }),
  'a volume': async ({ projectId }) => ({
    path: `/vm/${projectId}/volume/create`,
    order: { name: 'data-volume', isPredefined: false, volumeSize: 100 },
    end: (id) => `/vm/${projectId}/volume/delete/${id}`,
  }),
  'a bucket': async ({ projectId }) => ({
    path: `/storage/${projectId}/host/create`,
    order: { name: newBucketName(), isPredefined: false, disk: 100, publicAccess: false },
    end: (id) => `/storage/${projectId}/host/delete/${id}?Now=true`,
  }),
  'an address': async (customer) => {
    const host = await api.newServer(customer)
    return {
      path: `/vm/${customer.projectId}/host/${host}/ip/create`,
      order: { useIpV4: true },
      end: (id) => `/vm/${customer.projectId}/host/${host}/ip/delete/${id}`,
    }
  },
}

describe.each(Object.entries(kinds))('an order of %s', (_kind, prepare) => {
  it('sets its first hours aside, as its quote says, and gives back what is left at its end', async () => {
    const customer = await api.newCustomer()
    const { path, order, end } = await prepare(customer)
    const before = { held: await heldBy(customer), spendable: await spendableOf(customer) }
    const quoted = await quote(customer, 'POST', path, order)
    expect(quoted.hold).toEqual({ hours: 72, rials: first72Hours(quoted), missing: 0 })
    const id = await act(customer, 'POST', path, order)
    expect(await heldBy(customer)).toBe(before.held + quoted.hold!.rials)
    await act(customer, 'DELETE', end(id))
    expect({ held: await heldBy(customer), spendable: await spendableOf(customer) }).toEqual(before)
  })

  it('is refused where the money does not suffice: it says how much is missing, and keeps nothing', async () => {
    const customer = await api.newCustomer()
    const { path, order } = await prepare(customer)
    const { hold } = await quote(customer, 'POST', path, order)
    const had = await spendableOf(customer)
    const poor = await withOnly(customer, hold!.rials - 7)
    const limits = await getLimitUsage(api.db, customer.customerId)
    expect((await quote(poor, 'POST', path, order)).hold).toEqual({ ...hold, missing: 7 })
    const refused = await send(poor, 'POST', path, order)
    expect(refused).toMatchObject({ status: 400, body: { type: 'money_missing' } })
    expect(refused.body.errorMessage).toContain('۷ ریال')
    expect(await getLimitUsage(api.db, customer.customerId)).toEqual(limits)
    expect(had).toBeGreaterThan(await spendableOf(customer))
  })
})

/** Takes the rest away, as if it had been used. */
const withOnly = async (customer: Customer, rials: number): Promise<Customer> => {
  const { customerId } = customer
  const netRials = (await spendableOf(customer)) - rials
  await inTransaction(api.db, (trx) =>
    charge(trx, { kind: 'usage', cause: `test:rest:${crypto.randomUUID()}`, customerId, netRials, vatRials: 0 }),
  )
  return customer
}

describe('money that an order takes', () => {
  it('is a line of the wallet, by the name of what was ordered, and so is what comes back', async () => {
    const customer = await api.newCustomer()
    const { body } = await send<VmHostOrdered>(
      customer,
      'POST',
      `/vm/${customer.projectId}/host/create`,
      serverOrder({ name: 'shop-web', count: 3 }),
    )
    for (const { id } of [body, ...body.also!]) await api.untilSettled(customer, id)
    const lines = async () => (await api.get<unknown>(customer, '/financial/wallet/list')).body
    const words = JSON.stringify(await lines())
    expect(words).toContain('shop-web-1')
    expect(words).toContain('و ۲ سرویس دیگر')
    await act(customer, 'DELETE', `/vm/${customer.projectId}/host/delete/${body.also![1]!.id}?Now=true`)
    expect(JSON.stringify(await lines())).toContain('بازگشت مانده پول')
  })

  it('comes from gifts first, and goes back as what it was', async () => {
    const customer = await api.newCustomer({ rials: 100_000_000 })
    const { customerId, projectId } = customer
    await inTransaction(api.db, (trx) =>
      giveGift(trx, { kind: 'voucher', cause: `test:gift:${customerId}`, customerId, rials: 1_000 }),
    )
    const before = await readBalances(api.db, customerId)
    const id = await act(customer, 'POST', `/vm/${projectId}/volume/create`, {
      name: 'data-volume',
      isPredefined: false,
      volumeSize: 100,
    })
    expect((await readBalances(api.db, customerId)).gift).toBe(0)
    await act(customer, 'DELETE', `/vm/${projectId}/volume/delete/${id}`)
    expect(await readBalances(api.db, customerId)).toEqual(before)
  })

  it('suffices for no more orders than there is money for, however many come at once', async () => {
    const customer = await api.newCustomer()
    const path = `/vm/${customer.projectId}/volume/create`
    const order = (n: number) => ({ name: `data-${n}`, isPredefined: false, volumeSize: 100 })
    const { hold } = await quote(customer, 'POST', path, order(0))
    await withOnly(customer, 3 * hold!.rials + 5)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => send(customer, 'POST', path, order(n))))
    const ended = (as: string) => answers.filter(({ body }) => (body.type ?? 'ordered') === as).length
    expect([ended('ordered'), ended('money_missing')]).toEqual([3, 5])
    expect(await spendableOf(customer)).toBe(5)
  })

  it('comes back when the order fails, and is taken again when it is tried again', async () => {
    const customer = await api.newCustomer()
    faults.inject({ method: 'createServer', kind: 'error', code: 'no_capacity', count: 5 })
    const { body } = await send(customer, 'POST', `/vm/${customer.projectId}/host/create`, serverOrder())
    expect(await api.untilSettled(customer, body.id)).toBe('failed')
    expect(await heldBy(customer)).toBe(0)
    faults.clear()
    const poor = await withOnly(customer, 0)
    const refused = await send(poor, 'PUT', `/portal/operation/retry/${body.operationId}`)
    expect(refused).toMatchObject({ status: 400, body: { type: 'money_missing' } })
    await giveMoneyAgain(customer, 50_000_000)
    const retried = await send(customer, 'PUT', `/portal/operation/retry/${body.operationId}`)
    expect(retried.status).toBe(200)
    expect(await api.untilSettled(customer, body.id)).toBe('active')
    expect(await heldBy(customer)).toBeGreaterThan(0)
  })

  it('comes back when the order is cancelled', async () => {
    const customer = await api.newCustomer()
    const { promise, resolve } = Promise.withResolvers<void>()
    faults.inject({ method: 'createServer', kind: 'slow', until: promise })
    const { body } = await send(customer, 'POST', `/vm/${customer.projectId}/host/create`, serverOrder())
    expect(await heldBy(customer)).toBeGreaterThan(0)
    const cancelled = await send(customer, 'PUT', `/portal/operation/cancel/${body.operationId}`)
    expect(cancelled.status).toBe(200)
    resolve()
    await api.untilSettled(customer, body.id)
    expect(await heldBy(customer)).toBe(0)
  })
})

const giveMoneyAgain = async ({ customerId }: Customer, rials: number) => {
  await inTransaction(api.db, (trx) =>
    credit(trx, {
      kind: 'adjustment',
      cause: `test:again:${crypto.randomUUID()}`,
      customerId,
      rials,
      from: { account: 'adjustments' },
    }),
  )
}

describe('a change that makes a service dearer', () => {
  const dearer: Record<string, (customer: Customer) => Promise<{ id: number; path: string; change: object }>> = {
    'of a server’s size': async (customer) => {
      const id = await api.newServer(customer, { power: 'off' })
      return { id, path: `/vm/${customer.projectId}/host/edit/${id}`, change: { ...size, cpu: 8, memory: 16 } }
    },
    'of a volume’s size': async (customer) => {
      const path = `/vm/${customer.projectId}/volume`
      const id = await act(customer, 'POST', `${path}/create`, {
        name: 'data-volume',
        isPredefined: false,
        volumeSize: 50,
      })
      return { id, path: `${path}/edit/${id}`, change: { volumeSize: 500 } }
    },
    'of a bucket’s size': async (customer) => {
      const path = `/storage/${customer.projectId}/host`
      const order = { name: newBucketName(), isPredefined: false, disk: 50, publicAccess: false }
      const id = await act(customer, 'POST', `${path}/create`, order)
      return { id, path: `${path}/edit/${id}`, change: { volumeSize: 500 } }
    },
  }

  it.each(Object.entries(dearer))('%s takes the same hours of the difference', async (_what, prepare) => {
    const customer = await api.newCustomer()
    const { path, change } = await prepare(customer)
    const before = await heldBy(customer)
    const { hold } = await quote(customer, 'PUT', path, change)
    expect(hold!.rials).toBeGreaterThan(0)
    await act(customer, 'PUT', path, change)
    expect(await heldBy(customer)).toBe(before + hold!.rials)
  })

  it.each(Object.entries(dearer))('%s is refused without money, and nothing changes', async (_what, prepare) => {
    const customer = await api.newCustomer()
    const { path, change } = await prepare(customer)
    const { hold } = await quote(customer, 'PUT', path, change)
    const before = await heldBy(customer)
    await withOnly(customer, hold!.rials - 1)
    expect((await quote(customer, 'PUT', path, change)).hold!.missing).toBe(1)
    expect(await send(customer, 'PUT', path, change)).toMatchObject({ status: 400, body: { type: 'money_missing' } })
    expect(await heldBy(customer)).toBe(before)
  })

  it('gives its money back when it fails, and takes it again when it is tried again', async () => {
    const customer = await api.newCustomer()
    const { path, change } = await dearer['of a volume’s size']!(customer)
    const before = await heldBy(customer)
    faults.inject({ method: 'growVolume', kind: 'error', code: 'no_capacity', count: 5 })
    const { body } = await send(customer, 'PUT', path, change)
    const after = await heldBy(customer)
    expect(after).toBeGreaterThan(before)
    await api.untilDone(body.operationId!).catch(() => undefined)
    expect(await heldBy(customer)).toBe(before)
    faults.clear()
    const retried = await send(customer, 'PUT', `/portal/operation/retry/${body.operationId}`)
    expect(retried.status).toBe(200)
    await api.untilDone(retried.body.operationId!)
    expect(await heldBy(customer)).toBe(after)
  })

  it('counts what the service still holds, and takes nothing for one that makes it cheaper', async () => {
    const customer = await api.newCustomer()
    const { path, change } = await dearer['of a bucket’s size']!(customer)
    await act(customer, 'PUT', path, change)
    const held = await heldBy(customer)
    expect((await quote(customer, 'PUT', path, { volumeSize: 550 })).hold!.rials).toBe(0)
    await act(customer, 'PUT', path, { volumeSize: 100 })
    expect(await heldBy(customer)).toBe(held)
  })

  it('by coming back from the bin takes the hours of what it costs more than there', async () => {
    const customer = await api.newCustomer()
    const id = await api.newServer(customer)
    await act(customer, 'DELETE', `/vm/${customer.projectId}/host/delete/${id}`)
    // By now its first hours are over.
    const { customerId, projectId } = customer
    const service = { customerId, projectId, serviceType: 'Vm', serviceId: id } as const
    await inTransaction(api.db, (trx) => giveBackOrder(trx, service))
    const poor = await withOnly(customer, 0)
    const path = `/vm/${customer.projectId}/host/bin/restore/${id}`
    expect(await send(poor, 'PUT', path)).toMatchObject({ status: 400, body: { type: 'money_missing' } })
    await giveMoneyAgain(customer, 50_000_000)
    await act(customer, 'PUT', path)
    expect(await heldBy(customer)).toBeGreaterThan(0)
  })
})

describe('who may order', () => {
  it('is nobody without a confirmed identity, whatever money there is', async () => {
    const customer = await api.newCustomer({ isConfirmed: false })
    const refused = await send(customer, 'POST', `/vm/${customer.projectId}/host/create`, serverOrder())
    expect(refused.body.type).toBe('identity_unconfirmed')
  })

  it('is nobody without money, with whatever identity', async () => {
    const customer = await api.newCustomer({ rials: 0 })
    const path = `/vm/${customer.projectId}/host/create`
    expect((await send(customer, 'POST', path, serverOrder())).body.type).toBe('money_missing')
    await giveMoney(api.db, customer.customerId, 50_000_000)
    await act(customer, 'POST', path, serverOrder())
  })
})

it('leaves the books right after all of this', async () => {
  expect((await verifyLedger(api.db)).fault).toBeUndefined()
})
