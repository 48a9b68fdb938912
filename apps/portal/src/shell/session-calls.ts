import type { signInCalls } from '@sarv/contract/account/sign-in/sign-in.calls'
import type { Call, CallOutput, CallRequest } from '@sarv/contract/call'
import { sendRequest } from './http.ts'
import type { ApiRequest } from './http.ts'
import type { RequestError } from './request-errors.ts'
import { session } from './session.ts'

export interface Answer<Data> {
  data?: Data
  error?: RequestError
}

type Part<Name extends string, Value> = undefined extends Value ? object : Record<Name, Value>
type Parts<C extends Call> = Part<'body', CallRequest<C>['body']> & Part<'params', CallRequest<C>['query']>

/** Sends one call of the contract: `login({ body: { email, password } })`. */
type Send<C extends Call> = (parts: Parts<C>, signal?: AbortSignal) => Promise<Answer<CallOutput<C>>>

// The calls around a session go without RTK Query: there is nothing to cache before it and nothing to read again after
// it, and the first page that everyone loads is smaller by a third. The compiler compares them with the contract.
const senderOf =
  (auth: ApiRequest['auth'], headers?: ApiRequest['headers']) =>
  <C extends Call>(method: C['method'], url: C['path']): Send<C> =>
  async (parts, signal) =>
    (await sendRequest({ auth, headers, method, url, ...parts }, signal)) as Answer<CallOutput<C>>

/** A call that nobody has to be signed in for: it goes without the token. */
export const openCall = senderOf('none')

/** A call of whoever is signed in. */
export const ownCall = senderOf(undefined)

/** A call with a token that is not, or not yet, the session's. */
export const callWithToken = (token: string) => senderOf('none', { Authorization: `Bearer ${token}` })

/** Ends the session of a token. Not kept waiting by a dead one: who wants out gets out. */
export const endSession = (token: string) =>
  callWithToken(token)<(typeof signInCalls)['logout']>('POST', '/api/my/account/logout')({})

export const logout = () => endSession(session.get().accessToken)
