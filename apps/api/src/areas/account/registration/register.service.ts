import type { RegisterConfirmModel, RegisterModel } from '@sarv/contract/account/registration/registration.schemas'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { validationText } from '@sarv/contract/validation.fa'
import type { Db } from '../../../db/connection.ts'
import { phoneHash } from '../../../db/personal-data.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { queueMessage, type MessageToQueue } from '../../../messages/queue-message.ts'
import type { SecretBox } from '../../../secrets.ts'
import {
  askForCode,
  endLinkedRequest,
  endRequestsOf,
  findLinkedRequest,
  takeRequestedCode,
} from '../codes/code-requests.service.ts'
import { findInvitation, takeInvitation } from '../invitations/invitations.service.ts'
import { useUpCaptcha } from '../sign-in/captcha.service.ts'
import { assertGoodPassword } from '../sign-in/password-choice.service.ts'
import { hashPassword } from '../sign-in/passwords.service.ts'
import { openSession, type Visitor } from '../sign-in/sign-in.service.ts'
import { findUserIdByEmail, insertUser, insertUserWithCustomer, isEmailTaken, type NewOwner } from './people.store.ts'
import { registrationText } from './registration.fa.ts'

/**
 * What everyone gets who signs up without an invitation. Clients that know no second call show the sentence: the link of
 * the mail finishes it.
 */
const codeSent = (pendingToken: string): LoginSession => ({
  accessToken: '0',
  enableTwoFactor: false,
  twoFactor: false,
  captchaRequired: false,
  pendingToken,
  errorMessage: registrationText.lookIntoMail,
})

const personOf = async (secrets: SecretBox, form: RegisterModel): Promise<NewOwner> => ({
  email: form.email,
  passwordHash: await hashPassword(form.password),
  firstName: form.firstName,
  lastName: form.lastName,
  phoneNumberSecret: secrets.seal(form.phoneNumber, 'phone'),
  phoneNumberHash: phoneHash(secrets, form.phoneNumber).toString('base64'),
  referredByCode: form.referralCode ?? null,
})

/** A captcha first: everything after it costs time or sends a mail. */
export const register = async (
  dependencies: Dependencies,
  form: RegisterModel,
  visitor: Visitor,
): Promise<LoginSession> => {
  await useUpCaptcha(dependencies.db, form)
  assertGoodPassword(form.password, form)
  const person = await personOf(dependencies.secrets, form)
  if (form.invitationToken !== undefined) return joinInviter(dependencies, person, form.invitationToken, visitor)
  return codeSent(await offerAccount(dependencies, person, visitor))
}

/**
 * The person waits, sealed, beside the code: until the mail is proven there is no user. A known e-mail costs the same
 * work, a code that nobody is told included, and its owner gets the one mail that goes out in either case. Several may
 * sign up with the same e-mail, each with a code and a form of their own. Answers the token of this one.
 */
const offerAccount = ({ db, secrets, publicUrl }: Dependencies, person: NewOwner, visitor: Visitor): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const { email } = person
    const request = { purpose: 'register', email, visitor, payload: JSON.stringify(person) } as const
    const { code, pendingToken, linkToken, pace } = await askForCode(trx, secrets, request)
    // Strangers sign up with it again and again: the mails before have links that work, and the answer is the same.
    if (pace === 'nothing') return pendingToken
    const ownerId = await findUserIdByEmail(trx, email)
    await queueMessage(trx, secrets, registerMail({ email, code, linkToken, ownerId, publicUrl }))
    return pendingToken
  })

interface RegisterMail {
  email: string
  code: string
  linkToken: string
  ownerId: number | undefined
  publicUrl: string
}

const registerMail = ({ email, code, linkToken, ownerId, publicUrl }: RegisterMail): MessageToQueue => {
  const to = { channel: 'email', to: email } as const
  if (ownerId !== undefined) {
    return { ...to, template: 'alreadyRegistered', userId: ownerId, values: { link: `${publicUrl}/account/login` } }
  }
  // Behind the # no server sees the token: not ours, not a proxy's, and no log.
  const link = `${publicUrl}/account/signup?email=${encodeURIComponent(email)}#registration=${linkToken}`
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
  await endRequestsOf(trx, 'register', person.email)
  return openSession({ db: trx, secrets }, { userId, visitor, customerId })
}

/** By the code, in the browser that filled the form in and in no other. */
const takeByCode = async (
  { db, secrets }: Dependencies,
  { email, confirmCode, pendingToken }: RegisterConfirmModel,
  { ip }: Visitor,
): Promise<NewOwner> => {
  if (confirmCode === undefined) {
    throw new AppError('validation', {}, { fields: { confirmCode: [validationText.code] } })
  }
  const guess = { purpose: 'register', email, code: confirmCode, pendingToken, ip } as const
  const { payload } = await takeRequestedCode(db, secrets, guess)
  return JSON.parse(payload!) as NewOwner
}

/**
 * By the link of the mail. Whoever typed the e-mail need not be its owner: in another browser than theirs the password is
 * chosen now, or they would know that of the owner's account.
 */
const takeByLink = async (
  { db, secrets }: Dependencies,
  { email, pendingToken, password }: RegisterConfirmModel,
  linkToken: string,
): Promise<NewOwner> => {
  const { id, payload, isOfAsker } = await findLinkedRequest(db, secrets, { email, linkToken, pendingToken })
  if (!isOfAsker && password === undefined) throw new AppError('registration_needs_password')
  const person = JSON.parse(payload) as NewOwner
  if (password !== undefined) assertGoodPassword(password, person)
  const passwordHash = password === undefined ? person.passwordHash : await hashPassword(password)
  await endLinkedRequest(db, id)
  return { ...person, passwordHash }
}

export const confirmRegistration = async (
  dependencies: Dependencies,
  wanted: RegisterConfirmModel,
  visitor: Visitor,
): Promise<LoginSession> => {
  const { linkToken } = wanted
  const person =
    linkToken === undefined
      ? await takeByCode(dependencies, wanted, visitor)
      : await takeByLink(dependencies, wanted, linkToken)
  return dependencies.db
    .transaction()
    .execute((trx) => openAccount(trx, dependencies, person, visitor))
    .catch((error: unknown) => {
      if (!isEmailTaken(error)) throw error
      // Somebody was faster with this e-mail: to this one the code is simply wrong.
      throw new AppError(linkToken === undefined ? 'code_wrong' : 'registration_link_dead')
    })
}
