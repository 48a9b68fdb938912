import { describe, expect, it } from 'vitest'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { balancerTag, waitForBalancerGone } from '../../ports/compute/balancers.engine.ts'
import { waitForServerGone } from '../../ports/compute/hosts.engine.ts'
import type { ForwardSpec } from '../../ports/compute/routers.engine.ts'
import type { EngineErrorCode } from '../../ports/engine-error.ts'
import { build, specOn } from './balancers.fixture.ts'
import { answersOf, inTwoProcesses, refusal, signal, wait } from './compute.fixture.ts'
import type { ComputeFixture } from './compute.fixture.ts'
import { forwardSpec, openRouted, outcomeOf, router } from './routers.fixture.ts'

const forwardsOn = async (engine: ComputeEngine) => (await engine.getRouter(router.tag, signal))?.forwards

/** How servers without a public address of their own are reached: by forwards, or by an address all for themselves. */
export const describeWaysInConformance = (name: string, fixture: ComputeFixture): void => {
  describeForwards(name, fixture)
  describeWholeAddresses(name, fixture)
  describeBalancerAddresses(name, fixture)
}

const describeForwards = (name: string, fixture: ComputeFixture) => {
  describe(`${name}: forwards`, () => {
    it('lead from a port of an address to a server, once, where one is reached and nothing else has the port', async () => {
      const { engine } = await openRouted(fixture)
      const udp = forwardSpec(2, { protocol: 'udp', port: 8001, toPort: 81 })
      const other = forwardSpec(3, { addressTag: 'rip-7-2', port: 8001, toAddress: '192.168.1.12' })
      for (const forward of [forwardSpec(1), udp, other, udp]) await engine.createForward(router.tag, forward, signal)
      const refusals: [Partial<ForwardSpec>, EngineErrorCode][] = [
        [{ toAddress: '192.168.1.99' }, 'not_found'],
        [{ networkTag: 'net-7-2', toAddress: '192.168.2.13' }, 'not_found'],
        [{ networkTag: 'net-7-404' }, 'not_found'],
        [{ addressTag: 'rip-7-404' }, 'not_found'],
        [{ port: 0 }, 'invalid'],
        [{ toPort: 65_536 }, 'invalid'],
        [{ port: 8001 }, 'address_taken'],
        [{ toPort: 81, addressTag: 'rip-7-2' }, 'address_taken'],
      ]
      for (const [change, code] of refusals) {
        const create = engine.createForward(router.tag, forwardSpec(4, change), signal)
        await expect(create).rejects.toMatchObject(refusal(code))
      }
      const nowhere = engine.createForward('rt-7-404', forwardSpec(4), signal)
      await expect(nowhere).rejects.toMatchObject(refusal('not_found'))
      expect(await forwardsOn(engine)).toEqual([forwardSpec(1), udp, other])
    })

    it('are one for many requests at once, and a port is had by one of many, through two processes', async () => {
      const subject = await openRouted(fixture)
      const make = (forward: (turn: number) => ForwardSpec) =>
        inTwoProcesses(subject, 4, (engine, turn) => engine.createForward(router.tag, forward(turn), signal))
      expect(answersOf(await make(() => forwardSpec(1)))).toHaveLength(4)
      expect(answersOf(await make((turn) => forwardSpec(2 + turn, { port: 443 })))).toHaveLength(1)
      expect(await forwardsOn(subject.engine)).toHaveLength(2)
    })

    it('are another under a taken tag only when they are changed: port, server or address', async () => {
      const { engine } = await openRouted(fixture)
      await engine.createForward(router.tag, forwardSpec(1), signal)
      const another = engine.createForward(router.tag, forwardSpec(1, { port: 443 }), signal)
      await expect(another).rejects.toMatchObject(refusal('duplicate'))
      await engine.createForward(router.tag, forwardSpec(2), signal)
      for (const change of [
        { port: 443 },
        { port: 443, protocol: 'udp' },
        { port: 443, toAddress: '192.168.1.12', toPort: 8443 },
        { port: 443, addressTag: 'rip-7-2' },
        { port: 443, addressTag: 'rip-7-2' },
      ] as const) {
        await engine.changeForward(router.tag, forwardSpec(1, change), signal)
        expect(await forwardsOn(engine)).toEqual([forwardSpec(1, change), forwardSpec(2)])
      }
      const taken = engine.changeForward(router.tag, forwardSpec(1, { port: 8002 }), signal)
      await expect(taken).rejects.toMatchObject(refusal('address_taken'))
      await engine.changeForward(router.tag, forwardSpec(3), signal)
      expect(await forwardsOn(engine)).toHaveLength(3)
    })

    it('let through only whom they say, where the engine can; else they are refused rather than open to all', async () => {
      const { engine } = await openRouted(fixture)
      const { hasSources } = engine.routing
      const outcomeOf = (forward: ForwardSpec, method: 'createForward' | 'changeForward') =>
        engine[method](router.tag, forward, signal).then(
          () => 'done',
          (error: { code: string }) => error.code,
        )
      const some = forwardSpec(1, { from: '198.51.100.7' })
      const others = forwardSpec(1, { from: '198.51.100.8' })
      const inTurn: [ForwardSpec, 'createForward' | 'changeForward', string, string][] = [
        [some, 'createForward', 'done', 'refused'],
        [some, 'createForward', 'done', 'refused'],
        [others, 'createForward', 'duplicate', 'refused'],
        [others, 'changeForward', 'done', 'refused'],
        [forwardSpec(1), 'changeForward', 'done', 'done'],
      ]
      for (const [forward, method, where, whereNot] of inTurn) {
        const before = await forwardsOn(engine)
        const outcome = await outcomeOf(forward, method)
        expect(outcome).toBe(hasSources ? where : whereNot)
        expect(await forwardsOn(engine)).toEqual(outcome === 'done' ? [forward] : before)
      }
    })

    it('hold their address and network; deleted, also twice or never made, they let them go', async () => {
      const { engine } = await openRouted(fixture)
      await engine.createForward(router.tag, forwardSpec(1), signal)
      await expect(engine.removeRouterAddress('rip-7-1', signal)).rejects.toMatchObject(refusal('in_use'))
      const leave = engine.disconnectNetwork(router.tag, 'net-7-1', signal)
      await expect(leave).rejects.toMatchObject(refusal('in_use'))
      for (const tag of ['fwd-7-1', 'fwd-7-1', 'fwd-7-404']) await engine.deleteForward(router.tag, tag, signal)
      await engine.deleteForward('rt-7-404', 'fwd-7-1', signal)
      await engine.removeRouterAddress('rip-7-1', signal)
      await engine.disconnectNetwork(router.tag, 'net-7-1', signal)
      expect(await engine.getRouter(router.tag, signal)).toMatchObject({
        networkTags: [],
        addresses: [{ tag: 'rip-7-2' }],
      })
    })
  })
}

const describeWholeAddresses = (name: string, fixture: ComputeFixture) => {
  const portsOf = async (engine: ComputeEngine) =>
    (await engine.getRouter(router.tag, signal))?.addresses.map(({ port }) => port?.tag ?? null)

  describe(`${name}: addresses that are a server's own`, () => {
    it('are given to a connection in a network of the router, hold both, and are taken back', async () => {
      const { engine } = await openRouted(fixture)
      for (const [addressTag, portTag] of [
        ['rip-7-1', 'port-7-3'],
        ['rip-7-1', 'port-7-404'],
        ['rip-7-404', 'port-7-1'],
      ] as const)
        await expect(engine.assignAddress(addressTag, portTag, signal)).rejects.toMatchObject(refusal('not_found'))
      for (const tag of ['port-7-1', 'port-7-1']) await engine.assignAddress('rip-7-1', tag, signal)
      const port = { tag: 'port-7-1', networkTag: 'net-7-1', address: '192.168.1.11' }
      const { addresses } = (await engine.getRouter(router.tag, signal))!
      expect(addresses).toMatchObject([
        { tag: 'rip-7-1', port },
        { tag: 'rip-7-2', port: null },
      ])
      await expect(engine.removeRouterAddress('rip-7-1', signal)).rejects.toMatchObject(refusal('in_use'))
      const leave = engine.disconnectNetwork(router.tag, 'net-7-1', signal)
      await expect(leave).rejects.toMatchObject(refusal('in_use'))
      for (const tag of ['rip-7-1', 'rip-7-1', 'rip-7-2', 'rip-7-404']) await engine.unassignAddress(tag, signal)
      expect(await engine.getRouter(router.tag, signal)).toMatchObject({
        addresses: addresses.map((address) => ({ ...address, port: null })),
      })
      await engine.removeRouterAddress('rip-7-1', signal)
      await engine.disconnectNetwork(router.tag, 'net-7-1', signal)
    })

    it('go to one of many that ask at once, through two processes', async () => {
      const subject = await openRouted(fixture)
      const results = await inTwoProcesses(subject, 4, async (engine, turn) => {
        const tag = `port-7-${1 + (turn % 2)}`
        await engine.assignAddress('rip-7-1', tag, signal)
        return tag
      })
      const [holder, ...others] = new Set(answersOf(results))
      expect(others).toEqual([])
      expect(await portsOf(subject.engine)).toEqual([holder, null])
    })

    it('exclude forwards, and a second one for the same server', async () => {
      const { engine } = await openRouted(fixture)
      const assign = (addressTag: string, portTag: string) => engine.assignAddress(addressTag, portTag, signal)
      const forward = (change: Partial<ForwardSpec>) => engine.createForward(router.tag, forwardSpec(2, change), signal)
      await engine.createForward(router.tag, forwardSpec(1), signal)
      await expect(assign('rip-7-1', 'port-7-2')).rejects.toMatchObject(refusal('in_use'))
      await expect(assign('rip-7-2', 'port-7-1')).rejects.toMatchObject(refusal('in_use'))
      await assign('rip-7-2', 'port-7-2')
      await expect(forward({ toAddress: '192.168.1.12' })).rejects.toMatchObject(refusal('in_use'))
      await expect(forward({ addressTag: 'rip-7-2' })).rejects.toMatchObject(refusal('in_use'))
      await engine.addRouterAddress(router.tag, 'rip-7-3', signal)
      await expect(assign('rip-7-3', 'port-7-2')).rejects.toMatchObject(refusal('in_use'))
      await expect(assign('rip-7-2', 'port-7-1')).rejects.toMatchObject(refusal('in_use'))
      await engine.unassignAddress('rip-7-1', signal)
      expect(await portsOf(engine)).toEqual([null, 'port-7-2', null])
      expect(await forwardsOn(engine)).toEqual([forwardSpec(1)])
    })
  })

  describe(`${name}: a server that was reached through a router`, () => {
    it('is not any more once it is disconnected or deleted, and its addresses are free', async () => {
      const { engine } = await openRouted(fixture)
      await engine.createForward(router.tag, forwardSpec(1), signal)
      await engine.assignAddress('rip-7-2', 'port-7-2', signal)
      await engine.detachPort('port-7-1', signal)
      expect(await forwardsOn(engine)).toEqual([])
      expect(await portsOf(engine)).toEqual([null, 'port-7-2'])
      await engine.detachPort('port-7-2', signal)
      expect(await portsOf(engine)).toEqual([null, null])

      for (const id of [1, 2]) {
        const address = `192.168.1.1${id}`
        await engine.attachPort('vm-7-1', { tag: `port-7-${id}`, networkTag: 'net-7-1', address }, signal)
      }
      await engine.createForward(router.tag, forwardSpec(1), signal)
      await engine.assignAddress('rip-7-2', 'port-7-2', signal)
      await engine.deleteServer('vm-7-1', signal)
      await waitForServerGone(engine, 'vm-7-1', wait)
      expect(await forwardsOn(engine)).toEqual([])
      expect(await portsOf(engine)).toEqual([null, null])
      await engine.disconnectNetwork(router.tag, 'net-7-1', signal)
    })
  })
}

const describeBalancerAddresses = (name: string, fixture: ComputeFixture) => {
  const balancersOf = async (engine: ComputeEngine) =>
    (await engine.getRouter(router.tag, signal))?.addresses.map(({ balancer }) => balancer?.tag ?? null)
  /** In the router's network, and one in the other. */
  const openBalanced = async () => {
    const subject = await openRouted(fixture)
    const { engine } = subject
    for (const [id, networkTag] of [
      [1, 'net-7-1'],
      [2, 'net-7-1'],
      [3, 'net-7-2'],
    ] as const)
      await build(engine, specOn(engine, { tag: balancerTag(7, id), networkTag }))
    return subject
  }

  describe(`${name}: addresses that lead to a load balancer`, () => {
    it('lead to one in a network of the router, once, hold network and address, and are taken back', async () => {
      const { engine } = await openBalanced()
      const lead = (addressTag: string, tag: string) => outcomeOf(engine.leadToBalancer(addressTag, tag, signal))
      for (const [addressTag, tag, outcome] of [
        ['rip-7-1', 'lb-7-3', 'not_found'],
        ['rip-7-1', 'lb-7-404', 'not_found'],
        ['rip-7-404', 'lb-7-1', 'not_found'],
        ['rip-7-1', 'lb-7-1', 'done'],
        ['rip-7-1', 'lb-7-1', 'done'],
        ['rip-7-1', 'lb-7-2', 'in_use'],
        ['rip-7-2', 'lb-7-1', 'in_use'],
      ] as const)
        expect([addressTag, tag, await lead(addressTag, tag)]).toEqual([addressTag, tag, outcome])
      const { addresses } = (await engine.getRouter(router.tag, signal))!
      expect(addresses[0]).toMatchObject({ port: null, balancer: { tag: 'lb-7-1', networkTag: 'net-7-1' } })
      expect((await engine.listRouters(signal))[0]?.addresses).toEqual(addresses)
      for (const refused of [
        engine.assignAddress('rip-7-1', 'port-7-2', signal),
        engine.removeRouterAddress('rip-7-1', signal),
        engine.disconnectNetwork(router.tag, 'net-7-1', signal),
      ])
        await expect(refused).rejects.toMatchObject(refusal('in_use'))
      for (const tag of ['rip-7-1', 'rip-7-1']) await engine.unassignAddress(tag, signal)
      expect(await balancersOf(engine)).toEqual([null, null])
      expect(await lead('rip-7-2', 'lb-7-1')).toBe('done')
      await engine.deleteBalancer('lb-7-1', signal)
      await waitForBalancerGone(engine, 'lb-7-1', wait)
      expect(await balancersOf(engine)).toEqual([null, null])
      await engine.removeRouterAddress('rip-7-2', signal)
    })

    it('have forwards beside it only where the engine shares addresses, and are never also a server’s own', async () => {
      const { engine } = await openBalanced()
      const { hasSharedAddresses } = engine.routing
      const shared = hasSharedAddresses ? 'done' : 'in_use'
      await engine.leadToBalancer('rip-7-1', 'lb-7-1', signal)
      expect(await outcomeOf(engine.createForward(router.tag, forwardSpec(1), signal))).toBe(shared)
      await engine.createForward(router.tag, forwardSpec(2, { addressTag: 'rip-7-2' }), signal)
      expect(await outcomeOf(engine.leadToBalancer('rip-7-2', 'lb-7-2', signal))).toBe(shared)
      expect(await balancersOf(engine)).toEqual(['lb-7-1', hasSharedAddresses ? 'lb-7-2' : null])
      await engine.addRouterAddress(router.tag, 'rip-7-3', signal)
      await engine.assignAddress('rip-7-3', 'port-7-2', signal)
      const own = engine.leadToBalancer('rip-7-3', 'lb-7-2', signal)
      await expect(own).rejects.toMatchObject(refusal('in_use'))
    })
  })
}
