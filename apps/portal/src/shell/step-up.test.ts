import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendRequest } from './http.ts'
import { clearSession, startSession } from './session.ts'
import { endStepUp, stepUpAsked } from './step-up.ts'

const refusal = (code = 'proof_needed') =>
  new Response(JSON.stringify({ type: code, errorMessage: 'یک جمله' }), {
    status: 403,
    headers: { 'Content-Type': 'application/problem+json' },
  })
const done = () => new Response('{"id":7}', { status: 200, headers: { 'Content-Type': 'application/json' } })

const answering = (...answers: Response[]) => {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => answers.shift() ?? done())
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const keyOf = (fetch: ReturnType<typeof answering>, call: number) =>
  new Headers(fetch.mock.calls[call]?.[1].headers).get('Idempotency-Key')

beforeEach(() => startSession({ accessToken: 'token', userId: 1 }))
afterEach(() => {
  endStepUp(false)
  clearSession()
  vi.unstubAllGlobals()
})

const act = { url: '/api/my/x', method: 'POST', body: { name: 'a' } }
const untilAsked = (withFactor = false) => vi.waitFor(() => expect(stepUpAsked.get()).toEqual({ withFactor }))

it('sends the same write again once it is proven, with the same key', async () => {
  const fetch = answering(refusal())
  const answer = sendRequest(act)
  await untilAsked()
  endStepUp(true)
  expect(await answer).toEqual({ data: { id: 7 } })
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(keyOf(fetch, 0)).toBe(keyOf(fetch, 1))
  expect(fetch.mock.calls[1]?.[1].body).toBe('{"name":"a"}')
})

it('leaves everything as it was when the question is put away: no sentence, nothing sent', async () => {
  const fetch = answering(refusal())
  const answer = sendRequest(act)
  await untilAsked()
  endStepUp(false)
  expect(await answer).toEqual({ error: { status: 403, code: 'proof_needed', isAborted: true } })
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('asks for the mailbox after the password, where money goes out', async () => {
  const fetch = answering(refusal(), refusal('mailbox_proof_needed'))
  const answer = sendRequest(act)
  await untilAsked()
  endStepUp(true)
  await vi.waitFor(() => expect(stepUpAsked.get()).toEqual({ withFactor: false, ofMailbox: true }))
  endStepUp(true)
  expect(await answer).toEqual({ data: { id: 7 } })
  expect(fetch).toHaveBeenCalledTimes(3)
})

it('asks once for all calls that wait', async () => {
  const fetch = answering(refusal(), refusal('factor_proof_needed'))
  const answers = Promise.all([sendRequest(act), sendRequest({ ...act, body: { name: 'b' } })])
  await untilAsked(true)
  endStepUp(true)
  expect(await answers).toEqual([{ data: { id: 7 } }, { data: { id: 7 } }])
  expect(fetch).toHaveBeenCalledTimes(4)
})

it('ends with the session: whoever signs out is not asked any more', async () => {
  answering(refusal())
  const answer = sendRequest(act)
  await untilAsked()
  clearSession()
  expect((await answer).error?.isAborted).toBe(true)
})

it('does not take another refusal for a question', async () => {
  answering(refusal('forbidden'))
  expect((await sendRequest(act)).error).toMatchObject({ status: 403, code: 'forbidden', message: 'یک جمله' })
})
