import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiTokenListItem, ApiTokenSecret } from '@sarv/contract/account/api-tokens/api-tokens.schemas'
import { toWire } from '../../../db/wire-time.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { sshPublicKey } from '../../../testing/access/things.ts'
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
    expect(listed).toMatchObject({ name: 'only once', lastChars: token.slice(-4), readOnly: true, projectIds: [] })
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
