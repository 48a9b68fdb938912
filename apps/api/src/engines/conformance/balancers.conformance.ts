import { describe, expect, it } from 'vitest'
import {
  balancerTag,
  waitForBalancer,
  waitForBalancerGone,
  type BalancerPort,
  type BalancerSpec,
  type Balancing,
  type HealthCheckKind,
} from '../../ports/compute/balancers.engine.ts'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { waitForServerGone } from '../../ports/compute/hosts.engine.ts'
import { networkTag, portTag } from '../../ports/compute/networks.engine.ts'
import { asTold, build, checks, listener, network, openingOf, shapeOn, specOn } from './balancers.fixture.ts'
import { tag, tagsOn, told, update } from './balancers.fixture.ts'
import { answersOf, inTwoProcesses, refusal, retrying, signal, wait } from './compute.fixture.ts'
import type { ComputeFixture } from './compute.fixture.ts'
import { createFaults, withFaults } from './faults.ts'

/** What load balancers must do on every compute engine. */
export const describeBalancerConformance = (name: string, fixture: ComputeFixture): void => {
  const opening = openingOf(fixture)
  describeMaking(name, opening)
  describeRefusals(name, opening, fixture)
  describeChanging(name, opening)
  describeTrouble(name, opening)
}

type Opening = ReturnType<typeof openingOf>

const describeMaking = (name: string, { openNetwork, openServers }: Opening) => {
  describe(`${name}: load balancers`, () => {
    it('are as they were asked for, once, also when asked for again', async () => {
      const { engine } = await openServers()
      const spec = specOn(engine, { listeners: [listener(80, [1, 2]), listener(80, [2], { protocol: 'udp' })] })
      const made = await engine.createBalancer(spec, signal)
      expect(await engine.createBalancer(spec, signal)).toEqual(made)
      const balancer = await waitForBalancer(engine, tag, wait)
      expect(balancer).toMatchObject({ ...made, tag, networkTag: network.tag, fault: null })
      expect(asTold(balancer)).toEqual(told(spec))
      expect(balancer.listeners[0]?.members.map(({ address }) => address)).toEqual(['192.168.1.11', '192.168.1.12'])
      const { algorithm: _, listeners: __, ...summary } = balancer
      expect(await engine.listBalancers(signal)).toEqual([summary])
      expect(await engine.createBalancer({ ...spec, name: 'renamed' }, signal)).toEqual(made)
      const port = { tag: portTag(7, 3), networkTag: network.tag, address: balancer.address }
      await expect(engine.attachPort('vm-7-1', port, signal)).rejects.toMatchObject(refusal('address_taken'))
    })

    it('are one for many requests at once, through two processes', async () => {
      const subject = await openNetwork()
      const spec = specOn(subject.engine)
      const made = answersOf(await inTwoProcesses(subject, 4, (engine) => engine.createBalancer(spec, signal)))
      expect(made).toHaveLength(4)
      expect(new Set(made.map(({ ref }) => ref)).size).toBe(1)
      expect(await tagsOn(subject.engine)).toEqual([tag])
    })

    it('have addresses of their network that nobody else has, and hold it', async () => {
      const { engine } = await openNetwork()
      const one = await build(engine)
      const other = await build(engine, specOn(engine, { tag: balancerTag(7, 2) }))
      expect(one.address).toMatch(/^192\.168\.1\.\d+$/)
      expect(new Set([one.address, other.address, network.gatewayIp]).size).toBe(3)
      expect(await tagsOn(engine)).toEqual(['lb-7-1', 'lb-7-2'])
      for (const { tag: standing } of [one, other]) {
        await expect(engine.deleteNetwork(network.tag, signal)).rejects.toMatchObject(refusal('in_use'))
        await engine.deleteBalancer(standing, signal)
        await waitForBalancerGone(engine, standing, wait)
      }
      await engine.deleteBalancer(tag, signal)
      expect(await tagsOn(engine)).toEqual([])
      await engine.deleteNetwork(network.tag, signal)
      expect(await engine.listNetworks(signal)).toEqual([])
    })

    it('outlive a server behind them, which can be taken out afterwards', async () => {
      const { engine } = await openServers()
      await build(engine, specOn(engine, { listeners: [listener(80, [1, 2])] }))
      await engine.deleteServer('vm-7-2', signal)
      await waitForServerGone(engine, 'vm-7-2', wait)
      const balancer = await waitForBalancer(engine, tag, wait)
      expect(balancer.listeners[0]?.members).toMatchObject([{ serverTag: 'vm-7-1' }, { serverTag: 'vm-7-2' }])
      expect(balancer.listeners[0]?.members[1]?.health).not.toBe('up')
      const without = await update(engine, shapeOn(engine, listener(80, [1])))
      expect(without.listeners[0]?.members).toMatchObject([{ serverTag: 'vm-7-1' }])
    })

    it('can be made again under the same tag once they are gone', async () => {
      const { engine } = await openNetwork()
      const first = await build(engine)
      await engine.deleteBalancer(tag, signal)
      await waitForBalancerGone(engine, tag, wait)
      const second = await build(engine, specOn(engine, { listeners: [listener(81)] }))
      expect(second.ref).not.toBe(first.ref)
    })
  })
}

const unknownTo = <Item>(all: readonly Item[], known: readonly Item[]): Item[] =>
  all.filter((item) => !known.includes(item))

const spokenFor = (kind: HealthCheckKind): { protocol: 'tcp' | 'udp' } => ({ protocol: kind === 'udp' ? 'udp' : 'tcp' })

/** What some engine has and this one has not. */
const beyond = (balancing: Balancing, base: BalancerSpec): BalancerSpec[] => {
  const [first] = base.listeners
  const certificate = { certificate: 'certificate', privateKey: 'key' }
  const protocols = unknownTo(['tcp', 'udp', 'http', 'https'] as const, balancing.protocols)
  const algorithms = unknownTo(['roundRobin', 'leastConnection', 'sourceIp'] as const, balancing.algorithms)
  const weighed = [{ ...first!, members: [{ serverTag: 'vm-7-1', weight: 2 }] }]
  const drained = [{ ...first!, members: [{ serverTag: 'vm-7-1', weight: 0 }] }]
  const kinds = unknownTo(['tcp', 'http', 'udp'] as const, balancing.healthChecks)
  return [
    ...protocols.map((protocol) => ({
      ...base,
      listeners: [{ ...first!, protocol, ...(protocol === 'https' && { certificate }) }],
    })),
    ...algorithms.map((algorithm) => ({ ...base, algorithm })),
    ...(balancing.hasWeights
      ? []
      : [
          { ...base, listeners: weighed },
          { ...base, listeners: drained },
        ]),
    ...kinds.map((kind) => ({ ...base, listeners: [{ ...first!, ...spokenFor(kind), healthCheck: checks[kind] }] })),
    ...(balancing.sessions.includes('sourceIp')
      ? []
      : [{ ...base, listeners: [{ ...first!, session: 'sourceIp' as const }] }]),
  ]
}

const describeRefusals = (name: string, { openNetwork }: Opening, { open }: ComputeFixture) => {
  describe(`${name}: load balancers that cannot be`, () => {
    it('are refused under a taken tag with another shape', async () => {
      const { engine } = await openNetwork()
      const { ref } = await build(engine)
      for (const listeners of [
        [listener(81)],
        [listener(80, [1])],
        [listener(80, [], { memberPort: 9 })],
        [listener(80), listener(81)],
      ]) {
        const another = engine.createBalancer(specOn(engine, { listeners }), signal)
        await expect(another).rejects.toMatchObject(refusal('duplicate'))
      }
      expect(await engine.getBalancer(tag, signal)).toMatchObject({ ref })
    })

    it('are refused where network or server is not there, and leave nothing', async () => {
      const { engine } = await openNetwork()
      for (const change of [{ networkTag: networkTag(7, 9) }, { listeners: [listener(80, [9])] }])
        await expect(engine.createBalancer(specOn(engine, change), signal)).rejects.toMatchObject(refusal('not_found'))
      const changing = engine.updateBalancer(tag, shapeOn(engine, listener(80)), signal)
      await expect(changing).rejects.toMatchObject(refusal('not_found'))
      await engine.deleteBalancer(tag, signal)
      expect(await engine.getBalancer(tag, signal)).toBeUndefined()
      expect(await tagsOn(engine)).toEqual([])
    })

    it('are refused when they make no sense, or want what this engine does not have', async () => {
      const { engine } = await openNetwork()
      const senseless = [
        [],
        [listener(80), listener(80, [], { memberPort: 9 })],
        [listener(0)],
        [listener(80, [], { memberPort: 65_536 })],
        [listener(80, [1, 1])],
      ].map((listeners) => specOn(engine, { listeners }))
      for (const spec of [...senseless, ...beyond(engine.balancing, specOn(engine))])
        await expect(engine.createBalancer(spec, signal)).rejects.toMatchObject(refusal('invalid'))
      expect(await tagsOn(engine)).toEqual([])
    })

    it('answer at no address that is held for somebody else', async () => {
      const { engine } = await openNetwork()
      await engine.createBalancer(specOn(engine), signal)
      const { address: free } = await waitForBalancer(engine, tag, wait)
      await engine.deleteBalancer(tag, signal)
      await waitForBalancerGone(engine, tag, wait)
      const spec = specOn(engine, { heldAddresses: [free] })
      const { ref } = await engine.createBalancer(spec, signal)
      expect((await waitForBalancer(engine, tag, wait)).address).not.toBe(free)
      // It is no part of its shape: whoever asks again may hold others by then.
      expect(await engine.createBalancer(specOn(engine), signal)).toEqual({ ref })
    })

    it('are refused in a network that is full', async () => {
      const { engine } = await open()
      await engine.createNetwork({ ...network, cidr: '192.168.1.0/30' }, signal)
      await expect(engine.createBalancer(specOn(engine), signal)).rejects.toMatchObject(refusal('no_address'))
    })
  })
}

const describeChanging = (name: string, { openNetwork, openServers }: Opening) => {
  describe(`${name}: changing a load balancer`, () => {
    it('brings it to every shape that it is told, and keeps what it is', async () => {
      const { engine } = await openServers()
      const { ref, address } = await build(engine)
      const shapes = [
        { ...shapeOn(engine, listener(80, [1, 2])), name: 'shop' },
        shapeOn(engine, listener(80, [2], { memberPort: 81 }), listener(443, [1])),
        shapeOn(engine, listener(53, [1, 2], { protocol: 'udp' }), listener(443)),
      ]
      for (const shape of shapes) {
        const changed = await update(engine, shape)
        expect(changed).toMatchObject({ ref, address, networkTag: network.tag })
        expect(asTold(changed)).toEqual(told(shape))
      }
      if (!engine.balancing.hasWeights) return
      for (const weight of [5, 0]) {
        const weighed = shapeOn(engine, listener(80, [], { members: [{ serverTag: 'vm-7-1', weight }] }))
        expect(asTold(await update(engine, weighed))).toEqual(told(weighed))
      }
    })

    it('looks after members in every way that the engine says it has, and leaves them alone again', async () => {
      const { engine } = await openNetwork()
      const { healthChecks, sessions } = engine.balancing
      await build(engine)
      for (const kind of healthChecks) {
        const often = { ...checks[kind], intervalSeconds: 30, downAfter: 5 }
        for (const healthCheck of [checks[kind], often]) {
          const shape = shapeOn(engine, listener(80, [], { ...spokenFor(kind), healthCheck }))
          expect(asTold(await update(engine, shape))).toEqual(told(shape))
        }
      }
      for (const session of sessions) {
        const protocol = session === 'cookie' ? 'http' : 'tcp'
        const shape = shapeOn(engine, listener(80, [], { protocol, session }))
        expect(asTold(await update(engine, shape))).toEqual(told(shape))
      }
      const bare = shapeOn(engine, listener(80))
      expect(asTold(await update(engine, bare))).toEqual(told(bare))
    })

    it('probes the members of listeners with a check, and of no others', async () => {
      const { engine } = await openServers()
      expect(await engine.probeMembers(tag, signal)).toEqual([])
      const watched = listener(80, [1, 2], { healthCheck: checks.tcp })
      await build(engine, specOn(engine, { listeners: [watched, listener(81, [1])] }))
      const probes = await engine.probeMembers(tag, signal)
      for (const probe of probes) {
        expect(probe).toMatchObject({ protocol: 'tcp', port: 80 })
        expect(probe.isUp).toBe(probe.problem === null)
      }
      // An engine that only tells what it found may not have looked yet.
      const servers = probes.map(({ serverTag }) => serverTag)
      expect(servers).toEqual(servers.toSorted())
      expect(['vm-7-1', 'vm-7-2']).toEqual(expect.arrayContaining(servers))
      expect(servers.length).toBeGreaterThanOrEqual(engine.balancing.tellsAnswers ? 2 : 0)
    })

    it('knows every algorithm and protocol that the engine says it has', async () => {
      const { engine } = await openNetwork()
      const { algorithms, protocols } = engine.balancing
      await build(engine)
      for (const algorithm of algorithms) {
        const shape = { ...shapeOn(engine, listener(80)), algorithm }
        expect(asTold(await update(engine, shape))).toEqual(told(shape))
      }
      for (const protocol of protocols) {
        const certificate = protocol === 'https' ? { certificate: { certificate: 'pem', privateKey: 'key' } } : {}
        const shape = shapeOn(engine, listener(80, [], { protocol, ...certificate }))
        expect(asTold(await update(engine, shape))).toEqual(told(shape))
      }
    })

    it('refuses what creating refuses, and changes nothing then', async () => {
      const { engine } = await openNetwork()
      const before = await build(engine)
      for (const [code, listeners] of [
        ['invalid', [listener(80), listener(80, [], { memberPort: 9 })]],
        ['invalid', []],
        ['not_found', [listener(80, [9])]],
      ] as const) {
        const changing = engine.updateBalancer(tag, shapeOn(engine, ...listeners), signal)
        await expect(changing).rejects.toMatchObject(refusal(code))
      }
      for (const spec of beyond(engine.balancing, specOn(engine)))
        await expect(engine.updateBalancer(tag, spec, signal)).rejects.toMatchObject(refusal('invalid'))
      expect(await waitForBalancer(engine, tag, wait)).toEqual(before)
    })
  })
}

const describeTrouble = (name: string, { openNetwork }: Opening) => {
  describe(`${name}: when something goes wrong with load balancers`, () => {
    it('rejects every call with the reason of an aborted signal, and does nothing', async () => {
      const { engine } = await openNetwork()
      const before = await build(engine)
      const reason = new Error('the step took too long')
      const aborted = AbortSignal.abort(reason)
      const calls: Record<Exclude<keyof BalancerPort, 'balancing'>, () => Promise<unknown>> = {
        createBalancer: () => engine.createBalancer(specOn(engine, { tag: balancerTag(7, 2) }), aborted),
        getBalancer: () => engine.getBalancer(tag, aborted),
        listBalancers: () => engine.listBalancers(aborted),
        updateBalancer: () => engine.updateBalancer(tag, shapeOn(engine, listener(81)), aborted),
        deleteBalancer: () => engine.deleteBalancer(tag, aborted),
        probeMembers: () => engine.probeMembers(tag, aborted),
      }
      for (const call of Object.values(calls)) await expect(call()).rejects.toBe(reason)
      expect(await tagsOn(engine)).toEqual([tag])
      expect(await engine.getBalancer(tag, signal)).toEqual(before)
    })

    it('has each effect once, however often the answer is lost', async () => {
      const subject = await openNetwork()
      const faults = createFaults<ComputeEngine>()
      const engine = withFaults(subject.engine, faults)
      const losing = <Result>(method: keyof BalancerPort, call: () => Promise<Result>): Promise<Result> => {
        faults.inject({ method, kind: 'crashAfterEffect', count: 2 })
        return retrying(call)
      }

      const { ref } = await losing('createBalancer', () => engine.createBalancer(specOn(engine), signal))
      expect(await waitForBalancer(engine, tag, wait)).toMatchObject({ ref })
      const shape = shapeOn(engine, listener(80, [], { memberPort: 81 }), listener(81))
      await losing('updateBalancer', () => engine.updateBalancer(tag, shape, signal))
      const changed = await waitForBalancer(engine, tag, wait)
      expect([changed.ref, asTold(changed)]).toEqual([ref, told(shape)])
      await losing('deleteBalancer', () => engine.deleteBalancer(tag, signal))
      await waitForBalancerGone(engine, tag, wait)
      expect(await tagsOn(engine)).toEqual([])
    })
  })
}
