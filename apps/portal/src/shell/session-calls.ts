import { logout as logoutCall } from '@sarv/client/account/sign-in.calls.generated'
import { type CallAnswer, type CallArguments, type ClientCall, requestOf } from '@sarv/client/client-call'
import type { Call } from '@sarv/contract/call'
import { sendRequest } from './http.ts'
import type { ApiRequest } from './http.ts'
import type { RequestError } from './request-errors.ts'
import { session } from './session.ts'

export interface Answer<Data> {
  data?: Data
  error?: RequestError
}

/** Sends one call of the contract: `login({ body: { email, password } })`. */
type Send<C extends Call> = (args: CallArguments<C>, signal?: AbortSignal) => Promise<Answer<CallAnswer<C>>>

// The calls around a session go without RTK Query: there is nothing to cache before it and nothing to read again after
// it, and the first page that everyone loads is smaller by a third.
const senderOf =
  (auth: ApiRequest['auth'], headers?: ApiRequest['headers']) =>
  <C extends Call>(call: ClientCall<C>): Send<C> =>
  async (args, signal) =>
    (await sendRequest({ auth, headers, ...requestOf(call, args) }, signal)) as Answer<CallAnswer<C>>

/** A call that nobody has to be signed in for: it goes without the token. */
export const openCall = senderOf('none')

/** A call of whoever is signed in. */
export const ownCall = senderOf(undefined)

/** A call with a token that is not, or not yet, the session's. */
export const callWithToken = (token: string) => senderOf('none', { Authorization: `Bearer ${token}` })

/** Ends the session of a token. Not kept waiting by a dead one: who wants out gets out. */
export const endSession = (token: string) => callWithToken(token)(logoutCall)()

export const logout = () => endSession(session.get().accessToken)
