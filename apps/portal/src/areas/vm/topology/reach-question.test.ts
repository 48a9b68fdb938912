import { expect, it } from 'vitest'
import { newQuestion, toSent, type ReachForm } from './reach-question.ts'
import { node } from './topology.fixture.ts'

const nodes = [
  node('balancer-6', 'balancer', { itemId: 6 }),
  node('server-1', 'server', { itemId: 1 }),
  node('server-2', 'server', { itemId: 2 }),
  node('network-3', 'network', { itemId: 3 }),
]
const sent = (change: Partial<ReachForm>) => toSent(nodes)({ ...newQuestion(nodes), ...change })

it('begins with anybody on the internet and the first server', () => {
  expect(sent({})).toEqual({ FirewallProtocolId: 1, ToVmHostId: 1, Port: '443' })
})

it.each<[string, Partial<ReachForm>, object]>([
  [
    'from a server to a balancer',
    { from: 'server-2', to: 'balancer-6' },
    { FromVmHostId: 2, ToLoadBalancerId: 6, Port: '443' },
  ],
  [
    'from an address',
    { from: 'other', address: '198.51.100.7' },
    { FromAddress: '198.51.100.7', ToVmHostId: 1, Port: '443' },
  ],
  ['without ports where the protocol has none', { firewallProtocolId: 3 }, { FirewallProtocolId: 3, ToVmHostId: 1 }],
])('asks %s', (_, change, expected) => {
  expect(sent(change)).toEqual({ FirewallProtocolId: 1, ...expected })
})
