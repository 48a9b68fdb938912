import { describe, expect, it } from 'vitest'
import { firewallProtocol } from '../../enums.ts'
import type { Topology, TopologyNode, TopologyReach } from '../topology/topology.schemas.ts'
import { exposureChanges } from './exposure-changes.rules.ts'

const { tcp, udp } = firewallProtocol.id

type Opening = [minPort: number, maxPort: number, reach: TopologyReach, protocol?: number]

const picture = (openings: readonly Opening[], kind: TopologyNode['kind'] = 'server'): Topology => ({
  nodes: [
    {
      id: 'server-1',
      kind,
      itemId: 1,
      name: 'web',
      detail: null,
      status: null,
      state: 'ok',
      networkId: null,
      routerId: null,
      publicAddresses: [],
      openings: openings.map(([minPort, maxPort, reach, firewallProtocolId = tcp]) => ({
        firewallProtocolId,
        minPort,
        maxPort,
        reach,
      })),
      members: null,
      problem: null,
      mend: null,
    },
  ],
  links: [],
})

const told = (before: readonly Opening[], after: readonly Opening[], kind?: TopologyNode['kind']) => {
  const { opens, closes } = exposureChanges(picture(before, kind), picture(after, kind))
  const ports = (changes: typeof opens) =>
    changes.map(({ opening, other }) => [opening.minPort, opening.maxPort, opening.reach, other])
  return { opens: ports(opens), closes: ports(closes) }
}

describe('what the internet gets to afterwards', () => {
  it.each<[string, Opening[], Opening[], ReturnType<typeof told>]>([
    ['nothing new', [[80, 80, 'everyone']], [[80, 80, 'everyone']], { opens: [], closes: [] }],
    ['a new port', [], [[22, 22, 'everyone']], { opens: [[22, 22, 'everyone', 'closed']], closes: [] }],
    ['a port less', [[22, 22, 'limited']], [], { opens: [], closes: [[22, 22, 'limited', 'closed']] }],
    [
      'the rest of a range',
      [[85, 90, 'everyone']],
      [[80, 99, 'everyone']],
      {
        opens: [
          [80, 84, 'everyone', 'closed'],
          [91, 99, 'everyone', 'closed'],
        ],
        closes: [],
      },
    ],
    [
      'more people',
      [[22, 22, 'limited']],
      [[22, 22, 'everyone']],
      { opens: [[22, 22, 'everyone', 'limited']], closes: [] },
    ],
    [
      'fewer people',
      [[22, 22, 'everyone']],
      [[22, 22, 'limited']],
      { opens: [], closes: [[22, 22, 'everyone', 'limited']] },
    ],
    // Whether it is a risk is a matter of the ports, and they are the same ones.
    [
      'the same as a part of a risky range',
      [[3000, 4000, 'risky']],
      [[3000, 3001, 'everyone']],
      {
        opens: [],
        closes: [[3002, 4000, 'risky', 'closed']],
      },
    ],
    [
      'the same port of another protocol',
      [[53, 53, 'everyone', tcp]],
      [
        [53, 53, 'everyone', tcp],
        [53, 53, 'everyone', udp],
      ],
      { opens: [[53, 53, 'everyone', 'closed']], closes: [] },
    ],
  ])('is %s', (_, before, after, expected) => expect(told(before, after)).toEqual(expected))

  it('is told of servers and balancers, not of the addresses that lead there', () =>
    expect(told([], [[22, 22, 'everyone']], 'address')).toEqual({ opens: [], closes: [] }))

  it('is new on a server that was not there', () => {
    const { opens } = exposureChanges({ nodes: [], links: [] }, picture([[22, 22, 'everyone']]))
    expect(opens).toHaveLength(1)
  })
})
