import type { Topology, TopologyLink, TopologyOpening } from '@sarv/client/vm.generated'
import { describe, expect, it } from 'vitest'
import { onlyExposed } from './topology-graph.ts'
import { exitOf, stateOf, waysOf, wordsOf } from './topology-words.ts'
import { node } from './topology.fixture.ts'

const way = (kind: TopologyLink['kind'], fromId: string, toId: string, reach: TopologyLink['reach']): TopologyLink => ({
  id: `${kind}-${fromId}-${toId}`,
  kind,
  fromId,
  toId,
  label: null,
  reach,
  problem: reach === 'broken' ? `${toId} is broken` : null,
  mend: null,
})

const opening = (minPort: number, reach: TopologyOpening['reach']): TopologyOpening => ({
  firewallProtocolId: 1,
  minPort,
  maxPort: minPort,
  reach,
})

/** Two servers behind a load balancer, one of which does not answer; further forwards lead to both of them. */
const pictureOf = (listener: TopologyLink['reach'] | null): Topology => {
  const isOutside = listener !== null
  const openings = isOutside && listener !== 'broken' ? [opening(80, 'everyone')] : []
  return {
    nodes: [
      node('address', 'address', { openings }),
      node('net', 'network'),
      node('lb', 'balancer', { networkId: 'net', openings }),
      node('up', 'server', { networkId: 'net', openings }),
      node('down', 'server', { networkId: 'net' }),
    ],
    links: [
      way('entry', 'internet', 'address', isOutside ? listener : 'closed'),
      ...(isOutside ? [way('listener', 'address', 'lb', listener)] : []),
      way('member', 'lb', 'up', 'inside'),
      way('member', 'lb', 'down', 'broken'),
    ],
  }
}

const marksOf = (topology: Topology) => {
  const words = wordsOf(topology)
  return Object.fromEntries(
    topology.nodes.map(({ id }) => {
      const { reach, isPartlyBroken } = words.get(id)!
      return [id, isPartlyBroken ? `${reach}, broken` : reach]
    }),
  )
}

it('what a plan makes is new and neither well nor connected', () => {
  const { spoken } = wordsOf({
    nodes: [node('address-c1', 'address', { itemId: null, status: 'متصل' })],
    links: [],
  }).get('address-c1')!
  expect(spoken).not.toMatch(/سالم|متصل/)
  expect(stateOf(node('address-c1', 'address', { itemId: null })).label).toBe('تازه')
})

it('what has a known problem is not called healthy', () => {
  const words = wordsOf(pictureOf('everyone'))
  expect(words.get('up')?.spoken).toContain('سالم')
  expect(words.get('down')?.spoken).not.toContain('سالم')
  expect(words.get('lb')?.spoken).not.toContain('سالم')
})

describe('how the internet gets to a thing', () => {
  it('is a matter of what is open there, also behind a load balancer', () =>
    expect(marksOf(pictureOf('everyone'))).toEqual({
      address: 'everyone',
      net: 'inside',
      lb: 'everyone',
      up: 'everyone',
      down: 'broken',
    }))

  it('is none where the load balancer has no public address, whether its servers answer or not', () =>
    expect(marksOf(pictureOf(null))).toEqual({
      address: 'closed',
      net: 'inside',
      lb: 'inside',
      up: 'inside',
      down: 'inside',
    }))

  it('is broken where nothing is open and a way from the internet does not work', () =>
    expect(marksOf(pictureOf('broken'))).toEqual({
      address: 'broken',
      net: 'inside',
      lb: 'broken',
      up: 'broken',
      down: 'broken',
    }))

  it('is told beside a way that is broken, which hides no other one', () => {
    const { nodes, links } = pictureOf('everyone')
    const more = [...links, way('forward', 'address', 'up', 'broken')]
    expect(marksOf({ nodes, links: more })).toMatchObject({ up: 'everyone, broken', address: 'everyone, broken' })
  })

  it('is said in words, whoever it is open to', () => {
    const openings = [opening(443, 'everyone'), opening(22, 'limited'), opening(5432, 'risky'), opening(80, 'everyone')]
    const { exposure, spoken } = wordsOf({ nodes: [node('web', 'server', { openings })], links: [] }).get('web')!
    const plain = (words: string) => words.replaceAll(/[\u2066-\u2069]/g, '')
    expect(plain(exposure)).toBe('برای همه، ولی نباید: 5432؛ برای همه: 443، 80؛ فقط از نشانی مشخص: 22')
    expect(spoken).toContain(exposure)
  })
})

it('only what the internet gets to keeps servers behind a load balancer, and the lines to them', () => {
  const { nodes, links } = onlyExposed(pictureOf('everyone'))
  expect(nodes.map(({ id }) => id)).toEqual(['address', 'net', 'lb', 'up'])
  expect(links.map(({ id }) => id)).toContain('member-lb-up')
  expect(onlyExposed(pictureOf(null)).nodes).toEqual([])
})

const plainly = (words: string) => words.replaceAll(/[\u2066-\u2069]/g, '')

it('the ways of a thing are told with their other ends', () => {
  const { nodes, links } = pictureOf('everyone')
  const ways = waysOf({ nodes, links: links.map((link) => ({ ...link, label: '443' })) })
  expect(ways('lb').map(plainly)).toEqual(['443 به «up»', '443 به «down»', '443 از «address»'])
  expect(ways('address').map(plainly)).toEqual(['443 به «lb»', '443 از «اینترنت»'])
})

it('a server gets out with an address of its own, through one of its clouds, or not at all', () => {
  const server = node('web', 'server', { networkId: 'closed' })
  const nodes = [
    node('open', 'network', { routerId: 'with' }),
    node('closed', 'network', { routerId: 'without' }),
    node('with', 'router', { detail: 'SNAT' }),
    node('without', 'router'),
    server,
  ]
  const further = way('connection', 'web', 'open', 'inside')
  expect(exitOf({ nodes, links: [] }, server)).toBe('ندارد')
  expect(plainly(exitOf({ nodes, links: [further] }, server))).toBe('دارد، با SNAT ابر خصوصی «with»')
  expect(exitOf({ nodes, links: [] }, { ...server, publicAddresses: ['203.0.113.7'] })).toBe('دارد، با نشانی خودش')
})
