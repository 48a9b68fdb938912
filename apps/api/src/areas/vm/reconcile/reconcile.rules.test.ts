import * as fc from 'fast-check'
import { nameOf } from '../../../services/drift.ts'
import { describe, expect, it } from 'vitest'
import { balancingOf } from '../../../engines/openstack/balancers/balancers.state.ts'
import type { EngineServer } from '../../../ports/compute/hosts.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import type { EngineRouter, RouterAddress } from '../../../ports/compute/routers.engine.ts'
import type { OurAddress } from './clouds.rules.ts'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { volumeTag, type EngineVolume } from '../../../ports/compute/volumes.engine.ts'
import { parseTag, type OurService } from './comparing.rules.ts'
import { compare, isDoubtful, type OurServer, type OurVolume } from './reconcile.rules.ts'

const service: OurService = {
  projectId: 3,
  id: 7,
  engineRef: 'ref-7',
  isHere: true,
  isExpected: true,
  isEnded: false,
  isBusy: false,
}
const size = { vcpus: 2, memoryGb: 4, diskGb: 50 }
const addresses = { ipv4: '203.0.113.5', ipv6: null }
const ourServer = (changes: Partial<OurServer> = {}): OurServer => ({
  ...service,
  ...size,
  ...addresses,
  power: 'on',
  ...changes,
})
const theirServer = (changes: Partial<EngineServer> = {}): EngineServer => ({
  ...size,
  ...addresses,
  tag: serverTag(3, 7),
  ref: 'ref-7',
  name: 'web',
  image: 'ubuntu-24.04',
  state: 'active',
  power: 'on',
  network: 'connected',
  disks: [],
  revision: null,
  fault: null,
  createdAt: new Date(0),
  ...changes,
})
const ourVolume = (changes: Partial<OurVolume> = {}): OurVolume => ({
  ...service,
  sizeGb: 50,
  serverId: null,
  ...changes,
})
const theirVolume = (changes: Partial<EngineVolume> = {}): EngineVolume => ({
  tag: volumeTag(3, 7),
  ref: 'ref-7',
  name: 'data',
  sizeGb: 50,
  state: 'available',
  serverTag: null,
  device: null,
  revision: null,
  fault: null,
  createdAt: new Date(0),
  ...changes,
})
const theirNetwork = { tag: networkTag(3, 7), ref: 'ref-7', name: 'inside', cidr: '10.0.0.0/24', gatewayIp: '10.0.0.1' }

const noClouds = { clouds: [], interfaces: [], addresses: [], forwards: [], routers: [], looseAddresses: [] }
const balancing = balancingOf({})
const nothing = { servers: [], volumes: [], networks: [], balancers: [], balancing, ...noClouds }

const kinds = (ours: Partial<Parameters<typeof compare>[0]>, theirs: Partial<Parameters<typeof compare>[1]>) => {
  const { findings, skipped } = compare({ ...nothing, ...ours }, { ...nothing, ...theirs })
  return [...findings.map(({ kind }) => kind), ...[...skipped].map((name) => `skipped ${name}`)]
}
const ofServer = (our: Partial<OurServer>, ...theirs: Partial<EngineServer>[]) =>
  kinds({ servers: [ourServer(our)] }, { servers: theirs.map(theirServer) })

describe('a tag', () => {
  it.each([
    ['vm-3-7', { type: 'Vm', projectId: 3, id: 7 }],
    ['vol-3-7', { type: 'Volume', projectId: 3, id: 7 }],
    ['net-12-900', { type: 'Network', projectId: 12, id: 900 }],
    ['vm-3', undefined],
    ['vm-03-7', undefined],
    ['vm-3-7-9', undefined],
    ['xvm-3-7', undefined],
    ['port-3-7', undefined],
    ['', undefined],
  ])('%s is ours or not', (tag, expected) => expect(parseTag(tag)).toEqual(expected))

  it('is read as it is written', () => {
    const id = fc.integer({ min: 1, max: 2 ** 45 })
    fc.assert(
      fc.property(id, id, (projectId, of) => {
        expect(parseTag(serverTag(projectId, of))).toEqual({ type: 'Vm', projectId, id: of })
        expect(parseTag(volumeTag(projectId, of))).toEqual({ type: 'Volume', projectId, id: of })
        expect(parseTag(networkTag(projectId, of))).toEqual({ type: 'Network', projectId, id: of })
      }),
    )
  })
})

describe('a server', () => {
  it.each<[string, Partial<OurServer>, Partial<EngineServer>[], string[]]>([
    ['as it should be', {}, [{}], []],
    ['that was renamed by its owner', {}, [{ name: 'first-name' }], []],
    ['that is not there', {}, [], ['gone']],
    ['that was stopped', {}, [{ state: 'stopped', power: 'off' }], ['power']],
    ['that was started', { power: 'off' }, [{}], ['power']],
    ['whose power we do not know', { power: null, ipv4: null }, [{}], ['power']],
    ['that broke', {}, [{ state: 'error', fault: 'no disk' }], ['failed']],
    ['that is under way', {}, [{ state: 'rebooting' }], ['skipped Vm:3:7']],
    ['with another address', {}, [{ ipv4: '203.0.113.9' }], ['address']],
    ['of another size', {}, [{ vcpus: 8 }], ['size']],
    [
      'with everything changed',
      {},
      [{ state: 'stopped', power: 'off', ipv6: '2001:db8::1', diskGb: 80 }],
      ['power', 'address', 'size'],
    ],
    ['that is busy', { isBusy: true }, [], ['skipped Vm:3:7']],
    ['that was given back', { isExpected: false, isEnded: true }, [{}], ['orphan']],
    ['that was given back a moment ago', { isExpected: false, isEnded: true, isBusy: true }, [{}], ['skipped Vm:3:7']],
    ['of another datacenter of this cloud', { isHere: false }, [{ state: 'stopped', power: 'off' }], []],
    ['that is there twice', {}, [{ ref: 'other', state: 'stopped', power: 'off' }, {}], ['orphan']],
    ['that two pages answered', {}, [{}, {}], []],
  ])('%s', (_, our, theirs, expected) => expect(ofServer(our, ...theirs)).toEqual(expected))

  it('that we do not have is an orphan; what has no tag of ours is none', () => {
    expect(kinds({}, { servers: [theirServer()] })).toEqual(['orphan'])
    expect(
      kinds({}, { servers: [theirServer({ tag: 'someone-else' }), theirServer({ tag: volumeTag(3, 7) })] }),
    ).toEqual([])
  })

  it('tells operators what was expected and what was found, and of a fault no novel', () => {
    const { findings } = compare(
      { ...nothing, servers: [ourServer(), ourServer({ id: 8 })] },
      {
        ...nothing,
        servers: [
          theirServer({ vcpus: 8 }),
          theirServer({ tag: serverTag(3, 8), state: 'error', fault: 'x'.repeat(9999) }),
        ],
      },
    )
    expect(findings).toMatchObject([
      { kind: 'size', engineRef: 'ref-7', details: { expected: size, found: { ...size, vcpus: 8 } } },
      { kind: 'failed', details: { fault: 'x'.repeat(500) } },
    ])
  })
})

describe('a volume', () => {
  const onServer = { state: 'attached', serverTag: serverTag(3, 1) } as const
  it.each<[string, Partial<OurVolume>, Partial<EngineVolume>[], string[]]>([
    ['as it should be', {}, [{}], []],
    ['on its server', { serverId: 1 }, [onServer], []],
    ['that is not there', {}, [], ['gone']],
    ['that broke', {}, [{ state: 'error' }], ['failed']],
    ['that is being attached', {}, [{ state: 'attaching', serverTag: serverTag(3, 1) }], ['skipped Volume:3:7']],
    ['that was detached', { serverId: 1 }, [{}], ['attachment']],
    ['that was attached elsewhere', { serverId: 2 }, [onServer], ['attachment']],
    ['that was grown', {}, [{ sizeGb: 100 }], ['size']],
  ])('%s', (_, our, theirs, expected) =>
    expect(kinds({ volumes: [ourVolume(our)] }, { volumes: theirs.map(theirVolume) })).toEqual(expected),
  )

  it('is not judged while its server is worked on', () => {
    const servers = [ourServer({ id: 1, isBusy: true })]
    const skipped = ['skipped Vm:3:1', 'skipped Volume:3:7']
    expect(kinds({ servers, volumes: [ourVolume({ serverId: 1 })] }, { volumes: [theirVolume()] })).toEqual(skipped)
    expect(kinds({ servers, volumes: [ourVolume()] }, { volumes: [theirVolume(onServer)] })).toEqual(skipped)
  })
})

describe('a network', () => {
  it.each<[string, Partial<OurService>, boolean, string[]]>([
    ['as it should be', {}, true, []],
    ['that is not there', {}, false, ['gone']],
    ['that was never made', { isExpected: false }, false, []],
    ['that failed to go away', { isExpected: false }, true, []],
    ['that was deleted', { isExpected: false, isEnded: true }, true, ['orphan']],
  ])('%s', (_, our, isThere, expected) =>
    expect(kinds({ networks: [{ ...service, ...our }] }, { networks: isThere ? [theirNetwork] : [] })).toEqual(
      expected,
    ),
  )
})

describe('whatever both sides say', () => {
  const idsUpTo = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { maxLength: max })
  const power = fc.constantFrom('on', 'off')
  const states = fc.constantFrom('active', 'stopped', 'error', 'building', 'deleting', 'rebooting')
  const theirs = idsUpTo(12)
    .chain((ids) => fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), state: states, power }))))
    .map((all) => all.map(({ id, ...rest }) => theirServer({ tag: serverTag(3, id), ref: `ref-${id}`, ...rest })))
  const ours = idsUpTo(12)
    .chain((ids) =>
      fc.tuple(
        ...ids.map((id) => fc.record({ id: fc.constant(id), isBusy: fc.boolean(), isEnded: fc.boolean(), power })),
      ),
    )
    .map((all) => all.map((row) => ourServer({ ...row, isExpected: !row.isEnded })))

  /** The same by cases, for one server alone. */
  const expectedOf = (row: OurServer | undefined, server: EngineServer | undefined): string[] => {
    if (row?.isBusy) return []
    if (!server) return row?.isExpected ? ['gone'] : []
    if (!row || row.isEnded) return ['orphan']
    if (server.state === 'error') return ['failed']
    return ['active', 'stopped'].includes(server.state) && server.power !== row.power ? ['power'] : []
  }

  it('each server is judged by itself, and once', () => {
    fc.assert(
      fc.property(ours, theirs, (rows, servers) => {
        const { findings } = compare({ ...nothing, servers: rows }, { ...nothing, servers })
        for (let id = 1; id <= 12; id += 1) {
          const found = findings.filter((finding) => finding.service.id === id).map(({ kind }) => kind)
          const row = rows.find((one) => one.id === id)
          const server = servers.find(({ tag }) => tag === serverTag(3, id))
          expect(found).toEqual(expectedOf(row, server))
        }
      }),
    )
  })

  it('nothing is both found and skipped', () => {
    fc.assert(
      fc.property(ours, theirs, (rows, servers) => {
        const { findings, skipped } = compare({ ...nothing, servers: rows }, { ...nothing, servers })
        expect(findings.filter((finding) => skipped.has(nameOf(finding.service)))).toEqual([])
      }),
    )
  })

  it('two sides that say the same agree, in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8]), (ids) => {
        const servers = ids.map((id) => theirServer({ tag: serverTag(3, id), ref: `ref-${id}` }))
        const rows = ids.toReversed().map((id) => ourServer({ id, engineRef: `ref-${id}` }))
        expect(kinds({ servers: rows }, { servers })).toEqual([])
      }),
    )
  })
})

describe('an answer', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ourServer({ id: index + 1 }))
  const doubtful = (expected: number, there: number) => {
    const ours = { ...nothing, servers: rows(expected) }
    const servers = rows(there).map(({ id }) => theirServer({ tag: serverTag(3, id) }))
    return isDoubtful(ours, compare(ours, { ...nothing, servers }).findings)
  }

  it('without most of what we have is doubtful; without a few it is not', () => {
    expect(doubtful(11, 0)).toBe(true)
    expect(doubtful(10, 0)).toBe(false)
    expect(doubtful(100, 49)).toBe(true)
    expect(doubtful(100, 50)).toBe(false)
  })
})

describe('addresses of private clouds', () => {
  const address = (changes: Partial<OurAddress> = {}): OurAddress => ({
    projectId: 3,
    id: 5,
    vpcHostId: 9,
    engineRef: null,
    address: '203.0.113.5',
    vmNetworkNodeId: null,
    isHere: true,
    isExpected: true,
    isEnded: false,
    isBusy: false,
    ...changes,
  })
  const summary = { tag: 'rt-3-9', ref: 'r', name: 'gate', address: '203.0.113.1', hasSnat: false }
  const router = (addresses: RouterAddress[]): EngineRouter => ({
    ...summary,
    networkTags: [],
    forwards: [],
    addresses,
  })
  const loose = { tag: 'rip-3-5', address: '203.0.113.5' }
  const cloud = {
    ...address({ id: 9, address: summary.address }),
    engineRef: 'r',
    snatEnabled: false,
    snatAddressId: null,
    reaches: [],
  }
  const found = (ours: OurAddress[], placed: RouterAddress[], looseAddresses = [loose]) =>
    kinds({ clouds: [cloud], addresses: ours }, { routers: [router(placed)], looseAddresses })

  it('that no router has are orphans where nothing of ours is theirs, or theirs has ended', () => {
    expect(found([], [])).toEqual(['orphan'])
    expect(found([address({ isExpected: false, isEnded: true })], [])).toEqual(['orphan'])
    expect(found([address({ isExpected: false, isBusy: true })], [])).toEqual(['skipped VpcIp:3:5'])
  })

  it('that have lost their router are gone from it, and a second one beside the right one is told', () => {
    expect(found([address()], [])).toEqual(['gone'])
    const placed = { ...loose, port: null }
    expect(found([address()], [placed], [])).toEqual([])
    expect(found([address()], [placed], [{ ...loose, address: '203.0.113.77' }])).toEqual(['orphan'])
  })

  it('a way into another cloud that only one side knows is told', () => {
    const ways = (reaches: string[], there: string[]) =>
      kinds({ clouds: [{ ...cloud, reaches }] }, { routers: [{ ...router([]), reaches: there }] })
    expect(ways(['net-3-2', 'net-3-1'], ['net-3-1', 'net-3-2'])).toEqual([])
    expect(ways(['net-3-1'], [])).toEqual(['attachment'])
    expect(ways([], ['net-3-1'])).toEqual(['attachment'])
  })
})
