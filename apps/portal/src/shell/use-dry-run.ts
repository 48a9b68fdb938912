import { useEffect, useState } from 'react'
import { dryRunHeader, sendRequest } from './http.ts'
import type { ApiRequest } from './http.ts'
import type { RequestError } from './request-errors.ts'

const typingPauseMs = 500

export interface DryRun<Quote> {
  /** What the server says about these very arguments. */
  quote?: Quote
  /** Why it would refuse them. Shown in its place by the page: a rehearsal speaks in no toast. */
  error?: RequestError
  isAsking: boolean
}

interface Answered<Quote> extends Omit<DryRun<Quote>, 'isAsking'> {
  to: string
}

/** What the server says about a write, with nothing changed. */
export const rehearse = async <Quote>(
  request: ApiRequest,
  signal: AbortSignal,
): Promise<Pick<DryRun<Quote>, 'quote' | 'error'>> => {
  const headers = { ...request.headers, [dryRunHeader]: 'true' }
  const { data, error } = await sendRequest({ ...request, headers }, signal)
  return error ? { error } : { quote: data as Quote }
}

/** Rehearses a create or edit once its form is complete (`undefined` before that), when the typing pauses. */
export const useDryRun = <Quote>(request: ApiRequest | undefined): DryRun<Quote> => {
  const asked = request && JSON.stringify(request)
  const [answered, setAnswered] = useState<Answered<Quote>>()

  useEffect(() => {
    if (asked === undefined) return undefined
    const left = new AbortController()
    const ask = async () => {
      const answer = await rehearse<Quote>(JSON.parse(asked) as ApiRequest, left.signal)
      if (!left.signal.aborted) setAnswered({ to: asked, ...answer })
    }
    const timer = setTimeout(() => void ask(), typingPauseMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [asked])

  if (asked === undefined || answered?.to !== asked) return { isAsking: asked !== undefined }
  return { quote: answered.quote, error: answered.error, isAsking: false }
}
