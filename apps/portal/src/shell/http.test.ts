import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, dryRunHeader, sendRequest } from './http.ts'

const json = (body: unknown, init: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response(JSON.stringify(body), { ...init, headers: { 'Content-Type': 'application/json', ...init.headers } })

const answering = (...answers: (Response | Error)[]) => {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => {
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new TypeError('Failed to fetch')
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const sentHeaders = (fetch: ReturnType<typeof answering>, call: number) =>
  new Headers(fetch.mock.calls[call]?.[1].headers)

afterEach(() => vi.unstubAllGlobals())

describe('sending a call', () => {
  it('answers the body, and the total count of a page', async () => {
    answering(json([1, 2], { headers: { 'X-Total-Count': '57' } }))
    expect(await sendRequest({ url: '/api/my/x' })).toEqual({ data: [1, 2], totalCount: 57 })
  })

  it('answers undefined for an empty body', async () => {
    answering(new Response(''))
    expect(await sendRequest({ url: '/api/my/x', method: 'PUT' })).toEqual({ data: undefined })
  })

  it('asks for problem documents and sends a key with writes alone', async () => {
    const fetch = answering(json({}), json({}))
    await sendRequest({ url: '/api/my/x' })
    await sendRequest({ url: '/api/my/x', method: 'POST', body: { name: 'a' } })
    expect(sentHeaders(fetch, 0).get('Accept')).toBe('application/problem+json, application/json')
    expect(sentHeaders(fetch, 0).has('Idempotency-Key')).toBe(false)
    expect(sentHeaders(fetch, 1).get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
    expect(sentHeaders(fetch, 1).get('Content-Type')).toBe('application/json')
  })

  it('sends no key with a dry run, so that the write it rehearses keeps its own', async () => {
    const fetch = answering(json({}))
    await sendRequest({ url: '/api/my/x', method: 'POST', body: {}, headers: { [dryRunHeader]: 'true' } })
    expect(sentHeaders(fetch, 0).get('X-Dry-Run')).toBe('true')
    expect(sentHeaders(fetch, 0).has('Idempotency-Key')).toBe(false)
  })

  it('sends a write again under the same key when the connection is lost', async () => {
    const fetch = answering(new TypeError('Failed to fetch'), json({ id: 1 }))
    expect(await sendRequest({ url: '/api/my/x', method: 'POST', body: {} })).toEqual({ data: { id: 1 } })
    expect(sentHeaders(fetch, 0).get('Idempotency-Key')).toBe(sentHeaders(fetch, 1).get('Idempotency-Key'))
  })

  it('keeps the key for the next press while the outcome is unknown, and no longer', async () => {
    const lost = new TypeError('Failed to fetch')
    const fetch = answering(lost, lost, json({ id: 1 }), json({ id: 2 }))
    const press = () => sendRequest({ url: '/api/my/y', method: 'POST', body: {} })
    expect(await press()).toEqual({ error: { status: 0 } })
    await press()
    await press()
    const keys = [0, 1, 2, 3].map((call) => sentHeaders(fetch, call).get('Idempotency-Key'))
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
  })

  it('gives back what the server refused', async () => {
    answering(json({ errorMessage: 'نه', traceId: 't' }, { status: 400 }))
    expect(await sendRequest({ url: '/api/my/x' })).toMatchObject({
      error: { status: 400, message: 'نه', traceId: 't' },
    })
  })

  it('tells a call that was taken back from one that was lost', async () => {
    answering(new DOMException('', 'AbortError'))
    expect(await sendRequest({ url: '/api/my/x' }, AbortSignal.abort())).toEqual({
      error: { status: 0, isAborted: true },
    })
  })

  it('sends files as form data and leaves the content type to the browser', async () => {
    const fetch = answering(json({}))
    await sendRequest({ url: '/x', method: 'POST', body: { subject: 'a', files: [new Blob(['b'])], none: null } })
    const body = fetch.mock.calls[0]?.[1].body
    expect(body).toBeInstanceOf(FormData)
    expect([...(body instanceof FormData ? body.keys() : [])]).toEqual(['subject', 'files'])
    expect(sentHeaders(fetch, 0).has('Content-Type')).toBe(false)
  })
})

it('builds the address, leaving out what is not given', () => {
  const params = { PageNumber: 2, Search: 'a b', Sort: undefined, Ids: [1, 2] }
  expect(addressOf('https://api.example', { url: '/api/my/x', params })).toBe(
    'https://api.example/api/my/x?PageNumber=2&Search=a+b&Ids=1&Ids=2',
  )
})
