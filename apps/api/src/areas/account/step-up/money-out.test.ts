import { randomInt } from 'node:crypto'
import { youngProofHours } from '@sarv/contract/step-up'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { Authenticator } from '../../../testing/authenticator.ts'
import { login } from '../../../testing/sign-in.ts'
import { stepUpTools, type Refusal } from './step-up.fixture.ts'

/** Money out is asked for by somebody who has stolen a password, and by the owner. */
const origin = 'https://my.sarv.test'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false, settings: { publicUrl: origin } })
})
afterAll(() => api.close())

const { changeUser, prove, sendCode } = stepUpTools(() => api)
const rials = 5_000_000

interface Session {
  token: string
}
const newPhone = () => `0912${randomInt(1_000_000, 10_000_000)}`
/** With the password alone, in a browser that nobody has seen. */
const signIn = async ({ email }: Pick<Customer, 'email'>): Promise<Session> => {
  const { body } = await login(api, email, testPassword)
  return { token: body.accessToken! }
}
const withdraw = async (who: Session) => {
  const body = { amount: 1_000_000, sheba: 'IR062960000000100324200001', holderName: 'سارا آزاد' }
  const answer = await api.send<Refusal>(who, 'POST', '/financial/withdrawal/create', body)
  return answer.body.type ?? answer.status
}
const balanceOf = async (who: Session) => (await api.get<number>(who, '/financial/wallet/get-balance')).body
const givePhone = async (who: Session) => {
  const phoneNumber = newPhone()
  expect((await api.send(who, 'PUT', '/account/profile/edit-phone-number', { phoneNumber })).status).toBe(200)
  const confirmCode = await api.codeSentTo(phoneNumber)
  expect((await api.send(who, 'POST', '/account/profile/confirm-phone-number', { confirmCode })).status).toBe(200)
  return phoneNumber
}
const provePhone = async (who: Session, phone: string) => {
  await sendCode(who, 'sms')
  return (await prove(who, { password: testPassword, smsCode: await api.codeSentTo(phone) })).status
}
const proveMailbox = async (who: Session, email: string) => {
  await sendCode(who, 'email')
  return (await prove(who, { emailCode: await api.codeSentTo(email) })).status
}
/** As if what they have now had been there for longer. */
const grow = (userId: number) =>
  changeUser(userId, { factors_changed_at: new Date(Date.now() - (youngProofHours * 3_600_000 + 60_000)) })
const newOwner = () => api.newCustomer({ rials })

describe('money out, asked for by whoever has just signed in', () => {
  it('does not leave by the word of a phone that they gave a moment ago; it does by the mailbox', async () => {
    const owner = await newOwner()
    const thief = await signIn(owner)
    const phone = await givePhone(thief)
    expect(await provePhone(thief, phone)).toBe(200)
    expect(await withdraw(thief)).toBe('mailbox_proof_needed')
    expect(await balanceOf(owner)).toBe(rials)
    expect((await prove(thief, { emailCode: 100_000 })).body.type).toBe('code_wrong')
    expect(await withdraw(thief)).toBe('mailbox_proof_needed')

    const back = await signIn(owner)
    expect(await proveMailbox(back, owner.email)).toBe(200)
    expect(await withdraw(thief)).toBe('mailbox_proof_needed')
    expect(await withdraw(back)).toBe(200)
    expect(await balanceOf(owner)).toBe(rials - 1_000_000)
  })

  it('leaves by the word of a phone that has been there for long, and of no newer one', async () => {
    const owner = await newOwner()
    const old = await givePhone(await signIn(owner))
    await grow(owner.userId)
    const session = await signIn(owner)
    expect(await withdraw(session)).toBe('factor_proof_needed')
    expect(await provePhone(session, old)).toBe(200)
    const next = await givePhone(session)
    expect(await provePhone(session, next)).toBe(200)
    expect(await withdraw(session)).toBe('mailbox_proof_needed')
    await grow(owner.userId)
    expect(await withdraw(session)).toBe(200)
  })

  it('asks for the mailbox where nothing else was there before', async () => {
    const owner = await newOwner()
    const session = await signIn(owner)
    expect(await withdraw(session)).toBe('mailbox_proof_needed')
    expect(await proveMailbox(session, owner.email)).toBe(200)
    expect(await withdraw(session)).toBe(200)
  })

  it('does not leave by an app that they have just switched on', async () => {
    const owner = await newOwner()
    const thief = await signIn(owner)
    await prove(thief, { password: testPassword })
    const { body } = await api.send<{ secretKey: string }>(thief, 'POST', '/account/profile/enable-totp')
    const code = generateSync({ secret: body.secretKey })
    const on = await api.send(thief, 'POST', '/account/profile/enable-totp-confirm', { code })
    expect(on.status).toBe(200)
    expect(await withdraw(thief)).toBe('mailbox_proof_needed')
  })

  it('does not leave by a passkey that they have just added', async () => {
    const owner = await newOwner()
    await givePhone(await signIn(owner))
    await grow(owner.userId)
    const thief = await signIn(owner)
    await prove(thief, { password: testPassword })
    const device = new Authenticator(origin)
    const made = await api.send<{ challengeKey: string; options: never }>(
      thief,
      'POST',
      '/account/passkey/create-options',
      {},
    )
    const passkey = { name: 'mine', challengeKey: made.body.challengeKey, response: device.create(made.body.options) }
    expect((await api.send(thief, 'POST', '/account/passkey/create', passkey)).status).toBe(200)
    const asked = await api.send<{ challengeKey: string; options: never }>(
      thief,
      'POST',
      '/account/step-up/passkey-options',
    )
    const { challengeKey, options } = asked.body
    expect((await prove(thief, { passkey: { challengeKey, response: device.get(options) } })).status).toBe(200)
    expect(await withdraw(thief)).toBe('mailbox_proof_needed')
  })

  it('waits where the mailbox is as new as the phone, and goes on by the phone when that is old', async () => {
    const owner = await newOwner()
    const thief = await signIn(owner)
    await prove(thief, { password: testPassword })
    const email = `moved-${owner.userId}@example.com`
    expect((await api.send(thief, 'PUT', '/account/profile/edit-email', { email })).status).toBe(200)
    const confirmCode = await api.codeSentTo(email)
    expect((await api.send(thief, 'POST', '/account/profile/confirm-email', { confirmCode })).status).toBe(200)
    const phone = await givePhone(thief)
    await provePhone(thief, phone)
    await proveMailbox(thief, email)
    expect(await withdraw(thief)).toBe('money_out_waits')
    expect(await balanceOf(owner)).toBe(rials)
    await grow(owner.userId)
    expect(await withdraw(thief)).toBe(200)
  })
})
