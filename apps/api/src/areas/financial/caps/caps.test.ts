import { capAct } from '@sarv/contract/enums'
import type { ProjectCap } from '@sarv/contract/financial/caps/caps.schemas'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertProject } from '../../../testing/people.ts'
import { jalaliMonthStart } from '../usage/jalali-month.rules.ts'
import { setUsage } from '../usage/usage.service.ts'
import { withBooks } from '../ledger/show-books.fixture.ts'
import { judgeCaps, monthOf } from './caps.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const log = pino({ level: 'silent' })
/** A month has 2,592,000 seconds: a thousand rials a second, and VAT. */
const dear = [{ item: 101, quantity: 1, unitPrice: 2_592_000_000 }]

const judge = (now = new Date()) =>
  judgeCaps({ db: api.db, deps: { secrets: api.secrets, publicUrl: 'http://localhost:3000' }, log }, now)

const path = ({ projectId }: Customer, act: string) => `/financial/${projectId}/cap/${act}`
const set = (customer: Customer, monthlyRials: number | null, atFull: keyof typeof capAct.id = 'warn') =>
  api.send<{ type?: string }>(customer, 'PUT', path(customer, 'set'), { monthlyRials, atFullId: capAct.id[atFull] })
const read = async (customer: Customer) => (await api.get<ProjectCap>(customer, path(customer, 'get'))).body

/** Something that has run for so long. */
const use = ({ customerId, projectId }: Customer, seconds: number) => {
  const service = { customerId, projectId, serviceType: 'Volume', serviceId: customerId } as const
  return setUsage(api.db, service, dear, { at: new Date(Date.now() - seconds * 1000) })
}

const subjects = async ({ userId }: Customer) => {
  const rows = await api.db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .select('subject')
    .orderBy('id')
    .execute()
  return rows.map(({ subject }) => subject)
}

const suspensionsOf = ({ projectId }: Customer) =>
  api.db
    .selectFrom('suspensions')
    .where('project_id', '=', projectId)
    .where('ended_at', 'is', null)
    .select('reason')
    .execute()

const order = ({ projectId }: Customer, name = 'data-volume') => ({
  path: `/vm/${projectId}/volume/create`,
  body: { name, isPredefined: false, volumeSize: 100 },
})
const orderVolume = (customer: Customer, headers: Record<string, string> = {}, name?: string) => {
  const { path: where, body } = order(customer, name)
  return api.send<{ type?: string }>(customer, 'POST', where, body, headers)
}

const quoteVolume = (customer: Customer) => {
  const { path: where, body } = order(customer)
  return api.send<Quote & { type?: string }>(customer, 'POST', where, body, { 'x-dry-run': 'true' })
}

describe('the cap of a project', () => {
  it('is none until somebody sets one, and says what was used since the month began, with VAT', async () => {
    const customer = await api.newCustomer()
    expect(await read(customer)).toMatchObject({ monthlyRials: null, atFullId: capAct.id.warn, isReached: false })
    await use(customer, 10)
    await set(customer, 50_000_000, 'block')
    const cap = await read(customer)
    expect(cap).toMatchObject({ monthlyRials: 50_000_000, atFull: 'سفارش تازه نپذیر', isReached: false })
    expect(cap.usedRials).toBeGreaterThanOrEqual(11_000)
    expect(cap.usedRials).toBeLessThan(60_000)
  })

  it('tells its people once at 80 % and once when all is used', async () => {
    const customer = await api.newCustomer()
    await use(customer, 1)
    await set(customer, 1_000_000)
    await judge()
    expect(await subjects(customer)).toEqual([])
    const later = new Date(Date.now() + 800_000)
    await judge(later)
    await judge(later)
    expect(await subjects(customer)).toHaveLength(1)
    const muchLater = new Date(Date.now() + 1_000_000)
    await judge(muchLater)
    await judge(muchLater)
    const told = await subjects(customer)
    expect(told).toHaveLength(2)
    expect(told[0]).toContain('۸۰٪')
  })

  it('that only warns lets everything go on', async () => {
    const customer = await api.newCustomer()
    await use(customer, 60)
    await set(customer, 1)
    expect((await read(customer)).isReached).toBe(true)
    expect((await orderVolume(customer)).status).toBe(200)
  })

  it('that blocks refuses orders and their quotes, until more is allowed', async () => {
    const customer = await api.newCustomer()
    await use(customer, 60)
    await set(customer, 1, 'block')
    expect(await orderVolume(customer)).toMatchObject({ status: 409, body: { type: 'cap_reached' } })
    expect(await orderVolume(customer, { 'x-dry-run': 'true' })).toMatchObject({ body: { type: 'cap_reached' } })
    await set(customer, 900_000_000, 'block')
    expect((await orderVolume(customer)).status).toBe(200)
  })

  it('that blocks counts what runs on until the end of the month, however many orders come at once', async () => {
    const customer = await api.newCustomer()
    const { body: one } = await quoteVolume(customer)
    const { end, now } = monthOf(new Date())
    const restOf = (rials: number) => Math.ceil((rials * (end.getTime() - now.getTime())) / (30 * 86_400_000))
    // Three fit, a fourth does not.
    await set(customer, restOf(one.payable * 3.5), 'block')
    await withBooks(api.db, '7. Twenty orders at once under a cap for three', { customer }, async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => orderVolume(customer, {}, `disk-${index}`)),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
      const refused = answers.filter(({ status }) => status !== 200)
      expect(new Set(refused.map(({ status, body }) => `${status} ${body.type}`))).toEqual(new Set(['409 over_cap']))
    })
    expect(await quoteVolume(customer)).toMatchObject({ status: 409, body: { type: 'over_cap' } })
    const { monthEndRials, monthlyRials, runningRials } = await read(customer)
    expect(runningRials).toBe(one.payable * 3)
    expect(monthEndRials).toBeLessThanOrEqual(monthlyRials!)
  })

  it('says in quotes when it is reached with what is ordered, and what the month comes to', async () => {
    const customer = await api.newCustomer()
    const { body: without } = await quoteVolume(customer)
    expect(without.hold).not.toHaveProperty('cap')
    await set(customer, 900_000_000, 'stop')
    const { body: far } = await quoteVolume(customer)
    expect(far.hold!.cap).toMatchObject({ monthlyRials: 900_000_000, reachedDate: null })
    await use(customer, 60)
    const { usedRials } = await read(customer)
    // A thousand rials a second and more: reached within seconds.
    await set(customer, usedRials + 3_000, 'stop')
    const { body: near } = await quoteVolume(customer)
    expect(near.hold!.cap!.reachedDate).toMatch(/^\d{4}-/)
    expect(near.hold!.cap!.sentence).toContain('به سقف ماهانه')
    expect(near.hold!.cap!.sentence).toContain('متوقف می‌شوند')
  })

  it('says what goes on costing when it is reached, on its page and in the mail', async () => {
    const customer = await api.newCustomer()
    await use(customer, 60)
    await set(customer, 60_000, 'stop')
    const { runningRials, keptRials, stoppedEndRials, monthEndRials } = await read(customer)
    // A disk is kept: nothing of it becomes cheaper by stopping.
    expect([runningRials, keptRials]).toEqual([2_851_200_000, 2_851_200_000])
    expect(stoppedEndRials).toBeGreaterThan(60_000)
    expect(monthEndRials! - stoppedEndRials!).toBeLessThan(10_000_000)
    const { content } = await api.db
      .selectFrom('notifications')
      .where('user_id', '=', customer.userId)
      .select('content')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(content).toContain('دیسک‌ها، نشانی‌ها')
    expect(content).toContain('۲٬۸۵۱٬۲۰۰٬۰۰۰ ریال')
  })

  it('of one project is none of another', async () => {
    const customer = await api.newCustomer()
    await use(customer, 60)
    await set(customer, 1, 'block')
    const projectId = await insertProject(api.db, customer.customerId)
    expect((await orderVolume({ ...customer, projectId })).status).toBe(200)
  })

  it('that stops does so once, and lets go when more is allowed or none is set', async () => {
    const customer = await api.newCustomer()
    await use(customer, 60)
    await set(customer, 1, 'stop')
    await judge()
    expect(await suspensionsOf(customer)).toEqual([{ reason: 'cap' }])
    expect((await orderVolume(customer)).body.type).toBe('cap_reached')
    await set(customer, 900_000_000, 'stop')
    expect(await suspensionsOf(customer)).toEqual([])
    await set(customer, 1, 'stop')
    expect(await suspensionsOf(customer)).toEqual([{ reason: 'cap' }])
    await set(customer, null)
    expect(await suspensionsOf(customer)).toEqual([])
  })

  it('lets go by itself when the month turns', async () => {
    const customer = await api.newCustomer()
    await use(customer, 60)
    await set(customer, 60_000, 'stop')
    expect(await suspensionsOf(customer)).toHaveLength(1)
    const inNextMonth = new Date(jalaliMonthStart(new Date()).getTime() + 32 * 86_400_000)
    const nextMonth = jalaliMonthStart(inNextMonth)
    await judge(new Date(nextMonth.getTime() + 2_000))
    expect(await suspensionsOf(customer)).toEqual([])
  })

  it('is for those who manage the project, and for no API token to loosen', async () => {
    const customer = await api.newCustomer()
    const maintainer = await api.newColleague(customer, 'maintainer')
    expect((await api.get(maintainer, path(customer, 'get'))).status).toBe(403)
    const stranger = await api.newCustomer()
    expect((await api.get(stranger, path(customer, 'get'))).status).toBe(404)
    const refused = await api.send(stranger, 'PUT', path(customer, 'set'), { monthlyRials: null, atFullId: 1 })
    expect(refused.status).toBe(404)
  })
})
