import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Customer } from '../../../testing/api.ts'
import { verifyLedger } from '../ledger/verify.store.ts'
import { readRunway } from '../runway/runway.service.ts'
import { openLife, type Life } from './suspensions.fixture.ts'

let life: Life
beforeAll(async () => {
  life = await openLife()
})
afterAll(() => life.close())

const hour = 3_600_000
const minute = 60_000
const runs = 6

type Act =
  | { act: 'pay'; hours: number }
  | { act: 'drain' }
  | { act: 'wait'; hours: number }
  | { act: 'power'; server: 0 | 1; to: 'start' | 'stop' }

const anyAct = fc.oneof<fc.Arbitrary<Act>[]>(
  fc.record({ act: fc.constant('pay' as const), hours: fc.constantFrom(1, 30, 2000) }),
  fc.constant({ act: 'drain' as const }),
  fc.record({ act: fc.constant('wait' as const), hours: fc.constantFrom(1, 20, 80, 200, 290) }),
  fc.record({
    act: fc.constant('power' as const),
    server: fc.constantFrom(0 as const, 1 as const),
    to: fc.constantFrom('start' as const, 'stop' as const),
  }),
)

const newcomer = async () => {
  const customer = await life.api.newCustomer()
  await life.db.updateTable('users').set({ email_confirmed: true }).where('id', '=', customer.userId).execute()
  await life.pay(customer, 60_000_000)
  const servers = [
    await life.servers.newServer(customer, { name: 'shop-a' }),
    await life.servers.newServer(customer, { name: 'shop-b' }),
  ] as const
  // Nothing is set aside any more: a service that has its own money runs on.
  await life.drain(customer)
  await life.pay(customer, 60_000_000)
  return { customer, servers, fullRials: await life.hourly(customer) }
}

const costOf = async (serviceId: number): Promise<number> => {
  const rows = await life.db
    .selectFrom('usage_intervals')
    .where('service_type', '=', 'Vm')
    .where('service_id', '=', serviceId)
    .where('to_at', 'is', null)
    .select('monthly_price_rials as rials')
    .execute()
  return rows.reduce((sum, { rials }) => sum + rials, 0)
}

/** Whatever happened: the spans that were promised have passed before anything was put away or removed. */
const neverBySurprise = async ({ customerId }: Customer) => {
  const rows = await life.db.selectFrom('suspensions').where('customer_id', '=', customerId).selectAll().execute()
  for (const row of rows) {
    if (row.binned_at === null) continue
    expect(row.binned_at.getTime() - row.stopped_at.getTime()).toBeGreaterThanOrEqual(14 * 24 * hour)
    expect(row.binned_at.getTime() - row.delivered_at!.getTime()).toBeGreaterThanOrEqual(3 * 24 * hour)
    if (row.gone_at) expect(row.gone_at.getTime() - row.binned_at.getTime()).toBeGreaterThanOrEqual(72 * hour)
  }
}

type Wanted = ['on' | 'shutdown', 'on' | 'shutdown']

const costsNoMoreThanOff = async (id: number) =>
  expect(await costOf(id)).toBeLessThanOrEqual((await life.servers.row(id)).price_while_off_rials!)

/** Answers whether there still is something to look at. */
const standsAsItShould = async (
  { customer, servers, fullRials }: Awaited<ReturnType<typeof newcomer>>,
  wanted: Wanted,
): Promise<boolean> => {
  const standing = [await life.server(servers[0]), await life.server(servers[1])]
  // As it was at the last look: in the minute since then the money may have ended.
  const { leftRials } = await readRunway(life.db, customer.customerId, { now: new Date(life.now().getTime() - minute) })
  const isSuspended = (await life.suspension(customer)) !== undefined
  await neverBySurprise(customer)
  if (standing.includes('gone')) return false
  expect(isSuspended).toBe(leftRials <= 0)
  if (isSuspended) {
    expect(standing).not.toContain('on')
    for (const id of servers) await costsNoMoreThanOff(id)
  } else if (leftRials > fullRials * 24) {
    expect(standing).toEqual(wanted)
    expect(await life.waiting(customer)).toEqual([])
  }
  return true
}

it('after any history services run exactly where they are paid for and wanted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 6, maxLength: 12 }), async (acts) => {
      const owned = await newcomer()
      const { customer, servers, fullRials } = owned
      const wanted: Wanted = ['on', 'on']
      for (const act of acts) {
        if (act.act === 'pay') await life.pay(customer, Math.round(act.hours * fullRials))
        if (act.act === 'drain') await life.drain(customer)
        if (act.act === 'wait') await life.pass(act.hours)
        if (act.act === 'power') {
          const { status } = await life.servers.put(customer, act.to, servers[act.server])
          await life.nothingRuns()
          if (status === 200) wanted[act.server] = act.to === 'start' ? 'on' : 'shutdown'
        }
        await life.settle()
        // What was removed is not part of the rest.
        if (!(await standsAsItShould(owned, wanted))) return
      }
    }),
    {
      numRuns: runs,
      endOnFailure: true,
      examples: [
        [
          [
            { act: 'drain' },
            { act: 'pay', hours: 1 },
            { act: 'power', server: 0, to: 'stop' },
            { act: 'power', server: 1, to: 'start' },
            { act: 'power', server: 1, to: 'stop' },
            { act: 'power', server: 0, to: 'stop' },
            { act: 'drain' },
          ],
        ],
      ],
    },
  )
  expect((await verifyLedger(life.db)).fault).toBeUndefined()
}, 240_000)
