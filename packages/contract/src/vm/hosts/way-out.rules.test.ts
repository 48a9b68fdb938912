import { expect, it } from 'vitest'
import { hasNoPublicAddress, wayOutOf } from './way-out.rules.ts'

const shop = { id: 1, name: 'shop', snatEnabled: false }
const office = { id: 2, name: 'office', snatEnabled: true }

it.each([
  ['with an address of its own', { ipv4Address: '203.0.113.7', clouds: [shop] }, 'own', undefined],
  ['with one of version 6 alone', { ipv4Address: null, ipv6Address: '2001:db8::7' }, 'own', undefined],
  ['through its cloud', { ipv4Address: null, clouds: [office] }, 'snat', office],
  ['through whichever of its clouds lets it', { clouds: [shop, office] }, 'snat', office],
  ['not while its cloud lets nobody out', { clouds: [shop] }, 'snatOff', shop],
  ['not at all from a network without a cloud', { clouds: [] }, 'none', undefined],
  ['not at all as far as is known', {}, 'none', undefined],
])('a server gets out %s', (_, host, kind, cloud) => {
  expect(wayOutOf(host)).toEqual({ kind, ...(cloud && { cloud }) })
})

it.each([
  [{ powerStatus: 'POWERED_ON', ipv4Address: null }, true],
  [{ powerStatus: 'POWERED_OFF' }, true],
  [{ powerStatus: 'POWERED_ON', ipv6Address: '2001:db8::7' }, false],
  [{ powerStatus: null, ipv4Address: null }, false],
])('%j has no public address: %s', (host, isSo) => {
  expect(hasNoPublicAddress(host)).toBe(isSo)
})
