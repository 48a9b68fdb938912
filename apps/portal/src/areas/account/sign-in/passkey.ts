import * as calls from '@sarv/client/account/passkeys.calls.generated'
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import { openCall } from '../../../shell/session-calls.ts'
import { outcomeOf } from './sign-in-flow.ts'
import type { PendingSignIn, SignInOutcome } from './sign-in-flow.ts'

type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

const readOptions = openCall(calls.passkeyLoginOptions)

const passkeyLogin = openCall(calls.passkeyLogin)

interface PasskeyUse {
  /** The sign-in that the passkey is the second step of; absent: the passkey alone signs in. */
  pending?: PendingSignIn
  /** Offered among the names of the e-mail field instead of in a window of the browser. */
  isAutofill?: boolean
}

/** Undefined when the person, or a newer question to them, put the browser's question away. */
export const askDevice = async (options: unknown, isAutofill: boolean) => {
  try {
    return await startAuthentication({
      optionsJSON: options as AuthenticationOptions,
      useBrowserAutofill: isAutofill,
    })
  } catch {
    return undefined
  }
}

export const signInWithPasskey = async ({ pending, isAutofill = false }: PasskeyUse = {}): Promise<
  SignInOutcome | undefined
> => {
  const pendingToken = pending?.pendingToken
  const { data, error } = await readOptions({ body: { pendingToken } })
  if (error || !data) return { kind: 'failed', error: error ?? { status: 0 } }
  const response = await askDevice(data.options, isAutofill)
  if (!response) return undefined
  const answer = await passkeyLogin({
    body: { challengeKey: data.challengeKey, response: { ...response }, pendingToken },
  })
  return outcomeOf(answer, pending?.email ?? '')
}

/** The page is left: an offer that still waits in the e-mail field goes with it. */
export const withdrawPasskeyOffer = () => WebAuthnAbortService.cancelCeremony()
