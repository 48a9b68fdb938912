import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvitationListItem } from '@sarv/contract/account/invitations/invitations.schemas'
import type { Started } from '@sarv/contract/answers.schemas'
import { userAccessType } from '@sarv/contract/enums'
import type { ProjectUserListItem } from '@sarv/contract/project/project-users/project-users.schemas'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { auditedChange, insertConfirmedPerson, invitationTokenOf } from '../../../testing/invitations.ts'
import { insertProject, type Person } from '../../../testing/people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const { owner: manages, maintainer: operates, reporter: reads } = userAccessType.id

type Who = { token: string }
const list = async (who: Who, projectId: number) =>
  (await api.get<ProjectUserListItem[]>(who, `/${projectId}/user/list`)).body
const add = (who: Who, projectId: number, userName: string, userAccessTypeId: number = reads) =>
  api.send<Started & { type?: string }>(who, 'POST', `/${projectId}/user/create`, { userName, userAccessTypeId })
const edit = (who: Who, projectId: number, { userId }: Person, userAccessTypeId: number) =>
  api.send(who, 'POST', `/${projectId}/user/edit/${userId}`, { userAccessTypeId })
const remove = (who: Who, projectId: number, { userId }: Person) =>
  api.send(who, 'DELETE', `/${projectId}/user/delete/${userId}`)
const invitations = (who: Who, projectId: number) =>
  api.get<InvitationListItem[]>(who, `/${projectId}/user/invitation/list`)
const takeBack = (who: Who, projectId: number, id: number) =>
  api.send(who, 'DELETE', `/${projectId}/user/invitation/delete/${id}`)
const accept = (who: Who, invitationToken: string) =>
  api.send(who, 'POST', '/account/invitation/accept', { invitationToken })

const projectStatus = async (who: Who, { projectId }: Customer) =>
  (await api.get(who, `/project/get/${projectId}`)).status

describe('users of the account', () => {
  it('get access at once, keep it as it is changed, and lose it', async () => {
    const customer = await api.newCustomer()
    const colleague = await api.newColleague(customer)
    const { projectId } = customer
    expect(await projectStatus(colleague, customer)).toBe(404)

    expect(await add(customer, projectId, colleague.email)).toMatchObject({
      status: 200,
      body: { id: colleague.userId },
    })
    expect(await list(customer, projectId)).toMatchObject([
      { id: colleague.userId, userId: colleague.userId, email: colleague.email, userAccessType: 'ناظر' },
    ])
    expect(await projectStatus(colleague, customer)).toBe(200)
    expect((await edit(customer, projectId, colleague, operates)).status).toBe(200)
    expect(await list(colleague, projectId)).toMatchObject([{ userAccessTypeId: operates }])
    expect(await auditedChange(api, 'projectUserEdit')).toMatchObject({
      target: `user:${colleague.userId}`,
      before: { userAccessTypeId: reads },
      after: { userAccessTypeId: operates },
    })
    expect((await remove(customer, projectId, colleague)).status).toBe(200)
    expect(await projectStatus(colleague, customer)).toBe(404)
    expect((await remove(customer, projectId, colleague)).status).toBe(404)
    expect(await api.outbox(colleague.email)).toEqual([])
  })

  it('are not added twice, also of two at the same moment', async () => {
    const customer = await api.newCustomer()
    const colleague = await api.newColleague(customer)
    const answers = await Promise.all([
      add(customer, customer.projectId, colleague.email),
      add(customer, customer.projectId, colleague.email),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await add(customer, customer.projectId, colleague.email)).toMatchObject({
      body: { type: 'already_in_project' },
    })
  })

  it('of another account or another project are not there', async () => {
    const [customer, stranger] = [await api.newCustomer(), await api.newCustomer()]
    const reader = await api.newColleague(customer, 'reporter')
    const otherProject = await insertProject(api.db, customer.customerId)
    expect((await list(stranger, stranger.projectId)).length).toBe(0)
    for (const [who, projectId] of [
      [stranger, customer.projectId],
      [stranger, stranger.projectId],
      [customer, otherProject],
    ] as const) {
      expect((await edit(who, projectId, reader, manages)).status).toBe(404)
      expect((await remove(who, projectId, reader)).status).toBe(404)
    }
    expect(await list(customer, customer.projectId)).toMatchObject([{ userAccessTypeId: reads }])
  })
})

describe('roles', () => {
  it('readers and operators look; managers change', async () => {
    const customer = await api.newCustomer()
    const { projectId } = customer
    const reader = await api.newColleague(customer, 'reporter')
    const manager = await api.newColleague(customer, 'owner')
    for (const who of [reader, await api.newColleague(customer, 'maintainer')]) {
      expect(await list(who, projectId)).toHaveLength(3)
      const answers = [
        await add(who, projectId, 'guest@example.com'),
        await edit(who, projectId, reader, manages),
        await remove(who, projectId, manager),
        await invitations(who, projectId),
        await takeBack(who, projectId, 1),
      ]
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    }
    expect((await edit(manager, projectId, reader, operates)).status).toBe(200)
  })

  it('a manager may lower themselves, and is then no manager', async () => {
    const customer = await api.newCustomer()
    const manager = await api.newColleague(customer, 'owner')
    expect((await edit(manager, customer.projectId, manager, reads)).status).toBe(200)
    expect((await edit(manager, customer.projectId, manager, manages)).status).toBe(403)
  })
})

describe('people from outside', () => {
  it('are invited, and have the access when they accept; known or not, the answer is the same', async () => {
    const customer = await api.newCustomer()
    const guest = await insertConfirmedPerson(api, { superUser: true })
    const { projectId } = customer
    const known = await add(customer, projectId, guest.email, operates)
    const unknown = await add(customer, projectId, 'unknown@example.com', operates)
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
    expect((await list(customer, projectId)).map(({ isInvited }) => isInvited)).toEqual([true, true])
    expect((await invitations(customer, projectId)).body).toMatchObject([
      { email: 'unknown@example.com', projectId, userAccessTypeId: operates, isSuperUser: false },
      { id: known.body.id, email: guest.email },
    ])

    expect((await accept(guest, await invitationTokenOf(api, guest.email))).status).toBe(200)
    expect((await list(customer, projectId)).filter(({ isInvited }) => !isInvited)).toMatchObject([
      { userId: guest.userId, userAccessTypeId: operates },
    ])
    expect((await api.get<{ id: number }[]>(guest, '/project/list')).body.map(({ id }) => id)).toEqual([projectId])
    expect((await api.get(guest, '/account/customer-user/list')).status).toBe(403)
  })

  it('an open invitation is not sent twice; taken back, its link is dead', async () => {
    const [customer, stranger] = [await api.newCustomer(), await api.newCustomer()]
    const { projectId } = customer
    const { body } = await add(customer, projectId, 'late@example.com')
    expect(await add(customer, projectId, 'late@example.com')).toMatchObject({
      status: 400,
      body: { type: 'invitation_open' },
    })
    const otherProject = await insertProject(api.db, customer.customerId)
    expect((await takeBack(stranger, stranger.projectId, body.id)).status).toBe(404)
    expect((await takeBack(customer, otherProject, body.id)).status).toBe(404)
    expect((await takeBack(customer, projectId, body.id)).status).toBe(200)
    expect((await invitations(customer, projectId)).body).toEqual([])
    const token = await invitationTokenOf(api, 'late@example.com')
    const read = await api.send(undefined, 'POST', '/account/invitation/read', { invitationToken: token })
    expect(read.status).toBe(404)
  })

  it('an invitation is void when its sender no longer manages the project, or the project is gone', async () => {
    const customer = await api.newCustomer()
    const manager = await api.newColleague(customer, 'owner')
    const [first, second] = [await insertConfirmedPerson(api), await insertConfirmedPerson(api)]
    await add(manager, customer.projectId, first.email)
    await edit(customer, customer.projectId, manager, operates)
    expect((await accept(first, await invitationTokenOf(api, first.email))).status).toBe(404)

    await add(customer, customer.projectId, second.email)
    await api.send(customer, 'DELETE', `/project/delete/${customer.projectId}`)
    expect((await accept(second, await invitationTokenOf(api, second.email))).status).toBe(404)
    const members = await api.get<unknown[]>(customer, '/account/customer-user/list')
    expect(members.body).toHaveLength(2)
  })
})
