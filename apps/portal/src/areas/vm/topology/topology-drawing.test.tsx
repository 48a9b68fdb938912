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

const drawn = (selectedId?: string) =>
  renderToStaticMarkup(
    <TopologyDrawing
      placed={placed}
      topology={topology}
      zoom={1}
      hintId="hint"
      tabId="shop"
      selectedId={selectedId}
      onVisit={() => undefined}
      onSelect={() => undefined}
    />,
  )

const plain = (html: string) => html.replaceAll(/[\u2066-\u2069]/g, '')
const labels = (html: string) =>
  [...plain(html).matchAll(/role="button"[^>]* aria-label="([^"]*)"/g)].map(([, label]) => label)

it('every thing is a button that says all that the picture shows of it', () => {
  expect(labels(drawn())).toEqual([
    'شبکه خصوصی shop، سالم، 10.0.0.0/24',
    'سرور web، سالم، شبکه «shop»، 10.0.0.4، 5432، پورت باز است.',
    'سرور db، خاموش، شبکه «shop»، 10.0.0.5، تنها از درون، سرور خاموش است.',
    'سرور alone، سالم، تنها از درون',
  ])
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
