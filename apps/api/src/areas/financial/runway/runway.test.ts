import type { Runway } from '@sarv/contract/financial/runway/runway.schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { reserve } from '../../../testing/money.ts'
import { credit } from '../ledger/ledger.service.ts'
import { setUsage } from '../usage/usage.service.ts'
import { hoursLeft } from './runway.rules.ts'

describe('money lasts', () => {
  it.each<
    [what: string, rials: number, services: [rialsPerHour: number, heldRials: number][], hours: number | undefined]
  >([
    ['for ever where nothing costs anything', 100, [[0, 0]], undefined],
    [
      'until it is used up',
      100,
      [
        [10, 0],
        [10, 0],
      ],
      5,
    ],
    ['not at all where there is none', 0, [[10, 0]], 0],
    ['not at all where some is owed', -50, [[10, 0]], 0],
    ['longer by what was set aside', 100, [[10, 100]], 20],
    [
      'as long as the services without it let it',
      100,
      [
        [10, 1_000],
        [20, 0],
      ],
      5,
    ],
    [
      'with each service from its own hour on',
      100,
      [
        [10, 20],
        [10, 0],
      ],
      6,
    ],
    ['until the money set aside ends, where there is no other', 0, [[10, 30]], 3],
  ])('%s', (_, rials, services, hours) =>
    expect(
      hoursLeft(
        rials,
        services.map(([rialsPerHour, heldRials]) => ({ rialsPerHour, heldRials })),
      ),
    ).toBe(hours),
  )
})

describe('the runway of a customer', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await sharedTestApi()
  })
  afterAll(() => api.close())

  const read = async (customer: Customer, query = '') =>
    (await api.get<Runway>(customer, `/financial/runway/get${query}`)).body

  const pay = ({ customerId }: Customer, rials: number) =>
    inTransaction(api.db, (trx) =>
      credit(trx, {
        kind: 'payment',
        cause: `p:${customerId}`,
        customerId,
        rials,
        from: { account: 'clearing', gateway: 'sep' },
      }),
    )
  /** 720,000 a month and 10 percent of VAT: 1,100 an hour. */
  const run = ({ customerId, projectId }: Customer, serviceId: number) =>
    setUsage(api.db, { customerId, projectId, serviceType: 'Vm', serviceId }, [
      { item: 101, name: 'vCPU', quantity: 1, unitPrice: 720_000 },
    ])
  const hoursUntil = (wire: string | null) => (new Date(`${wire!}+03:30`).getTime() - Date.now()) / 3_600_000

  it('never ends where nothing runs', async () => {
    const customer = await api.newCustomer({ rials: 0 })
    await pay(customer, 1_000)
    expect(await read(customer)).toEqual({
      balance: 1_000,
      wallet: 1_000,
      gift: 0,
      held: 0,
      unbilled: 0,
      hourly: 0,
      monthly: 0,
      endDate: null,
      stage: 'running',
      stopDate: null,
      keepDate: null,
      goneDate: null,
      waiting: 0,
      missing: 0,
      warnsWeek: true,
    })
  })

  it('ends when the money does, sooner with one more service', async () => {
    const customer = await api.newCustomer({ rials: 0 })
    await pay(customer, 110_000)
    await run(customer, customer.customerId)
    const runway = await read(customer)
    expect(runway).toMatchObject({ hourly: 1_100, monthly: 792_000 })
    expect(hoursUntil(runway.endDate)).toBeCloseTo(100, 1)
    expect(hoursUntil((await read(customer, '?moreRials=792000')).endDate)).toBeCloseTo(50, 1)
  })

  it('counts what is set aside for a service as its own', async () => {
    const customer = await api.newCustomer({ rials: 0 })
    const { customerId, projectId } = customer
    await pay(customer, 110_000)
    const service = { customerId, projectId, serviceType: 'Vm', serviceId: customerId } as const
    await inTransaction(api.db, (trx) => reserve(trx, { service, rials: 55_000 }))
    await run(customer, customerId)
    const runway = await read(customer)
    expect(runway).toMatchObject({ balance: 55_000, held: 55_000 })
    expect(hoursUntil(runway.endDate)).toBeCloseTo(100, 1)
  })
})
