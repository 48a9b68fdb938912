import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitForServer } from '../../../ports/compute/hosts.engine.ts'
import type { ForwardSpec } from '../../../ports/compute/routers.engine.ts'
import { poll } from '../../../ports/waiting.ts'
import { letIn, letOut } from '../../conformance/rules.fixture.ts'
import type { OpenStackEngine } from '../compute.ts'
import { labZone } from '../testing/lab.ts'
import { openOutsideSite, outsideUrl, readSite } from '../testing/outside.ts'
import { openOwnCloud, smallServer, type OwnCloud } from '../testing/own-cloud.ts'

const { signal } = new AbortController()

let cloud: OwnCloud
let engine: OpenStackEngine

beforeAll(async () => {
  cloud = await openOwnCloud()
  engine = cloud.openEngine()
})
afterAll(() => cloud.close())

const until = <Found>(look: () => Promise<Found | undefined>): Promise<Found> => poll({ signal, pollMs: 1000 }, look)

const firewall = [letIn(80), letOut]
const userData = `#!/bin/sh
(while :; do timeout 3 wget -q -O /dev/null ${outsideUrl}; sleep 1; done) &`
const port = { tag: 'port-7-1', networkTag: 'net-7-1', address: '10.20.0.5' }
const forward: ForwardSpec = {
  tag: 'fwd-7-1',
  addressTag: 'rip-7-1',
  protocol: 'tcp',
  port: 8080,
  networkTag: port.networkTag,
  toAddress: port.address,
  toPort: 80,
}

const buildGuest = async () => {
  await engine.createServer(smallServer({ name: 'inside', ports: [port], firewall, userData }), signal)
  await waitForServer(engine, 'vm-7-1', 'active', { signal, pollMs: 1000 })
}

it.skipIf(labZone() !== 'tcg')(
  'a guest without a public address gets out, and is reached, through a router',
  async () => {
    const { callers, close } = openOutsideSite()
    try {
      await engine.createNetwork(
        { tag: 'net-7-1', name: 'inside', cidr: '10.20.0.0/24', gatewayIp: '10.20.0.1' },
        signal,
      )
      const { address } = await engine.createRouter({ tag: 'rt-7-1', name: 'gate' }, signal)
      await engine.connectNetwork('rt-7-1', 'net-7-1', signal)
      const given = await engine.addRouterAddress('rt-7-1', 'rip-7-1', signal)
      await buildGuest()

      await engine.createForward('rt-7-1', forward, signal)
      expect(await until(() => readSite(`${given.address}:8080`))).toBe('inside')
      expect(await readSite(`${given.address}:8081`)).toBeUndefined()

      expect(callers).toEqual([])
      await engine.setSnat('rt-7-1', true, signal)
      expect(await until(async () => callers[0])).toContain(address)

      await engine.changeForward('rt-7-1', { ...forward, port: 8081 }, signal)
      expect(await until(() => readSite(`${given.address}:8081`))).toBe('inside')
      expect(await readSite(`${given.address}:8080`)).toBeUndefined()

      await engine.deleteForward('rt-7-1', 'fwd-7-1', signal)
      await engine.assignAddress('rip-7-1', 'port-7-1', signal)
      expect(await until(() => readSite(given.address))).toBe('inside')
      expect(await until(async () => callers.find((caller) => caller.includes(given.address)))).toBeDefined()
      await engine.unassignAddress('rip-7-1', signal)
      await until(async () => ((await readSite(given.address)) === undefined ? true : undefined))
    } finally {
      close()
    }
  },
)
