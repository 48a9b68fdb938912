import * as calls from '@sarv/client/account/providers.calls.generated'
import type { RequestError } from '../../../shell/request-errors.ts'
import { openCall } from '../../../shell/session-calls.ts'
import { parseDeparture, readDestination, readReturn } from './provider.rules.ts'
import type { Departure, Provider } from './provider.rules.ts'
import { outcomeOf } from '../sign-in/sign-in-flow.ts'
import type { SignInOutcome } from '../sign-in/sign-in-flow.ts'

const readUrl = {
  google: openCall(calls.loginGoogleUrl),
  ito: openCall(calls.loginItoUrl),
}

const signIn = {
  google: openCall(calls.loginGoogleCallback),
  ito: openCall(calls.loginItoCallback),
}

// Of this tab alone, and gone with it.
const storageKey = 'sarv.sign-in-provider'

const remember = (departure: Departure) => sessionStorage.setItem(storageKey, JSON.stringify(departure))

/** Once: a second answer with the same state is no answer to us. */
const recall = (): Departure | undefined => {
  const departure = parseDeparture(sessionStorage.getItem(storageKey))
  sessionStorage.removeItem(storageKey)
  return departure
}

/** Goes to the provider's page; answers only when that failed. */
export const leaveFor = async (provider: Provider, returnPath: string): Promise<RequestError | undefined> => {
  const { data, error } = await readUrl[provider]()
  if (error) return error
  const destination = readDestination(data?.url ?? null)
  if (!destination) return { status: 500 }
  remember({ provider, state: destination.state, returnPath })
  location.assign(destination.address)
  return undefined
}

export type Arrival =
  | { kind: 'denied' }
  | { kind: 'foreign' }
  | { kind: 'answered'; outcome: SignInOutcome; returnPath: string }

/** Finishes a sign-in with what the provider put into our address. */
export const arriveFrom = async (search: URLSearchParams): Promise<Arrival> => {
  const back = readReturn(search, recall())
  if (back.kind !== 'code') return back
  const { provider, code, state, returnPath } = back
  const answer = await signIn[provider]({ code, state })
  return { kind: 'answered', outcome: outcomeOf(answer, ''), returnPath }
}
