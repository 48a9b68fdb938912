import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seeAsHeader } from '@sarv/contract/access'
import { userAccessType } from '@sarv/contract/enums'
import type { ProjectDetail, ProjectListItem } from '@sarv/contract/project/projects/projects.schemas'
import { hashToken, newApiToken } from '../../../secrets.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { auditedChange } from '../../../testing/invitations.ts'
import { insertPerson, insertProject } from '../../../testing/people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const namesOf = async (who: { token: string }) =>
  (await api.get<ProjectListItem[]>(who, '/project/list')).body.map(({ name }) => name)

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
