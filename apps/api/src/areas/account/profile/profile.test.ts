import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NotificationStatus, Profile } from '@sarv/contract/account/profile/profile.schemas'
import { inTransaction } from '../../../db/transaction.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { newNationalId } from '../../../testing/national-ids.ts'
import { confirmIdentity, readIdentity } from './identity.service.ts'

let api: TestApi
let strict: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  strict = await startTestApi({ withWorker: false, settings: { identityConfirmedBy: 'operator' } })
})
afterAll(async () => {
  await api.close()
  await strict.close()
})

const good = {
  firstName: 'سارا',
  lastName: 'آزاد',
  birthDate: '1990-05-12T00:00:00',
  address: 'تهران، خیابان ولیعصر',
}

const edit = (who: Customer, more: object = {}, of = api) =>
  of.send<{ profileCompleted: boolean; type?: string; errors?: object }>(who, 'PUT', '/account/profile/edit', {
    ...good,
    nationalId: newNationalId(),
    ...more,
  })

const profileOf = async (who: Customer, of = api) => (await of.get<Profile>(who, '/account/profile/get')).body

/** As an operator does it who has just looked at the form. */
const confirmAsSeen = ({ userId }: Customer) =>
  inTransaction(strict.db, async (trx) => {
    const identity = await readIdentity(trx, strict.secrets, userId)
    return confirmIdentity(trx, userId, { secrets: strict.secrets, mark: identity!.seen })
  })

const confirmContacts = (who: Customer, of = api) =>
  of.db
    .updateTable('users')
    .set({ phone_number_secret: of.secrets.seal('09120000000'), phone_number_confirmed: true, email_confirmed: true })
    .where('id', '=', who.userId)
    .execute()

describe('the profile', () => {
  it('says everything about its user, and nothing that must stay secret', async () => {
    const who = await api.newCustomer()
    const profile = await profileOf(who)
    expect(profile).toMatchObject({
      id: who.userId,
      email: who.email,
      hasPassword: true,
      hasTwoFactor: false,
      hasPasskeyFactor: false,
      recoveryCodesLeft: 0,
    })
    expect(JSON.stringify(profile)).not.toContain('argon2')
  })

  it('is changed, with digits in any script', async () => {
    const who = await api.newCustomer({ isConfirmed: false })
    expect(await edit(who, { nationalId: '۰۰۱۳۵۴۲۴۱۹' })).toMatchObject({
      status: 200,
      body: { profileCompleted: false },
    })
    expect(await profileOf(who)).toMatchObject({
      firstName: 'سارا',
      nationalId: '0013542419',
      birthDate: '1990-05-12T00:00:00',
      idConfirmed: false,
    })
  })

  it('takes a birth date with a zone as the day it is in Tehran', async () => {
    const who = await api.newCustomer()
    await edit(who, { birthDate: '1990-05-11T20:30:00.000Z' })
    expect((await profileOf(who)).birthDate).toBe('1990-05-12T00:00:00')
  })

  it.each([
    ['a national id with a wrong digit', { nationalId: '0013542418' }],
    ['a birth date in the future', { birthDate: '2100-01-01' }],
    ['a birth date before the year 1300', { birthDate: '1900-01-01' }],
    ['a day that does not exist', { birthDate: '1990-02-31' }],
    ['a name of digits', { firstName: '123' }],
  ])('refuses %s, and keeps nothing of the form', async (_what, wrong) => {
    const who = await api.newCustomer()
    expect((await edit(who, wrong)).status).toBe(422)
    expect(await profileOf(who)).toMatchObject({ firstName: 'Sara', nationalId: null })
  })

  it('refuses today as long as it is tomorrow in Tehran', async () => {
    const who = await api.newCustomer()
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Tehran' })
    const answer = await edit(who, { birthDate: `${today}T23:59:00-03:30` })
    expect(answer).toMatchObject({ status: 422, body: { type: 'validation' } })
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['birthDate'])
  })
})

describe('the identity', () => {
  it('is confirmed by a complete form and a confirmed phone, where that is enough', async () => {
    const who = await api.newCustomer()
    await confirmContacts(who)
    expect((await edit(who)).body).toEqual({ profileCompleted: true })
    expect((await profileOf(who)).idConfirmed).toBe(true)
  })

  it('waits for an operator where one looks at it, again after a new national id', async () => {
    const who = await strict.newCustomer()
    await confirmContacts(who, strict)
    expect(await confirmAsSeen(who)).toBe(false)
    const nationalId = newNationalId()
    expect((await edit(who, { nationalId }, strict)).body).toEqual({ profileCompleted: false })
    expect(await confirmAsSeen(who)).toBe(true)
    expect((await edit(who, { nationalId, address: 'یزد، میدان امیرچخماق' }, strict)).body).toEqual({
      profileCompleted: true,
    })
    expect((await edit(who, { nationalId: '0499370899' }, strict)).body).toEqual({ profileCompleted: false })
    expect((await profileOf(who, strict)).idConfirmed).toBe(false)
  })

  it('is one person’s: the second who writes the national id is told how to be invited instead', async () => {
    const [first, second] = [await api.newCustomer(), await api.newCustomer()]
    const nationalId = newNationalId()
    expect((await edit(first, { nationalId })).status).toBe(200)
    const refused = await edit(second, { nationalId })
    expect(refused).toMatchObject({ status: 400, body: { type: 'national_id_taken' } })
    expect(JSON.stringify(refused.body)).toContain('دعوت کند')
    expect(JSON.stringify(refused.body)).not.toContain(first.email)
    expect((await profileOf(second)).nationalId).not.toBe(nationalId)
    // Their own they may write again, and what one gives up is free.
    expect((await edit(first, { nationalId, address: 'شیراز، خیابان زند' })).status).toBe(200)
    expect((await edit(first)).status).toBe(200)
    expect((await edit(second, { nationalId })).status).toBe(200)
  })

  it('goes to one of two who write the same national id at the same moment', async () => {
    const [first, second] = [await api.newCustomer(), await api.newCustomer()]
    const nationalId = newNationalId()
    const answers = await Promise.all([edit(first, { nationalId }), edit(second, { nationalId })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('of nobody cannot be confirmed', async () => {
    expect(await confirmIdentity(api.db, 2_000_000_000, { secrets: api.secrets, mark: '' })).toBe(false)
  })
})

describe('notifications', () => {
  const status = async (who: Customer) =>
    (await api.get<NotificationStatus>(who, '/account/profile/get-notification-status')).body
  const switchSms = (who: Customer, phoneNotify: boolean) =>
    api.send<{ type?: string }>(who, 'PUT', '/account/profile/edit-phone-notification', { phoneNotify })

  it('are switched one by one', async () => {
    const who = await api.newCustomer()
    await confirmContacts(who)
    await switchSms(who, false)
    expect(await status(who)).toEqual({ id: who.userId, phoneNotify: false, emailNotify: true })
    await api.send(who, 'PUT', '/account/profile/edit-email-notification', { emailNotify: false })
    await switchSms(who, true)
    expect(await status(who)).toEqual({ id: who.userId, phoneNotify: true, emailNotify: false })
  })

  it('by SMS need a confirmed phone to go on, but not to go off', async () => {
    const who = await api.newCustomer()
    expect((await switchSms(who, false)).status).toBe(200)
    expect(await switchSms(who, true)).toMatchObject({ status: 400, body: { type: 'phone_unconfirmed' } })
    expect((await status(who)).phoneNotify).toBe(false)
  })
})
