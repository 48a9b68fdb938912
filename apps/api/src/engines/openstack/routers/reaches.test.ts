import { describe, expect, it } from 'vitest'
import type { RouterPort } from '../../../ports/compute/routers.engine.ts'
import { networkMethods } from '../networks/networks.ts'
import { afterSteps, describeCrashes, type CrashCases, type Step } from '../testing/crashes.ts'
import { createFakeNeutron } from '../testing/fake-neutron.ts'
import { routerMethods } from './routers.ts'
import { freeWayRange } from './ways.state.ts'

const { signal } = new AbortController()

const by =
  (act: (router: RouterPort) => Promise<unknown>): Step =>
  (context) =>
    act(routerMethods(context))

/** `net-7-3` is 10.3.0.0/24. */
const createNetwork =
  (tag: string, cidr = `10.${tag.split('-').at(-1)}.0.0/24`): Step =>
  (context) =>
    networkMethods(context).createNetwork({ tag, name: tag, cidr, gatewayIp: cidr.replace('0/24', '1') }, signal)
const createRouter = (tag: string) => by((routers) => routers.createRouter({ tag, name: tag }, signal))
const connect = (router: string, network: string) => by((routers) => routers.connectNetwork(router, network, signal))
const disconnect = (router: string, network: string) =>
  by((routers) => routers.disconnectNetwork(router, network, signal))
const reach = (router: string, network: string) => by((routers) => routers.reachNetwork(router, network, signal))
const leave = (router: string, network: string) => by((routers) => routers.leaveNetwork(router, network, signal))

/** Networks 1 and 2 on the first router, 3 and 4 on the second one. */
const two: Step[] = [
  ...[1, 2, 3, 4, 5].map((id) => createNetwork(`net-7-${id}`)),
  createRouter('rt-7-1'),
  createRouter('rt-7-2'),
  ...[1, 2].map((id) => connect('rt-7-1', `net-7-${id}`)),
  ...[3, 4].map((id) => connect('rt-7-2', `net-7-${id}`)),
]
const reaching = [...two, reach('rt-7-1', 'net-7-3')]
const mutual = [...reaching, reach('rt-7-2', 'net-7-1')]

const newCloud = () => {
  const cloud = createFakeNeutron()
  cloud.addPublicRange({ start: '203.0.113.10', end: '203.0.113.14' })
  return cloud
}
const openCloud = (before: readonly Step[]) => afterSteps(newCloud(), before)

const cases: CrashCases = {
  'reaching a network': { before: two, step: reach('rt-7-1', 'net-7-3') },
  'reaching another one of the same router': { before: reaching, step: reach('rt-7-1', 'net-7-4') },
  'being reached by the one that is reached': { before: reaching, step: reach('rt-7-2', 'net-7-1') },
  'leaving one of two': { before: [...reaching, reach('rt-7-1', 'net-7-4')], step: leave('rt-7-1', 'net-7-3') },
  'leaving the last one': { before: reaching, step: leave('rt-7-1', 'net-7-3') },
  'leaving one that reaches back': { before: mutual, step: leave('rt-7-1', 'net-7-3') },
  'connecting one more network': { before: reaching, step: connect('rt-7-1', 'net-7-5') },
  'disconnecting a network': { before: reaching, step: disconnect('rt-7-1', 'net-7-2') },
}

describeCrashes(cases, newCloud, { atLeastCalls: 8 })

const routesAfter = async (before: readonly Step[]) => (await openCloud(before)).picture().routes

describe('a way into a network of another router', () => {
  it('is a route to that network alone, and routes back to all that ask', async () => {
    expect(await routesAfter(reaching)).toEqual([
      'sarv-rt-7-1 to 10.3.0.0/24 by 198.18.0.34',
      'sarv-rt-7-2 to 10.1.0.0/24 by 198.18.0.33',
      'sarv-rt-7-2 to 10.2.0.0/24 by 198.18.0.33',
    ])
  })

  it('answers networks that come later, and none that has gone', async () => {
    expect(await routesAfter([...reaching, connect('rt-7-1', 'net-7-5'), disconnect('rt-7-1', 'net-7-1')])).toEqual([
      'sarv-rt-7-1 to 10.3.0.0/24 by 198.18.0.34',
      'sarv-rt-7-2 to 10.2.0.0/24 by 198.18.0.33',
      'sarv-rt-7-2 to 10.5.0.0/24 by 198.18.0.33',
    ])
  })

  it('leaves nothing when it ends, also where it was never finished', async () => {
    const before = (await openCloud(two)).picture()
    expect((await openCloud([...reaching, leave('rt-7-1', 'net-7-3')])).picture()).toEqual(before)
    for (let atCall = 1; atCall < 8; atCall += 1) {
      const cloud = await openCloud(two)
      const crashed = cloud.openContext({ atCall, when: 'after', ofWrites: true })
      await reach('rt-7-1', 'net-7-3')(crashed).catch(() => undefined)
      await leave('rt-7-1', 'net-7-3')(cloud.openContext())
      expect([atCall, cloud.picture()]).toEqual([atCall, before])
    }
  })

  it('is not left behind by a router that ends in the middle of it', async () => {
    const alone = [...two, disconnect('rt-7-1', 'net-7-1'), disconnect('rt-7-1', 'net-7-2')]
    const end = by((routers) => routers.deleteRouter('rt-7-1', signal))
    const wanted = (await openCloud([...alone, end])).picture()
    const cloud = await openCloud(alone)
    // All but the last route.
    await expect(
      reach('rt-7-1', 'net-7-3')(cloud.openContext({ atCall: 7, when: 'before', ofWrites: true })),
    ).rejects.toThrow('died')
    expect(cloud.picture().networks).toContain('sarv-way-7-1 ')
    await end(cloud.openContext())
    expect(cloud.picture()).toEqual(wanted)
  })

  it('has one route to each range where two routers reach each other, whichever leaves first', async () => {
    const both = await routesAfter(mutual)
    const destinations = both.map((line) => line.split(' by ')[0])
    expect(new Set(destinations).size).toBe(destinations.length)
    expect(destinations).toEqual([
      'sarv-rt-7-1 to 10.3.0.0/24',
      'sarv-rt-7-1 to 10.4.0.0/24',
      'sarv-rt-7-2 to 10.1.0.0/24',
      'sarv-rt-7-2 to 10.2.0.0/24',
    ])
    const back = await routesAfter([...two, reach('rt-7-2', 'net-7-1')])
    expect(await routesAfter([...mutual, leave('rt-7-1', 'net-7-3')])).toEqual(back)
    expect(await routesAfter([...mutual, leave('rt-7-2', 'net-7-1')])).toEqual(await routesAfter(reaching))
  })

  it('is told by the list as by the router itself, and is none of its networks', async () => {
    const routers = routerMethods((await openCloud(mutual)).openContext())
    const listed = await routers.listRouters(signal)
    expect(listed).toEqual([await routers.getRouter('rt-7-1', signal), await routers.getRouter('rt-7-2', signal)])
    expect(listed).toMatchObject([
      { networkTags: ['net-7-1', 'net-7-2'], reaches: ['net-7-3'] },
      { networkTags: ['net-7-3', 'net-7-4'], reaches: ['net-7-1'] },
    ])
  })

  it('keeps ranges apart on both sides: what would meet is refused, and nothing is changed', async () => {
    const cloud = await openCloud([
      ...reaching,
      // Of other projects, whose ranges may be the same.
      createNetwork('net-8-4', '10.4.0.0/24'),
      createNetwork('net-8-1', '10.1.0.0/24'),
      createRouter('rt-8-9'),
      createNetwork('net-8-3', '10.3.0.0/24'),
      connect('rt-8-9', 'net-8-3'),
    ])
    const before = cloud.picture()
    const routers = routerMethods(cloud.openContext())
    for (const act of [
      // The second router has 10.4 itself, and answers 10.1 already.
      () => routers.connectNetwork('rt-7-1', 'net-8-4', signal),
      () => routers.connectNetwork('rt-7-2', 'net-8-1', signal),
      () => routers.reachNetwork('rt-7-1', 'net-8-3', signal),
      () => routers.reachNetwork('rt-8-9', 'net-7-4', signal),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'invalid' })
    expect(cloud.picture()).toEqual(before)
  })
})

describe('the ranges of ways', () => {
  it('begin at the number of the router and are each given once', () => {
    expect(freeWayRange('rt-7-1', [])).toBe('198.18.0.32/27')
    expect(freeWayRange('rt-7-4097', ['198.18.0.32/27'])).toBe('198.18.0.64/27')
    expect(freeWayRange('rt-7-4095', [])).toBe('198.19.255.224/27')
  })
})
