import { describe, expect, it } from 'vitest'
import type { WantedForward } from '@sarv/contract/vm/vpc-nats/nat.rules'
import type { ForwardSpec } from '../../../ports/compute/routers.engine.ts'
import { actsToward, forwardsOf, tagsOf } from './vpc-nats.rules.ts'

const key = { projectId: 7, natId: 3 }

const wanted = (change: Partial<WantedForward> = {}): WantedForward => ({
  vmNetworkId: 1,
  vpcHostIpId: 2,
  protocol: 'tcp',
  port: 80,
  portEnd: 80,
  sourceIp: null,
  destinationIp: '10.0.0.5',
  destinationPort: 8080,
  ...change,
})
const forwards = (change: Partial<WantedForward> = {}) => forwardsOf(key, wanted(change))

describe('the ports of a forward', () => {
  it('are made one by one, under names that no other forward has', () => {
    expect(forwards({ portEnd: 82, sourceIp: '198.51.100.7' })).toEqual(
      [0, 1, 2].map((place) => ({
        tag: `fwd-7-${300 + place}`,
        addressTag: 'rip-7-2',
        protocol: 'tcp',
        port: 80 + place,
        networkTag: 'net-7-1',
        toAddress: '10.0.0.5',
        toPort: 8080 + place,
        from: '198.51.100.7',
      })),
    )
    expect(forwards()[0]).not.toHaveProperty('from')
    const [mine, next] = [tagsOf(key), tagsOf({ ...key, natId: 4 })]
    expect(new Set([...mine, ...next]).size).toBe(200)
  })
})

/** What an engine would have in the end; throws where it would refuse on the way. */
const played = (present: readonly ForwardSpec[], acts: ReturnType<typeof actsToward>): ForwardSpec[] => {
  const now = new Map(present.map((forward) => [forward.tag, forward]))
  for (const act of acts) {
    if (act.kind === 'delete') {
      now.delete(act.tag)
      continue
    }
    const { forward } = act
    for (const one of now.values()) {
      if (one.tag === forward.tag) continue
      if (one.port === forward.port && one.addressTag === forward.addressTag) throw new Error(`port ${one.port}`)
      if (one.toPort === forward.toPort && one.toAddress === forward.toAddress) throw new Error(`to ${one.toPort}`)
    }
    now.set(forward.tag, forward)
  }
  return [...now.values()].toSorted((a, b) => a.tag.localeCompare(b.tag))
}

describe('a forward that is changed', () => {
  it('is left alone where it is as wanted', () => {
    expect(actsToward(forwards({ portEnd: 89 }), forwards({ portEnd: 89 }))).toEqual([])
    expect(actsToward([], forwards())).toEqual([{ kind: 'set', forward: forwards()[0] }])
    expect(actsToward(forwards(), [])).toEqual([{ kind: 'delete', tag: 'fwd-7-300' }])
  })

  it.each<[string, Partial<WantedForward>, Partial<WantedForward>]>([
    ['to another port', {}, { port: 81, portEnd: 81 }],
    ['to another address', {}, { vpcHostIpId: 9 }],
    ['to another server', { portEnd: 89 }, { portEnd: 89, destinationIp: '10.0.0.6' }],
    ['upwards, over itself', { portEnd: 89 }, { port: 85, portEnd: 94, destinationPort: 8085 }],
    ['downwards, over itself', { port: 85, portEnd: 94 }, { port: 80, portEnd: 89, destinationPort: 8075 }],
    ['only at its end', { portEnd: 89 }, { portEnd: 89, destinationPort: 8085 }],
    ['only at its beginning', { portEnd: 89 }, { port: 85, portEnd: 94 }],
    ['to some only', { portEnd: 89 }, { portEnd: 89, sourceIp: '198.51.100.7' }],
  ])('%s: every port in place, none goes for a moment', (_, before, after) => {
    const acts = actsToward(forwards(before), forwards(after))
    expect(played(forwards(before), acts)).toEqual(forwards(after))
    expect(acts.every(({ kind }) => kind === 'set')).toBe(true)
  })

  it('is changed port by port also where the ends go apart, and ends as wanted', () => {
    const [before, after] = [{ portEnd: 89 }, { port: 85, portEnd: 94, destinationPort: 8075 }]
    const acts = actsToward(forwards(before), forwards(after))
    expect(played(forwards(before), acts)).toEqual(forwards(after))
  })

  it('becomes shorter and longer', () => {
    const [long, short] = [forwards({ portEnd: 89 }), forwards({ port: 85, portEnd: 86, destinationPort: 8085 })]
    expect(played(long, actsToward(long, short))).toEqual(short)
    expect(played(short, actsToward(short, long))).toEqual(long)
  })

  it('goes on from wherever it was cut off', () => {
    const [before, after] = [forwards({ portEnd: 89 }), forwards({ port: 83, portEnd: 97, destinationPort: 8078 })]
    const acts = actsToward(before, after)
    for (let done = 0; done <= acts.length; done++) {
      const halfway = played(before, acts.slice(0, done))
      expect(played(halfway, actsToward(halfway, after))).toEqual(after)
      expect(played(halfway, actsToward(halfway, before))).toEqual(before)
    }
  })
})
