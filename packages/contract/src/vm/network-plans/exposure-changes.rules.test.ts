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

  describe('at an address', () => {
    const leadingTo = (serverOpenings: readonly Opening[], addressOpenings: readonly Opening[]): Topology => ({
      nodes: [
        ...picture(serverOpenings).nodes,
        ...picture(addressOpenings, 'address').nodes.map((node) => ({ ...node, id: 'address-1' })),
      ],
      links: addressOpenings.map(() => ({
        id: 'forward-1',
        kind: 'forward',
        fromId: 'address-1',
        toId: 'server-1',
        label: null,
        reach: 'everyone',
        problem: null,
        mend: null,
      })),
    })
    const nodesIn = (before: Topology, after: Topology) => {
      const { opens, closes } = exposureChanges(before, after)
      return { opens: opens.map(({ node }) => node.id), closes: closes.map(({ node }) => node.id) }
    }
    const port: Opening[] = [[443, 443, 'everyone']]

    it('is told where the server behind it was open already', () => {
      expect(nodesIn(leadingTo(port, []), leadingTo(port, port))).toEqual({ opens: ['address-1'], closes: [] })
      expect(nodesIn(leadingTo(port, port), leadingTo(port, []))).toEqual({ opens: [], closes: ['address-1'] })
    })

    it('is told with the server where that is new, too', () =>
      expect(nodesIn(leadingTo([], []), leadingTo(port, port))).toEqual({ opens: ['server-1'], closes: [] }))
  })

  it('is new on a server that was not there', () => {
    const { opens } = exposureChanges({ nodes: [], links: [] }, picture([[22, 22, 'everyone']]))
    expect(opens).toHaveLength(1)
  })
})
