import { viewMayNot } from '@sarv/contract/view.fa'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const storageOf = (kept: Record<string, string> = {}) => {
  const values = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
    clear: () => values.clear(),
    values,
  }
}

const customer = JSON.stringify({ accessToken: 'of the customer', userId: 7, customerId: 3 })
const looked = JSON.stringify({ accessToken: 'of the view', userId: 9, customerId: 5 })
const view = JSON.stringify({ id: 12, customerId: 5, endsAt: 0 })

const assign = vi.fn<(address: string) => void>()
let local: ReturnType<typeof storageOf>

beforeEach(() => {
  vi.resetModules()
  local = storageOf({ 'sarv.session': customer })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('location', { assign })
})
afterEach(() => vi.unstubAllGlobals())

it('is of its tab alone: the session of the browser is neither used nor touched', async () => {
  const ofTab = storageOf({ 'sarv.view': view, 'sarv.session': looked })
  vi.stubGlobal('sessionStorage', ofTab)
  const { session, clearSession, updateSession } = await import('./session.ts')
  expect(session.get()).toMatchObject({ accessToken: 'of the view', customerId: 5 })
  updateSession({ customerName: 'Kian' })
  clearSession()
  expect(local.values.get('sarv.session')).toBe(customer)
  expect([...ofTab.values]).toEqual([])
  expect(assign).toHaveBeenCalledWith('/operator/views/12/5')
})

it('is nothing in other tabs', async () => {
  vi.stubGlobal('sessionStorage', storageOf())
  const { session } = await import('./session.ts')
  expect(session.get()).toMatchObject({ accessToken: 'of the customer', customerId: 3 })
})

it('sends no write and says why, as the server would; reads and what is not of the session go', async () => {
  vi.stubGlobal('sessionStorage', storageOf({ 'sarv.view': view, 'sarv.session': looked }))
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({}))
  vi.stubGlobal('fetch', fetch)
  const { sendRequest } = await import('./http.ts')
  const url = '/api/my/x'
  const refused = { error: { status: 403, code: 'view_may_not', message: viewMayNot } }
  for (const method of ['POST', 'PUT', 'DELETE']) expect(await sendRequest({ url, method })).toEqual(refused)
  expect(fetch).not.toHaveBeenCalled()
  expect(await sendRequest({ url })).toEqual({ data: {} })
  expect(await sendRequest({ url, method: 'POST', auth: 'none' })).toEqual({ data: {} })
})

it('sends writes where there is no view', async () => {
  vi.stubGlobal('sessionStorage', storageOf())
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({})),
  )
  const { sendRequest } = await import('./http.ts')
  expect(await sendRequest({ url: '/api/my/x', method: 'POST' })).toEqual({ data: {} })
})
