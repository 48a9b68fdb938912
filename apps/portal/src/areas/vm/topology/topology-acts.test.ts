import type { Topology } from '@sarv/client/vm.generated'
import { describe, expect, it } from 'vitest'
import { actsOf } from './topology-acts.ts'
import { mendOf } from './topology-mends.ts'
import { node } from './topology.fixture.ts'

const topology: Topology = {
  nodes: [
    node('router-7', 'router', { itemId: 7 }),
    node('address-3', 'address', { itemId: 3, routerId: 'router-7' }),
    node('network-4', 'network', { itemId: 4, routerId: 'router-7' }),
    node('network-5', 'network', { itemId: 5 }),
    node('server-1', 'server', { itemId: 1, networkId: 'network-4', detail: '10.0.0.5' }),
    node('server-2', 'server', { itemId: 2, networkId: 'network-5' }),
    node('balancer-6', 'balancer', { itemId: 6, networkId: 'network-4' }),
    node('missing', 'missing', { itemId: null, networkId: 'network-4' }),
    node('address-c1', 'address', { itemId: null, routerId: 'router-7' }),
    node('network-c2', 'network', { itemId: null, routerId: 'router-7' }),
    node('balancer-c3', 'balancer', { itemId: null, networkId: 'network-4' }),
  ],
  links: [],
}

const hrefsOf = (id: string) =>
  actsOf(
    9,
    topology,
    topology.nodes.find((one) => one.id === id)!,
  ).map(({ href }) => href)

describe('what a thing of the picture leads to', () => {
  it.each([
    [
      'server-1',
      [
        '/vm/9/1/specification',
        '/vm/9/1/firewall',
        '/vm/9/1/network',
        '/vm/9/1/ip',
        '/vpc/9/7/nat?forward=new&network=4&to=10.0.0.5',
      ],
    ],
    ['server-2', ['/vm/9/2/specification', '/vm/9/2/firewall', '/vm/9/2/network', '/vm/9/2/ip']],
    [
      'network-4',
      ['/network/9/4/node-list', '/vm/9/2/add-vm?networkId=4', '/vpc/9/7/network?network=4', '/vpc/9/7/loadBalancer'],
    ],
    ['network-5', ['/network/9/5/node-list', '/vm/9/2/add-vm?networkId=5']],
    [
      'router-7',
      [
        '/vpc/9/7/overview',
        '/vm/9/2/add-vm?vpcId=7',
        '/vpc/9/7/network',
        '/vpc/9/7/nat',
        '/vpc/9/7/ip',
        '/vpc/9/7/loadBalancer',
      ],
    ],
    ['address-3', ['/vpc/9/7/ip?address=3', '/vpc/9/7/nat?forward=new&from=3', '/vpc/9/7/nat']],
    ['balancer-6', ['/load-balancer/9?balancer=6']],
    ['missing', ['/vpc/9/7/nat']],
    // What a plan makes has no page.
    ['address-c1', []],
    ['network-c2', []],
    ['balancer-c3', []],
  ])('%s', (id, hrefs) => {
    expect(hrefsOf(id)).toEqual(hrefs)
  })
})

it.each([
  ['server', '/vm/9/1/specification'],
  ['firewall', '/vm/9/1/firewall'],
  ['networks', '/vm/9/1/network'],
  ['network', '/vpc/9/7/network?network=1'],
  ['forward', '/vpc/9/7/nat?forward=1'],
  ['newForward', '/vpc/9/1/nat?forward=new'],
  ['address', '/vpc/9/7/ip?address=1'],
  ['exit', '/vpc/9/1/nat'],
  ['balancer', '/load-balancer/9?balancer=1'],
  ['cloud', '/vpc/9/1/overview'],
] as const)('what is wrong with a %s is put right at %s', (place, href) => {
  expect(mendOf(9, { place, itemId: 1, vpcHostId: 7 })).toMatchObject({ href, label: expect.any(String) })
})
