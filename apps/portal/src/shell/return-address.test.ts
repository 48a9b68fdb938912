import { describe, expect, it } from 'vitest'
import { returnPathOf, safeReturnPath, withReturn } from './return-address.ts'

describe('the address to come back to after signing in', () => {
  it.each(['/vm/3/list', '/vm/3/list?Search=web&page=2', '/vm/3/7/specification#ip'])('keeps %s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    null,
    '',
    'vm/3/list',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/..//elsewhere.example',
    '/vm/..//elsewhere.example/list',
    '/.//elsewhere.example',
    '/%2e%2e//elsewhere.example',
    '/..\\\\elsewhere.example',
    '/..//elsewhere.example/account/invitation',
    '//',
    '/..//',
    'javascript:alert(1)',
    '/login',
    '/account/login?return=/vm/1/list',
    '/x/../account/login',
  ])('answers the dashboard for %s', (path) => {
    expect(safeReturnPath(path)).toBe('/')
  })

  it('comes back to an invitation without its token, which stands in no query', () => {
    expect(safeReturnPath('/account/invitation#secret')).toBe('/account/invitation')
    expect(withReturn('/account/login', '/account/invitation#secret')).not.toContain('secret')
    expect(safeReturnPath('//elsewhere.example/account/invitation')).toBe('/')
  })

  it('travels in the query and comes back whole', () => {
    const address = withReturn('/login', '/vm/3/list?Search=a&b')
    expect(returnPathOf(new URL(address, 'http://x').searchParams)).toBe('/vm/3/list?Search=a&b')
    expect(withReturn('/login', '/')).toBe('/login')
  })
})
