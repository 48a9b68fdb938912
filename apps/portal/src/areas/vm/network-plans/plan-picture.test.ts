import type { Topology, TopologyLink } from '@sarv/client/vm.generated'
import { expect, it } from 'vitest'
import { node } from '../topology/topology.fixture.ts'
import { wordsOf } from '../topology/topology-words.ts'
import { plannedPicture } from './plan-picture.ts'

const way = (id: string, more: Partial<TopologyLink> = {}): TopologyLink => ({
  id,
  kind: 'forward',
  fromId: 'address-1',
  toId: 'server-1',
  label: '443',
  reach: 'everyone',
  problem: null,
  mend: null,
  ...more,
})

const before: Topology = {
  nodes: [
    node('server-1', 'server'),
    node('server-2', 'server'),
    node('network-1', 'network'),
    node('address-1', 'address'),
  ],
  links: [way('forward-1'), way('forward-2')],
}

const after: Topology = {
  nodes: [
    node('server-1', 'server', {
      openings: [{ firewallProtocolId: 1, minPort: 80, maxPort: 80, reach: 'everyone' }],
    }),
    node('server-2', 'server', { status: 'در حال کار', problem: 'چیزی' }),
    node('network-1', 'network', { routerId: 'router-1' }),
    node('address-c1', 'address'),
  ],
  links: [way('forward-1', { label: '444' }), way('forward-c2')],
}

const opens = [
  { nodeId: 'server-1', kind: 'server', name: 'a', ports: 'TCP 80', reach: 'everyone', sentence: '' },
  { nodeId: 'address-c1', kind: 'address', name: 'b', ports: 'TCP 80', reach: 'everyone', sentence: '' },
] as const

it('what will be, with what goes, each marked by what becomes of it', () => {
  const { topology, marks } = plannedPicture(before, { before, after, exposure: { opens: [...opens], closes: [] } })
  expect(topology.nodes.map(({ id }) => id)).toEqual(['server-1', 'server-2', 'network-1', 'address-c1', 'address-1'])
  expect(topology.links.map(({ id }) => id)).toEqual(['forward-1', 'forward-c2', 'forward-2'])
  expect(Object.fromEntries([...marks].map(([id, { kind }]) => [id, kind]))).toEqual({
    'server-1': 'opens',
    'network-1': 'changed',
    'address-c1': 'new',
    'address-1': 'gone',
    'forward-1': 'changed',
    'forward-c2': 'new',
    'forward-2': 'gone',
  })
  expect(marks.get('address-c1')?.word).toBe('تازه')
})

it('things as they will be, not as they were', () => {
  const { topology } = plannedPicture(before, { before, after, exposure: { opens: [], closes: [] } })
  expect(topology.links[0]?.label).toBe('444')
})

it('what goes is neither open nor broken any more, and what it was open to is marked where it led', () => {
  const openings = [{ firewallProtocolId: 1, minPort: 443, maxPort: 443, reach: 'everyone' as const }]
  const was: Topology = {
    nodes: [
      node('address-1', 'address', { openings, problem: 'نشانی آماده نشد.' }),
      node('server-1', 'server', { openings }),
      node('server-2', 'server'),
    ],
    links: [way('forward-1'), way('forward-2', { toId: 'server-2', reach: 'broken', problem: 'خاموش است.' })],
  }
  const closes = [{ ...opens[0], sentence: '' }]
  const { topology, marks } = plannedPicture(was, {
    before: was,
    after: { nodes: [node('server-1', 'server'), node('server-2', 'server')], links: [] },
    exposure: { opens: [], closes },
  })
  const words = wordsOf(topology)
  expect(['address-1', 'server-1', 'server-2'].map((id) => words.get(id)?.reach)).toEqual([
    'closed',
    'closed',
    'closed',
  ])
  expect(topology.links.map(({ reach, problem }) => [reach, problem])).toEqual([
    ['closed', null],
    ['closed', null],
  ])
  expect(topology.nodes.every(({ problem }) => problem === null)).toBe(true)
  expect(marks.get('server-1')?.kind).toBe('closes')
  expect(marks.get('forward-2')?.kind).toBe('gone')
})

it('a server that comes into a network or leaves one says so, is neither new nor gone, and has its line', () => {
  const connection = (id: string, fromId: string, toId: string, label: string | null) =>
    way(id, { kind: 'connection', fromId, toId, label, reach: 'inside' })
  const networks = [node('network-1', 'network', { name: 'front' }), node('network-2', 'network', { name: 'db' })]
  const stays = (networkId: string, detail: string) => node('server-1', 'server', { itemId: 1, networkId, detail })
  const was: Topology = {
    nodes: [...networks, stays('network-1', '10.0.0.2'), node('server-2', 'server', { itemId: 2 })],
    links: [
      connection('connection-1', 'server-1', 'network-1', null),
      connection('connection-3', 'server-2', 'network-2', null),
    ],
  }
  const will: Topology = {
    nodes: [...networks, stays('network-2', '10.9.0.2'), node('server-3', 'server', { itemId: 3 })],
    links: [
      connection('connection-c1', 'server-1', 'network-2', null),
      connection('connection-c2', 'server-3', 'network-1', null),
    ],
  }
  const exposure = { opens: [], closes: [{ ...opens[0], nodeId: 'server-1', sentence: '' }] }
  const { topology, marks } = plannedPicture(was, { before: was, after: will, exposure })
  const plain = (id: string) => marks.get(id)?.word.replaceAll(/[\u2066-\u2069]/g, '')
  expect(plain('server-1')).toBe('رو به اینترنت بسته می‌شود، به شبکه «db» متصل می‌شود، از شبکه «front» جدا می‌شود')
  expect(marks.get('server-1')?.kind).toBe('closes')
  // In the picture of one cloud: there is a server, only not in it.
  expect([marks.get('server-2'), marks.get('server-3')]).toMatchObject([
    { kind: 'gone', tag: 'جدا می‌شود' },
    { kind: 'new', tag: 'متصل می‌شود' },
  ])
  expect(plain('server-3')).toBe('به شبکه «front» متصل می‌شود')
  // Where it stood there was no line; from where it stands now there is one. What goes with its place needs none.
  expect(topology.links.filter(({ id }) => !id.includes('-c')).map(({ id, label }) => [id, label])).toEqual([
    ['connection-1', '10.0.0.2'],
    ['connection-3', null],
  ])
})

it('as it is while there is nothing to draw', () => {
  const empty = { before: null, after: null, exposure: { opens: [], closes: [] } }
  expect(plannedPicture(before, empty)).toEqual({ topology: before, marks: new Map() })
  expect(plannedPicture(before, undefined).topology).toBe(before)
})
