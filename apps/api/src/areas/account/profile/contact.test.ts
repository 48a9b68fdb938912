import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Profile } from '@sarv/contract/account/profile/profile.schemas'
import { phoneHash } from '../../../db/personal-data.ts'
import { newToken } from '../../../secrets.ts'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

interface Answered {
  profileCompleted?: boolean
  type?: string
}

const newEmail = () => `moved-${newToken().slice(0, 12).toLowerCase()}@example.com`
const newPhone = () => `0912${randomInt(1_000_000, 10_000_000)}`

const put = (who: Customer, path: string, payload: object) =>
  api.send<Answered>(who, 'PUT', `/account/profile/${path}`, payload)
const post = (who: Customer, path: string, payload: object) =>
  api.send<Answered>(who, 'POST', `/account/profile/${path}`, payload)
const askForEmail = (who: Customer, email: string) => put(who, 'edit-email', { email })
const confirmEmail = (who: Customer, confirmCode: string) => post(who, 'confirm-email', { confirmCode })
const askForPhone = (who: Customer, phoneNumber: string) => put(who, 'edit-phone-number', { phoneNumber })
const confirmPhone = (who: Customer, confirmCode: string) => post(who, 'confirm-phone-number', { confirmCode })

const templatesTo = async (to: string) => (await api.outbox(to)).map(({ template }) => template)
const codeSentTo = (to: string) => api.codeSentTo(to)
const profileOf = async (who: Customer) => (await api.get<Profile>(who, '/account/profile/get')).body
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111')

describe('a new e-mail', () => {
  it('is in force once its code came back; the old address is told', async () => {
    const who = await api.newCustomer()
    const email = newEmail()
    expect((await askForEmail(who, email)).status).toBe(200)
    expect((await profileOf(who)).email).toBe(who.email)

    expect(await confirmEmail(who, await codeSentTo(email))).toMatchObject({
      status: 200,
      body: { profileCompleted: false },
    })
    expect(await profileOf(who)).toMatchObject({ email, emailConfirmed: true })
    expect(await api.outbox(who.email)).toMatchObject([{ template: 'emailChanged', values: { email } }])
    const signIn = await api.send<{ accessToken: string }>(undefined, 'POST', '/account/login', {
      email,
      password: testPassword,
    })
    expect(signIn.body.accessToken).not.toBe('0')
  })

  it('is not in force with a wrong code, which is 400 and signs nobody out', async () => {
    const who = await api.newCustomer()
    const email = newEmail()
    await askForEmail(who, email)
    const wrong = await confirmEmail(who, wrongFor(await codeSentTo(email)))
    expect(wrong).toMatchObject({ status: 400, body: { type: 'code_wrong' } })
    expect((await profileOf(who)).email).toBe(who.email)
  })

  it('is not in force with the code of an address asked for before', async () => {
    const who = await api.newCustomer()
    const [first, second] = [newEmail(), newEmail()]
    await askForEmail(who, first)
    const code = await codeSentTo(first)
    await askForEmail(who, second)
    await confirmEmail(who, code)
    expect((await profileOf(who)).email).not.toBe(first)
    await confirmEmail(who, await codeSentTo(second))
    expect((await profileOf(who)).email).toBe(second)
  })

  it('of somebody else gets the same answer; its owner is told instead of being sent a code', async () => {
    const [who, owner] = [await api.newCustomer(), await api.newCustomer()]
    const taken = await askForEmail(who, owner.email)
    const free = await askForEmail(await api.newCustomer(), newEmail())
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    expect(await templatesTo(owner.email)).toEqual(['alreadyRegistered'])
  })

  it('goes to one of two who confirm it, with a sentence for the other', async () => {
    const [first, second] = [await api.newCustomer(), await api.newCustomer()]
    const email = newEmail()
    await askForEmail(first, email)
    const firstCode = await codeSentTo(email)
    await askForEmail(second, email)
    const secondCode = await codeSentTo(email)
    const answers = await Promise.all([confirmEmail(first, firstCode), confirmEmail(second, secondCode)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 400)?.body.type).toBe('email_taken')
  })

  it('that is the confirmed one already needs no code', async () => {
    const who = await api.newCustomer()
    expect((await askForEmail(who, who.email)).status).toBe(200)
    expect((await confirmEmail(who, await codeSentTo(who.email))).status).toBe(200)
    expect(await templatesTo(who.email)).not.toContain('emailChanged')
    expect(await askForEmail(who, who.email)).toMatchObject({ status: 400, body: { type: 'already_confirmed' } })
  })

  it('is written to only so often, whoever asks', async () => {
    const email = newEmail()
    const statuses: number[] = []
    for (let times = 0; times < 7; times += 1) {
      statuses.push((await askForEmail(await api.newCustomer(), email)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  })

  it('stands in the audit log with the one before it', async () => {
    const who = await api.newCustomer()
    const email = newEmail()
    await askForEmail(who, email)
    await confirmEmail(who, await codeSentTo(email))
    const line = await api.db
      .selectFrom('audit_log')
      .selectAll()
      .where('event', '=', 'profileConfirmEmail')
      .where('user_id', '=', who.userId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(line)).toContain(who.email)
    expect(JSON.stringify(line)).toContain(email)
  })
})

describe('a new phone number', () => {
  it('is in force once the code from the SMS came back, in any digits', async () => {
    const who = await api.newCustomer()
    const phone = newPhone()
    expect((await askForPhone(who, `+98 ${phone.slice(1)}`)).status).toBe(200)
    expect(await profileOf(who)).toMatchObject({ phoneNumber: null, phoneNumberConfirmed: false })
    const persian = (await codeSentTo(phone)).replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!)
    expect((await confirmPhone(who, persian)).status).toBe(200)
    expect(await profileOf(who)).toMatchObject({ phoneNumber: phone, phoneNumberConfirmed: true })
    const byHash = api.db.selectFrom('users').where('phone_number_hash', '=', phoneHash(api.secrets, phone))
    expect(await byHash.select('id').execute()).toEqual([{ id: who.userId }])
    expect(await askForPhone(who, phone)).toMatchObject({ status: 400, body: { type: 'already_confirmed' } })
  })

  it('completes a profile whose form is filled in', async () => {
    const who = await api.newCustomer()
    await api.db
      .updateTable('users')
      .set({
        national_id_secret: api.secrets.seal('0013542419', 'nationalId'),
        birth_date: '1990-05-12',
        address_secret: api.secrets.seal('تهران', 'address'),
        email_confirmed: true,
      })
      .where('id', '=', who.userId)
      .execute()
    const phone = newPhone()
    await askForPhone(who, phone)
    expect((await confirmPhone(who, await codeSentTo(phone))).body).toEqual({ profileCompleted: true })
    expect((await profileOf(who)).idConfirmed).toBe(true)
  })

  it('is not in force with a wrong code, nor with one for an e-mail', async () => {
    const who = await api.newCustomer()
    const [phone, email] = [newPhone(), newEmail()]
    await askForEmail(who, email)
    expect((await confirmPhone(who, await codeSentTo(email))).status).toBe(400)
    await askForPhone(who, phone)
    expect((await confirmPhone(who, wrongFor(await codeSentTo(phone)))).status).toBe(400)
    expect((await profileOf(who)).phoneNumberConfirmed).toBe(false)
  })

  it('is told by mail to whoever gets sign-in codes by SMS', async () => {
    const who = await api.newCustomer()
    await api.db
      .updateTable('users')
      .set({ phone_number_secret: api.secrets.seal(newPhone(), 'phone'), phone_number_confirmed: true, has_sms: true })
      .where('id', '=', who.userId)
      .execute()
    const phone = newPhone()
    await askForPhone(who, phone)
    await confirmPhone(who, await codeSentTo(phone))
    expect(await api.outbox(who.email)).toMatchObject([
      { template: 'secondFactorChanged', values: { what: 'smsNumberChanged' } },
    ])
  })
})
