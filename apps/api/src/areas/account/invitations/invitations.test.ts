import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvitationDetail, InvitationListItem } from '@sarv/contract/account/invitations/invitations.schemas'
import { userAccessType } from '@sarv/contract/enums'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { auditedChange, insertConfirmedPerson, invitationTokenOf } from '../../../testing/invitations.ts'
import { insertPerson, letIn, type Person } from '../../../testing/people.ts'
import { invitationsPerRecipient } from './invitations.rules.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const path = '/account/invitation'
type Who = { token: string }

const list = async (who: Who) => (await api.get<InvitationListItem[]>(who, `${path}/list`)).body
const read = (invitationToken: string) =>
  api.send<InvitationDetail & { type?: string }>(undefined, 'POST', `${path}/read`, { invitationToken })
const accept = (who: Who, invitationToken: string) =>
  api.send<{ customerId: number; customer: string; type?: string }>(who, 'POST', `${path}/accept`, { invitationToken })
const resend = (who: Who, id: number) => api.send<{ type?: string }>(who, 'POST', `${path}/resend/${id}`)
const cancel = (who: Who, id: number) => api.send<{ type?: string }>(who, 'DELETE', `${path}/delete/${id}`)

/** Invites someone into the account and answers the invitation's id and the token in the mail. */
const invite = async (who: Who, email: string, roles: object = {}) => {
  const { body } = await api.send<{ id: number }>(who, 'POST', '/account/customer-user/create', {
    userName: email,
    ...roles,
  })
  return { id: body.id, token: await invitationTokenOf(api, email) }
}

const membershipOf = (customer: Customer, { userId }: Person) =>
  api.db
    .selectFrom('memberships')
    .where('customer_id', '=', customer.customerId)
    .where('user_id', '=', userId)
    .select(['is_super_user', 'is_account_manager', 'is_financial_manager'])
    .executeTakeFirst()

const expire = (id: number) =>
  api.db
    .updateTable('invitations')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute()

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

describe('managing invitations', () => {
  it('lists what is open, newest first, without any token', async () => {
    const [owner, stranger] = [await api.newCustomer(), await api.newCustomer()]
    await invite(owner, 'one@example.com', { isAccountManager: true })
    await invite(owner, 'two@example.com')
    const answer = await api.get<InvitationListItem[]>(owner, `${path}/list`)
    expect(answer.body).toMatchObject([
      { email: 'two@example.com', isAccountManager: false, projectId: null, invitedBy: 'Sara Azad' },
      { email: 'one@example.com', isAccountManager: true, userAccessTypeId: null },
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/token|hash|[\w-]{43}/i)
    expect(await list(stranger)).toEqual([])
  })

  it('a token stands in the mail alone: not in the table, not in the audit log', async () => {
    const owner = await api.newCustomer()
    const guest = await insertConfirmedPerson(api)
    const { token } = await invite(owner, guest.email)
    await accept(guest, token)
    const rows = await api.db.selectFrom('audit_log').selectAll().execute()
    const kept = await api.db.selectFrom('invitations').selectAll().execute()
    const messages = await api.db.selectFrom('messages').selectAll().execute()
    const text = JSON.stringify([rows, kept, messages])
    expect(text).toContain(guest.email)
    expect(text).not.toContain(token)
  })

  it('sends again with a new link and a new end; the link before is dead', async () => {
    const owner = await api.newCustomer()
    const guest = await insertConfirmedPerson(api)
    const first = await invite(owner, guest.email)
    await api.db
      .updateTable('invitations')
      .set({ expires_at: new Date(Date.now() + 60_000) })
      .where('id', '=', first.id)
      .execute()
    expect((await resend(owner, first.id)).status).toBe(200)
    const second = await invitationTokenOf(api, guest.email)
    expect(second).not.toBe(first.token)
    expect((await accept(guest, first.token)).status).toBe(404)
    const [item] = await list(owner)
    expect(Date.parse(item!.expireDate) - Date.parse(item!.createDate)).toBeGreaterThan(6 * 86_400_000)
    expect((await accept(guest, second)).status).toBe(200)
  })

  it('takes an invitation back', async () => {
    const owner = await api.newCustomer()
    const guest = await insertConfirmedPerson(api)
    const { id, token } = await invite(owner, guest.email)
    expect((await cancel(owner, id)).status).toBe(200)
    expect((await accept(guest, token)).status).toBe(404)
    expect((await cancel(owner, id)).status).toBe(404)
    expect(await list(owner)).toEqual([])
  })

  it('those of another account are not there', async () => {
    const [owner, stranger] = [await api.newCustomer(), await api.newCustomer()]
    const { id, token } = await invite(owner, 'kept@example.com')
    expect([(await resend(stranger, id)).status, (await cancel(stranger, id)).status]).toEqual([404, 404])
    expect((await read(token)).status).toBe(200)
  })

  it('an account manager sends no super user’s invitation again and takes none back; readers see none', async () => {
    const owner = await api.newCustomer()
    const manager = await insertPerson(api.db, { customerId: owner.customerId, accountManager: true })
    const reader = await api.newColleague(owner, 'reporter')
    const { id, token } = await invite(owner, 'boss@example.com', { isSuperUser: true })
    expect([(await resend(manager, id)).status, (await cancel(manager, id)).status]).toEqual([403, 403])
    const answers = [await resend(reader, id), await cancel(reader, id), await api.get(reader, `${path}/list`)]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await read(token)).status).toBe(200)
  })

  it('only who manages the project sends an invitation to it again', async () => {
    const owner = await api.newCustomer()
    const manager = await insertPerson(api.db, { customerId: owner.customerId, accountManager: true })
    const { body } = await api.send<{ id: number }>(owner, 'POST', `/${owner.projectId}/user/create`, {
      userName: 'project-guest@example.com',
      userAccessTypeId: userAccessType.id.owner,
    })
    expect((await resend(manager, body.id)).status).toBe(403)
    await letIn(api.db, manager, owner.projectId, userAccessType.id.owner)
    expect((await resend(manager, body.id)).status).toBe(200)
  })

  it('are counted for their reader, whoever sends them', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent <= invitationsPerRecipient.max; sent += 1) {
      const { status } = await api.send(await api.newCustomer(), 'POST', '/account/customer-user/create', {
        userName: sent % 2 ? 'pestered@example.com' : 'Pestered@example.com',
      })
      statuses.push(status)
    }
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    expect((await api.outbox('pestered@example.com')).length).toBe(invitationsPerRecipient.max)
  })

  it('reading is limited per address', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 31; i += 1) {
      const { status } = await api.request(undefined, {
        method: 'POST',
        url: `/api/my${path}/read`,
        remoteAddress: '203.0.113.9',
        payload: { invitationToken: `guess-${i}` },
      })
      statuses.push(status)
    }
    expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true)
    expect(statuses[30]).toBe(429)
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
    expect(await tryInvite(owner, [...given, ...given])).toMatchObject({ body: { type: 'project_twice' } })
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
