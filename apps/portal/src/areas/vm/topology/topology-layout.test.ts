import type { Topology, TopologyLink } from '@sarv/client/vm.generated'
import { describe, expect, it } from 'vitest'
import { onlyExposed, toGraph } from './topology-graph.ts'
import { fitTopology, layOutTopology, type PlacedTopology, type Rect, type Shape } from './topology-layout.ts'
import { node } from './topology.fixture.ts'

const link = (fromId: string, toId: string, more: Partial<TopologyLink> = {}): TopologyLink => ({
  id: `${fromId}/${toId}`,
  kind: 'own',
  fromId,
  toId,
  label: null,
  reach: 'everyone',
  problem: null,
  mend: null,
  ...more,
})

/** Networks with so many servers each, every second of them with an address of its own. */
const project = (...counts: number[]): Topology => {
  const servers = counts.flatMap((count, network) =>
    Array.from({ length: count }, (_, index) =>
      node(`server-${network}-${index}`, 'server', { networkId: `network-${network}` }),
    ),
  )
  return {
    nodes: [...counts.map((_, network) => node(`network-${network}`, 'network')), ...servers],
    links: servers.filter((_, index) => index % 2 === 0).map(({ id }) => link('internet', id)),
  }
}

/** A private cloud with two networks, an address with two forwards, and a balancer before two servers. */
const cloud: Topology = {
  nodes: [
    node('router-1', 'router'),
    node('address-1', 'address', { routerId: 'router-1' }),
    node('network-0', 'network', { routerId: 'router-1' }),
    node('network-1', 'network', { routerId: 'router-1' }),
    node('balancer-1', 'balancer', { networkId: 'network-0' }),
    ...['a', 'b', 'c'].map((name) => node(`server-${name}`, 'server', { networkId: 'network-0' })),
    node('server-d', 'server', { networkId: 'network-1' }),
    node('server-alone', 'server'),
  ],
  links: [
    link('router-1', 'network-0', { kind: 'gateway', reach: 'inside' }),
    link('router-1', 'network-1', { kind: 'gateway', reach: 'inside' }),
    link('internet', 'address-1', { kind: 'entry' }),
    link('address-1', 'balancer-1', { kind: 'listener', label: '443' }),
    link('address-1', 'server-d', { kind: 'forward', label: '2222', reach: 'broken', problem: 'off' }),
    link('balancer-1', 'server-c', { kind: 'member', label: '8080' }),
    link('server-d', 'network-0', { kind: 'connection', label: '10.0.0.9', reach: 'inside' }),
    link('server-a', 'network-0', { kind: 'connection', reach: 'inside' }),
  ],
}

const overlap = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as [T, T]))

/** What stands where it must not. */
const faultsOf = ({ width, height, internet, frames, routers, addresses, things }: PlacedTopology): string[] => {
  const whole = { x: 0, y: 0, width, height }
  const named = (kind: string, rects: readonly Rect[]) =>
    rects.map((rect, index) => ({ name: `${kind} ${index}`, rect }))
  const blocks = [
    ...named('internet', [internet]),
    ...named('frame', frames),
    ...named('router', routers),
    ...named('address', addresses),
  ]
  const boxes = things.map((thing) => ({ name: thing.node.id, rect: thing, networkId: thing.node.networkId }))
  const homeOf = (id: string | null) => frames.find(({ frame }) => frame.id === (id ?? 'outside'))
  return [
    ...blocks.filter(({ rect }) => !isInside(rect, whole)).map(({ name }) => `${name} is outside`),
    ...[...pairs(blocks), ...pairs(boxes)]
      .filter(([one, other]) => overlap(one.rect, other.rect))
      .map(([one, other]) => `${one.name} overlaps ${other.name}`),
    ...boxes
      .filter(({ rect, networkId }) => !isInside(rect, homeOf(networkId) ?? { x: 0, y: 0, width: 0, height: 0 }))
      .map(({ name }) => `${name} is not in its network`),
  ]
}

const lay = (topology: Topology, shape: Shape = 'wide', width = 360) => layOutTopology(toGraph(topology), shape, width)

describe.each<Shape>(['wide', 'tall'])('the %s picture', (shape) => {
  it.each([
    ['one network', project(3)],
    ['an empty network', project(0)],
    ['several of different sizes', project(1, 5, 17, 0, 40)],
    ['twelve with two hundred servers', project(...Array.from({ length: 12 }, (_, index) => 11 + index))],
    ['a private cloud', cloud],
    ['servers outside all networks', { nodes: [node('server-1', 'server'), node('server-2', 'server')], links: [] }],
  ])('overlaps nothing and keeps everything in its place: %s', (_, topology) => {
    for (const width of [280, 360, 700]) expect(faultsOf(lay(topology, shape, width))).toEqual([])
  })

  it('is the same each time', () => {
    expect(lay(cloud, shape)).toEqual(lay(cloud, shape))
  })

  it('draws a line for every way that is not a place', () => {
    const { lines } = lay(cloud, shape)
    const gateways = shape === 'wide' ? ['router-1/network-0', 'router-1/network-1'] : []
    expect(lines.map(({ id }) => id)).toEqual([
      ...gateways,
      'internet/address-1',
      'address-1/balancer-1',
      'address-1/server-d',
      'balancer-1/server-c',
      'server-d/network-0',
    ])
    expect(lines.every(({ path }) => /^M[-\d. ]+[CHV]/.test(path) && !path.includes('NaN'))).toBe(true)
  })
})

describe('from right to left', () => {
  it('the internet stands at the right, then addresses, the private cloud and its networks', () => {
    const { internet, addresses, routers, frames } = lay(cloud)
    const order = [internet.x, addresses[0]!.x, routers[0]!.x, frames[0]!.x]
    expect(order).toEqual(order.toSorted((a, b) => b - a))
    expect(new Set(frames.map(({ x, width }) => x + width)).size).toBe(1)
  })

  it('a private cloud is as high as its networks together', () => {
    const { routers, frames } = lay(cloud)
    const own = frames.filter(({ frame }) => frame.routerId === 'router-1')
    expect(routers[0]!.y).toBe(Math.min(...own.map(({ y }) => y)))
    expect(routers[0]!.y + routers[0]!.height).toBe(Math.max(...own.map(({ y, height }) => y + height)))
  })

  it('a balancer stands before its servers, and those that something leads to before the others', () => {
    const { things } = lay(cloud)
    const xOf = (id: string) => things.find((thing) => thing.node.id === id)!.x
    expect(xOf('balancer-1')).toBeGreaterThan(xOf('server-c'))
    expect(toGraph(cloud).frames[0]!.servers.map(({ id }) => id)).toEqual(['server-c', 'server-a', 'server-b'])
  })
})

describe('a phone', () => {
  it('has everything under each other, within its width', () => {
    const { internet, addresses, routers, frames, width } = lay(cloud, 'tall', 340)
    const order = [internet.y, addresses[0]!.y, routers[0]!.y, frames[0]!.y, frames[1]!.y]
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(width).toBe(340)
  })
})

describe('so much room', () => {
  const large = project(30, 40)
  const fit = (topology: Topology, room: number) => fitTopology(toGraph(topology), room)

  it.each([
    ['a single server on a phone', project(1), 340, 'wide'],
    ['a private cloud on a phone', cloud, 340, 'tall'],
    ['a private cloud on a tablet', cloud, 720, 'wide'],
    ['a large network on a tablet', large, 720, 'wide'],
    ['a large network on half of one', large, 384, 'tall'],
  ] as const)('is used by %s', (_, topology, room, shape) => {
    const placed = fit(topology, room)
    expect(placed.shape).toBe(shape)
    expect(faultsOf(placed)).toEqual([])
    // Never so small that it cannot be read.
    expect(placed.width).toBeLessThanOrEqual(room / 0.8)
  })

  it.each([720, 900, 1400])('at %i, a balancer has no server in its column: its lines cross none', (room) => {
    const many = Array.from({ length: 12 }, (_, index) => node(`more-${index}`, 'server', { networkId: 'network-0' }))
    const { things, shape } = fit({ ...cloud, nodes: [...cloud.nodes, ...many] }, room)
    const columnOf = (kind: string) =>
      things.filter(({ node: { kind: own, networkId } }) => own === kind && networkId === 'network-0').map(({ x }) => x)
    expect(shape).toBe('wide')
    expect(columnOf('server')).not.toContain(columnOf('balancer')[0])
  })

  it('has fewer servers beside each other where there is less of it', () => {
    const columnsAt = (room: number) => new Set(fit(large, room).things.map(({ x }) => x)).size
    expect([columnsAt(1400), columnsAt(480)]).toEqual([3, 2])
  })
})

describe('addresses of servers themselves', () => {
  const ownOf = (...reaches: TopologyLink['reach'][]) =>
    toGraph({
      nodes: [
        node('network-0', 'network'),
        ...reaches.map((_, index) => node(`s${index}`, 'server', { networkId: 'network-0' })),
      ],
      links: reaches.map((reach, index) => link('internet', `s${index}`, { reach })),
    }).frames[0]!.own

  it('are one line to their network, by what is to be looked at first', () => {
    expect(ownOf('closed', 'everyone', 'limited')).toMatchObject({ count: 3, reach: 'everyone' })
    expect(ownOf('everyone', 'risky')).toMatchObject({ count: 2, reach: 'risky' })
    // One server that is off breaks nothing for the others.
    expect(ownOf('broken', 'limited')).toMatchObject({ count: 2, reach: 'limited' })
    expect(ownOf('broken')).toMatchObject({ count: 1, reach: 'broken' })
    expect(ownOf()).toBeNull()
  })
})

describe('only what the internet gets to', () => {
  it('keeps the way there, and leaves the rest out', () => {
    const { nodes, links } = onlyExposed(cloud)
    expect(nodes.map(({ id }) => id)).toEqual(['router-1', 'address-1', 'network-0', 'balancer-1', 'server-c'])
    expect(links.map(({ id }) => id)).toEqual([
      'router-1/network-0',
      'internet/address-1',
      'address-1/balancer-1',
      'balancer-1/server-c',
    ])
  })
})
