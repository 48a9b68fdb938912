import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seeAsHeader } from '@sarv/contract/access'
import type { Started } from '@sarv/contract/answers.schemas'
import type {
  CustomerUserDetail,
  CustomerUserListItem,
} from '@sarv/contract/account/customer-users/customer-users.schemas'
import { hashToken, newToken } from '../../../secrets.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { auditedChange } from '../../../testing/invitations.ts'
import { insertPerson, type Person } from '../../../testing/people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const path = '/account/customer-user'
const nobody = { isSuperUser: false, isFinancialManager: false, isAccountManager: false }
const superUser = { ...nobody, isSuperUser: true }

type Who = { token: string }
const list = async (who: Who) => (await api.get<CustomerUserListItem[]>(who, `${path}/list`)).body
const invite = (who: Who, userName: string, roles: object = {}) =>
  api.send<Started & { type?: string }>(who, 'POST', `${path}/create`, { userName, ...roles })
const edit = (who: Who, { userId }: Person, roles: object) =>
  api.send<{ type?: string }>(who, 'PUT', `${path}/edit/${userId}`, { ...nobody, ...roles })
const remove = (who: Who, { userId }: Person) => api.send<{ type?: string }>(who, 'DELETE', `${path}/delete/${userId}`)
const changeCustomer = (who: Who, customerId: number) =>
  api.send(who, 'POST', `${path}/change-customer`, { customerId })

const colleagueOf = (owner: Customer, options: object = {}) =>
  insertPerson(api.db, { customerId: owner.customerId, ...options })

const superUsersOf = async (customerId: number) =>
  (
    await api.db
      .selectFrom('memberships')
      .where('customer_id', '=', customerId)
      .where('is_super_user', '=', true)
      .select('user_id')
      .execute()
  ).map((row) => row.user_id)

describe('reading', () => {
  it('lists the members with their roles, and only those of this account', async () => {
    const [owner, stranger] = [await api.newCustomer(), await api.newCustomer()]
    const reader = await api.newColleague(owner, 'reporter')
    const disabled = await colleagueOf(owner, { financialManager: true })
    await api.db.updateTable('users').set({ disabled_reason: 'x' }).where('id', '=', disabled.userId).execute()

    const members = await list(owner)
    expect(members.map(({ id, userId }) => [id, userId])).toEqual(
      [owner, reader, disabled].map(({ userId }) => [userId, userId]),
    )
    expect(members).toMatchObject([
      { user: 'Sara Azad', email: owner.email, isSuperManager: true, isProjectUser: false, isActive: true },
      { isSuperManager: false, isProjectUser: true, isActive: true },
      { isFinancialManager: true, isProjectUser: false, isActive: false },
    ])
    expect((await list(stranger)).map(({ userId }) => userId)).toEqual([stranger.userId])
  })

  it('shows a member with the projects they are in, and nobody of another account', async () => {
    const [owner, stranger] = [await api.newCustomer(), await api.newCustomer()]
    const reader = await api.newColleague(owner, 'reporter')
    const { body } = await api.get<CustomerUserDetail>(owner, `${path}/get/${reader.userId}`)
    expect(body).toMatchObject({ id: reader.userId, isSuperUser: false, isProjectUser: true })
    expect(body.projectList).toMatchObject([{ userAccessType: 'ناظر', createDate: expect.stringMatching(/^\d{4}-/) }])
    for (const request of [
      api.get(stranger, `${path}/get/${reader.userId}`),
      edit(stranger, reader, superUser),
      remove(stranger, reader),
    ]) {
      expect(await request).toMatchObject({ status: 404, body: { type: 'not_found' } })
    }
    expect(await list(owner)).toHaveLength(2)
  })

  it('is not for financial managers or users of a project', async () => {
    const owner = await api.newCustomer()
    for (const who of [await colleagueOf(owner, { financialManager: true }), await api.newColleague(owner, 'owner')]) {
      expect((await api.get(who, `${path}/list`)).status).toBe(403)
      expect((await invite(who, 'guest@example.com')).status).toBe(403)
      expect((await edit(who, owner, nobody)).status).toBe(403)
      expect((await remove(who, owner)).status).toBe(403)
    }
  })
})

describe('inviting', () => {
  it('answers the same for an e-mail that has a user here and for one that has not', async () => {
    const [owner, stranger] = [await api.newCustomer(), await api.newCustomer()]
    const known = await invite(owner, stranger.email)
    const unknown = await invite(owner, 'nobody-yet@example.com')
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
    expect(JSON.stringify([known, unknown])).not.toMatch(/#[\w-]{43}/)
    for (const email of [stranger.email, 'nobody-yet@example.com']) {
      expect((await api.outbox(email)).map(({ template }) => template)).toEqual(['invitation'])
    }
    expect((await list(owner)).filter(({ isInvited }) => !isInvited)).toHaveLength(1)
  })

  it('says when someone is a member or already invited', async () => {
    const owner = await api.newCustomer()
    const reader = await api.newColleague(owner, 'reporter')
    expect(await invite(owner, reader.email.toUpperCase())).toMatchObject({
      status: 400,
      body: { type: 'already_member' },
    })
    await invite(owner, 'guest@example.com')
    expect(await invite(owner, 'Guest@example.com')).toMatchObject({ status: 400, body: { type: 'invitation_open' } })
  })

  it('of two at the same moment, one is sent', async () => {
    const owner = await api.newCustomer()
    const answers = await Promise.all([invite(owner, 'twice@example.com'), invite(owner, 'twice@example.com')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await api.outbox('twice@example.com')).toHaveLength(1)
  })

  it('nobody gives a role that they do not have', async () => {
    const owner = await api.newCustomer()
    const manager = await colleagueOf(owner, { accountManager: true })
    expect((await invite(manager, 'a@example.com', { isSuperUser: true })).status).toBe(403)
    expect((await invite(manager, 'a@example.com', { isFinancialManager: true })).status).toBe(403)
    expect((await invite(manager, 'a@example.com', { isAccountManager: true })).status).toBe(200)
    expect((await invite(owner, 'b@example.com', { isSuperUser: true })).status).toBe(200)
  })

  it('has a limit per hour', async () => {
    const owner = await api.newCustomer()
    const statuses: number[] = []
    for (let i = 0; i < 31; i += 1) statuses.push((await invite(owner, `flood-${i}@example.com`)).status)
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(statuses[30]).toBe(429)
  })
})

describe('changing roles', () => {
  it('takes effect with the next call, and is written down', async () => {
    const owner = await api.newCustomer()
    const colleague = await colleagueOf(owner)
    expect((await edit(owner, colleague, { isAccountManager: true })).status).toBe(200)
    expect(await list(colleague)).toHaveLength(2)
    expect(await auditedChange(api, 'customerUserEdit')).toMatchObject({
      target: `user:${colleague.userId}`,
      before: nobody,
      after: { ...nobody, isAccountManager: true },
    })
    await edit(owner, colleague, nobody)
    expect((await api.get(colleague, `${path}/list`)).status).toBe(403)
  })

  it('an account manager neither makes nor touches super users, nor helps themselves to the money', async () => {
    const owner = await api.newCustomer()
    const manager = await colleagueOf(owner, { accountManager: true })
    const colleague = await colleagueOf(owner)
    expect((await edit(manager, colleague, superUser)).status).toBe(403)
    expect((await edit(manager, manager, { isAccountManager: true, isSuperUser: true })).status).toBe(403)
    expect((await edit(manager, manager, { isAccountManager: true, isFinancialManager: true })).status).toBe(403)
    expect((await edit(manager, owner, nobody)).status).toBe(403)
    expect((await remove(manager, owner)).status).toBe(403)
    expect((await edit(manager, colleague, { isAccountManager: true })).status).toBe(200)
    expect(await superUsersOf(owner.customerId)).toEqual([owner.userId])
  })

  it('a super user who looks through the role of an account manager may do no more than one', async () => {
    const owner = await api.newCustomer()
    const colleague = await colleagueOf(owner)
    const editAsManager = (roles: object) =>
      api.send(
        owner,
        'PUT',
        `${path}/edit/${colleague.userId}`,
        { ...nobody, ...roles },
        { [seeAsHeader]: 'accountManager' },
      )
    expect((await editAsManager(superUser)).status).toBe(403)
    expect((await editAsManager({ isAccountManager: true })).status).toBe(200)
  })

  it('the last super user stays; one who cannot sign in does not count as another', async () => {
    const owner = await api.newCustomer()
    const disabled = await colleagueOf(owner, { superUser: true })
    await api.db.updateTable('users').set({ disabled_reason: 'x' }).where('id', '=', disabled.userId).execute()
    for (const answer of [await edit(owner, owner, nobody), await remove(owner, owner)]) {
      expect(answer).toMatchObject({ status: 400, body: { type: 'last_super_user' } })
    }
    const second = await colleagueOf(owner, { superUser: true })
    expect((await edit(owner, owner, nobody)).status).toBe(200)
    expect((await remove(second, second)).status).toBe(400)
  })

  it.each([
    ['demote', (one: Person, other: Person) => edit(one, other, nobody)],
    ['remove', (one: Person, other: Person) => remove(one, other)],
  ])('two super users who %s each other at the same moment leave one', async (_name, act) => {
    for (let round = 0; round < 5; round += 1) {
      const one = await api.newCustomer()
      const other = await colleagueOf(one, { superUser: true })
      const answers = await Promise.all([act(one, other), act(other, one)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await superUsersOf(one.customerId)).toHaveLength(1)
    }
  })
})

describe('removing', () => {
  it('ends the sessions, tokens and projects that someone had in this account, and nothing of others', async () => {
    const [owner, other] = [await api.newCustomer(), await api.newCustomer()]
    const colleague = await api.newColleague(owner, 'maintainer')
    const { userId } = colleague
    await api.db.insertInto('memberships').values({ customer_id: other.customerId, user_id: userId }).execute()
    const elsewhere = newToken()
    await api.db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(elsewhere),
        user_id: userId,
        customer_id: other.customerId,
        idle_expires_at: new Date(Date.now() + 60_000),
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute()
    await api.db
      .insertInto('api_tokens')
      .values({
        user_id: userId,
        customer_id: owner.customerId,
        name: 'ci',
        token_hash: hashToken(newToken()),
        last_chars: 'abcd',
        read_only: true,
        all_projects: true,
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute()

    expect((await remove(owner, colleague)).status).toBe(200)
    expect(await auditedChange(api, 'customerUserDelete')).toMatchObject({
      target: `user:${userId}`,
      before: nobody,
    })
    expect((await api.get(colleague, '/project/list')).status).toBe(401)
    expect((await api.get({ token: elsewhere }, '/project/list')).status).toBe(200)
    for (const table of ['sessions', 'api_tokens', 'project_users'] as const) {
      const left = await api.db
        .selectFrom(table)
        .where('user_id', '=', userId)
        .where('customer_id', '=', owner.customerId)
        .select('user_id')
        .execute()
      expect([table, left]).toEqual([table, []])
    }
    expect(await remove(owner, colleague)).toMatchObject({ status: 404 })
  })

  it('one may leave when another super user stays', async () => {
    const owner = await api.newCustomer()
    await colleagueOf(owner, { superUser: true })
    expect((await remove(owner, owner)).status).toBe(200)
    expect((await api.get(owner, '/project/list')).status).toBe(401)
  })
})

describe('moving to another account', () => {
  it('moves this session alone, with the roles that the user has there', async () => {
    const [owner, other] = [await api.newCustomer(), await api.newCustomer()]
    await api.db.insertInto('memberships').values({ customer_id: other.customerId, user_id: owner.userId }).execute()
    expect((await changeCustomer(owner, other.customerId)).status).toBe(200)
    expect((await api.get(owner, `${path}/list`)).status).toBe(403)
    expect((await api.get(owner, `/project/get/${owner.projectId}`)).status).toBe(404)
    expect(await auditedChange(api, 'customerUserChangeCustomer')).toMatchObject({
      before: { customerId: owner.customerId },
      after: { customerId: other.customerId },
    })
    expect((await changeCustomer(owner, owner.customerId)).status).toBe(200)
    expect((await api.get(owner, `/project/get/${owner.projectId}`)).status).toBe(200)
  })

  it('an account that is not theirs is not there, nor one that does not exist', async () => {
    const [owner, other] = [await api.newCustomer(), await api.newCustomer()]
    for (const customerId of [other.customerId, 999_999]) {
      expect(await changeCustomer(owner, customerId)).toMatchObject({ status: 404, body: { type: 'not_found' } })
    }
    expect(await list(owner)).toHaveLength(1)
  })
})
