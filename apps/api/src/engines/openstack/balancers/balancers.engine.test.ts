import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitForBalancer } from '../../../ports/compute/balancers.engine.ts'
import { waitForServer } from '../../../ports/compute/hosts.engine.ts'
import { letIn, letOut } from '../../conformance/rules.fixture.ts'
import type { OpenStackEngine } from '../compute.ts'
import { labZone } from '../testing/lab.ts'
import { openOwnCloud, smallServer, type OwnCloud } from '../testing/own-cloud.ts'

const { signal } = new AbortController()
const wait = { signal, pollMs: 1000 }

const firewall = [letIn(80), letOut]

/** The lab's guest serves its name on port 80: whoever asks the balancer reads who has answered. */
const askingAt = (address: string) => `#!/bin/sh
( while :; do
  timeout 3 wget -q -O /run/answer http://${address}/ && cat /run/answer >>/run/answers
  echo "answered by: $(sort -u /run/answers | tr '\\n' ' ')." >/dev/console
  sleep 1
done ) &
`

let cloud: OwnCloud
let engine: OpenStackEngine

// Nothing runs in the other zone.
describe.runIf(labZone() === 'tcg')('OpenStack, zone tcg: a load balancer', () => {
  beforeAll(async () => {
    cloud = await openOwnCloud()
    engine = cloud.openEngine()
  })
  afterAll(() => cloud.close())

  const createServer = (id: number, name: string, userData: string) => {
    const ports = [{ tag: `port-7-${id}`, networkTag: 'net-7-1', address: `10.20.0.${10 + id}` }]
    return engine.createServer(smallServer({ tag: `vm-7-${id}`, name, ports, firewall, userData }), signal)
  }

  /** The second server writes on its console who has answered it. */
  const expectAnswers = (ref: string) => {
    const call = {
      service: 'compute',
      method: 'POST',
      path: `/servers/${ref}/action`,
      body: { 'os-getConsoleOutput': { length: 20 } },
    } as const
    const read = async () => (await cloud.client.call<{ output: string }>(call, signal)).output
    return expect.poll(read, { timeout: 300_000, interval: 1000 })
  }

  it('passes connections on to the servers behind it, and to one that comes to them', async () => {
    const shape = (...ids: number[]) => ({
      name: 'web',
      algorithm: 'sourceIpPort' as const,
      listeners: [
        {
          protocol: 'tcp' as const,
          port: 8080,
          memberPort: 80,
          members: ids.map((id) => ({ serverTag: `vm-7-${id}` })),
        },
      ],
    })
    await engine.createNetwork({ tag: 'net-7-1', name: 'in', cidr: '10.20.0.0/24', gatewayIp: '10.20.0.1' }, signal)
    await createServer(1, 'first', '#!/bin/sh')
    await engine.createRouter({ tag: 'rt-7-1', name: 'edge' }, signal)
    await engine.createBalancer({ ...shape(1), tag: 'lb-7-1', networkTag: 'net-7-1' }, signal)
    const { address } = await waitForBalancer(engine, 'lb-7-1', wait)
    await createServer(2, 'second', askingAt(`${address}:8080`))
    // OVN has nobody else who answers for the address, also inside of the network.
    await engine.connectNetwork('rt-7-1', 'net-7-1', signal)
    await waitForServer(engine, 'vm-7-1', 'active', wait)
    const { ref } = await waitForServer(engine, 'vm-7-2', 'active', wait)
    await expectAnswers(ref).toContain('answered by: first .')
    await engine.updateBalancer('lb-7-1', shape(1, 2), signal)
    await expectAnswers(ref).toContain('answered by: first second .')
    expect(await waitForBalancer(engine, 'lb-7-1', wait)).toMatchObject({ state: 'active', address })
  })
})
