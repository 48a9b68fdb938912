import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendRequest } from './http.ts'
import { renewSession } from './relogin.ts'
import { logout } from './session-calls.ts'
import { clearSession, giveUpToken, hasToken, session, startSession } from './session.ts'
import { setNavigator } from './navigator.ts'
import { noteTyping } from './typing.ts'

const sara = { userId: 7, email: 'sara@example.com' }
const order = { url: '/api/my/vm/1/host/create', method: 'POST', body: { name: 'web' } }

let sent: Headers[] = []
let aliveTokens: string[] = []

const fakeServer = async (_address: string, init: RequestInit) => {
  const headers = new Headers(init.headers)
  sent.push(headers)
  const isAlive = aliveTokens.includes(headers.get('Authorization')?.replace('Bearer ', '') ?? '')
  return new Response(JSON.stringify(isAlive ? { id: 1 } : { type: 'not_signed_in' }), {
    status: isAlive ? 200 : 401,
    headers: { 'Content-Type': 'application/json' },
  })
}

const settle = () => vi.waitFor(() => expect(sent.length).toBeGreaterThan(0))

beforeEach(() => {
  sent = []
  aliveTokens = ['second']
  vi.stubGlobal('fetch', fakeServer)
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' })
  giveUpToken('')
  noteTyping()
  startSession({ ...sara, accessToken: 'first' })
})

afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

describe('a call that finds the session dead', () => {
  it('waits until the person has signed in again, and then goes on under the same key', async () => {
    const answer = sendRequest(order)
    await settle()
    startSession({ ...sara, accessToken: 'second' })
    expect(await answer).toEqual({ data: { id: 1 } })
    expect(sent.map((headers) => headers.get('Authorization'))).toEqual(['Bearer first', 'Bearer second'])
    expect(sent[0]?.get('Idempotency-Key')).toBe(sent[1]?.get('Idempotency-Key'))
  })

  it('waits together with all others, each sent once more', async () => {
    const answers = ['/a', '/b', '/c'].map((url) => sendRequest({ url }))
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    startSession({ ...sara, accessToken: 'second' })
    expect(await Promise.all(answers)).toEqual([{ data: { id: 1 } }, { data: { id: 1 } }, { data: { id: 1 } }])
    expect(sent).toHaveLength(6)
  })

  it('is sent once more and not for ever', async () => {
    const answer = sendRequest(order)
    await settle()
    startSession({ ...sara, accessToken: 'third' })
    expect(await answer).toMatchObject({ error: { status: 401 } })
    expect(sent).toHaveLength(2)
  })

  it('takes a session that another tab has renewed without asking', async () => {
    const dead = session.get()
    startSession({ ...sara, accessToken: 'second' })
    expect(await renewSession(dead)).toBe(true)
  })

  it('is taken back when the person signs out instead', async () => {
    const answer = sendRequest(order)
    await settle()
    clearSession()
    expect(await answer).toMatchObject({ error: { status: 401, isAborted: true } })
    expect(sent).toHaveLength(1)
  })

  it('is never sent in the name of somebody else', async () => {
    const answer = sendRequest(order)
    await settle()
    startSession({ userId: 8, accessToken: 'second' })
    expect(await answer).toMatchObject({ error: { isAborted: true } })
    expect(sent).toHaveLength(1)
  })

  it('stops waiting when its page is left', async () => {
    const leaving = new AbortController()
    const answer = sendRequest(order, leaving.signal)
    await settle()
    leaving.abort()
    expect(await answer).toMatchObject({ error: { isAborted: true } })
  })
})

describe('a page on which nothing was typed', () => {
  const visited: string[] = []
  beforeEach(() => {
    visited.length = 0
    setNavigator((to) => visited.push(to))
    vi.stubGlobal('location', { pathname: '/vm/1/list', search: '?q=shop', hash: '' })
  })

  it('gives way to the login page, which leads back, when a read finds the session dead', async () => {
    const answers = await Promise.all(['/a', '/b'].map((url) => sendRequest({ url })))
    expect(answers).toMatchObject([{ error: { isAborted: true } }, { error: { isAborted: true } }])
    expect(visited[0]).toBe(`/account/login?return=${encodeURIComponent('/vm/1/list?q=shop')}`)
    // The tabs in which somebody signs in again over what they typed still know whose session it was.
    expect([hasToken(), session.get().accessToken]).toEqual([false, 'first'])
    startSession({ ...sara, accessToken: 'second' })
    expect(hasToken()).toBe(true)
  })

  it('stays, when a write finds the session dead', async () => {
    const answer = sendRequest(order)
    await settle()
    startSession({ ...sara, accessToken: 'second' })
    expect(await answer).toEqual({ data: { id: 1 } })
    expect(visited).toEqual([])
  })

  it('stays, when it is typed on before the session dies', async () => {
    noteTyping()
    const answer = sendRequest({ url: '/a' })
    await settle()
    startSession({ ...sara, accessToken: 'second' })
    expect(await answer).toEqual({ data: { id: 1 } })
    expect(visited).toEqual([])
  })
})

it('calls about signing in go without the token, and a 401 is their answer', async () => {
  expect(await sendRequest({ ...order, auth: 'none' })).toMatchObject({ error: { status: 401 } })
  expect(sent[0]?.has('Authorization')).toBe(false)
})

it('signing out does not wait for a dead session', async () => {
  expect(await logout()).toMatchObject({ error: { status: 401 } })
  expect(sent[0]?.get('Authorization')).toBe('Bearer first')
})
