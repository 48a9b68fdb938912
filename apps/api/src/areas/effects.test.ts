import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Call } from '@sarv/contract/call'
import { callId } from '@sarv/contract/calls'
import { inputOf } from '../testing/access/inputs.ts'
import { createWorld, type World } from '../testing/access/world.ts'
import { startTestApi } from '../testing/api.ts'
import { watchWrites, type WritesSeen } from '../testing/writes-seen.ts'
import { redirectUriOf } from './account/providers/providers.rules.ts'
import { startOpenIdProvider, type TestOpenIdProvider } from '../testing/openid-provider.ts'

/**
 * Reading is decided by what a call does: every GET is sent, and the database says which of them have written. Those must
 * carry the contract's mark, or a token that may only read could call them.
 */
let world: World
let writes: WritesSeen
let provider: TestOpenIdProvider
beforeAll(async () => {
  provider = await startOpenIdProvider({
    redirectUri: redirectUriOf('http://localhost:3000', 'google'),
    claimsIn: 'idToken',
    clientAuthentication: 'client_secret_post',
  })
  const settings = { signInProviders: { google: provider.settings, ito: provider.settings } }
  world = await createWorld(
    await startTestApi({
      withWorker: false,
      settings,
      compute: (engine) =>
        new Proxy(engine, {
          // A screen, so that a console has something to open.
          get: (target, key) =>
            key === 'openConsole' ? async () => ({ kind: 'vnc', url: 'tcp://127.0.0.1:1' }) : Reflect.get(target, key),
        }),
    }),
  )
  writes = await watchWrites(world.api.db, kept)
})
afterAll(async () => {
  await world.api.close()
  await provider.close()
})

/**
 * Of whoever asks: that they were here, how often, and what was done. The limits of a customer are rows that are made with
 * the defaults when they are first looked at.
 */
const kept = new Set([
  'sessions',
  'operator_sessions',
  'api_tokens',
  'throttles',
  'audit_log',
  'audit_begun',
  'audit_head',
  'customer_limits',
])

const writesOf = async (call: Call): Promise<string[]> => {
  const { api } = world
  const caller = await world.newCallerFor(call)
  const { params, query } = await inputOf(call, world, caller)
  await writes.take()
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(params[name]))
  await api.request(caller.bearer, {
    method: 'GET',
    url: query ? `${path}?${new URLSearchParams(query).toString()}` : path,
    remoteAddress: world.newAddress(),
  })
  return writes.take()
}

const gets = () =>
  [...world.api.app.implementedCalls].filter(({ method, answers }) => method === 'GET' && answers !== 'events')

it('a GET that writes is marked in the contract', async () => {
  const writing: string[] = []
  for (const call of gets()) if ((await writesOf(call)).length > 0) writing.push(callId(call))
  // It is there for a code that a provider gave, which no test of one call has.
  const marked = gets().filter((call) => call.effect && callId(call) !== 'loginGoogleCallback')
  expect(writing.toSorted()).toEqual(marked.map(callId).toSorted())
}, 60_000)
