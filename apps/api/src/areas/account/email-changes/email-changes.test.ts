import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EmailChangeDetail } from '@sarv/contract/account/email-changes/email-changes.schemas'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { auditedChange } from '../../../testing/invitations.ts'
import { login, solvedCaptcha } from '../../../testing/sign-in.ts'
import { newTotpSecret } from '../two-factor/totp.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

type Refusal = { type?: string }

const newOwner = async (): Promise<Customer> => {
  const owner = await api.newCustomer()
  await api.db.updateTable('users').set({ email_confirmed: true }).where('id', '=', owner.userId).execute()
  return owner
}

const changeEmail = async (who: { token: string }, email: string) => {
  expect((await api.send(who, 'PUT', '/account/profile/edit-email', { email })).status).toBe(200)
  const confirmCode = await api.codeSentTo(email)
  expect((await api.send(who, 'POST', '/account/profile/confirm-email', { confirmCode })).status).toBe(200)
}

/** From the newest mail to this address that says that it was changed; empty when it has no link. */
const tokenTo = async (email: string): Promise<string> => {
  const mail = (await api.outbox(email)).find(({ template }) => template === 'emailChanged')
  if (!mail) throw new Error(`${email} was not told`)
  const link = ('link' in mail.values && mail.values.link) || ''
  return /^http:\/\/localhost:3000\/account\/email-change#([\w-]{43})$/.exec(link)?.[1] ?? ''
}

const read = (takeBackToken: string) =>
  api.send<EmailChangeDetail & Refusal>(undefined, 'POST', '/account/email-change/read', { takeBackToken })
const takeBack = (takeBackToken: string) =>
  api.send<Refusal>(undefined, 'POST', '/account/email-change/take-back', { takeBackToken })
const userOf = ({ userId }: Customer) =>
  api.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
const isAlive = async (who: { token: string }) => (await api.get(who, '/project/list')).status === 200

const forgot = async (email: string, password: string) => {
  await api.send(undefined, 'POST', '/account/forgot', { email, ...(await solvedCaptcha(api)) })
  const confirmCode = Number(await api.codeSentTo(email))
  return api.send(undefined, 'POST', '/account/forgot-confirm', { email, password, confirmCode })
}

it('tells the old address, whose link shows the change and changes nothing', async () => {
  const owner = await newOwner()
  const taker = `taker-${owner.userId}@example.com`
  await changeEmail(owner, taker)
  const token = await tokenTo(owner.email)
  expect((await read(token)).body).toMatchObject({ oldEmail: owner.email, newEmail: taker })
  expect((await read(token)).status).toBe(200)
  expect((await userOf(owner)).email).toBe(taker)
  expect(await isAlive(owner)).toBe(true)
  const rows = await api.db.selectFrom('email_changes').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('is taken back without being signed in, once: the address is restored and nobody is in any more', async () => {
  const owner = await newOwner()
  await changeEmail(owner, `taker-${owner.userId}@example.com`)
  const token = await tokenTo(owner.email)
  expect((await takeBack(token)).status).toBe(200)
  expect(await userOf(owner)).toMatchObject({ email: owner.email, email_confirmed: true, password_hash: null })
  expect(await auditedChange(api, 'emailChangeTakeBack')).toMatchObject({ user_id: owner.userId, status: 200 })
  expect(await isAlive(owner)).toBe(false)
  expect((await login(api, owner.email, testPassword)).body.accessToken).toBe('0')
  expect((await forgot(owner.email, 'Another2!horse')).status).toBe(200)
  expect((await login(api, owner.email, 'Another2!horse')).body.userId).toBe(owner.userId)
  expect((await takeBack(token)).body.type).toBe('email_change_over')
  expect((await api.outbox(owner.email)).map(({ template }) => template)).toContain('emailTakenBack')
})

it('survives whatever the taker does with the new address: a new password, another address, ways in of their own', async () => {
  const owner = await newOwner()
  const secret = api.secrets.seal(newTotpSecret(), 'totp')
  await api.db
    .updateTable('users')
    .set({ phone_number_secret: api.secrets.seal('09121110000', 'phone'), phone_number_confirmed: true })
    .where('id', '=', owner.userId)
    .execute()
  const kept = await api.send<{ token: string }>(owner, 'POST', '/account/api-token/create', {
    name: 'before',
    expireDate: '2027-01-01T00:00:00',
  })
  const [first, second] = [`one-${owner.userId}@example.com`, `two-${owner.userId}@example.com`]
  await changeEmail(owner, first)
  const token = await tokenTo(owner.email)

  expect((await forgot(first, 'Takers3!horse')).status).toBe(200)
  const { body } = await login(api, first, 'Takers3!horse')
  const taker = { token: body.accessToken! }
  await api.send(taker, 'POST', '/account/step-up/prove', { password: 'Takers3!horse' })
  await changeEmail(taker, second)
  const takersToken = await tokenTo(first)
  const made = await api.send<{ token: string }>(taker, 'POST', '/account/api-token/create', {
    name: 'after',
    expireDate: '2027-01-01T00:00:00',
  })
  await api.db
    .updateTable('users')
    .set({ has_totp: true, totp_secret: secret, phone_number_secret: api.secrets.seal('09129990000', 'phone') })
    .where('id', '=', owner.userId)
    .execute()
  await api.db
    .insertInto('passkeys')
    .values({ user_id: owner.userId, credential_id: `of-${owner.userId}`, public_key: Buffer.from('x'), name: 'taker' })
    .execute()

  expect((await takeBack(token)).status).toBe(200)
  expect(await userOf(owner)).toMatchObject({
    email: owner.email,
    has_totp: false,
    totp_secret: null,
    password_hash: null,
  })
  expect(api.secrets.open((await userOf(owner)).phone_number_secret!, 'phone')).toBe('09121110000')
  expect([await isAlive(taker), await isAlive(made.body)]).toEqual([false, false])
  const passkeys = await api.db.selectFrom('passkeys').select('id').where('user_id', '=', owner.userId).execute()
  expect(passkeys).toEqual([])
  expect((await takeBack(takersToken)).body.type).toBe('email_change_over')
  expect((await login(api, second, 'Takers3!horse')).body.accessToken).toBe('0')
  // The forgotten password has ended all tokens, those of before too; a new one is made by the owner.
  expect(await isAlive(kept.body)).toBe(false)
})

it('gives back the ways in that an earlier version has kept, in the words of the table', async () => {
  const owner = await newOwner()
  const [phone, totp] = [api.secrets.seal('09121110000', 'phone'), api.secrets.seal(newTotpSecret(), 'totp')]
  await changeEmail(owner, `taker-${owner.userId}@example.com`)
  const kept = {
    phone_number_secret: phone,
    phone_number_confirmed: true,
    has_sms: true,
    has_totp: true,
    totp_secret: totp,
    has_passkey_factor: false,
  }
  const { numUpdatedRows } = await api.db
    .updateTable('email_changes')
    .set({ ways_in_secret: api.secrets.seal(JSON.stringify(kept), 'waysIn') })
    .where('user_id', '=', owner.userId)
    .executeTakeFirst()
  expect(numUpdatedRows).toBe(1n)
  expect((await takeBack(await tokenTo(owner.email))).status).toBe(200)
  expect(await userOf(owner)).toMatchObject({ email: owner.email, ...kept })
})

it('leaves tokens from before the change alone', async () => {
  const owner = await newOwner()
  const kept = await api.send<{ token: string }>(owner, 'POST', '/account/api-token/create', {
    name: 'before',
    expireDate: '2027-01-01T00:00:00',
  })
  await changeEmail(owner, `other-${owner.userId}@example.com`)
  expect((await takeBack(await tokenTo(owner.email))).status).toBe(200)
  expect(await isAlive(kept.body)).toBe(true)
})

it('is over after 72 hours', async () => {
  const owner = await newOwner()
  await changeEmail(owner, `late-${owner.userId}@example.com`)
  const token = await tokenTo(owner.email)
  const { created_at: created, expires_at: ends } = await api.db
    .selectFrom('email_changes')
    .where('user_id', '=', owner.userId)
    .select(['created_at', 'expires_at'])
    .executeTakeFirstOrThrow()
  expect(Math.round((ends.getTime() - created.getTime()) / 3_600_000)).toBe(72)
  await api.db
    .updateTable('email_changes')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', owner.userId)
    .execute()
  expect([(await read(token)).body.type, (await takeBack(token)).body.type]).toEqual([
    'email_change_over',
    'email_change_over',
  ])
  expect((await takeBack('made-up')).body.type).toBe('email_change_over')
})

it('gives no link to an address that was never confirmed: it may be a stranger’s', async () => {
  const owner = await api.newCustomer()
  await changeEmail(owner, `mine-${owner.userId}@example.com`)
  expect(await tokenTo(owner.email)).toBe('')
})
