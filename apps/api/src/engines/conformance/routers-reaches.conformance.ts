import { describe, expect, it } from 'vitest'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { refusal, signal } from './compute.fixture.ts'
import type { ComputeFixture } from './compute.fixture.ts'
import { networkSpec, otherRouter, outcomeOf, router } from './routers.fixture.ts'

/** Ways of one router into the network of another. */
export const describeReachConformance = (name: string, { open }: ComputeFixture): void => {
  const openTwo = async () => {
    const subject = await open()
    const { engine } = subject
    for (const id of [1, 2, 3]) await engine.createNetwork(networkSpec(id), signal)
    for (const spec of [router, otherRouter]) await engine.createRouter(spec, signal)
    await engine.connectNetwork(router.tag, 'net-7-1', signal)
    await engine.connectNetwork(otherRouter.tag, 'net-7-2', signal)
    return subject
  }
  const reachesOf = async (engine: ComputeEngine) => (await engine.getRouter(router.tag, signal))?.reaches

  describe(`${name}: networks of another router`, () => {
    it('are reached when told to, once, until told to leave; or the engine says that it cannot', async () => {
      const { engine } = await openTwo()
      const { hasReaches } = engine.routing
      for (let times = 0; times < 2; times += 1) {
        const outcome = await outcomeOf(engine.reachNetwork(router.tag, 'net-7-2', signal))
        expect(outcome).toBe(hasReaches ? 'done' : 'refused')
      }
      if (!hasReaches) return
      expect(await reachesOf(engine)).toEqual(['net-7-2'])
      // It keeps both where they are.
      await expect(engine.disconnectNetwork(otherRouter.tag, 'net-7-2', signal)).rejects.toMatchObject(
        refusal('in_use'),
      )
      await engine.disconnectNetwork(router.tag, 'net-7-1', signal)
      await expect(engine.deleteRouter(router.tag, signal)).rejects.toMatchObject(refusal('in_use'))
      for (let times = 0; times < 2; times += 1) await engine.leaveNetwork(router.tag, 'net-7-2', signal)
      expect(await reachesOf(engine)).toBeUndefined()
      await engine.deleteRouter(router.tag, signal)
      await engine.disconnectNetwork(otherRouter.tag, 'net-7-2', signal)
    })

    it('are not reached where nobody is their gateway, where the router is, or where ranges meet', async () => {
      const { engine } = await openTwo()
      if (!engine.routing.hasReaches) return
      // Of another project: within one no ranges meet.
      await engine.createNetwork(networkSpec(1, { tag: 'net-8-1' }), signal)
      await engine.connectNetwork(otherRouter.tag, 'net-8-1', signal)
      for (const [tag, code] of [
        ['net-7-3', 'not_found'],
        ['net-7-404', 'not_found'],
        ['net-7-1', 'in_use'],
        ['net-8-1', 'invalid'],
      ] as const)
        expect([tag, await outcomeOf(engine.reachNetwork(router.tag, tag, signal))]).toEqual([tag, code])
      expect(await reachesOf(engine)).toBeUndefined()
    })

    it('are not reached where a network of one router meets something of the other, then or later', async () => {
      const { engine } = await openTwo()
      if (!engine.routing.hasReaches) return
      await engine.createNetwork(networkSpec(1, { tag: 'net-8-1' }), signal)
      await engine.createNetwork(networkSpec(2, { tag: 'net-8-2' }), signal)
      await engine.connectNetwork(otherRouter.tag, 'net-8-1', signal)
      // The other router has no way to tell the two first networks apart.
      expect(await outcomeOf(engine.reachNetwork(router.tag, 'net-7-2', signal))).toBe('invalid')
      expect(await reachesOf(engine)).toBeUndefined()
      await engine.disconnectNetwork(otherRouter.tag, 'net-8-1', signal)
      await engine.reachNetwork(router.tag, 'net-7-2', signal)
      for (const [to, tag] of [
        [otherRouter.tag, 'net-8-1'],
        [router.tag, 'net-8-2'],
      ] as const)
        expect([tag, await outcomeOf(engine.connectNetwork(to, tag, signal))]).toEqual([tag, 'invalid'])
      expect(await reachesOf(engine)).toEqual(['net-7-2'])
    })
  })
}
