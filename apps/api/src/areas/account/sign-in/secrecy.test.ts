import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLogger } from '../../../http/logging.ts'
import { startTestApi, testPassword, type TestApi } from '../../../testing/api.ts'
import { login, newAddress, postSignIn } from '../../../testing/sign-in.ts'
import { makeRecoveryCodes } from '../two-factor/recovery-codes.store.ts'
import { newTotpSecret } from '../two-factor/totp.service.ts'

let api: TestApi
const lines: string[] = []
beforeAll(async () => {
  const log = createLogger('trace', { write: (line) => void lines.push(line) })
  api = await startTestApi({ withWorker: false, log })
})
afterAll(() => api.close())

it('neither the log, nor the audit log, nor events hold a password, a code or a token', async () => {
  const user = await api.newCustomer()
  const totpSecret = newTotpSecret()
  await api.db
    .updateTable('users')
    .set({ has_totp: true, totp_secret: api.secrets.seal(totpSecret, 'totp') })
    .where('id', '=', user.userId)
    .execute()
  const [recoveryCode, unused] = await makeRecoveryCodes(api.db, api.secrets, user.userId)
  const { email } = user
  const begin = async () => (await login(api, email, testPassword)).body.pendingToken!
  const secrets: string[] = [testPassword, totpSecret, recoveryCode!, unused!, 'Wr0ng!Secret']

  await login(api, email, 'Wr0ng!Secret')
  const confirmCode = generateSync({ secret: totpSecret })
  const first = await begin()
  const { body } = await postSignIn(api, 'two-factor-login', { email, confirmCode, pendingToken: first })
  const second = await begin()
  await postSignIn(api, 'recovery-login', { email, pendingToken: second, recoveryCode: 'zzzzz-zzzzz' })
  const other = await postSignIn(api, 'recovery-login', { email, pendingToken: second, recoveryCode })
  secrets.push(first, second, body.accessToken!, other.body.accessToken!)
  await api.send({ token: body.accessToken! }, 'POST', '/account/logout')
  await api.request(undefined, {
    method: 'POST',
    url: '/api/my/account/login',
    payload: `{"email":"${email}","password":"Wr0ng!Secret`,
    headers: { 'content-type': 'application/json' },
    remoteAddress: newAddress(),
  })

  expect(lines.length).toBeGreaterThan(5)
  const [audited, events] = [
    await api.db.selectFrom('audit_log').selectAll().execute(),
    await api.db.selectFrom('events').selectAll().execute(),
  ]
  expect([audited.length, events.length].every((count) => count > 0)).toBe(true)
  const written = lines.join('') + JSON.stringify({ audited, events })
  for (const secret of secrets) expect(written).not.toContain(secret)
  expect(JSON.stringify(audited.map(({ data }) => data))).not.toContain(confirmCode)
})
