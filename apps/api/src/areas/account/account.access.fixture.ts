import { toWire } from '../../db/wire-time.ts'
import { ofCustomer, ofPerson, type AccessInputs } from '../../testing/access/inputs.ts'
import type { World } from '../../testing/access/world.ts'
import { colleague, invitation, newEmail, newMobile, unique } from '../../testing/access/things.ts'
import { testPassword } from '../../testing/api.ts'
import { newNationalId } from '../../testing/national-ids.ts'
import { insertPerson } from '../../testing/people.ts'
import * as things from './account.things.fixture.ts'

const inAnHour = () => toWire(new Date(Date.now() + 3_600_000))

const pending = { email: 'someone@example.com', pendingToken: 'of nobody', confirmCode: 123_456 }
const providerAnswer = { code: 'a code', state: 'a state' }

const person = { firstName: 'سارا', lastName: 'آزاد' }
const company = { name: 'شرکت آزمون', postalCode: '1234567890', address: 'تهران، خیابان آزادی، پلاک ۱' }

/** Whoever converted the account to a company's before left it so. */
const makeNatural = ({ api, owner }: World) =>
  api.db.updateTable('customers').set({ is_legal: false }).where('id', '=', owner.customerId).execute()

export const accessInputs: AccessInputs = {
  userLogVerify: () => ({ body: { content: 'no such file' } }),
  login: () => ({ body: { email: 'someone@example.com', password: 'x' } }),
  twoFactorLogin: () => ({ body: pending, refusal: 400 }),
  twoFactorSms: () => ({ body: pending, refusal: 400 }),
  recoveryLogin: () => ({ body: { ...pending, recoveryCode: 'abcde-fghjk' }, refusal: 400 }),
  register: async (world) => ({
    body: {
      ...person,
      ...(await things.captcha(world)),
      phoneNumber: '09121234567',
      email: newEmail(),
      password: testPassword,
    },
  }),
  registerConfirm: () => ({ body: pending, refusal: 400 }),
  forgot: async (world) => ({ body: { email: newEmail(), ...(await things.captcha(world)) } }),
  forgotConfirm: () => ({ body: { ...pending, password: testPassword }, refusal: 400 }),
  forgotKeep: () => ({ body: pending, refusal: 400 }),
  loginGoogleCallback: () => ({ query: providerAnswer, refusal: 400 }),
  loginItoCallback: () => ({ query: providerAnswer, refusal: 400 }),
  ssoLogin: () => ({ body: providerAnswer, refusal: 400 }),
  passkeyLoginOptions: () => ({ body: {} }),
  passkeyLogin: () => ({ body: { challengeKey: 'of nobody', response: { id: 'x' } }, refusal: 400 }),
  profileEdit: () => ({
    body: {
      ...person,
      nationalId: newNationalId(),
      birthDate: '1990-05-12T00:00:00',
      address: 'تهران، خیابان آزادی، پلاک ۱',
    },
  }),
  profileEditPhoneNumber: () => ({ body: { phoneNumber: newMobile() } }),
  profileConfirmPhoneNumber: async (world, whose) => ({
    body: { confirmCode: await things.codeFor(world, whose, 'confirmPhone', '09121234567') },
  }),
  profileEditEmail: () => ({ body: { email: newEmail() } }),
  profileConfirmEmail: async (world, whose) => ({
    body: { confirmCode: await things.codeFor(world, whose, 'confirmEmail', newEmail()) },
  }),
  profileEditPhoneNotification: () => ({ body: { phoneNotify: false } }),
  profileEditEmailNotification: () => ({ body: { emailNotify: false } }),
  // People of these tests have no password.
  profileChangePassword: () => ({ body: { currentPassword: 'x', password: testPassword }, refusal: 400 }),
  profileEnableTotpConfirm: async (world, whose) => ({ body: { code: await things.totpCode(world, whose, false) } }),
  profileDisableTotp: async (world, whose) => ({ body: { code: await things.totpCode(world, whose, true) } }),
  profileEnableSms: async (world, whose) => {
    await things.confirmPhone(world, whose)
    return { body: { twoFactorStatus: true } }
  },
  profileEnableSmsConfirm: async (world, whose) => {
    await things.confirmPhone(world, whose)
    return { body: { code: await things.codeFor(world, whose, 'smsOn') } }
  },
  profileDisableSms: async (world, whose) => {
    await things.confirmPhone(world, whose, true)
    return { body: { code: await things.codeFor(world, whose, 'smsOff') } }
  },
  profileEditTwoFactor: async (world, whose) => {
    await things.confirmPhone(world, whose)
    return { body: { twoFactorStatus: true } }
  },
  profileEditPasskeyFactor: async (world, whose) => {
    await things.passkey(world, whose)
    return { body: { twoFactorStatus: true } }
  },
  recoveryCodesCreate: async (world, whose) => {
    await things.totpCode(world, whose, true)
    return { body: {} }
  },
  stepUpSendCode: () => ({ body: { channel: 'email' } }),
  stepUpPasskeyOptions: async (world, whose) => {
    await things.passkey(world, whose)
    return {}
  },
  stepUpProve: async (world, whose) => ({ body: { emailCode: await things.stepUpCode(world, whose) } }),
  emailChangeRead: () => ({ body: { takeBackToken: 'of nobody' }, refusal: 400 }),
  emailChangeTakeBack: () => ({ body: { takeBackToken: 'of nobody' }, refusal: 400 }),
  passkeyCreateOptions: () => ({ body: {} }),
  passkeyCreate: () => ({ body: { name: 'a phone', challengeKey: 'of nobody', response: { id: 'x' } }, refusal: 400 }),
  passkeyEdit: async (world, whose) => ({
    ...ofPerson(await things.passkey(world, whose)),
    body: { name: unique('key') },
  }),
  passkeyDelete: async (world, whose) => {
    await things.passkey(world, whose)
    return ofPerson(await things.passkey(world, whose))
  },
  sessionDelete: async (world, whose) => ofPerson(await things.otherSession(world, whose)),
  apiTokenCreate: () => ({ body: { name: 'a token', expireDate: inAnHour() } }),
  apiTokenDelete: async (world, whose) => ofPerson(await things.apiToken(world, whose)),
  userLog: () => ({ query: { PageNumber: '1', PageSize: '10' } }),
  customerEdit: async (world) => {
    await makeNatural(world)
    return { body: { ...company, nationalId: '0499370899', phone: '02112345678' } }
  },
  customerConvertToLegal: async (world) => {
    await makeNatural(world)
    return { body: { ...company, nationalId: '10380284790', phoneNumber: '02112345678' } }
  },
  customerUserCreate: () => ({ body: { userName: newEmail() } }),
  customerUserGet: async (world) => ofCustomer((await colleague(world)).userId),
  customerUserLeftBehind: async (world) => ofCustomer((await colleague(world)).userId),
  customerUserEdit: async (world) => ({
    ...ofCustomer((await colleague(world)).userId),
    body: { isSuperUser: false, isFinancialManager: false, isAccountManager: true },
  }),
  customerUserDelete: async (world) => ofCustomer((await colleague(world)).userId),
  customerUserChangeCustomer: async ({ api }, whose) => {
    const { customerId } = await insertPerson(api.db, { superUser: true })
    await api.db.insertInto('memberships').values({ customer_id: customerId, user_id: whose.userId }).execute()
    return { body: { customerId }, namesThingOf: 'person' }
  },
  invitationResend: async (world) => ofCustomer((await invitation(world, { from: world.owner })).id),
  invitationDelete: async (world) => ofCustomer((await invitation(world, { from: world.owner })).id),
  invitationRead: async (world) => {
    const from = await insertPerson(world.api.db, { superUser: true })
    return { body: { invitationToken: (await invitation(world, { from })).token } }
  },
  invitationAccept: async (world, whose) => {
    const from = await insertPerson(world.api.db, { superUser: true })
    await world.api.db.updateTable('users').set({ email_confirmed: true }).where('id', '=', whose.userId).execute()
    const { token } = await invitation(world, { from, to: whose.email })
    return { body: { invitationToken: token } }
  },
}
