import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, testPassword, type TestApi } from '../testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const rowsOf = (event: string, userId: number) =>
  api.db
    .selectFrom('audit_log')
    .selectAll()
    .where('event', '=', event)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

const login = (email: string, password: string, remoteAddress = '198.51.100.77') =>
  api.request(undefined, {
    method: 'POST',
    url: '/api/my/account/login',
    payload: { email, password },
    headers: { 'user-agent': 'Test/1.0' },
    remoteAddress,
  })

it('writes who signed in, from where and with what', async () => {
  const { email, userId, customerId } = await api.newCustomer()
  await login(email, testPassword)
  const [row] = await rowsOf('login', userId)
  expect(row).toMatchObject({ status: 200, customer_id: customerId, ip: '198.51.100.77', user_agent: 'Test/1.0' })
  expect(row!.data).toContain(email)
  expect(row!.data).not.toContain(testPassword)
})

it('writes a wrong password as a failure, though the answer is 200', async () => {
  const { email, userId } = await api.newCustomer()
  await login(email, 'wrong', '198.51.100.78')
  expect(await rowsOf('login', userId)).toMatchObject([{ status: 401, customer_id: null }])
})

it('writes nothing about whoever is turned away before the password is looked at', async () => {
  const { email, userId } = await api.newCustomer()
  for (let tries = 0; tries < 6; tries++) await login(email, 'wrong', '198.51.100.79')
  // Three failures; then a captcha is asked for, and nobody has looked at the password.
  expect(await rowsOf('login', userId)).toHaveLength(3)
  expect(await api.db.selectFrom('audit_begun').selectAll().execute()).toEqual([])
})

it('writes every write with its outcome, refused ones too, and no reads', async () => {
  const owner = await api.newCustomer()
  const reader = await api.newColleague(owner, 'reporter')
  const rename = (who: { token: string }, name: string) =>
    api.send(who, 'PUT', `/project/edit/${owner.projectId}`, { name })
  await rename(owner, 'a better name')
  await rename(reader, 'a readers wish')
  await api.get(owner, `/project/get/${owner.projectId}`)
  expect(await rowsOf('projectEdit', owner.userId)).toMatchObject([
    { status: 200, project_id: owner.projectId, session_id: owner.sessionId, target: `id:${owner.projectId}` },
  ])
  expect(await rowsOf('projectEdit', reader.userId)).toMatchObject([{ status: 403, project_id: owner.projectId }])
  expect(await rowsOf('projectGet', owner.userId)).toEqual([])
})

it('tells a change of access from what to what', async () => {
  const owner = await api.newCustomer()
  const reader = await api.newColleague(owner, 'reporter')
  await api.send(owner, 'POST', `/${owner.projectId}/user/edit/${reader.userId}`, { userAccessTypeId: 2 })
  const [row] = await rowsOf('projectUserEdit', owner.userId)
  expect(JSON.parse(row!.data!)).toMatchObject({ before: { userAccessTypeId: 3 }, after: { userAccessTypeId: 2 } })
})

it('writes what was asked for once, however often it is repeated with the same key', async () => {
  const owner = await api.newCustomer()
  const headers = { 'idempotency-key': 'the-same-key-twice' }
  const body = { name: 'only once', datacenterId: 1 }
  await api.send(owner, 'POST', '/create', body, headers)
  await api.send(owner, 'POST', '/create', body, headers)
  expect(await rowsOf('projectCreate', owner.userId)).toHaveLength(1)
})
