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
    .set({
      phone_number_secret: of.secrets.seal('09120000000', 'phone'),
      phone_number_confirmed: true,
      email_confirmed: true,
    })
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

  const mailsTo = (email: string) =>
    api.outbox(email).then((sent) => sent.filter(({ template }) => template === 'identityClash'))

  it('reserves its national id only once it is confirmed, and tells a clash to its owner alone', async () => {
    const [squatter, owner, asker] = [await api.newCustomer(), await api.newCustomer(), await api.newCustomer()]
    await confirmContacts(owner)
    await confirmContacts(asker)
    const unconfirm = { id_confirmed: false }
    const all = [squatter.userId, owner.userId, asker.userId]
    await api.db.updateTable('users').set(unconfirm).where('id', 'in', all).execute()
    const nationalId = newNationalId()
    // Written by somebody who has proven nothing, it stands in nobody's way.
    expect((await edit(squatter, { nationalId })).body).toEqual({ profileCompleted: false })
    expect((await edit(owner, { nationalId })).body).toEqual({ profileCompleted: true })
    expect((await profileOf(owner)).idConfirmed).toBe(true)
    expect(await mailsTo(owner.email)).toHaveLength(0)

    const answer = await edit(asker, { nationalId })
    expect([answer.status, answer.body]).toEqual([200, { profileCompleted: false }])
    await edit(asker, { nationalId, address: 'شیراز، خیابان زند' })
    expect((await profileOf(asker)).idConfirmed).toBe(false)
    expect(await mailsTo(owner.email)).toHaveLength(1)
    expect(await mailsTo(asker.email)).toHaveLength(0)
    // Their own they may write again, and what one gives up is free.
    expect((await edit(owner, { nationalId, address: 'شیراز، خیابان زند' })).body).toEqual({ profileCompleted: true })
    await edit(owner)
    expect((await edit(asker, { nationalId })).body).toEqual({ profileCompleted: true })
  })

  it('is lost by a person who changes to a national id that is confirmed for another', async () => {
    const [owner, other] = [await api.newCustomer(), await api.newCustomer()]
    const nationalId = newNationalId()
    await edit(owner, { nationalId })
    await edit(other, { nationalId })
    expect([(await profileOf(owner)).idConfirmed, (await profileOf(other)).idConfirmed]).toEqual([true, false])
  })

  it('goes to one of two who write the same national id at the same moment', async () => {
    const [first, second] = [await api.newCustomer(), await api.newCustomer()]
    const nationalId = newNationalId()
    await Promise.all([edit(first, { nationalId }), edit(second, { nationalId })])
    const confirmed = [(await profileOf(first)).idConfirmed, (await profileOf(second)).idConfirmed]
    expect(confirmed.filter(Boolean)).toHaveLength(1)
  })

  it('takes five national ids a day from one person, and the same one as often as it is written', async () => {
    const who = await api.newCustomer()
    const nationalId = newNationalId()
    for (let n = 0; n < 4; n++) expect((await edit(who)).status).toBe(200)
    expect((await edit(who, { nationalId })).status).toBe(200)
    expect((await edit(who)).status).toBe(429)
    expect((await edit(who, { nationalId })).status).toBe(200)
  })

  it('of two is decided by an operator, who cannot confirm both', async () => {
    const [first, second] = [await strict.newCustomer(), await strict.newCustomer()]
    const nationalId = newNationalId()
    await edit(first, { nationalId }, strict)
    await edit(second, { nationalId }, strict)
    await strict.db
      .updateTable('users')
      .set({ id_confirmed: false })
      .where('id', 'in', [first.userId, second.userId])
      .execute()
    expect(await confirmAsSeen(first)).toBe(true)
    await expect(confirmAsSeen(second)).rejects.toMatchObject({ code: 'identity_held' })
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
