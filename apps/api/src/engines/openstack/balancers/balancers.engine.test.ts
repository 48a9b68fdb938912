import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitForBalancer } from '../../../areas/vm/balancers/balancers.engine.ts'
import { waitForServer, type FirewallRule } from '../../../areas/vm/hosts/hosts.engine.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import type { ComputeSubject } from '../../conformance/compute.fixture.ts'
import { poll } from '../../waiting.ts'
import { createClient, type OpenStackClient } from '../client/client.ts'
import { createHttp } from '../client/http.ts'
import { labSettings, labZone, readLab } from '../testing/lab.ts'
import { openBench, type OpenStackBench } from '../testing/subject.ts'

const { signal } = new AbortController()
const wait = { signal, pollMs: 1000 }

const everything = { protocol: 'any', remote: '0.0.0.0/0', minPort: 0, maxPort: 0, isAllow: true } as const
const firewall: FirewallRule[] = [
  { ...everything, direction: 'egress' },
  { ...everything, direction: 'ingress', protocol: 'tcp', minPort: 80, maxPort: 80 },
]

/** The lab's guest serves its name on port 80: whoever asks the balancer reads who has answered. */
const askingAt = (address: string) => `#!/bin/sh
( while :; do
  timeout 3 wget -q -O /run/answer http://${address}/ && cat /run/answer >>/run/answers
  echo "answered by: $(sort -u /run/answers | tr '\\n' ' ')." >/dev/console
  sleep 1
done ) &
`

let database: TestDatabase
let bench: OpenStackBench
let client: OpenStackClient
let subject: ComputeSubject

// Nothing runs in the other zone.
describe.runIf(labZone() === 'tcg')('OpenStack, zone tcg: a load balancer', () => {
  beforeAll(async () => {
    database = await openTestDatabase()
    bench = openBench(readLab(), database.db, `t${randomBytes(3).toString('hex')}-`)
    client = createClient(labSettings(readLab()), createHttp())
    subject = await bench.subject({ servers: 8, addresses: 8 })
  })
  afterAll(async () => {
    await subject.close()
    await bench.close()
    await client.close()
    await database.close()
  })

  const createServer = (id: number, name: string, userData: string) => {
    const { engine, image, size } = subject
    const ports = [{ tag: `port-7-${id}`, networkTag: 'net-7-1', address: `10.20.0.${10 + id}` }]
    const spec = {
      ...size,
      tag: `vm-7-${id}`,
      name,
      image,
      withIpv4: false,
      withIpv6: false,
      ports,
      firewall,
      userData,
    }
    return engine.createServer(spec, signal)
  }

  /** What the second server has written on its console is waited for. */
  const untilAnsweredBy = async (ref: string, names: string) => {
    await poll(wait, async () => {
      const body = { 'os-getConsoleOutput': { length: 20 } }
      const { output } = await client.call<{ output: string }>(
        { service: 'compute', method: 'POST', path: `/servers/${ref}/action`, body },
        signal,
      )
      return output.includes(`answered by: ${names} .`) || undefined
    })
  }

  it('passes connections on to the servers behind it, and to one that comes to them', async () => {
    const { engine } = subject
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
    await untilAnsweredBy(ref, 'first')
    await engine.updateBalancer('lb-7-1', shape(1, 2), signal)
    await untilAnsweredBy(ref, 'first second')
    expect(await waitForBalancer(engine, 'lb-7-1', wait)).toMatchObject({ state: 'active', address })
  })
})
