import type { LoginSession, SecondFactor } from '@sarv/contract/account/sign-in/sign-in.schemas'
import type { RequestError } from '../../../shell/request-errors.ts'
import type { Answer } from '../../../shell/session-calls.ts'
import { sessionFromLogin } from '../../../shell/session.ts'
import { createValueStore } from '../../../shell/value-store.ts'

/** A sign-in whose password was right and that waits for its second step. */
export interface PendingSignIn {
  email: string
  pendingToken: string
  /** What may finish it, the usual one first. */
  secondFactors: SecondFactor[]
}

/** What the answer to any step of a sign-in means: a password, a code, a passkey, a provider. */
export type SignInOutcome =
  | { kind: 'signedIn'; answer: LoginSession }
  | { kind: 'secondFactor'; pending: PendingSignIn }
  /** Wrong password or code; which of them, only the step itself knows. */
  | { kind: 'refused'; captchaRequired: boolean | undefined }
  /** The second step came too late or was tried too often: it starts over. */
  | { kind: 'expired'; error: RequestError }
  | { kind: 'failed'; error: RequestError }

/** The outcomes that lead further. */
export type SignInStep = Extract<SignInOutcome, { kind: 'signedIn' | 'secondFactor' }>

const expiredCode = 'sign_in_expired'

/** A refused sign-in says the same for an unknown e-mail and a wrong password. */
const isRefusal = ({ status }: RequestError) => status === 401 || status === 404

export const outcomeOf = ({ data, error }: Answer<LoginSession>, email: string): SignInOutcome => {
  if (error?.code === expiredCode) return { kind: 'expired', error }
  if (error) return isRefusal(error) ? { kind: 'refused', captchaRequired: undefined } : { kind: 'failed', error }
  if (data?.enableTwoFactor) {
    const { pendingToken = '', secondFactors = ['totp'] } = data
    return { kind: 'secondFactor', pending: { email: data.email ?? email, pendingToken, secondFactors } }
  }
  if (data && sessionFromLogin(data).accessToken !== '') return { kind: 'signedIn', answer: data }
  return { kind: 'refused', captchaRequired: data?.captchaRequired }
}

/** Between the login page and the page of the second step; in memory alone, so that a reload starts over. */
export const pendingSignIn = createValueStore<PendingSignIn | null>(null)
