import type { VpcIpListItem } from '@sarv/client/vm.generated'
import { networkNodeStatus } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { addressesFor, whyNoAddress } from './public-address.ts'

const ip = (id: number, change: Partial<VpcIpListItem> = {}): VpcIpListItem => ({
  id,
  ipAddress: `203.0.113.${id}`,
  isPrimary: false,
  statusId: networkNodeStatus.id.connected,
  ...change,
})
const ips = [
  ip(1, { isPrimary: true }),
  ip(2),
  ip(3, { vmHost: 'db', vmHostId: 9 }),
  ip(4, { loadBalancerId: 31, loadBalancer: 'web' }),
  ip(5, { forwards: ['ssh'] }),
  ip(6, { statusId: networkNodeStatus.id.wait }),
]
const offered = (hasSharedAddresses: boolean, balancerId?: number) =>
  addressesFor({ ips, capability: { hasSharedAddresses }, balancerId }).map(({ id }) => id)

it('addresses that lead nowhere yet are offered, its own too, and those with forwards where they are shared', () => {
  expect(offered(true)).toEqual([2, 5])
  expect(offered(false)).toEqual([2])
  expect(offered(false, 31)).toEqual([2, 4])
})

it('where none is offered it is said why', () => {
  expect(whyNoAddress([ips[0]!])).toBe('onlyPrimary')
  expect(whyNoAddress([ips[0]!, ips[2]!])).toBe('allTaken')
})
