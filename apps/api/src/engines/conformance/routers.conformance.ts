import { describe, expect, it } from 'vitest'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import type { RouterPort } from '../../ports/compute/routers.engine.ts'
import { answersOf, inTwoProcesses, refusal, retrying, signal } from './compute.fixture.ts'
import type { ComputeFixture } from './compute.fixture.ts'
import { createFaults, withFaults } from './faults.ts'
import { describeReachConformance } from './routers-reaches.conformance.ts'
import { describeWaysInConformance } from './routers-ways-in.conformance.ts'
import {
  forwardSpec,
  networkSpec,
  openRouted,
  otherRouter,
  outcomeOf,
  router,
  routerTagsOn,
  usedIpv4,
} from './routers.fixture.ts'

/** What gateways of private clouds must do on every compute engine that has them. */
export const describeRouterConformance = (name: string, fixture: ComputeFixture): void => {
  describeRoutersAlone(name, fixture)
  describeInterfaces(name, fixture)
  describeReachConformance(name, fixture)
  describeAddresses(name, fixture)
  describeWaysInConformance(name, fixture)
  describeTrouble(name, fixture)
}

const describeRoutersAlone = (name: string, { open }: ComputeFixture) => {
  describe(`${name}: routers`, () => {
    it('have an address to go out with from the first moment, once, also when asked for again', async () => {
      const { engine } = await open()
      expect(engine.hasRouters).toBe(true)
      const made = await engine.createRouter(router, signal)
      expect(made.address).toMatch(/^\d+\.\d+\.\d+\.\d+$/)
      expect(await engine.createRouter(router, signal)).toEqual(made)
      const whole = { ...router, ...made, hasSnat: false, networkTags: [], addresses: [], forwards: [] }
      expect(await engine.listRouters(signal)).toEqual([whole])
      expect(await engine.getRouter(router.tag, signal)).toEqual(whole)
    })

    it('are one for many requests at once, through two processes', async () => {
      const subject = await open()
      const made = answersOf(await inTwoProcesses(subject, 6, (engine) => engine.createRouter(router, signal)))
      expect(made).toHaveLength(6)
      expect(new Set(made.map(({ ref }) => ref)).size).toBe(1)
      expect(await routerTagsOn(subject.engine)).toEqual([router.tag])
      expect(await usedIpv4(subject.engine)).toBe(1)
    })

    it('are not made without an address, and nothing is half-kept', async () => {
      const { engine } = await open({ servers: 1, addresses: 1 })
      await engine.createRouter(router, signal)
      await expect(engine.createRouter(otherRouter, signal)).rejects.toMatchObject(refusal('no_address'))
      expect(await engine.getRouter(otherRouter.tag, signal)).toBeUndefined()
      expect(await routerTagsOn(engine)).toEqual([router.tag])
    })

    it('let out or not, as they were told last, with the same address', async () => {
      const { engine } = await open()
      const { address } = await engine.createRouter(router, signal)
      for (const isOn of [true, true, false, true]) {
        await engine.setSnat(router.tag, isOn, signal)
        expect(await engine.getRouter(router.tag, signal)).toMatchObject({ hasSnat: isOn, address })
      }
      expect(await engine.listRouters(signal)).toMatchObject([{ hasSnat: true, address }])
      await expect(engine.setSnat('rt-7-404', true, signal)).rejects.toMatchObject(refusal('not_found'))
    })

    it('go when told to, also what is gone or never was, with their address', async () => {
      const { engine } = await open()
      const { ref } = await engine.createRouter(router, signal)
      for (const tag of [router.tag, router.tag, 'rt-7-404']) await engine.deleteRouter(tag, signal)
      expect(await routerTagsOn(engine)).toEqual([])
      expect(await usedIpv4(engine)).toBe(0)
      expect((await engine.createRouter(router, signal)).ref).not.toBe(ref)
    })
  })
}

const describeInterfaces = (name: string, fixture: ComputeFixture) => {
  const openWithRouters = async () => {
    const { engine } = await fixture.open()
    for (const id of [1, 2]) await engine.createNetwork(networkSpec(id), signal)
    for (const spec of [router, otherRouter]) await engine.createRouter(spec, signal)
    return engine
  }
  const networksOf = async (engine: ComputeEngine, tag: string) => (await engine.getRouter(tag, signal))?.networkTags

  describe(`${name}: networks of a router`, () => {
    it('are connected once each, and stay as they are', async () => {
      const engine = await openWithRouters()
      for (const tag of ['net-7-2', 'net-7-1', 'net-7-1']) await engine.connectNetwork(router.tag, tag, signal)
      expect(await networksOf(engine, router.tag)).toEqual(['net-7-1', 'net-7-2'])
      expect(await engine.getNetwork('net-7-1', signal)).toMatchObject(networkSpec(1))
      await engine.createNetwork(networkSpec(1), signal)
      for (const [routerTag, networkTag] of [
        ['rt-7-404', 'net-7-1'],
        [router.tag, 'net-7-404'],
      ] as const)
        await expect(engine.connectNetwork(routerTag, networkTag, signal)).rejects.toMatchObject(refusal('not_found'))
    })

    it('have one router, also when two ask at once', async () => {
      const subject = await fixture.open()
      const { engine } = subject
      await engine.createNetwork(networkSpec(1), signal)
      for (const spec of [router, otherRouter]) await engine.createRouter(spec, signal)
      const tags = [router.tag, otherRouter.tag]
      const results = await inTwoProcesses(subject, 4, (one, turn) =>
        one.connectNetwork(tags[turn % 2]!, 'net-7-1', signal).then(() => tags[turn % 2]!),
      )
      const [holder, ...others] = new Set(answersOf(results))
      expect(others).toEqual([])
      const left = tags.find((tag) => tag !== holder)!
      await expect(engine.connectNetwork(left, 'net-7-1', signal)).rejects.toMatchObject(refusal('in_use'))
      expect(await networksOf(engine, holder!)).toEqual(['net-7-1'])
      expect(await networksOf(engine, left)).toEqual([])
    })

    it('do not meet, whose project ever they are of', async () => {
      const engine = await openWithRouters()
      await engine.createNetwork({ ...networkSpec(1), tag: 'net-77-3', cidr: '192.168.0.0/22' }, signal)
      await engine.connectNetwork(router.tag, 'net-7-1', signal)
      const meeting = engine.connectNetwork(router.tag, 'net-77-3', signal)
      await expect(meeting).rejects.toMatchObject(refusal('invalid'))
      expect(await networksOf(engine, router.tag)).toEqual(['net-7-1'])
    })

    it('hold the router, and it holds them, until they are disconnected', async () => {
      const engine = await openWithRouters()
      await engine.connectNetwork(router.tag, 'net-7-1', signal)
      await expect(engine.deleteRouter(router.tag, signal)).rejects.toMatchObject(refusal('in_use'))
      await expect(engine.deleteNetwork('net-7-1', signal)).rejects.toMatchObject(refusal('in_use'))
      await engine.disconnectNetwork(otherRouter.tag, 'net-7-1', signal)
      expect(await networksOf(engine, router.tag)).toEqual(['net-7-1'])
      for (const tag of ['net-7-1', 'net-7-1', 'net-7-404']) await engine.disconnectNetwork(router.tag, tag, signal)
      await engine.disconnectNetwork('rt-7-404', 'net-7-1', signal)
      expect(await engine.getNetwork('net-7-1', signal)).toMatchObject(networkSpec(1))
      await engine.connectNetwork(otherRouter.tag, 'net-7-1', signal)
      await engine.deleteRouter(router.tag, signal)
      expect(await routerTagsOn(engine)).toEqual([otherRouter.tag])
    })
  })
}

const describeAddresses = (name: string, fixture: ComputeFixture) => {
  const { open } = fixture
  describe(`${name}: addresses of a router`, () => {
    it('are one per tag, each its own, through two processes', async () => {
      const subject = await open()
      const { engine } = subject
      const { address } = await engine.createRouter(router, signal)
      const results = await inTwoProcesses(subject, 6, (one, turn) =>
        one.addRouterAddress(router.tag, `rip-7-${1 + (turn % 3)}`, signal),
      )
      const given = new Set(answersOf(results).map((one) => one.address))
      expect(answersOf(results)).toHaveLength(6)
      expect(given.size).toBe(3)
      const { addresses = [] } = (await engine.getRouter(router.tag, signal)) ?? {}
      expect(addresses.map(({ tag, port }) => [tag, port])).toEqual([1, 2, 3].map((id) => [`rip-7-${id}`, null]))
      expect(new Set(addresses.map((one) => one.address))).toEqual(given)
      expect(given.has(address)).toBe(false)
      expect(await usedIpv4(engine)).toBe(4)
    })

    it('are of one router', async () => {
      const { engine } = await open()
      for (const spec of [router, otherRouter]) await engine.createRouter(spec, signal)
      await engine.addRouterAddress(router.tag, 'rip-7-1', signal)
      const taken = engine.addRouterAddress(otherRouter.tag, 'rip-7-1', signal)
      await expect(taken).rejects.toMatchObject(refusal('duplicate'))
      const nowhere = engine.addRouterAddress('rt-7-404', 'rip-7-2', signal)
      await expect(nowhere).rejects.toMatchObject(refusal('not_found'))
      expect(await engine.getRouter(otherRouter.tag, signal)).toMatchObject({ addresses: [] })
      expect(await usedIpv4(engine)).toBe(3)
    })

    it('move to another router as they are, also when asked again, while they lead nowhere', async () => {
      const { engine } = await openRouted(fixture)
      await engine.createRouter(otherRouter, signal)
      const { addresses } = (await engine.getRouter(router.tag, signal))!
      await engine.createForward(router.tag, forwardSpec(1), signal)
      await engine.assignAddress('rip-7-2', 'port-7-2', signal)
      for (const tag of ['rip-7-1', 'rip-7-2'])
        await expect(engine.moveRouterAddress(tag, otherRouter.tag, signal)).rejects.toMatchObject(refusal('in_use'))
      await engine.unassignAddress('rip-7-2', signal)
      for (const tag of ['rip-7-2', 'rip-7-2']) await engine.moveRouterAddress(tag, otherRouter.tag, signal)
      expect((await engine.getRouter(router.tag, signal))!.addresses).toMatchObject([{ tag: 'rip-7-1' }])
      expect((await engine.getRouter(otherRouter.tag, signal))!.addresses).toEqual([addresses[1]])
      for (const [tag, to] of [
        ['rip-7-404', router.tag],
        ['rip-7-2', 'rt-7-404'],
      ] as const)
        await expect(engine.moveRouterAddress(tag, to, signal)).rejects.toMatchObject(refusal('not_found'))
      expect(await usedIpv4(engine)).toBe(4)
      await engine.removeRouterAddress('rip-7-2', signal)
      expect(await usedIpv4(engine)).toBe(3)
    })

    it('are what networks go out with where the engine can choose, and are held by it; else it says so', async () => {
      const { engine } = await openRouted(fixture)
      const { hasSnatAddresses } = engine.routing
      await engine.assignAddress('rip-7-2', 'port-7-2', signal)
      const snatTag = async () => (await engine.getRouter(router.tag, signal))?.snatTag
      for (const [tag, where] of [
        [null, 'done'],
        ['rip-7-404', 'not_found'],
        ['rip-7-2', 'in_use'],
        ['rip-7-1', 'done'],
        ['rip-7-1', 'done'],
      ] as const) {
        const outcome = await outcomeOf(engine.setSnatAddress(router.tag, tag, signal))
        expect([tag, outcome]).toEqual([tag, hasSnatAddresses || tag === null ? where : 'refused'])
      }
      expect(await snatTag()).toBe(hasSnatAddresses ? 'rip-7-1' : undefined)
      expect(await outcomeOf(engine.removeRouterAddress('rip-7-1', signal))).toBe(hasSnatAddresses ? 'in_use' : 'done')
      await engine.setSnatAddress(router.tag, null, signal)
      expect(await snatTag()).toBeUndefined()
      await engine.removeRouterAddress('rip-7-1', signal)
      expect(await usedIpv4(engine)).toBe(2)
    })

    it('are had until the pool is empty, and again when one is given back', async () => {
      const { engine } = await open({ servers: 1, addresses: 2 })
      await engine.createRouter(router, signal)
      await engine.addRouterAddress(router.tag, 'rip-7-1', signal)
      const more = engine.addRouterAddress(router.tag, 'rip-7-2', signal)
      await expect(more).rejects.toMatchObject(refusal('no_address'))
      for (const tag of ['rip-7-1', 'rip-7-1', 'rip-7-404']) await engine.removeRouterAddress(tag, signal)
      await engine.addRouterAddress(router.tag, 'rip-7-2', signal)
      expect(await engine.getRouter(router.tag, signal)).toMatchObject({ addresses: [{ tag: 'rip-7-2', port: null }] })
    })

    it('that lead nowhere go with their router, and can be had again', async () => {
      const { engine } = await open({ servers: 1, addresses: 2 })
      for (let round = 0; round < 2; round += 1) {
        await engine.createRouter(router, signal)
        await engine.addRouterAddress(router.tag, 'rip-7-1', signal)
        expect(await usedIpv4(engine)).toBe(2)
        for (let again = 0; again < 2; again += 1) await engine.deleteRouter(router.tag, signal)
        expect(await usedIpv4(engine)).toBe(0)
      }
    })
  })
}

const describeTrouble = (name: string, fixture: ComputeFixture) => {
  describe(`${name}: when something goes wrong with routers`, () => {
    it('rejects every call with the reason of an aborted signal, and does nothing', async () => {
      const { engine } = await openRouted(fixture)
      await engine.createForward(router.tag, forwardSpec(1), signal)
      await engine.assignAddress('rip-7-2', 'port-7-2', signal)
      const before = await engine.getRouter(router.tag, signal)
      const reason = new Error('the step took too long')
      const aborted = AbortSignal.abort(reason)
      const calls: Record<Exclude<keyof RouterPort, 'hasRouters' | 'routing'>, () => Promise<unknown>> = {
        createRouter: () => engine.createRouter(otherRouter, aborted),
        getRouter: () => engine.getRouter(router.tag, aborted),
        listRouters: () => engine.listRouters(aborted),
        listLooseAddresses: () => engine.listLooseAddresses(aborted),
        deleteRouter: () => engine.deleteRouter(router.tag, aborted),
        connectNetwork: () => engine.connectNetwork(router.tag, 'net-7-2', aborted),
        disconnectNetwork: () => engine.disconnectNetwork(router.tag, 'net-7-1', aborted),
        reachNetwork: () => engine.reachNetwork(router.tag, 'net-7-2', aborted),
        leaveNetwork: () => engine.leaveNetwork(router.tag, 'net-7-2', aborted),
        setSnat: () => engine.setSnat(router.tag, true, aborted),
        setSnatAddress: () => engine.setSnatAddress(router.tag, null, aborted),
        addRouterAddress: () => engine.addRouterAddress(router.tag, 'rip-7-3', aborted),
        moveRouterAddress: () => engine.moveRouterAddress('rip-7-1', router.tag, aborted),
        removeRouterAddress: () => engine.removeRouterAddress('rip-7-1', aborted),
        assignAddress: () => engine.assignAddress('rip-7-1', 'port-7-1', aborted),
        leadToBalancer: () => engine.leadToBalancer('rip-7-1', 'lb-7-1', aborted),
        unassignAddress: () => engine.unassignAddress('rip-7-2', aborted),
        createForward: () => engine.createForward(router.tag, forwardSpec(2), aborted),
        changeForward: () => engine.changeForward(router.tag, forwardSpec(1, { port: 9 }), aborted),
        deleteForward: () => engine.deleteForward(router.tag, 'fwd-7-1', aborted),
      }
      for (const call of Object.values(calls)) await expect(call()).rejects.toBe(reason)
      expect(await engine.getRouter(router.tag, signal)).toEqual(before)
      expect(await routerTagsOn(engine)).toEqual([router.tag])
    })

    it('has each effect once, however often the answer is lost', async () => {
      const subject = await openRouted(fixture)
      const faults = createFaults<ComputeEngine>()
      const engine = withFaults(subject.engine, faults)
      const losing = <Result>(method: keyof RouterPort, call: () => Promise<Result>): Promise<Result> => {
        faults.inject({ method, kind: 'crashAfterEffect', count: 2 })
        return retrying(call)
      }
      const { ref } = await losing('createRouter', () => engine.createRouter(otherRouter, signal))
      await losing('connectNetwork', () => engine.connectNetwork(otherRouter.tag, 'net-7-2', signal))
      await losing('setSnat', () => engine.setSnat(otherRouter.tag, true, signal))
      for (const tag of ['rip-7-3', 'rip-7-4'])
        await losing('addRouterAddress', () => engine.addRouterAddress(otherRouter.tag, tag, signal))
      const forward = forwardSpec(1, { addressTag: 'rip-7-3', networkTag: 'net-7-2', toAddress: '192.168.2.13' })
      await losing('createForward', () => engine.createForward(otherRouter.tag, forward, signal))
      const moved = { ...forward, addressTag: 'rip-7-4' }
      await losing('changeForward', () => engine.changeForward(otherRouter.tag, moved, signal))
      const whole = { networkTags: ['net-7-2'], hasSnat: true, forwards: [moved] }
      expect(await engine.getRouter(otherRouter.tag, signal)).toMatchObject({ ref, ...whole })
      expect(await usedIpv4(engine)).toBe(6)

      await losing('deleteForward', () => engine.deleteForward(otherRouter.tag, forward.tag, signal))
      await losing('assignAddress', () => engine.assignAddress('rip-7-3', 'port-7-3', signal))
      await losing('unassignAddress', () => engine.unassignAddress('rip-7-3', signal))
      for (const tag of ['rip-7-3', 'rip-7-4'])
        await losing('removeRouterAddress', () => engine.removeRouterAddress(tag, signal))
      await losing('disconnectNetwork', () => engine.disconnectNetwork(otherRouter.tag, 'net-7-2', signal))
      await losing('deleteRouter', () => engine.deleteRouter(otherRouter.tag, signal))
      expect(await routerTagsOn(engine)).toEqual([router.tag])
      expect(await usedIpv4(engine)).toBe(3)
    })
  })
}
