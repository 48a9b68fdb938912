import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import type { ProjectDetail, ProjectListItem } from '@sarv/contract/project/projects.schemas'
import { startTestApi, type Customer, type TestApi } from '../../testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const create = (who: { token: string }, changes: object = {}) =>
  api.send<Started>(who, 'POST', '/create', { name: 'فروشگاه ترنج', datacenterId: 1, ...changes })

const namesOf = async (who: { token: string }) =>
  (await api.get<ProjectListItem[]>(who, '/project/list')).body.map(({ name }) => name)

it('makes a project and shows it in the list and by itself', async () => {
  const customer = await api.newCustomer()
  const { status, body } = await create(customer, { description: 'سرورهای فروشگاه', isPublic: true })
  expect(status).toBe(200)
  expect(await namesOf(customer)).toContain('فروشگاه ترنج')
  const detail = await api.get<ProjectDetail>(customer, `/project/get/${body.id}`)
  expect(detail.body).toMatchObject({ id: body.id, datacenterId: 1, isPublic: true, description: 'سرورهای فروشگاه' })
})

it('refuses a second project of the same name, and a datacenter that is not there or full', async () => {
  const customer = await api.newCustomer()
  await create(customer)
  expect(await create(customer)).toMatchObject({ status: 400, body: { type: 'name_taken' } })
  expect(await create(customer, { name: 'another one', datacenterId: 99 })).toMatchObject({
    body: { type: 'datacenter_missing' },
  })
  const full = await api.db
    .selectFrom('datacenters')
    .where('full_reason', 'is not', null)
    .select('id')
    .executeTakeFirstOrThrow()
  expect(await create(customer, { name: 'another one', datacenterId: full.id })).toMatchObject({
    body: { type: 'no_capacity' },
  })
})

it('two at the same moment: one of them gets the name', async () => {
  const customer = await api.newCustomer()
  const answers = await Promise.all([create(customer), create(customer)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
})

it('colleagues see only the projects they are in; other customers none', async () => {
  const customer: Customer = await api.newCustomer()
  const { body } = await create(customer)
  const colleague = await api.newColleague(customer, 'reporter')
  const stranger = await api.newCustomer()

  expect(await namesOf(customer)).toHaveLength(2)
  expect(await namesOf(colleague)).toHaveLength(1)
  expect((await api.get(colleague, `/project/get/${body.id}`)).status).toBe(404)
  expect((await api.get(stranger, `/project/get/${body.id}`)).status).toBe(404)
  expect((await create(colleague)).status).toBe(403)
})
