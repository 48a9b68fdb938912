import type { DecisionListItem } from '@sarv/contract/dashboard/decisions/decisions.schemas'
import type { Runway } from '@sarv/contract/financial/runway/runway.schemas'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DeliveryError, outbox, type Transport } from '../../../messages/transports.ts'
import type { Customer } from '../../../testing/api.ts'
import { noticeEnding, purgeOverdue } from '../../vm/host-bin/host-bin.service.ts'
import { withBooks } from '../ledger/show-books.fixture.ts'
import { judgeWallets } from './stages.service.ts'
import { suspensionGauges } from './suspensions.gauges.ts'
import { openLife, type Life } from './suspensions.fixture.ts'

/** Mail servers that take nothing, for as long as a test says so. */
let refusesMail = false
const email: Transport<unknown> = {
  ...outbox,
  send: async (message, signal) => {
    if (refusesMail) throw new DeliveryError('no such mailbox', { retryable: false })
    return outbox.send(message, signal)
  },
}

let life: Life
beforeAll(async () => {
  life = await openLife({ transports: { email, sms: outbox } })
})
beforeEach(() => {
  refusesMail = false
})
afterAll(() => life.close())

const day = 24
const plenty = 30_000_000

/** Somebody who can be mailed, with a server, a bucket and a volume, and money for them. */
const newcomer = async ({ canBeMailed = true } = {}) => {
  const customer = await life.api.newCustomer({ rials: 0 })
  await life.db.updateTable('users').set({ email_confirmed: canBeMailed }).where('id', '=', customer.userId).execute()
  await life.pay(customer, plenty)
  const server = await life.servers.newServer(customer)
  const bucket = await life.buckets.newBucket(customer)
  const { body } = await life.api.send<{ id: number }>(customer, 'POST', `/vm/${customer.projectId}/volume/create`, {
    name: 'data-1',
    isPredefined: false,
    volumeSize: 100,
  })
  await life.nothingRuns()
  return { customer, server, bucket, volume: body.id }
}
type Owned = Awaited<ReturnType<typeof newcomer>>

const standing = async ({ server, bucket, volume }: Owned) => {
  const row = await life.db
    .selectFrom('vm_volumes')
    .where('id', '=', volume)
    .select('deleted_at')
    .executeTakeFirstOrThrow()
  return [await life.server(server), await life.bucket(bucket), row.deleted_at ? 'gone' : 'there']
}

const stageOf = async (customer: Customer) => (await life.suspension(customer))?.stage

/** Lets it run dry and waits for so many hours, one span after the other. */
const runDry = async ({ customer }: Owned, ...spans: number[]) => {
  await life.drain(customer)
  await life.settle()
  for (const hours of spans) {
    await life.pass(hours)
    await life.settle()
  }
}

const toNotice = 11 * day + 1
const toBin = 3 * day + 1
const toEnd = 3 * day + 1

describe('a customer who has nothing left', () => {
  it.each([
    { stage: 'stopped', spans: [], stands: ['shutdown', 'disabled', 'there'] },
    { stage: 'noticed', spans: [toNotice], stands: ['shutdown', 'disabled', 'there'] },
    { stage: 'binned', spans: [toNotice, toBin], stands: ['bin', 'bin', 'there'] },
  ])('is $stage in its time, and has everything back by paying', async ({ stage, spans, stands }) => {
    const owned = await newcomer()
    const { customer } = owned
    expect(await standing(owned)).toEqual(['on', 'active', 'there'])
    await runDry(owned, ...spans)
    expect(await stageOf(customer)).toBe(stage)
    expect(await standing(owned)).toEqual(stands)
    await life.pay(customer, plenty)
    await life.settle()
    expect(await stageOf(customer)).toBeUndefined()
    expect(await standing(owned)).toEqual(['on', 'active', 'there'])
    expect(await life.waiting(customer)).toEqual([])
    expect((await life.subjects(customer)).at(-1)).toBe('موجودی رسید؛ سرویس‌ها بازمی‌گردند')
  })

  it('loses it in the end, having been told each time, and owes nothing new', async () => {
    const owned = await newcomer()
    const { customer } = owned
    const attached = await life.api.send(customer, 'POST', `/vm/${customer.projectId}/volume/node/attach`, {
      vmHostId: owned.server,
      vmVolumeHostId: owned.volume,
    })
    expect(attached.status).toBe(200)
    await life.nothingRuns()
    await runDry(owned, toNotice, toBin, toEnd)
    expect(await stageOf(customer)).toBe('gone')
    expect(await standing(owned)).toEqual(['gone', 'gone', 'gone'])
    expect(await life.hourly(customer)).toBe(0)
    const subjects = await life.subjects(customer)
    expect(subjects.some((subject) => subject.startsWith('آخرین هشدار'))).toBe(true)
    expect(subjects).toEqual(expect.arrayContaining(['سرویس‌های متوقف شما به سطل بازیافت رفتند']))
    expect(await life.waiting(customer)).toEqual([])
    // What was used since the last full hour is taken as well.
    await life.pass(2)
    await life.settle()
    const owed = -(await life.balance(customer))
    const read = async () => {
      const { body: runway } = await life.api.get<Runway>(customer, '/financial/runway/get')
      const { body: decisions } = await life.api.get<DecisionListItem[]>(customer, '/dashboard/decision/list')
      return { runway, kinds: decisions.map(({ kind, rials }) => [kind, rials]) }
    }
    const before = await read()
    expect(before.runway).toMatchObject({ stage: 'gone', waiting: 0, missing: owed, stopDate: null, goneDate: null })
    expect(before.kinds).toContainEqual(['walletDebt', owed])
    await withBooks(life.db, '2. A debt of deleted services is paid', { customer }, async () => {
      await life.pay(customer, owed)
      await life.settle()
    })
    expect(await stageOf(customer)).toBeUndefined()
    expect(await standing(owned)).toEqual(['gone', 'gone', 'gone'])
    expect((await life.subjects(customer)).at(-1)).toBe('بدهی پرداخت شد')
    const after = await read()
    expect(after.runway).toMatchObject({ stage: 'running', waiting: 0, missing: 0, balance: 0 })
    expect(after.kinds.map(([kind]) => kind)).not.toContain('walletDebt')
  })

  it('is not ended by a look whose clock is behind the one that stopped', async () => {
    const owned = await newcomer()
    const before = new Date(life.now().getTime() - 60_000)
    await runDry(owned)
    const { customer } = owned
    expect(await stageOf(customer)).toBe('stopped')
    await life.pay(customer, plenty)
    const round = { db: life.db, deps: life.deps, log: pino({ level: 'silent' }) }
    await judgeWallets({ ...round, now: before })
    expect(await stageOf(customer)).toBe('stopped')
    await judgeWallets({ ...round, now: life.now() })
    expect(await stageOf(customer)).toBeUndefined()
  })

  it('pays for nothing meanwhile but disks, addresses and kept room', async () => {
    const owned = await newcomer()
    await runDry(owned)
    const lines = await life.db
      .selectFrom('usage_intervals')
      .where('customer_id', '=', owned.customer.customerId)
      .where('to_at', 'is', null)
      .select(['service_type as type', 'monthly_price_rials as rials'])
      .execute()
    const row = await life.servers.row(owned.server)
    const ofServer = lines.filter(({ type }) => type === 'Vm').reduce((sum, { rials }) => sum + rials, 0)
    expect(ofServer).toBe(row.price_while_off_rials)
    expect(ofServer).toBeLessThan(row.monthly_price_rials)
    expect(new Set(lines.map(({ type }) => type))).toEqual(new Set(['Vm', 'Storage', 'Volume']))
  })

  it('cannot start anything by hand, and is told why', async () => {
    const owned = await newcomer()
    await runDry(owned)
    const { status, body } = await life.servers.put(owned.customer, 'start', owned.server)
    expect([status, body.type]).toEqual([409, 'wallet_empty'])
  })

  it('keeps what was off as it was', async () => {
    const owned = await newcomer()
    await life.servers.put(owned.customer, 'stop', owned.server)
    await life.nothingRuns()
    await runDry(owned, toNotice, toBin)
    expect(await life.server(owned.server)).toBe('bin')
    await life.pay(owned.customer, plenty)
    await life.settle()
    expect(await life.server(owned.server)).toBe('shutdown')
    expect(await life.waiting(owned.customer)).toEqual([])
  })

  it('is not stopped twice for one debt: nothing else happens while time stands still', async () => {
    const owned = await newcomer()
    await runDry(owned)
    const told = (await life.subjects(owned.customer)).length
    await life.settle()
    await life.settle()
    expect(await life.subjects(owned.customer)).toHaveLength(told)
  })
})

describe('nothing is deleted by surprise', () => {
  it('while the last notice is refused everything is kept, however long; and it is sent again', async () => {
    const owned = await newcomer()
    const { customer } = owned
    refusesMail = true
    await runDry(owned, toNotice, toBin, 20 * day, 20 * day)
    expect(await stageOf(customer)).toBe('noticed')
    expect(await standing(owned)).toEqual(['shutdown', 'disabled', 'there'])
    const notices = (await life.subjects(customer)).filter((subject) => subject.startsWith('آخرین هشدار'))
    expect(notices.length).toBeGreaterThan(2)
    // It arrives at last, and from then on there are three days.
    refusesMail = false
    await life.pass(day)
    await life.settle()
    await life.pass(2 * day)
    await life.settle()
    expect(await stageOf(customer)).toBe('noticed')
    await life.pass(day + 1)
    await life.settle()
    expect(await standing(owned)).toEqual(['bin', 'bin', 'there'])
  })

  it('who cannot be reached at all loses nothing, and operators see it', async () => {
    const owned = await newcomer({ canBeMailed: false })
    await runDry(owned, toNotice, toBin, 90 * day)
    expect(await stageOf(owned.customer)).toBe('noticed')
    expect(await standing(owned)).toEqual(['shutdown', 'disabled', 'there'])
    const { id } = (await life.suspension(owned.customer))!
    await life.db
      .updateTable('suspensions')
      .set({ noticed_at: new Date(0) })
      .where('id', '=', id)
      .execute()
    const registry = new Registry()
    suspensionGauges(registry, life.db)
    expect(await registry.metrics()).toMatch(/sarv_suspensions\{reason="wallet",stage="unreached"\} [1-9]/)
  })

  it('the database itself refuses a bin without a delivered notice', async () => {
    const owned = await newcomer()
    await runDry(owned)
    const { id } = (await life.suspension(owned.customer))!
    await expect(
      life.db.updateTable('suspensions').set({ stage: 'binned' }).where('id', '=', id).execute(),
    ).rejects.toThrow('suspensions_told')
  })

  it("the bin's own clock ends nothing that was put there for an empty wallet", async () => {
    const owned = await newcomer()
    await runDry(owned, toNotice, toBin)
    await life.db
      .updateTable('vm_hosts')
      .set({ bin_until: new Date(0) })
      .where('id', '=', owned.server)
      .execute()
    const round = { db: life.db, log: pino({ level: 'silent' }) }
    await purgeOverdue(round)
    await noticeEnding(round, { ...life.deps, compute: life.api.compute })
    await life.nothingRuns()
    expect(await life.server(owned.server)).toBe('bin')
  })
})
