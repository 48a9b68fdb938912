import { describe, expect, it } from 'vitest'
import { parseDeparture, readDestination, readReturn } from './provider.rules.ts'

const departure = { provider: 'google' as const, state: 's1', returnPath: '/vm/3/list' }
const back = (query: string) => readReturn(new URLSearchParams(query), departure)

describe('coming back from a provider', () => {
  it('goes on with the code when the state is the one we left with', () => {
    expect(back('provider=google&code=c&state=s1')).toEqual({ kind: 'code', code: 'c', ...departure })
  })

  it.each([
    ['another state', 'provider=google&code=c&state=s2'],
    ['no state', 'provider=google&code=c'],
    ['another provider', 'provider=ito&code=c&state=s1'],
    ['no code', 'provider=google&state=s1'],
  ])('refuses an answer with %s', (_what, query) => {
    expect(back(query)).toEqual({ kind: 'foreign' })
  })

  it('refuses an answer that nobody in this tab has asked for', () => {
    expect(readReturn(new URLSearchParams('provider=google&code=c&state=s1'), undefined)).toEqual({ kind: 'foreign' })
    expect(readReturn(new URLSearchParams('provider=google&code=c'), undefined)).toEqual({ kind: 'foreign' })
  })

  it('tells a refusal of the provider', () => {
    expect(back('provider=google&error=access_denied&state=s1')).toEqual({ kind: 'denied' })
  })
})

it('goes only to web addresses that carry a state', () => {
  expect(readDestination('https://id.example/auth?state=s1')).toEqual({
    address: 'https://id.example/auth?state=s1',
    state: 's1',
  })
  for (const url of [null, '', '/auth?state=s1', 'https://id.example/auth', 'javascript:alert(1)?state=s1']) {
    expect(readDestination(url)).toBeUndefined()
  }
})

it('reads what the tab remembers, whole or not at all', () => {
  expect(parseDeparture(JSON.stringify(departure))).toEqual(departure)
  for (const text of [null, 'not json', '{}', '{"provider":"google"}']) expect(parseDeparture(text)).toBeUndefined()
})
