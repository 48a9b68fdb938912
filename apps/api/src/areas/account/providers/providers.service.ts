import { randomPKCECodeVerifier } from 'openid-client'
import type { FastifyBaseLogger } from 'fastify'
import type { LoginUrl } from '@sarv/contract/account/providers/providers.schemas'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { AuditNote } from '../../../http/audited.ts'
import { AppError } from '../../../errors/app-error.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { hashToken, newToken, type SecretBox } from '../../../secrets.ts'
import { updateUser } from '../profile/profile.store.ts'
import { endAllAccess } from '../profile/sign-ins.store.ts'
import { insertUserWithCustomer, isEmailTaken } from '../registration/people.store.ts'
import { continueSignIn, type Visitor } from '../sign-in/sign-in.service.ts'
import type { OpenIdProvider, Visit } from './openid.protocol.ts'
import type { ProvenIdentity, ProviderName } from './providers.rules.ts'
import {
  deleteKeysOfUser,
  findUserOfIdentity,
  insertIdentity,
  insertVisit,
  lockUserWithEmail,
  takeVisit,
} from './providers.store.ts'

/** How long someone may take at the provider. */
const visitLifeMs = 10 * 60_000

/** The way to the provider's page; none where the provider is not configured. */
export const startProviderSignIn = async (
  { db, secrets }: Dependencies,
  provider: OpenIdProvider | undefined,
  log: FastifyBaseLogger,
): Promise<LoginUrl> => {
  if (!provider) return { url: null }
  const state = newToken()
  const visit: Visit = { verifier: randomPKCECodeVerifier(), nonce: newToken() }
  const url = await provider.signInUrl({ ...visit, state }, log)
  await insertVisit(db, {
    stateHash: hashToken(state),
    provider: provider.name,
    verifierSecret: secrets.seal(visit.verifier, 'openId'),
    nonce: visit.nonce,
    expiresAt: new Date(Date.now() + visitLifeMs),
  })
  return { url }
}

/** The visit that this state was made for: once, in time, and at the same provider. */
const endVisit = async (db: Db, secrets: SecretBox, provider: ProviderName, state: string): Promise<Visit> => {
  const visit = await takeVisit(db, hashToken(state))
  if (visit?.provider !== provider || visit.expiresAt <= new Date()) throw new AppError('provider_answer_invalid')
  return { verifier: secrets.open(visit.verifierSecret, 'openId'), nonce: visit.nonce }
}

/**
 * Someone may have typed an e-mail that is not theirs, and waits for its owner to come and use the account: nothing
 * stays that they could get in with.
 */
const removeWaysIn = async (trx: Db, userId: number): Promise<void> => {
  await updateUser(trx, userId, {
    passwordHash: null,
    emailConfirmed: true,
    phoneNumberSecret: null,
    phoneNumberConfirmed: false,
    hasSms: false,
    hasTotp: false,
    totpSecret: null,
    totpPendingSecret: null,
    totpLastStep: null,
    hasPasskeyFactor: false,
  })
  await deleteKeysOfUser(trx, userId)
  await endAllAccess(trx, userId)
}

const linkedChange = { google: 'googleLinked', ito: 'itoLinked' } as const

/** The account that has this e-mail now also opens through the provider. */
const linkAccount = async (
  trx: Db,
  secrets: SecretBox,
  provider: ProviderName,
  user: { id: number; email: string; emailConfirmed: boolean },
): Promise<number> => {
  if (!user.emailConfirmed) await removeWaysIn(trx, user.id)
  await queueMessage(trx, secrets, {
    channel: 'email',
    template: 'secondFactorChanged',
    to: user.email,
    userId: user.id,
    values: { what: user.emailConfirmed ? linkedChange[provider] : 'accountClaimed' },
  })
  return user.id
}

const findOrMakeUser = async (
  trx: Db,
  secrets: SecretBox,
  provider: ProviderName,
  { subject, email, firstName, lastName }: ProvenIdentity,
): Promise<number> => {
  const known = await findUserOfIdentity(trx, provider, subject)
  if (known) return known.userId
  if (email === undefined) throw new AppError('provider_email_unverified')

  const owner = await lockUserWithEmail(trx, email)
  if (owner && owner.disabledReason !== null) throw new AppError('account_disabled')
  const userId = owner
    ? await linkAccount(trx, secrets, provider, owner)
    : (await insertUserWithCustomer(trx, { email, passwordHash: null, firstName, lastName, isFromSso: true })).userId
  await insertIdentity(trx, { provider, subject, userId, email })
  return userId
}

/** Two first visits of the same person at the same moment: the one that came second finds what the first one made. */
const lostToTheSamePerson = (error: unknown): boolean =>
  isEmailTaken(error) || violates(error, 'provider_identities_pkey')

export interface ProviderReturn {
  code: string
  state: string | undefined
  visitor: Visitor
  log: FastifyBaseLogger
  note: (note: AuditNote) => void
}

export const finishProviderSignIn = async (
  deps: Dependencies,
  provider: OpenIdProvider | undefined,
  { code, state, visitor, log, note }: ProviderReturn,
): Promise<LoginSession> => {
  if (state === undefined) throw new AppError('provider_state_missing')
  if (!provider) throw new AppError('provider_answer_invalid')
  const visit = await endVisit(deps.db, deps.secrets, provider.name, state)
  const identity = await provider.identify({ ...visit, code }, log)
  const enter = () =>
    deps.db.transaction().execute(async (trx) => {
      const userId = await findOrMakeUser(trx, deps.secrets, provider.name, identity)
      note({ userId })
      return continueSignIn({ ...deps, db: trx }, { userId, visitor, method: provider.name })
    })
  return enter().catch((error: unknown) => {
    if (lostToTheSamePerson(error)) return enter()
    throw error
  })
}
