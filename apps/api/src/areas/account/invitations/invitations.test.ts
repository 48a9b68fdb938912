import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userAccessType } from '@sarv/contract/enums'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { auditedChange, insertConfirmedPerson, invitationTokenOf } from '../../../testing/invitations.ts'
import { insertPerson, letIn } from '../../../testing/people.ts'
import { invitationTools, type Who } from './invitations.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const { list, read, accept, resend, invite, membershipOf, expire } = invitationTools(() => api)

describe('an invitation', () => {
  it('brings its reader into the account, moves the session there, and is then used up', async () => {
    const owner = await api.newCustomer()
    const guest = await insertConfirmedPerson(api, { superUser: true })
    const { token } = await invite(owner, guest.email, { isFinancialManager: true })

    expect((await read(token)).body).toEqual({
      email: guest.email,
      customer: expect.stringMatching(/^customer /),
      invitedBy: 'Sara Azad',
      hasAccount: true,
    })
    expect(await accept(guest, token)).toMatchObject({ status: 200, body: { customerId: owner.customerId } })
    expect(await membershipOf(owner, guest)).toEqual({
      is_super_user: false,
      is_account_manager: false,
      is_financial_manager: true,
    })
    const session = await api.db
      .selectFrom('sessions')
      .where('id', '=', guest.sessionId)
      .select('customer_id')
      .executeTakeFirstOrThrow()
    expect(session.customer_id).toBe(owner.customerId)
    expect(await auditedChange(api, 'invitationAccept')).toMatchObject({
      target: `customer:${owner.customerId}`,
      after: { isFinancialManager: true },
    })

    for (const answer of [await accept(guest, token), await read(token)]) {
      expect(answer).toMatchObject({ status: 404, body: { type: 'not_found' } })
    }
    expect(await list(owner)).toEqual([])
  })

  it('tells the holder of the link whether to sign up, and nothing to others', async () => {
    const owner = await api.newCustomer()
    const { token } = await invite(owner, 'newcomer@example.com')
    expect((await read(token)).body).toMatchObject({ hasAccount: false })
    for (const wrong of ['x', token.slice(1), `${token}A`]) expect((await read(wrong)).status).toBe(404)
  })

  it('is for its e-mail alone, and that must be confirmed', async () => {
    const owner = await api.newCustomer()
    const unconfirmed = await insertPerson(api.db)
    const other = await insertConfirmedPerson(api)
    const { token } = await invite(owner, unconfirmed.email, { isSuperUser: true })
    expect(await accept(other, token)).toMatchObject({ status: 400, body: { type: 'invitation_for_another' } })
    expect(await accept(unconfirmed, token)).toMatchObject({ status: 400, body: { type: 'email_unconfirmed' } })
    expect([await membershipOf(owner, other), await membershipOf(owner, unconfirmed)]).toEqual([undefined, undefined])
    expect((await api.get(other, '/account/customer-user/list')).status).toBe(403)
  })

  it('ends after seven days', async () => {
    const owner = await api.newCustomer()
    const guest = await insertConfirmedPerson(api)
    const { id, token } = await invite(owner, guest.email)
    const [item] = await list(owner)
    const days = (Date.parse(item!.expireDate) - Date.parse(item!.createDate)) / 86_400_000
    expect(Math.round(days)).toBe(7)
    await expire(id)
    expect((await read(token)).status).toBe(404)
    expect((await accept(guest, token)).status).toBe(404)
    expect((await resend(owner, id)).status).toBe(404)
    expect(await list(owner)).toEqual([])
    // An old one does not stand in the way of a new one.
    expect((await accept(guest, (await invite(owner, guest.email)).token)).status).toBe(200)
  })

  it('accepted twice at the same moment counts once', async () => {
    const owner = await api.newCustomer()
    const guest = await insertConfirmedPerson(api)
    const { token } = await invite(owner, guest.email)
    const answers = await Promise.all([accept(guest, token), accept(guest, token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  })

  it('adds to the roles and the access that someone has, and takes nothing away', async () => {
    const owner = await api.newCustomer()
    const member = await insertConfirmedPerson(api)
    const account = await invite(owner, member.email, { isAccountManager: true })
    const { body } = await api.send<{ id: number }>(owner, 'POST', `/${owner.projectId}/user/create`, {
      userName: member.email,
      userAccessTypeId: userAccessType.id.reporter,
    })
    expect(body.id).toBeGreaterThan(account.id)
    const project = await invitationTokenOf(api, member.email)
    await api.db
      .insertInto('memberships')
      .values({ customer_id: owner.customerId, user_id: member.userId, is_financial_manager: true })
      .execute()
    await letIn(api.db, { ...member, customerId: owner.customerId }, owner.projectId, userAccessType.id.owner)

    expect([(await accept(member, account.token)).status, (await accept(member, project)).status]).toEqual([200, 200])
    expect(await membershipOf(owner, member)).toEqual({
      is_super_user: false,
      is_account_manager: true,
      is_financial_manager: true,
    })
    const projects = await api.get<{ userAccessTypeId: number }[]>(member, '/project/list')
    expect(projects.body).toMatchObject([{ id: owner.projectId, userAccessTypeId: userAccessType.id.owner }])
  })

  it('is void once its sender could no longer send it, until someone else does', async () => {
    const owner = await api.newCustomer()
    const manager = await insertPerson(api.db, { customerId: owner.customerId, accountManager: true })
    const guest = await insertConfirmedPerson(api)
    const { id, token } = await invite(manager, guest.email)
    await api.send(owner, 'PUT', `/account/customer-user/edit/${manager.userId}`, {
      isSuperUser: false,
      isAccountManager: false,
      isFinancialManager: false,
    })
    expect((await read(token)).status).toBe(404)
    expect((await accept(guest, token)).status).toBe(404)
    expect(await list(owner)).toEqual([])
    expect((await resend(owner, id)).status).toBe(404)
    const again = await invite(owner, guest.email)
    expect((await accept(guest, again.token)).status).toBe(200)
  })

  it('never stands between a demotion and its effect, also at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await api.newCustomer()
      const second = await insertPerson(api.db, { customerId: owner.customerId, superUser: true })
      const guest = await insertConfirmedPerson(api)
      const { token } = await invite(second, guest.email, { isSuperUser: true })
      const [removed, accepted] = await Promise.all([
        api.send(owner, 'DELETE', `/account/customer-user/delete/${second.userId}`),
        accept(guest, token),
      ])
      expect(removed.status).toBe(200)
      expect([200, 404]).toContain(accepted.status)
      expect((await membershipOf(owner, guest)) !== undefined).toBe(accepted.status === 200)
    }
  })
})

describe('an invitation with projects', () => {
  const { owner: managing, maintainer, reporter } = userAccessType.id
  const newProject = async (who: Who, name: string) =>
    (await api.send<{ id: number }>(who, 'POST', '/create', { name, datacenterId: 1 })).body.id
  const accessOf = async (who: Who) =>
    (await api.get<{ id: number; userAccessTypeId: number }[]>(who, '/project/list')).body.map(
      ({ id, userAccessTypeId }) => [id, userAccessTypeId],
    )
  const tryInvite = (who: Who, projects: object[]) =>
    api.send<{ type?: string }>(who, 'POST', '/account/customer-user/create', {
      userName: 'someone-new@example.com',
      projects,
    })

  it('gives the roles and every project in one step', async () => {
    const owner = await api.newCustomer()
    const second = await newProject(owner, 'the second one')
    const guest = await insertConfirmedPerson(api)
    const projects = [
      { projectId: owner.projectId, userAccessTypeId: reporter },
      { projectId: second, userAccessTypeId: maintainer },
    ]
    const { token } = await invite(owner, guest.email, { isFinancialManager: true, projects })
    expect((await list(owner))[0]).toMatchObject({ projects, isFinancialManager: true })
    expect((await accept(guest, token)).status).toBe(200)
    expect(await membershipOf(owner, guest)).toMatchObject({ is_financial_manager: true, is_super_user: false })
    expect(await accessOf(guest)).toEqual([
      [owner.projectId, reporter],
      [second, maintainer],
    ])
    expect(await auditedChange(api, 'invitationAccept')).toMatchObject({
      after: { projects: [{ projectId: owner.projectId }, { projectId: second }] },
    })
  })

  it('gives only what its sender may give: their own projects that they manage, each once', async () => {
    const owner = await api.newCustomer()
    const manager = await insertPerson(api.db, { customerId: owner.customerId, accountManager: true })
    const given = [{ projectId: owner.projectId, userAccessTypeId: reporter }]
    expect((await tryInvite(manager, given)).status).toBe(404)
    await letIn(api.db, manager, owner.projectId, maintainer)
    expect((await tryInvite(manager, given)).status).toBe(403)
    const other = await api.newCustomer()
    expect((await tryInvite(owner, [{ projectId: other.projectId, userAccessTypeId: reporter }])).status).toBe(404)
    expect((await tryInvite(owner, [...given, ...given])).status).toBe(422)
    expect((await tryInvite(owner, [{ projectId: owner.projectId, userAccessTypeId: 9 }])).status).toBe(422)
    expect((await tryInvite(owner, given)).status).toBe(200)
  })

  it('leaves out a project that is gone, or that its sender manages no longer', async () => {
    const owner = await api.newCustomer()
    const gone = await newProject(owner, 'soon to be gone')
    const manager = await insertPerson(api.db, { customerId: owner.customerId, accountManager: true })
    await letIn(api.db, manager, owner.projectId, managing)
    await letIn(api.db, manager, gone, managing)
    const guest = await insertConfirmedPerson(api)
    const projects = [owner.projectId, gone].map((projectId) => ({ projectId, userAccessTypeId: reporter }))
    const { token } = await invite(manager, guest.email, { projects })
    await api.send(owner, 'DELETE', `/project/delete/${gone}`)
    await api.db
      .updateTable('project_users')
      .set({ access_type: maintainer })
      .where('user_id', '=', manager.userId)
      .where('project_id', '=', owner.projectId)
      .execute()
    expect((await accept(guest, token)).status).toBe(200)
    expect(await accessOf(guest)).toEqual([])
  })
})
