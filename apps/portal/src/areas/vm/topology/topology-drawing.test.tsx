import type { Topology } from '@sarv/client/vm.generated'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { toGraph } from './topology-graph.ts'
import { layOutTopology } from './topology-layout.ts'
import { node } from './topology.fixture.ts'
import { nextStop, stopsOf } from './topology-walk.ts'
import { TopologyDrawing } from './TopologyDrawing.tsx'

const topology: Topology = {
  nodes: [
    node('shop', 'network', { detail: '10.0.0.0/24' }),
    node('web', 'server', {
      networkId: 'shop',
      detail: '10.0.0.4',
      publicAddresses: ['203.0.113.4'],
      openings: [{ firewallProtocolId: 1, minPort: 5432, maxPort: 5432, reach: 'risky' }],
    }),
    node('db', 'server', { networkId: 'shop', detail: '10.0.0.5', state: 'off', problem: 'سرور خاموش است.' }),
    node('alone', 'server'),
  ],
  links: [
    {
      id: 'own',
      kind: 'own',
      fromId: 'internet',
      toId: 'web',
      label: null,
      reach: 'risky',
      problem: 'پورت باز است.',
      mend: null,
    },
  ],
}

const placed = layOutTopology(toGraph(topology), 'wide', 0)

const draw = (of: Topology, how: { selectedId?: string; drawnTo?: number } = {}) =>
  renderToStaticMarkup(
    <TopologyDrawing
      placed={layOutTopology(toGraph(of), 'wide', 0)}
      topology={of}
      zoom={1}
      drawnTo={how.drawnTo}
      hintId="hint"
      tabId="shop"
      selectedId={how.selectedId}
      onVisit={() => undefined}
      onSelect={() => undefined}
    />,
  )
const drawn = (selectedId?: string) => draw(topology, selectedId === undefined ? {} : { selectedId })

const plain = (html: string) => html.replaceAll(/[\u2066-\u2069]/g, '')
const labels = (html: string) =>
  [...plain(html).matchAll(/role="button"[^>]* aria-label="([^"]*)"/g)].map(([, label]) => label)

it('every thing is a button that says all that the picture shows of it', () => {
  expect(labels(drawn())).toEqual([
    'شبکه خصوصی shop، سالم، 10.0.0.0/24',
    'سرور web، شبکه «shop»، 10.0.0.4، برای همه، ولی نباید: 5432، پورت باز است.',
    'سرور db، خاموش، شبکه «shop»، 10.0.0.5، فقط از درون، سرور خاموش است.',
    'سرور alone، سالم، فقط از درون',
  ])
})

it('draws nothing with a known fault as healthy, and what is well as before', () => {
  const of: Topology = {
    nodes: [...topology.nodes, node('lb', 'balancer'), node('silent', 'server')],
    links: [
      ...topology.links,
      {
        id: 'm',
        kind: 'member',
        fromId: 'lb',
        toId: 'silent',
        label: null,
        reach: 'broken',
        problem: 'پاسخ نمی‌دهد.',
        mend: null,
      },
    ],
  }
  const drawnStates = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/data-state="(\w+)" d="([^"]*)"/g)].map(([, state, path]) => [
        state,
        path!.match(/l6.5 11.5h-13z/g)?.length ?? 0,
      ]),
    )
  // The balancer and the silent server, the port that everybody reaches, the network's only healthy server.
  expect(drawnStates(draw(of))).toEqual({ broken: 2, risky: 1, off: 0, ok: 0 })
  expect(drawnStates(draw({ ...of, links: [] }))).toEqual({ ok: 0, off: 0 })
})

it('one of them is in the order of the Tab key, and one may be chosen', () => {
  const html = drawn('db')
  expect(html.match(/tabindex="0"/g)).toHaveLength(1)
  expect(html.match(/tabindex="-1"/g)).toHaveLength(3)
  expect(/aria-pressed="true"[^>]*data-node="db"/.test(html)).toBe(true)
})

it('marks what the internet gets to and should not, and lines by the same word', () => {
  const html = drawn()
  expect(html.match(/data-reach="risky"/g)).toHaveLength(2)
})

it('what lies further down than it is drawn is left out, and comes with the piece that it belongs to', () => {
  const servers = Array.from({ length: 60 }, (_, index) => node(`server-${index}`, 'server', { networkId: 'shop' }))
  const large: Topology = { nodes: [node('shop', 'network'), ...servers], links: [] }
  const placedLarge = layOutTopology(toGraph(large), 'wide', 0)
  const drawnIds = (drawnTo: number) =>
    [...draw(large, { drawnTo }).matchAll(/data-node="([^"]*)"/g)].map(([, id]) => id)
  const above = (y: number) => placedLarge.things.filter((thing) => thing.y < y).map((thing) => thing.node.id)
  expect(placedLarge.height).toBeGreaterThan(1000)
  expect(drawnIds(500)).toEqual(expect.arrayContaining(above(500)))
  expect(drawnIds(500).length).toBeLessThan(60)
  expect(new Set(drawnIds(Infinity))).toEqual(new Set(large.nodes.map(({ id }) => id)))
})

it('the arrows lead to the nearest thing that way', () => {
  const stops = stopsOf(placed)
  expect(stops.map(({ id }) => id)).toEqual(['shop', 'web', 'db', 'alone'])
  expect(nextStop(stops, 'shop', 'ArrowDown')).toBe('web')
  expect(nextStop(stops, 'web', 'ArrowDown')).toBe('db')
  expect(nextStop(stops, 'db', 'ArrowUp')).toBe('web')
  expect(nextStop(stops, 'shop', 'ArrowUp')).toBeUndefined()
  expect([nextStop(stops, 'db', 'Home'), nextStop(stops, 'db', 'End')]).toEqual(['shop', 'alone'])
  expect(nextStop(stops, 'db', 'x')).toBeUndefined()
})

it('a plan marks what becomes of things, says it with their names, and makes the internet a thing to press', () => {
  const marks = new Map([
    ['db', { kind: 'new' as const, word: 'تازه' }],
    ['shop', { kind: 'gone' as const, word: 'می‌رود' }],
    ['own', { kind: 'changed' as const, word: 'تغییر می‌کند' }],
  ])
  const html = renderToStaticMarkup(
    <TopologyDrawing
      placed={placed}
      topology={topology}
      zoom={1}
      hintId="hint"
      tabId="internet"
      selectedId={undefined}
      onVisit={() => undefined}
      onSelect={() => undefined}
      planned={{ marks, line: undefined, Layer: ({ marks: drawn }) => <desc>{`layer of ${drawn.size}`}</desc> }}
    />,
  )
  expect(labels(html)[0]).toBe('اینترنت')
  expect(labels(html).filter((label) => /تازه$|می‌رود$/.test(label ?? ''))).toHaveLength(2)
  expect(/data-node="db"[^>]*data-mark="new"/.test(html)).toBe(true)
  expect(html.match(/data-mark="gone"/g)).toHaveLength(2)
  expect(html.match(/data-mark="changed"/g)).toHaveLength(1)
  expect(html).toContain('layer of 3')
  expect(stopsOf(placed, true).map(({ id }) => id)[0]).toBe('internet')
})
