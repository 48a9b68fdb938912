import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitForServer, type FirewallRule } from '../../../areas/vm/hosts/hosts.engine.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import type { ComputeSubject } from '../../conformance/compute.fixture.ts'
import { EngineError } from '../../engine-error.ts'
import { createLocks } from '../../../engine-locks.ts'
import { addressMethods } from '../addresses/addresses.ts'
import { createClient, type Call, type OpenStackClient } from '../client/client.ts'
import { createHttp } from '../client/http.ts'
import type { OpenStackContext } from '../context.ts'
import { firewallMethods } from '../firewall/firewall.ts'
import { createProjects } from '../projects.ts'
import { createServers } from '../servers/nova.ts'
import { labSettings, labZone, readLab } from '../testing/lab.ts'
import { openBench, type OpenStackBench } from '../testing/subject.ts'
import { networkMethods } from './networks.ts'
import { listAll } from './neutron.ts'
import { createPublicNetwork } from './public-network.ts'

const { signal } = new AbortController()
const projectPrefix = `t${randomBytes(3).toString('hex')}-`
const settings = labSettings(readLab(), { projectPrefix })

let database: TestDatabase
let bench: OpenStackBench
let client: OpenStackClient
let subject: ComputeSubject

const serverTag = 'vm-7-1'
const serverName = `${projectPrefix}${serverTag}`

beforeAll(async () => {
  database = await openTestDatabase()
  bench = openBench(readLab(), database.db, projectPrefix)
  client = createClient(settings, createHttp())
  subject = await bench.subject({ servers: 8, addresses: 8 })
  const { engine, image, size } = subject
  await engine.createServer(
    { ...size, tag: serverTag, name: 'web', image, withIpv4: true, withIpv6: false, firewall: [ssh] },
    signal,
  )
  await waitForServer(engine, serverTag, 'active', { signal, pollMs: 200 })
})
afterAll(async () => {
  await subject.close()
  await bench.close()
  await client.close()
  await database.close()
})

/** As far as a process came that ended right before such a call. */
const endingBefore = (method: Call['method'], path: RegExp) => {
  const call: OpenStackClient['call'] = async (wanted, callSignal) => {
    if (wanted.method === method && path.test(wanted.path))
      throw new EngineError('unreachable', 'the process has ended')
    return client.call(wanted, callSignal)
  }
  const find: OpenStackClient['find'] = (wanted, callSignal) =>
    wanted.method === method ? call(wanted, callSignal) : client.find(wanted, callSignal)
  const ending: OpenStackClient = { ...client, call, find }
  const context: OpenStackContext = {
    client: ending,
    settings,
    servers: createServers({ client, settings }),
    projects: createProjects(client, settings),
    publicNetwork: createPublicNetwork({ client, settings }),
    withLock: createLocks(database.db),
  }
  return { ...networkMethods(context), ...addressMethods(context), ...firewallMethods(context) }
}

const ended = { code: 'unreachable' }
const ssh: FirewallRule = {
  direction: 'ingress',
  protocol: 'tcp',
  remote: '0.0.0.0/0',
  minPort: 22,
  maxPort: 22,
  isAllow: true,
}
const web: FirewallRule = { ...ssh, minPort: 443, maxPort: 443 }
const network = { tag: 'net-7-1', name: 'inside', cidr: '10.20.0.0/24', gatewayIp: '10.20.0.1' }

const named = (kind: 'networks' | 'ports' | 'security_groups', tag: string) =>
  listAll({ client }, kind, { name: `${projectPrefix}${tag}` }, signal)

describe(`OpenStack, zone ${labZone()}: a process that ended in the middle`, () => {
  it('of making a network: the next one gives it its range', async () => {
    const { engine } = subject
    await expect(endingBefore('POST', /^\/subnets/).createNetwork(network, signal)).rejects.toMatchObject(ended)
    expect(await engine.getNetwork('net-7-1', signal)).toBeUndefined()
    const { ref } = await engine.createNetwork(network, signal)
    expect((await named('networks', 'net-7-1')).map(({ id }) => id)).toEqual([ref])
    expect(await engine.getNetwork('net-7-1', signal)).toEqual({ ...network, ref })
  })

  it('of making a network: it can be deleted as it is', async () => {
    const half = { ...network, tag: 'net-7-2', cidr: '10.30.0.0/24', gatewayIp: '10.30.0.1' }
    await expect(endingBefore('POST', /^\/subnets/).createNetwork(half, signal)).rejects.toMatchObject(ended)
    await subject.engine.deleteNetwork('net-7-2', signal)
    expect(await named('networks', 'net-7-2')).toEqual([])
  })

  it('of connecting a server: the next one plugs in the port that is there', async () => {
    const { engine } = subject
    const port = { tag: 'port-7-1', networkTag: 'net-7-1', address: '10.20.0.2' }
    const attach = endingBefore('POST', /os-interface$/).attachPort(serverTag, port, signal)
    await expect(attach).rejects.toMatchObject(ended)
    expect(await named('ports', 'port-7-1')).toMatchObject([{ device_id: '', description: serverName }])
    await expect(engine.deleteNetwork('net-7-1', signal)).rejects.toMatchObject({ code: 'in_use' })
    const { mac } = await engine.attachPort(serverTag, port, signal)
    const server = await engine.getServer(serverTag, signal)
    expect(await named('ports', 'port-7-1')).toMatchObject([{ device_id: server?.ref, mac_address: mac }])
  })

  it('of disconnecting it: the next one ends it', async () => {
    const { engine } = subject
    await expect(endingBefore('DELETE', /^\/ports/).detachPort('port-7-1', signal)).rejects.toMatchObject(ended)
    expect(await named('ports', 'port-7-1')).toMatchObject([{ device_id: '' }])
    await engine.detachPort('port-7-1', signal)
    expect(await named('ports', 'port-7-1')).toEqual([])
    await engine.deleteNetwork('net-7-1', signal)
  })

  it('of giving an address: the next one gives that one', async () => {
    const spec = { tag: 'ip-7-1', version: 4 } as const
    const add = endingBefore('POST', /os-interface$/).addAddress(serverTag, spec, signal)
    await expect(add).rejects.toMatchObject(ended)
    const [port] = await named('ports', 'ip-7-1')
    const { address } = await subject.engine.addAddress(serverTag, spec, signal)
    expect(port).toMatchObject({ fixed_ips: [{ ip_address: address }] })
    await subject.engine.removeAddress('ip-7-1', signal)
    expect(await named('ports', 'ip-7-1')).toEqual([])
  })

  it('of changing rules: old and new ones are there, and the next one takes the old away', async () => {
    const { engine } = subject
    expect(await engine.getFirewall(serverTag, signal)).toEqual([ssh])
    const set = endingBefore('DELETE', /^\/security-group-rules/).setFirewall(serverTag, [web], signal)
    await expect(set).rejects.toMatchObject(ended)
    expect(await engine.getFirewall(serverTag, signal)).toEqual(expect.arrayContaining([ssh, web]))
    await engine.setFirewall(serverTag, [web], signal)
    expect(await engine.getFirewall(serverTag, signal)).toEqual([web])
  })
})

describe(`OpenStack, zone ${labZone()}: a server on the network`, () => {
  it('has one group on all of its ports, with its rules and none that the cloud puts there', async () => {
    await subject.engine.setFirewall(serverTag, [], signal)
    const groups = await named('security_groups', serverTag)
    expect(groups).toMatchObject([{ security_group_rules: [] }])
    const ports = await listAll({ client }, 'ports', { description: serverName }, signal)
    expect(ports).toMatchObject([{ name: serverName, security_groups: groups.map(({ id }) => id) }])
  })

  it('leaves nothing there when it is deleted', async () => {
    await subject.engine.deleteServer(serverTag, signal)
    expect(await listAll({ client }, 'ports', { description: serverName }, signal)).toEqual([])
    expect(await named('security_groups', serverTag)).toEqual([])
  })
})
