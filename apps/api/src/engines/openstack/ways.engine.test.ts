import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { waitForServer } from '../../ports/compute/hosts.engine.ts'
import { poll } from '../../ports/waiting.ts'
import { letIn, letOut } from '../conformance/rules.fixture.ts'
import type { OpenStackEngine } from './compute.ts'
import { inventoryOf } from './testing/inventory.ts'
import { labZone } from './testing/lab.ts'
import { openOutsideSite, outsideUrl } from './testing/outside.ts'
import { openOwnCloud, smallServer, type OwnCloud } from './testing/own-cloud.ts'
import { clear } from './testing/sweep.ts'

const { signal } = new AbortController()

let cloud: OwnCloud
let engine: OpenStackEngine

beforeAll(async () => {
  cloud = await openOwnCloud()
  engine = cloud.openEngine()
})
beforeEach(async () => {
  for (const id of [1, 2, 3, 4])
    await engine.createNetwork(
      { tag: `net-7-${id}`, name: `network-${id}`, cidr: `10.${20 + id}.0.0/24`, gatewayIp: `10.${20 + id}.0.1` },
      signal,
    )
  for (const id of [1, 2]) await engine.createRouter({ tag: `rt-7-${id}`, name: `gate-${id}` }, signal)
  await engine.connectNetwork('rt-7-1', 'net-7-1', signal)
  for (const id of [2, 3]) await engine.connectNetwork('rt-7-2', `net-7-${id}`, signal)
  return () => clear(engine)
})
afterAll(() => cloud.close())

const inventory = () => inventoryOf(cloud.client, cloud.settings.projectPrefix)

/** `from -> where by which`, as the cloud itself has it. */
const routes = async (): Promise<string[]> => {
  const { routers } = await cloud.client.call<{
    routers: { name: string; routes: { destination: string }[] }[]
  }>({ service: 'network', method: 'GET', path: '/routers' }, signal)
  return routers
    .filter(({ name }) => name.startsWith(cloud.settings.projectPrefix))
    .flatMap(({ name, routes: own }) => own.map(({ destination }) => `${name.split('-').at(-1)} -> ${destination}`))
    .toSorted()
}

it('a way into a network of another router is routes to it and back, follows networks, and leaves nothing', async () => {
  const before = await inventory()
  await engine.reachNetwork('rt-7-1', 'net-7-2', signal)
  expect(await routes()).toEqual(['1 -> 10.22.0.0/24', '2 -> 10.21.0.0/24'])
  await engine.connectNetwork('rt-7-1', 'net-7-4', signal)
  await engine.reachNetwork('rt-7-2', 'net-7-4', signal)
  expect(await routes()).toEqual(['1 -> 10.22.0.0/24', '1 -> 10.23.0.0/24', '2 -> 10.21.0.0/24', '2 -> 10.24.0.0/24'])
  expect(await engine.listRouters(signal)).toMatchObject([
    { networkTags: ['net-7-1', 'net-7-4'], reaches: ['net-7-2'] },
    { networkTags: ['net-7-2', 'net-7-3'], reaches: ['net-7-4'] },
  ])
  await engine.leaveNetwork('rt-7-2', 'net-7-4', signal)
  await engine.disconnectNetwork('rt-7-1', 'net-7-4', signal)
  expect(await routes()).toEqual(['1 -> 10.22.0.0/24', '2 -> 10.21.0.0/24'])
  await engine.leaveNetwork('rt-7-1', 'net-7-2', signal)
  expect(await routes()).toEqual([])
  expect(await inventory()).toEqual(before)
})

/** Calls outside as often as it got an answer from within. */
const asking = (address: string) => `#!/bin/sh
(while :; do timeout 3 wget -q -O /dev/null http://${address}/ && timeout 3 wget -q -O /dev/null ${outsideUrl}; sleep 1; done) &`

it.skipIf(labZone() !== 'tcg')(
  'a guest reaches one in the granted network, only there, and only until it ends',
  async () => {
    const site = openOutsideSite()
    try {
      const build = async (id: number, userData: string | undefined) => {
        const ports = [{ tag: `port-7-${id}`, networkTag: `net-7-${id}`, address: `10.${20 + id}.0.5` }]
        const own = { tag: `vm-7-${id}`, name: `guest-${id}`, ports, firewall: [letIn(80), letOut] }
        await engine.createServer(smallServer({ ...own, ...(userData && { userData }) }), signal)
        await waitForServer(engine, own.tag, 'active', { signal, pollMs: 1000 })
      }
      await engine.setSnat('rt-7-1', true, signal)
      await build(2, undefined)
      await build(3, undefined)
      await build(1, asking('10.22.0.5'))
      // The guests have begun when their own network answers; nothing else says so.
      await sleep(60_000)
      expect(site.callers).toEqual([])
      // Another network of the same router is no way into the one that is asked for.
      await engine.reachNetwork('rt-7-1', 'net-7-3', signal)
      await sleep(15_000)
      expect(site.callers).toEqual([])
      await engine.reachNetwork('rt-7-1', 'net-7-2', signal)
      await poll({ signal, pollMs: 1000 }, async () => site.callers.length > 3 || undefined)
      await engine.leaveNetwork('rt-7-1', 'net-7-2', signal)
      await sleep(5000)
      const { length } = site.callers
      await sleep(15_000)
      expect(site.callers).toHaveLength(length)
    } finally {
      site.close()
    }
  },
)
