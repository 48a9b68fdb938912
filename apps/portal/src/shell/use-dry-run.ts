import { type CallArguments, type ClientCall, requestOf } from '@sarv/client/client-call'
import type { Call } from '@sarv/contract/call'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { useEffect, useState } from 'react'
import { dryRunHeader, sendRequest } from './http.ts'
import type { ApiRequest } from './http.ts'
import type { RequestError } from './request-errors.ts'

const typingPauseMs = 500

/** A write that the server rehearses when it is asked to. */
type Rehearsable = Call & { dryRun: true }

interface Rehearsed {
  /** What the server says about these very arguments. */
  quote?: Quote
  /** Why it would refuse them. Shown in its place by the page: a rehearsal speaks in no toast. */
  error?: RequestError
}

export interface DryRun extends Rehearsed {
  isAsking: boolean
}

const ask = async (request: ApiRequest, signal: AbortSignal): Promise<Rehearsed> => {
  const { data, error } = await sendRequest({ ...request, headers: { [dryRunHeader]: 'true' } }, signal)
  return error ? { error } : { quote: data as Quote }
}

/** What the server says about a write, with nothing changed. */
export const rehearse = <C extends Rehearsable>(call: ClientCall<C>, args: CallArguments<C>, signal: AbortSignal) =>
  ask(requestOf(call, args), signal)

/** Rehearses a create or edit once its form is complete (`undefined` before that), when the typing pauses. */
export const useDryRun = <C extends Rehearsable>(call: ClientCall<C>, args: CallArguments<C> | undefined): DryRun => {
  const asked = args && JSON.stringify(requestOf(call, args))
  const [answered, setAnswered] = useState<Rehearsed & { to: string }>()

  useEffect(() => {
    if (asked === undefined) return undefined
    const left = new AbortController()
    const askNow = async () => {
      const answer = await ask(JSON.parse(asked) as ApiRequest, left.signal)
      if (!left.signal.aborted) setAnswered({ to: asked, ...answer })
    }
    const timer = setTimeout(() => void askNow(), typingPauseMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [asked])

  if (asked === undefined || answered?.to !== asked) return { isAsking: asked !== undefined }
  return { quote: answered.quote, error: answered.error, isAsking: false }
}
