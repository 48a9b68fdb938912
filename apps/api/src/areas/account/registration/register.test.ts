import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Profile } from '@sarv/contract/account/profile/profile.schemas'
import { phoneHash } from '../../../db/personal-data.ts'
import { recipientHash } from '../../../db/personal-data.ts'
import { hashToken, newToken } from '../../../secrets.ts'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { requestRules } from '../codes/code-requests.service.ts'
import { newEmail, registrationTools } from './registration.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const { post, form, register, confirm, followLink, mailsTo, codeFor, usersWith } = registrationTools(() => api)

describe('signing up', () => {
  it('sends a code, makes nothing until it is confirmed, and then a user with an account of their own', async () => {
    const email = newEmail()
    const asked = await register(email, { referralCode: 'FRIEND-7' })
    expect(asked).toMatchObject({ status: 200, body: { accessToken: '0' } })
    expect(await usersWith(email)).toEqual([])

    const { status, body } = await confirm(email, Number(await codeFor(email)))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      email,
      userTitle: 'مینا راد',
      customerName: 'مینا راد',
      isSuperUser: true,
      profileCompleted: false,
    })
    const who = { token: body.accessToken! }
    expect((await api.get<Profile>(who, '/account/profile/get')).body).toMatchObject({
      email,
      emailConfirmed: true,
      phoneNumber: '09121234567',
      phoneNumberConfirmed: false,
      idConfirmed: false,
      hasPassword: true,
    })
    const byHash = api.db.selectFrom('users').where('phone_number_hash', '=', phoneHash(api.secrets, '09121234567'))
    expect(await byHash.select('email').execute()).toContainEqual({ email })
    const customer = await api.db
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', body.customerId!)
      .executeTakeFirstOrThrow()
    expect(customer).toMatchObject({ is_legal: false, referred_by_code: 'FRIEND-7' })
    expect((await post('login', { email, password: testPassword })).body.accessToken).not.toBe('0')
  })

  it('says in the link where to go on, with its token where no server reads it', async () => {
    const email = newEmail()
    await register(email)
    const [mail] = await mailsTo(email)
    const link = `http://localhost:3000/account/signup\\?email=${encodeURIComponent(email)}#registration=[\\w-]{43}`
    expect(mail?.values).toEqual({ code: await codeFor(email), link: expect.stringMatching(new RegExp(`^${link}$`)) })
  })

  it('keeps neither the password nor the code in the clear', async () => {
    const email = newEmail()
    await register(email)
    const code = await codeFor(email)
    const rows = [
      await api.db.selectFrom('code_requests').selectAll().where('email', '=', email).execute(),
      await api.db
        .selectFrom('messages')
        .selectAll()
        .where('recipient_hash', '=', recipientHash(api.secrets, email))
        .execute(),
      await api.db.selectFrom('audit_log').selectAll().where('event', '=', 'register').execute(),
    ]
    expect(rows.map((found) => found.length > 0)).toEqual([true, true, true])
    const kept = JSON.stringify(rows)
    expect(kept).not.toContain(testPassword)
    expect(kept).not.toContain(code)
    expect(kept).not.toContain('$argon2')
  })

  it('answers a known e-mail like an unknown one; only its owner is told, and nothing of theirs changes', async () => {
    const { email } = await api.newCustomer()
    const [before] = await usersWith(email)
    const known = await register(email)
    const unknown = await register(newEmail())
    const told = ({ status, body: { pendingToken, ...body } }: typeof known) => ({
      status,
      body,
      pendingToken: !!pendingToken,
    })
    expect(told(known)).toEqual(told(unknown))
    expect(await mailsTo(email)).toEqual([
      { template: 'alreadyRegistered', values: { link: 'http://localhost:3000/account/login' } },
    ])
    expect(await usersWith(email)).toEqual([before])
  })

  it('does the same work for both: one hash, one code, one mail', async () => {
    const { email: known } = await api.newCustomer()
    const unknown = newEmail()
    const workFor = async (email: string) => {
      await register(email)
      const codes = await api.db.selectFrom('code_requests').selectAll().where('email', '=', email).execute()
      return [codes.map(({ payload }) => payload !== null), (await api.outbox(email)).length]
    }
    expect(await workFor(known)).toEqual([[true], 1])
    expect(await workFor(unknown)).toEqual([[true], 1])
  })

  it('wants the captcha first, once', async () => {
    const email = newEmail()
    const wanted = await form(email)
    expect(await post('register', { ...wanted, captchaCode: 'ZZZZZZ' })).toMatchObject({
      status: 400,
      body: { type: 'captcha_wrong' },
    })
    expect(await post('register', wanted)).toMatchObject({ status: 400, body: { type: 'captcha_wrong' } })
    expect(await mailsTo(email)).toEqual([])
  })

  it('refuses a wrong code, and the right one after five of them', async () => {
    const email = newEmail()
    await register(email)
    const code = await codeFor(email)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await confirm(email, wrong)).toMatchObject({ status: 400, body: { type: 'code_wrong' } })
    }
    expect(await confirm(email, code)).toMatchObject({ status: 400, body: { type: 'code_wrong' } })
    expect(await usersWith(email)).toEqual([])
  })

  it('takes the code in Persian digits', async () => {
    const email = newEmail()
    await register(email)
    const persian = (await codeFor(email)).replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!)
    expect((await confirm(email, persian)).status).toBe(200)
  })

  it('makes one user of two confirmations at the same moment', async () => {
    const email = newEmail()
    await register(email)
    const code = await codeFor(email)
    const answers = await Promise.all([confirm(email, code), confirm(email, code), confirm(email, code)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await usersWith(email)).toHaveLength(1)
  })

  it('says «wrong code» when the e-mail got a user meanwhile, and leaves nothing behind', async () => {
    const email = newEmail()
    await register(email)
    const code = await codeFor(email)
    await api.db.insertInto('users').values({ email, password_hash: null }).execute()
    const customers = () => api.db.selectFrom('customers').select('id').execute()
    const before = await customers()
    expect(await confirm(email, code)).toMatchObject({ status: 400, body: { type: 'code_wrong' } })
    expect(await usersWith(email)).toHaveLength(1)
    expect(await customers()).toEqual(before)
  })

  it('asked for by many strangers keeps nobody from it, fills no mailbox, and leaves the owner links that work', async () => {
    const email = newEmail()
    const statuses = new Set<number>()
    for (let times = 0; times < 24; times += 1) statuses.add((await register(email)).status)
    expect([...statuses]).toEqual([200])
    const mails = await api.outbox(email)
    expect(mails).toHaveLength(requestRules.unpacedPerHour.register + 1)
    const { link } = mails[0]!.values as { link: string }
    const linkToken = link.split('#registration=')[1]!
    expect((await followLink(email, linkToken, { password: 'Owner7$lantern' })).status).toBe(200)
    expect(await usersWith(email)).toHaveLength(1)
  })
})

describe('a password that is easily guessed', () => {
  it.each([
    ['common', { password: 'Password1!' }, 'این گذرواژه از پرکاربردترین گذرواژه‌هاست'],
    ['of the own name', { password: 'Sara!Azad.7', firstName: 'Sara', lastName: 'Azad' }, 'نام یا ایمیل شما'],
  ])('is refused when it is %s, and no mail goes out', async (_what, more, sentence) => {
    const email = newEmail()
    const { status, body } = await register(email, more)
    expect(status).toBe(422)
    expect(body.errors?.['password']?.[0]).toContain(sentence)
    expect(await mailsTo(email)).toEqual([])
  })
})

describe('signing up by invitation', () => {
  const invite = async (owner: Customer, email: string, more: object = {}): Promise<string> => {
    const token = newToken()
    await api.db
      .insertInto('invitations')
      .values({
        customer_id: owner.customerId,
        email,
        token_hash: hashToken(token),
        is_financial_manager: true,
        invited_by: owner.userId,
        expires_at: new Date(Date.now() + 3_600_000),
        ...more,
      })
      .execute()
    return token
  }

  it('needs no code: the link came by mail. The user joins the inviting account and has no other', async () => {
    const owner = await api.newCustomer()
    const email = newEmail()
    const invitationToken = await invite(owner, email)
    const { status, body } = await register(email, { invitationToken })
    expect(status).toBe(200)
    expect(body).toMatchObject({ customerId: owner.customerId, isSuperUser: false, isFinancialManager: true })
    const memberships = await api.db
      .selectFrom('memberships')
      .select('customer_id')
      .where('user_id', '=', body.userId!)
      .execute()
    expect(memberships).toEqual([{ customer_id: owner.customerId }])
    expect((await api.get<Profile>({ token: body.accessToken! }, '/account/profile/get')).body.emailConfirmed).toBe(
      true,
    )
    expect(await register(newEmail(), { invitationToken })).toMatchObject({
      status: 400,
      body: { type: 'invitation_invalid' },
    })
  })

  it.each([
    ['unknown', async () => newToken(), newEmail()],
    ['for another e-mail', async (owner: Customer) => invite(owner, newEmail()), newEmail()],
    [
      'too old',
      async (owner: Customer, email: string) => invite(owner, email, { expires_at: new Date(Date.now() - 1000) }),
      newEmail(),
    ],
    [
      'taken back',
      async (owner: Customer, email: string) => invite(owner, email, { cancelled_at: new Date() }),
      newEmail(),
    ],
  ])('is refused with a sentence when the invitation is %s', async (_what, tokenFor, email) => {
    const owner = await api.newCustomer()
    const invitationToken = await tokenFor(owner, email)
    expect(await register(email, { invitationToken })).toMatchObject({
      status: 400,
      body: { type: 'invitation_invalid' },
    })
    expect(await usersWith(email)).toEqual([])
  })

  it('sends whoever has a user already to sign in, and the invitation stays open', async () => {
    const owner = await api.newCustomer()
    const { email } = await api.newCustomer()
    const invitationToken = await invite(owner, email)
    expect(await register(email, { invitationToken })).toMatchObject({ status: 400, body: { type: 'email_taken' } })
    const open = await api.db
      .selectFrom('invitations')
      .select('accepted_at')
      .where('token_hash', '=', hashToken(invitationToken))
      .executeTakeFirstOrThrow()
    expect(open.accepted_at).toBeNull()
  })
})
