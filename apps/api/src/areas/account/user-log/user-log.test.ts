import { afterAll, beforeAll, expect, it } from 'vitest'
import type { UserLogPage } from '@sarv/contract/account/user-log/user-log.schemas'
import { toWire } from '../../../db/wire-time.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'

let api: TestApi
let owner: Customer
let colleague: Awaited<ReturnType<TestApi['newColleague']>>

beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  owner = await api.newCustomer()
  colleague = await api.newColleague(owner, 'reporter')
  for (let at = 0; at < 5; at++) await rename(owner, `a new name ${at}`)
  await rename(colleague, 'a readers wish')
})
afterAll(() => api.close())

const rename = (who: { token: string }, name: string) =>
  api.send(who, 'PUT', `/project/edit/${owner.projectId}`, { name })

const read = async (who: { token: string }, query: Record<string, string | number> = {}) => {
  const search = new URLSearchParams({ PageNumber: '1', PageSize: '20' })
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  return api.get<UserLogPage>(who, `/account/user-log?${search.toString()}`)
}

it('tells one’s own activities, the newest first, in Persian', async () => {
  const { body } = await read(owner)
  expect(body).toMatchObject({ pageNumber: 1, totalRecords: 5, totalPages: 1 })
  expect(body.data?.[0]).toMatchObject({
    userId: owner.userId,
    action: 'projectEdit',
    controller: 'project',
    title: 'ویرایش پروژه',
    succeeded: true,
    source: 'portal',
  })
  expect(body.data?.[0]?.data).toContain('a new name 4')
})

it('answers page by page', async () => {
  const second = await read(owner, { PageNumber: 2, PageSize: 2 })
  expect(second.body).toMatchObject({ pageNumber: 2, pageSize: 2, totalPages: 3, totalRecords: 5 })
  expect(second.body.data).toHaveLength(2)
  expect(second.body.data?.[0]?.data).toContain('a new name 2')
  expect((await read(owner, { PageNumber: 9 })).body.data).toEqual([])
})

it('shows what was refused', async () => {
  const { body } = await read(colleague)
  expect(body.data).toMatchObject([{ action: 'projectEdit', succeeded: false }])
})

it('filters by dates', async () => {
  const [before, now, after] = [-60_000, 0, 60_000].map((ms) => toWire(new Date(Date.now() + ms)))
  expect((await read(owner, { FromDate: before!, ToDate: after! })).body.totalRecords).toBe(5)
  expect((await read(owner, { FromDate: after! })).body.totalRecords).toBe(0)
  expect((await read(owner, { ToDate: before! })).body.totalRecords).toBe(0)
  expect((await read(owner, { FromDate: now!.slice(0, 10) })).body.totalRecords).toBe(5)
})

it('shows others’ activities to the super user of their account alone', async () => {
  expect((await read(owner, { UserId: colleague.userId })).body.totalRecords).toBe(1)
  expect((await read(colleague, { UserId: owner.userId })).status).toBe(404)
  const stranger = await api.newCustomer()
  expect((await read(stranger, { UserId: owner.userId })).status).toBe(404)
  expect((await read(stranger)).body.totalRecords).toBe(0)
})

it('shows a sign-in that failed to the user alone', async () => {
  const victim = await api.newColleague(owner)
  await api.send(undefined, 'POST', '/account/login', { email: victim.email, password: 'wrong' })
  expect((await read(victim)).body.data).toMatchObject([
    { action: 'login', succeeded: false, title: 'ورود با گذرواژه' },
  ])
  expect((await read(owner, { UserId: victim.userId })).body.totalRecords).toBe(0)
})
