import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiTokenListItem, ApiTokenSecret } from '@sarv/contract/account/api-tokens/api-tokens.schemas'
import { toWire } from '../../../db/wire-time.ts'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { sshPublicKey } from '../../vm/vm.things.fixture.ts'
import { insertProject } from '../../../testing/people.ts'

let api: TestApi
let owner: Customer
let otherProjectId: number

beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  owner = await api.newCustomer()
  otherProjectId = await insertProject(api.db, owner.customerId)
})
afterAll(() => api.close())

const dayMs = 86_400_000
const inDays = (days: number) => toWire(new Date(Date.now() + days * dayMs))

const create = (who: { token: string }, more: object = {}) =>
  api.send<ApiTokenSecret & { type?: string }>(who, 'POST', '/account/api-token/create', {
    name: 'deploy',
    expireDate: inDays(30),
    ...more,
  })
const newToken = async (more: object = {}, who: { token: string } = owner) => {
  const { status, body } = await create(who, more)
  expect(status).toBe(200)
  return body
}
const list = async (who: { token: string }) => (await api.get<ApiTokenListItem[]>(who, '/account/api-token/list')).body

const servers = (token: string, projectId: number) => api.get({ token }, `/vm/${projectId}/host/list`)

describe('making one', () => {
  it('shows the token once, and keeps only its hash', async () => {
    const { id, token } = await newToken({ name: 'only once' })
    expect(token).toMatch(/^sarv_[\w-]{43}$/)
    const rows = await api.db.selectFrom('api_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const listed = (await list(owner)).find((item) => item.id === id)
    expect(listed).toMatchObject({
      name: 'only once',
      lastChars: token.slice(-4),
      readOnly: true,
      allProjects: true,
      projectIds: [],
    })
    expect(JSON.stringify(listed)).not.toContain(token)
    const logged = await api.db.selectFrom('audit_log').selectAll().where('event', '=', 'apiTokenCreate').execute()
    expect(logged.length).toBeGreaterThan(0)
    expect(JSON.stringify(logged)).not.toContain(token)
  })

  it.each([
    ['in the past', -1],
    ['more than a year ahead', 367],
  ])('refuses an end %s', async (_when, days) => {
    const { status, body } = await create(owner, { expireDate: inDays(days) })
    expect([status, body.type]).toEqual([400, 'token_end_wrong'])
  })

  it('says in so many words what it reaches: all projects, or these', async () => {
    const all = await newToken({ allProjects: true })
    const some = await newToken({ allProjects: false, projectIds: [owner.projectId] })
    const older = await newToken({ projectIds: null })
    const listed = await list(owner)
    const reachOf = ({ id }: { id: number }) => {
      const { allProjects, projectIds } = listed.find((item) => item.id === id)!
      return { allProjects, projectIds }
    }
    expect([all, some, older].map(reachOf)).toEqual([
      { allProjects: true, projectIds: [] },
      { allProjects: false, projectIds: [owner.projectId] },
      { allProjects: true, projectIds: [] },
    ])
  })

  it.each([
    ['no project at all', { projectIds: [] }],
    ['no project at all, said so', { allProjects: false, projectIds: [] }],
    ['not all, and none', { allProjects: false }],
    ['all, and some', { allProjects: true, projectIds: [1] }],
  ])('refuses %s', async (_what, reach) => {
    expect((await create(owner, reach)).status).toBe(422)
  })

  it('tells its owner, by mail and in the portal', async () => {
    const who = await api.newCustomer()
    await newToken({ name: 'told', readOnly: false }, who)
    const [mail] = await api.outbox(who.email)
    expect(mail).toMatchObject({ template: 'apiTokenMade', values: { name: 'told', reach: 'allWrite' } })
    const { body } = await api.get<{ subject: string }[]>(who, '/portal/notification/list?PageNumber=1&PageSize=10')
    expect(JSON.stringify(body)).toContain('«\u2068told\u2069»')
  })

  it('refuses a project that the user does not see', async () => {
    const stranger = await api.newCustomer()
    expect((await create(owner, { projectIds: [stranger.projectId] })).status).toBe(404)
    const reader = await api.newColleague(owner, 'reporter')
    expect((await create(reader, { projectIds: [otherProjectId] })).status).toBe(404)
    expect((await create(reader, { projectIds: [owner.projectId] })).status).toBe(200)
  })
})

describe('using one', () => {
  it('reads with its user’s eyes, and writes only if it may', async () => {
    const reading = await newToken()
    expect((await servers(reading.token, owner.projectId)).status).toBe(200)
    const key = { name: 'from-a-token', publicKey: sshPublicKey() }
    const refused = await api.send<{ type: string }>(reading, 'POST', `/vm/${owner.projectId}/key/create`, key)
    expect([refused.status, refused.body.type]).toEqual([403, 'token_may_not'])
    const writing = await newToken({ readOnly: false })
    expect((await api.send(writing, 'POST', `/vm/${owner.projectId}/key/create`, key)).status).toBe(200)
  })

  it('is never more than its user', async () => {
    const reader = await api.newColleague(owner, 'reporter')
    const { token } = await newToken({ readOnly: false }, reader)
    expect((await servers(token, owner.projectId)).status).toBe(200)
    expect((await servers(token, otherProjectId)).status).toBe(404)
    const refused = await api.send<{ type: string }>({ token }, 'POST', `/vm/${owner.projectId}/key/create`, {
      name: 'by-a-reader',
      publicKey: sshPublicKey(),
    })
    expect([refused.status, refused.body.type]).toEqual([403, 'forbidden'])
  })

  it('sees no project outside its scope, and nothing of the account', async () => {
    const { token } = await newToken({ projectIds: [owner.projectId], readOnly: false })
    expect((await servers(token, owner.projectId)).status).toBe(200)
    expect((await servers(token, otherProjectId)).status).toBe(404)
    expect((await api.get({ token }, '/account/profile/get')).status).toBe(403)
    expect((await api.get({ token }, '/account/user-log?PageNumber=1&PageSize=10')).status).toBe(403)
    const projects = await api.get<{ id: number }[]>({ token }, '/project/list')
    expect(projects.body.map(({ id }) => id)).toEqual([owner.projectId])
  })

  it('never rules over signing in', async () => {
    const { token } = await newToken({ readOnly: false })
    for (const path of ['/account/api-token/list', '/account/session/list']) {
      expect([path, (await api.get({ token }, path)).status]).toEqual([path, 403])
    }
    expect((await create({ token })).status).toBe(403)
  })

  it('reaches nobody’s rights: users, roles, invitations, project users', async () => {
    const { token } = await newToken({ readOnly: false })
    const invite = { userName: 'somebody@example.com', isSuperUser: true }
    const made = await api.send<{ type: string }>({ token }, 'POST', '/account/customer-user/create', invite)
    expect([made.status, made.body.type]).toEqual([403, 'token_may_not'])
    for (const path of ['/account/customer-user/list', '/account/invitation/list', `/${owner.projectId}/user/list`]) {
      expect([path, (await api.get({ token }, path)).status]).toEqual([path, 403])
    }
  })

  it('remembers when it was used', async () => {
    const { id, token } = await newToken()
    await servers(token, owner.projectId)
    await expect
      .poll(async () => (await list(owner)).find((item) => item.id === id)?.lastUseDate)
      .toMatch(/^\d{4}-\d\d-\d\dT/)
  })

  it('stands in the audit log as itself', async () => {
    const { id, token } = await newToken({ readOnly: false })
    await api.send({ token }, 'POST', `/vm/${owner.projectId}/key/create`, {
      name: 'audited',
      publicKey: sshPublicKey(),
    })
    const row = await api.db
      .selectFrom('audit_log')
      .selectAll()
      .where('api_token_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ event: 'vmKeyCreate', status: 200, user_id: owner.userId, session_id: null })
  })
})

describe('its end', () => {
  it('comes at once when it is deleted, and only its owner can do that', async () => {
    const { id, token } = await newToken()
    const colleague = await api.newColleague(owner, 'maintainer')
    expect((await api.send(colleague, 'DELETE', `/account/api-token/delete/${id}`)).status).toBe(404)
    expect((await api.send(owner, 'DELETE', `/account/api-token/delete/${id}`)).status).toBe(200)
    expect((await servers(token, owner.projectId)).status).toBe(401)
    expect((await api.send(owner, 'DELETE', `/account/api-token/delete/${id}`)).status).toBe(404)
  })

  it('comes with “end other sessions” and a new password, unless told otherwise', async () => {
    const who = await api.newCustomer()
    const isAlive = async (token: string) => (await servers(token, who.projectId)).status === 200
    const others = (query = '') => api.send(who, 'DELETE', `/account/session/delete-others${query}`)
    const changePassword = (more: object) =>
      api.send(who, 'POST', '/account/profile/change-password', { currentPassword: testPassword, ...more })

    const first = await newToken({}, who)
    expect((await others('?EndApiTokens=false')).status).toBe(200)
    expect(await isAlive(first.token)).toBe(true)
    expect((await others()).status).toBe(200)
    expect(await isAlive(first.token)).toBe(false)

    const second = await newToken({}, who)
    expect((await changePassword({ password: 'Another2!horse', endApiTokens: false })).status).toBe(200)
    expect(await isAlive(second.token)).toBe(true)
    const again = { currentPassword: 'Another2!horse', password: testPassword }
    expect((await changePassword(again)).status).toBe(200)
    expect(await isAlive(second.token)).toBe(false)
  })

  it('comes with its date, with its user’s membership and with its user', async () => {
    const dated = await newToken()
    await api.db
      .updateTable('api_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', dated.id)
      .execute()
    expect((await servers(dated.token, owner.projectId)).status).toBe(401)

    const leaver = await api.newColleague(owner, 'reporter')
    const { token } = await newToken({}, leaver)
    await api.db.deleteFrom('memberships').where('user_id', '=', leaver.userId).execute()
    expect((await servers(token, owner.projectId)).status).toBe(401)
  })
})
