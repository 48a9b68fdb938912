import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { seeAsHeader } from '@sarv/contract/access'
import { userAccessType } from '@sarv/contract/enums'
import { projectsPerCustomer } from '@sarv/contract/limits'
import type { ProjectDetail, ProjectListItem } from '@sarv/contract/project/projects/projects.schemas'
import { hashToken, newApiToken } from '../../../secrets.ts'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { auditedChange } from '../../../testing/invitations.ts'
import { insertPerson, insertProject } from '../../../testing/people.ts'

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

describe('a project that is open to the account', () => {
  const openTo = (who: { token: string }, customer: Customer, isPublic: boolean) =>
    api.send(who, 'PUT', `/project/edit/${customer.projectId}`, { name: 'open to all of us', isPublic })
  const statusOf = async (who: { token: string }, customer: Customer) =>
    (await api.get(who, `/vm/${customer.projectId}/host/list`)).status

  it('is read by every member, changed by none of them, and not there for other customers', async () => {
    const customer = await api.newCustomer()
    const member = await api.newColleague(customer)
    expect(await statusOf(member, customer)).toBe(404)
    expect((await openTo(customer, customer, true)).status).toBe(200)
    expect(await statusOf(member, customer)).toBe(200)
    const { body } = await api.get<ProjectListItem[]>(member, '/project/list')
    expect(body).toMatchObject([{ id: customer.projectId, userAccessTypeId: userAccessType.id.reporter }])
    expect((await openTo(member, customer, false)).status).toBe(403)
    expect(await statusOf(await api.newCustomer(), customer)).toBe(404)
    expect((await openTo(customer, customer, false)).status).toBe(200)
    expect(await statusOf(member, customer)).toBe(404)
    expect(await namesOf(member)).toEqual([])
  })

  it('leaves everyone at least what they were given, and stays as it is in an edit that does not say', async () => {
    const customer = await api.newCustomer()
    const operator = await api.newColleague(customer, 'maintainer')
    await openTo(customer, customer, true)
    const { body } = await api.get<ProjectListItem[]>(operator, '/project/list')
    expect(body).toMatchObject([{ userAccessTypeId: userAccessType.id.maintainer }])
    await api.send(operator, 'PUT', `/project/edit/${customer.projectId}`, { name: 'still open' })
    const after = await api.get<ProjectDetail>(customer, `/project/get/${customer.projectId}`)
    expect(after.body).toMatchObject({ name: 'still open', isPublic: true })
  })

  it('is opened and closed by those who manage it: an operator gives nobody access', async () => {
    const customer = await api.newCustomer()
    const operator = await api.newColleague(customer, 'maintainer')
    expect((await openTo(operator, customer, true)).status).toBe(403)
    expect(await statusOf(await api.newColleague(customer), customer)).toBe(404)
    expect((await openTo(await api.newColleague(customer, 'owner'), customer, true)).status).toBe(200)
    expect(await auditedChange(api, 'projectEdit')).toMatchObject({
      before: { isPublic: false },
      after: { isPublic: true },
    })
  })

  it('is open to members’ API tokens too, unless they are limited to other projects', async () => {
    const customer = await api.newCustomer()
    const member = await api.newColleague(customer)
    const insertToken = async (projectIds?: number[]) => {
      const token = newApiToken()
      const { id } = await api.db
        .insertInto('api_tokens')
        .values({
          user_id: member.userId,
          customer_id: customer.customerId,
          name: 'reads',
          token_hash: hashToken(token),
          last_chars: token.slice(-4),
          read_only: true,
          all_projects: projectIds === undefined,
          expires_at: new Date(Date.now() + 3_600_000),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const projectId of projectIds ?? [])
        await api.db.insertInto('api_token_projects').values({ api_token_id: id, project_id: projectId }).execute()
      return { token }
    }
    const [everywhere, elsewhere] = [
      await insertToken(),
      await insertToken([await insertProject(api.db, customer.customerId)]),
    ]
    expect(await statusOf(everywhere, customer)).toBe(404)
    await openTo(customer, customer, true)
    expect(await statusOf(everywhere, customer)).toBe(200)
    expect(await statusOf(elsewhere, customer)).toBe(404)
  })

  it('stands among the projects of a member, with what they may do there', async () => {
    const customer = await api.newCustomer()
    const member = await api.newColleague(customer)
    const detail = () => api.get(customer, `/account/customer-user/get/${member.userId}`)
    expect((await detail()).body).toMatchObject({ isProjectUser: false, projectList: [] })
    await openTo(customer, customer, true)
    expect((await detail()).body).toMatchObject({
      isProjectUser: true,
      projectList: [{ project: 'open to all of us', userAccessType: userAccessType.label(userAccessType.id.reporter) }],
    })
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

describe('looking through a lesser role', () => {
  const listAs = (who: { token: string }, role: string) =>
    api.request<ProjectListItem[]>(who.token, {
      method: 'GET',
      url: '/api/my/project/list',
      headers: { [seeAsHeader]: role },
    })
  const typesOf = ({ body }: { body: ProjectListItem[] }) => body.map((project) => project.userAccessTypeId)

  it('a super user sees every project as a reader would, and none as an account manager', async () => {
    const customer = await api.newCustomer()
    await insertProject(api.db, customer.customerId)
    const { owner, reporter } = userAccessType.id
    expect(typesOf(await api.get<ProjectListItem[]>(customer, '/project/list'))).toEqual([owner, owner])
    expect(typesOf(await listAs(customer, 'reader'))).toEqual([reporter, reporter])
    expect(typesOf(await listAs(customer, 'accountManager'))).toEqual([])
  })

  it('a manager sees what they manage as a reader would, and nothing else', async () => {
    const customer = await api.newCustomer()
    const manager = await api.newColleague(customer, 'owner')
    await insertProject(api.db, customer.customerId)
    const seen = await listAs(manager, 'reader')
    expect(seen.body).toMatchObject([{ id: customer.projectId, userAccessTypeId: userAccessType.id.reporter }])

    const editAs = (projectId: number) =>
      api.request<{ type: string }>(manager.token, {
        method: 'PUT',
        url: `/api/my/project/edit/${projectId}`,
        headers: { [seeAsHeader]: 'reader' },
        payload: { name: 'renamed1' },
      })
    expect(await editAs(customer.projectId)).toMatchObject({ status: 403, body: { type: 'forbidden' } })
  })

  it('nobody sees more by it', async () => {
    const customer = await api.newCustomer()
    const colleague = await insertPerson(api.db, { customerId: customer.customerId, accountManager: true })
    expect(await listAs(colleague, 'manager')).toMatchObject({ status: 403, body: { type: 'see_as_refused' } })
    expect(await listAs(colleague, 'reader')).toMatchObject({ status: 200, body: [] })
    const inProject = await api.request(colleague.token, {
      url: `/api/my/project/get/${customer.projectId}`,
      headers: { [seeAsHeader]: 'reader' },
    })
    expect(inProject).toMatchObject({ status: 403, body: { type: 'see_as_refused' } })
  })
})

describe('an API token that is limited to projects', () => {
  const limitedTo = async (customer: Customer, projectIds: readonly number[]) => {
    const token = newApiToken()
    const { id } = await api.db
      .insertInto('api_tokens')
      .values({
        user_id: customer.userId,
        customer_id: customer.customerId,
        name: 'ci',
        token_hash: hashToken(token),
        last_chars: token.slice(-4),
        read_only: true,
        all_projects: false,
        expires_at: new Date(Date.now() + 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const projectId of projectIds) {
      await api.db.insertInto('api_token_projects').values({ api_token_id: id, project_id: projectId }).execute()
    }
    return { token }
  }

  it('lists those alone, also a super user’s; one that was deleted no longer', async () => {
    const customer = await api.newCustomer()
    const second = await insertProject(api.db, customer.customerId)
    const token = await limitedTo(customer, [second])
    const idsOf = async () => (await api.get<ProjectListItem[]>(token, '/project/list')).body.map(({ id }) => id)
    expect(await idsOf()).toEqual([second])
    expect((await api.get(token, `/project/get/${customer.projectId}`)).status).toBe(404)
    await api.send(customer, 'DELETE', `/project/delete/${second}`)
    expect(await idsOf()).toEqual([])
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
