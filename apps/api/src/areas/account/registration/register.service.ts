import type { LoginSession, RegisterConfirmModel, RegisterModel } from '@sarv/contract/account/sign-in/sign-in.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../http/errors.ts'
import { queueMessage, type MessageToQueue } from '../../../messages/queue-message.ts'
import type { SecretBox } from '../../../secrets.ts'
import { issueCode, takeCode } from '../codes/codes.ts'
import { findInvitation, takeInvitation } from '../invitations/invitations.service.ts'
import { checkCaptcha } from '../sign-in/captcha.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { openSession, type Visitor } from '../sign-in/sign-in.service.ts'
import { findUserIdByEmail, insertUser, insertUserWithCustomer, isEmailTaken, type NewOwner } from './people.ts'

/** What everyone gets who signs up without an invitation: the rest is said in the mail. */
const codeSent: LoginSession = { accessToken: '0', enableTwoFactor: false, twoFactor: false, captchaRequired: false }

const personOf = async (secrets: SecretBox, form: RegisterModel): Promise<NewOwner> => ({
  email: form.email,
  passwordHash: await hashPassword(form.password),
  firstName: form.firstName,
  lastName: form.lastName,
  phoneNumberSecret: secrets.seal(form.phoneNumber),
  referredByCode: form.referralCode ?? null,
})

/** A captcha first: everything after it costs time or sends a mail. */
export const register = async (
  dependencies: Dependencies,
  form: RegisterModel,
  visitor: Visitor,
): Promise<LoginSession> => {
  if (!(await checkCaptcha(dependencies.db, form.captchaKey, form.captchaCode))) throw new AppError('captcha_wrong')
  const person = await personOf(dependencies.secrets, form)
  if (form.invitationToken !== undefined) return joinInviter(dependencies, person, form.invitationToken, visitor)
  await offerAccount(dependencies, person)
  return codeSent
}

/**
 * The person waits, sealed, beside the code: until the mail is proven there is no user. A known e-mail costs the same
 * work, a code that nobody is told included, and its owner gets the one mail that goes out in either case.
 */
const offerAccount = ({ db, secrets, publicUrl }: Dependencies, person: NewOwner): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { email } = person
    const code = await issueCode(trx, secrets, { purpose: 'register', subject: email, payload: JSON.stringify(person) })
    const ownerId = await findUserIdByEmail(trx, email)
    await queueMessage(trx, secrets, registerMail({ email, code, ownerId, publicUrl }))
  })

interface RegisterMail {
  email: string
  code: string
  ownerId: number | undefined
  publicUrl: string
}

const registerMail = ({ email, code, ownerId, publicUrl }: RegisterMail): MessageToQueue => {
  const to = { channel: 'email', to: email } as const
  if (ownerId !== undefined) {
    return { ...to, template: 'alreadyRegistered', userId: ownerId, values: { link: `${publicUrl}/account/login` } }
  }
  // Behind the # no server sees the code: not ours, not a proxy's, and no log.
  const link = `${publicUrl}/account/signup?email=${encodeURIComponent(email)}#code=${code}`
  return { ...to, template: 'registerCode', userId: null, values: { code, link } }
}

/** The link of an invitation came by mail, so it proves the e-mail as a code would. Its user gets no customer of their own. */
const joinInviter = async (
  { db, secrets }: Dependencies,
  person: NewOwner,
  token: string,
  visitor: Visitor,
): Promise<LoginSession> => {
  const invitation = await findInvitation(db, token)
  // Before anything is said about the e-mail: only whoever was invited may learn that it has a user.
  if (invitation?.email.toLowerCase() !== person.email) throw new AppError('invitation_invalid')
  return db
    .transaction()
    .execute(async (trx) => {
      const userId = await insertUser(trx, person)
      const { customerId } = await takeInvitation(trx, token, { email: person.email, userId })
      return openSession({ db: trx, secrets }, { userId, visitor, customerId })
    })
    .catch((error: unknown) => {
      if (isEmailTaken(error)) throw new AppError('email_taken')
      // Taken back or used between the two looks.
      throw error instanceof AppError && error.code === 'not_found' ? new AppError('invitation_invalid') : error
    })
}

const openAccount = async (trx: Db, { secrets }: Dependencies, person: NewOwner, visitor: Visitor) => {
  const { userId, customerId } = await insertUserWithCustomer(trx, person)
  return openSession({ db: trx, secrets }, { userId, visitor, customerId })
}

export const confirmRegistration = async (
  dependencies: Dependencies,
  { email, confirmCode }: RegisterConfirmModel,
  visitor: Visitor,
): Promise<LoginSession> => {
  const { db, secrets } = dependencies
  const { payload } = await takeCode(db, secrets, { purpose: 'register', subject: email, code: confirmCode })
  const person = JSON.parse(payload!) as NewOwner
  return db
    .transaction()
    .execute((trx) => openAccount(trx, dependencies, person, visitor))
    .catch((error: unknown) => {
      // Somebody was faster with this e-mail: to this one the code is simply wrong.
      throw isEmailTaken(error) ? new AppError('code_wrong') : error
    })
}
