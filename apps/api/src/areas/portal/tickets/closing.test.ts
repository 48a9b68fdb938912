import { issueStatus } from '@sarv/contract/enums'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toWire } from '../../../db/wire-time.ts'
import { silentLog } from '../../../testing/database.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertPerson } from '../../../testing/people.ts'
import { closesAfterTelling } from './closing.rules.ts'
import { closeSilentTickets } from './closing.service.ts'
import { ticketTools } from './tickets.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const { create, reply, thread, put, sarv } = ticketTools(() => api)
const dayMs = 24 * 3_600_000
/** The step as a worker takes it, so many days from now. */
const roundAfter = (days: number) =>
  closeSilentTickets(
    { db: api.db, deps: { secrets: api.secrets, publicUrl: 'http://localhost' }, log: silentLog },
    new Date(Date.now() + days * dayMs),
  )
const statusOf = async (who: Customer, id: number) => issueStatus.name((await thread(who, id)).body.issueStatusId)
const rowOf = (id: number) =>
  api.db
    .selectFrom('tickets')
    .where('id', '=', id)
    .select(['closes_at as closesAt', 'closing_told_at as toldAt'])
    .executeTakeFirstOrThrow()
/** What somebody was told, the latest last. */
const toldTo = async ({ userId }: { userId: number }) =>
  (
    await api.db.selectFrom('notifications').where('user_id', '=', userId).select('subject').orderBy('id').execute()
  ).map(({ subject }) => subject)

const answered = async (title: string, who?: Customer) => {
  const owner = who ?? (await api.newCustomer())
  const { id } = (await create(owner, { title })).body
  await sarv('ticket', 'answer', String(id), '--text', 'نام دیسک عوض شده است.')
  return { owner, id }
}

describe('an answered ticket', () => {
  it('says when it closes, tells two days before, closes once and is opened again by a message', async () => {
    const { owner, id } = await answered('دیسک')
    const { closesAt } = await rowOf(id)
    expect((await thread(owner, id)).body.closesDate).toBe(toWire(closesAt!))
    expect(Math.round((closesAt!.getTime() - Date.now()) / dayMs)).toBe(7)

    await roundAfter(4.9)
    expect(await toldTo(owner)).toHaveLength(1)
    await roundAfter(5.1)
    await roundAfter(5.1)
    expect((await toldTo(owner)).slice(1)).toEqual(['تیکت «دیسک» به‌زودی بسته می‌شود'])

    await roundAfter(6.9)
    expect(await statusOf(owner, id)).toBe('answered')
    await Promise.all([roundAfter(7.2), roundAfter(7.2)])
    await roundAfter(30)
    expect(await statusOf(owner, id)).toBe('completed')
    expect((await toldTo(owner)).slice(2)).toEqual(['تیکت «دیسک» بسته شد'])
    expect((await thread(owner, id)).body.closesDate).toBeNull()
    expect(await sarv('ticket', 'show', String(id))).toContain('[lapsed]')

    await reply(owner, id)
    expect(await statusOf(owner, id)).toBe('waiting')
    await roundAfter(60)
    expect(await statusOf(owner, id)).toBe('waiting')
  })

  it('never closes while it waits for us: a word of the customer takes the time away, an answer begins it anew', async () => {
    const { owner, id } = await answered('شبکه')
    await roundAfter(5.5)
    expect((await rowOf(id)).toldAt).not.toBeNull()
    await reply(owner, id)
    expect(await rowOf(id)).toEqual({ closesAt: null, toldAt: null })
    await roundAfter(40)
    expect(await statusOf(owner, id)).toBe('waiting')

    await sarv('ticket', 'answer', String(id), '--text', 'درست شد.')
    expect((await rowOf(id)).toldAt).toBeNull()
    expect(await statusOf(owner, id)).toBe('answered')
  })

  it('leaves the customer the whole notice where no worker ran in time', async () => {
    const { owner, id } = await answered('پشتیبان')
    await roundAfter(20)
    expect(await statusOf(owner, id)).toBe('answered')
    expect(await toldTo(owner)).toContain('تیکت «پشتیبان» به‌زودی بسته می‌شود')
    await roundAfter(21.9)
    expect(await statusOf(owner, id)).toBe('answered')
    await roundAfter(22.1)
    expect(await statusOf(owner, id)).toBe('completed')
  })

  it('that was closed by hand is not closed or told again', async () => {
    const { owner, id } = await answered('نشانی')
    expect((await put(owner, 'close', id)).status).toBe(200)
    expect(await rowOf(id)).toEqual({ closesAt: null, toldAt: null })
    await roundAfter(30)
    expect(await toldTo(owner)).toEqual(['پاسخ تازه به «نشانی»'])
  })

  it('into which one that waits is merged waits too; the merged one has no time', async () => {
    const { owner, id } = await answered('فاکتور')
    const { id: other } = (await create(owner, { title: 'همان فاکتور' })).body
    await sarv('ticket', 'merge', String(other), '--to', String(id), '--reason', 'the same')
    for (const each of [id, other]) expect(await rowOf(each)).toEqual({ closesAt: null, toldAt: null })

    const { id: third } = await answered('سوم', owner)
    await sarv('ticket', 'merge', String(third), '--to', String(id), '--reason', 'the same')
    expect(await rowOf(third)).toEqual({ closesAt: null, toldAt: null })
  })

  it('tells those who run the account where whoever asked has left', async () => {
    const owner = await api.newCustomer()
    const { id } = (await create(owner, { title: 'رفته' })).body
    const heir = await insertPerson(api.db)
    await api.db
      .insertInto('memberships')
      .values({ user_id: heir.userId, customer_id: owner.customerId, is_super_user: true })
      .execute()
    await sarv('ticket', 'answer', String(id), '--text', 'پاسخ')
    await api.db.deleteFrom('memberships').where('user_id', '=', owner.userId).execute()
    await roundAfter(5.1)
    expect(await toldTo(heir)).toEqual(['تیکت «رفته» به‌زودی بسته می‌شود'])
  })
})

it('goes by the terms of the day it was answered', async () => {
  const { id } = await answered('قرارداد')
  const before = await rowOf(id)
  const change = (terms: object) =>
    sql`update support_terms set closing = closing || ${JSON.stringify(terms)}::jsonb`.execute(api.db)
  await change({ afterDays: 3, toldDaysBefore: 1 })
  expect(await rowOf(id)).toEqual(before)
  const next = await rowOf((await answered('تازه')).id)
  expect(Math.round((next.closesAt!.getTime() - Date.now()) / dayMs)).toBe(3)
  await change({ afterDays: 7, toldDaysBefore: 2 })
})

it.each([
  ['2026-11-20T00:00:00Z', '2026-11-18T00:00:00Z', '2026-11-20T00:00:00Z'],
  ['2026-11-20T00:00:00Z', '2026-11-17T00:00:00Z', '2026-11-20T00:00:00Z'],
  ['2026-11-20T00:00:00Z', '2026-11-19T12:00:00Z', '2026-11-21T12:00:00Z'],
])('planned for %s and told at %s, it closes at %s', (planned, toldAt, closes) =>
  expect(closesAfterTelling(new Date(planned), new Date(toldAt), { afterDays: 7, toldDaysBefore: 2 })).toEqual(
    new Date(closes),
  ),
)
