import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { projectsPerCustomer } from '@sarv/contract/limits'
import type { ProjectDetail, ProjectListItem } from '@sarv/contract/project/projects/projects.schemas'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { auditedChange } from '../../../testing/invitations.ts'

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

describe('editing', () => {
  const edit = (who: { token: string }, id: number, name: string) =>
    api.send<{ type?: string }>(who, 'PUT', `/project/edit/${id}`, { name, description: 'توضیح تازه' })

  it('renames a project and writes down what it was called', async () => {
    const customer = await api.newCustomer()
    const { body } = await create(customer)
    expect((await edit(customer, body.id, 'فروشگاه نارنج')).status).toBe(200)
    expect((await api.get<ProjectDetail>(customer, `/project/get/${body.id}`)).body).toMatchObject({
      name: 'فروشگاه نارنج',
      description: 'توضیح تازه',
    })
    expect(await auditedChange(api, 'projectEdit')).toMatchObject({
      before: { name: 'فروشگاه ترنج' },
      after: { name: 'فروشگاه نارنج' },
    })
  })

  it('keeps names unique in the account, also of two at the same moment; its own name is no conflict', async () => {
    const customer = await api.newCustomer()
    const { body } = await create(customer)
    expect(await edit(customer, customer.projectId, 'فروشگاه ترنج')).toMatchObject({
      status: 400,
      body: { type: 'name_taken' },
    })
    expect((await edit(customer, body.id, 'فروشگاه ترنج')).status).toBe(200)
    const answers = await Promise.all([
      edit(customer, body.id, 'one and the same'),
      edit(customer, customer.projectId, 'one and the same'),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('is for operators and above', async () => {
    const customer = await api.newCustomer()
    const reader = await api.newColleague(customer, 'reporter')
    const operator = await api.newColleague(customer, 'maintainer')
    const stranger = await api.newCustomer()
    expect((await edit(reader, customer.projectId, 'a new name')).status).toBe(403)
    expect((await edit(stranger, customer.projectId, 'a new name')).status).toBe(404)
    expect((await edit(operator, customer.projectId, 'a new name')).status).toBe(200)
  })
})

describe('deleting', () => {
  const remove = (who: { token: string }, id: number) =>
    api.send<Started & { type?: string; errorMessage?: string }>(who, 'DELETE', `/project/delete/${id}`)

  const smallestImage = () =>
    api.db.selectFrom('vm_images').select('id').orderBy('min_memory_gb').orderBy('id').executeTakeFirstOrThrow()

  const orderServer = async (who: { token: string }, projectId: number) =>
    api.send<Started>(who, 'POST', `/vm/${projectId}/host/create`, {
      vmImageId: (await smallestImage()).id,
      name: 'web-1',
      password: testPassword,
      isPredefined: false,
      cpu: 2,
      memory: 4,
      disk: 50,
    })

  it('an empty project is gone for everyone, and its name is free', async () => {
    const customer = await api.newCustomer()
    const { body } = await create(customer)
    await api.db
      .insertInto('vm_keys')
      .values({ project_id: body.id, name: 'laptop', public_key: 'x', fingerprint: 'x', status_id: 2 })
      .execute()
    expect(await remove(customer, body.id)).toMatchObject({ status: 200, body: { id: body.id, operationId: null } })
    expect(await namesOf(customer)).not.toContain('فروشگاه ترنج')
    for (const path of [`/project/get/${body.id}`, `/vm/${body.id}/key/list`, `/${body.id}/user/list`]) {
      expect([path, (await api.get(customer, path)).status]).toEqual([path, 404])
    }
    expect((await remove(customer, body.id)).status).toBe(404)
    expect((await create(customer)).status).toBe(200)
  })

  it('a project with services stays, and says which ones are left', async () => {
    const customer = await api.newCustomer()
    const { body } = await orderServer(customer, customer.projectId)
    expect(await remove(customer, customer.projectId)).toMatchObject({
      status: 400,
      body: { type: 'project_not_empty', errorMessage: expect.stringContaining('۱ سرور مجازی') },
    })
    const setServer = (changes: { binned_at?: Date; bin_until?: Date; deleted_at?: Date }) =>
      api.db
        .updateTable('vm_hosts')
        .set(changes)
        .where('project_id', '=', customer.projectId)
        .where('id', '=', body.id)
        .execute()
    await setServer({ binned_at: new Date(), bin_until: new Date() })
    expect((await remove(customer, customer.projectId)).body.errorMessage).toContain('۱ سرور در سطل بازیافت')
    await setServer({ deleted_at: new Date() })
    expect((await remove(customer, customer.projectId)).status).toBe(200)
    expect((await api.get<unknown[]>(customer, '/portal/operation/list')).body).toEqual([])
  })

  it('of an order and a deletion at the same moment one wins: no server is left in a project that is gone', async () => {
    for (let round = 0; round < 4; round += 1) {
      const customer = await api.newCustomer()
      const [ordered, removed] = await Promise.all([
        orderServer(customer, customer.projectId),
        remove(customer, customer.projectId),
      ])
      expect([
        [200, 400],
        [404, 200],
      ]).toContainEqual([ordered.status, removed.status])
    }
  })

  it('is for managers', async () => {
    const customer = await api.newCustomer()
    const operator = await api.newColleague(customer, 'maintainer')
    const stranger = await api.newCustomer()
    expect((await remove(operator, customer.projectId)).status).toBe(403)
    expect((await remove(stranger, customer.projectId)).status).toBe(404)
    expect((await remove(await api.newColleague(customer, 'owner'), customer.projectId)).status).toBe(200)
  })
})

it('has a limit per account, also for many that come at the same moment', async () => {
  const customer = await api.newCustomer()
  const values = Array.from({ length: projectsPerCustomer - 3 }, (_, n) => ({
    customer_id: customer.customerId,
    datacenter_id: 1,
    name: `filler ${n}`,
  }))
  await api.db.insertInto('projects').values(values).execute()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      api.send<Started & { type?: string; errorMessage?: string }>(customer, 'POST', '/create', {
        name: `one more ${n}`,
        datacenterId: 1,
      }),
    ),
  )
  // One project came with the customer.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  const refused = answers.find(({ status }) => status !== 200)
  expect(refused).toMatchObject({ status: 400, body: { type: 'too_many_projects' } })
  expect(refused?.body.errorMessage).toContain('۱۰۰ پروژه')
})
