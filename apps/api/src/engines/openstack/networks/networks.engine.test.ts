import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitForServer } from '../../../ports/compute/hosts.engine.ts'
import { ssh, web } from '../../conformance/rules.fixture.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { addressMethods } from '../addresses/addresses.ts'
import type { Call, OpenStackClient } from '../client/client.ts'
import { openContext, type OpenStackEngine } from '../compute.ts'
import { cloudName } from '../context.ts'
import { firewallMethods } from '../firewall/firewall.ts'
import { labZone } from '../testing/lab.ts'
import { openOwnCloud, smallServer, type OwnCloud } from '../testing/own-cloud.ts'
import { networkMethods } from './networks.ts'
import { listAll } from './neutron.ts'

const { signal } = new AbortController()
const serverTag = 'vm-7-1'

let cloud: OwnCloud
let engine: OpenStackEngine

beforeAll(async () => {
  cloud = await openOwnCloud()
  engine = cloud.openEngine()
  await engine.createServer(smallServer({ withIpv4: true, firewall: [ssh] }), signal)
  await waitForServer(engine, serverTag, 'active', { signal, pollMs: 200 })
})
afterAll(() => cloud.close())

/** As far as a process came that ended right before such a call. */
const endingBefore = (method: Call['method'], path: RegExp) => {
  const { client, settings, newLocks } = cloud
  const call: OpenStackClient['call'] = async (wanted, callSignal) => {
    if (wanted.method === method && path.test(wanted.path))
      throw new EngineError('unreachable', 'the process has ended')
    return client.call(wanted, callSignal)
  }
  const find: OpenStackClient['find'] = (wanted, callSignal) =>
    wanted.method === method ? call(wanted, callSignal) : client.find(wanted, callSignal)
  const context = openContext({ ...client, call, find }, settings, newLocks())
  return { ...networkMethods(context), ...addressMethods(context), ...firewallMethods(context) }
}

const ended = { code: 'unreachable' }
const network = { tag: 'net-7-1', name: 'inside', cidr: '10.20.0.0/24', gatewayIp: '10.20.0.1' }

const named = (kind: 'networks' | 'ports' | 'security_groups', tag: string) =>
  listAll(cloud, kind, { name: cloudName(cloud.settings, tag) }, signal)
const serverName = () => cloudName(cloud.settings, serverTag)
const portsOfServer = () => listAll(cloud, 'ports', { description: serverName() }, signal)

describe(`OpenStack, zone ${labZone()}: a process that ended in the middle`, () => {
  it('of making a network: the next one gives it its range', async () => {
    await expect(endingBefore('POST', /^\/subnets/).createNetwork(network, signal)).rejects.toMatchObject(ended)
    expect(await engine.getNetwork('net-7-1', signal)).toBeUndefined()
    const { ref } = await engine.createNetwork(network, signal)
    expect((await named('networks', 'net-7-1')).map(({ id }) => id)).toEqual([ref])
    expect(await engine.getNetwork('net-7-1', signal)).toEqual({ ...network, ref })
  })

  it('of making a network: it can be deleted as it is', async () => {
    const half = { ...network, tag: 'net-7-2', cidr: '10.30.0.0/24', gatewayIp: '10.30.0.1' }
    await expect(endingBefore('POST', /^\/subnets/).createNetwork(half, signal)).rejects.toMatchObject(ended)
    await engine.deleteNetwork('net-7-2', signal)
    expect(await named('networks', 'net-7-2')).toEqual([])
  })

  it('of connecting a server: the next one plugs in the port that is there', async () => {
    const port = { tag: 'port-7-1', networkTag: 'net-7-1', address: '10.20.0.2' }
    const attach = endingBefore('POST', /os-interface$/).attachPort(serverTag, port, signal)
    await expect(attach).rejects.toMatchObject(ended)
    expect(await named('ports', 'port-7-1')).toMatchObject([{ device_id: '', description: serverName() }])
    await expect(engine.deleteNetwork('net-7-1', signal)).rejects.toMatchObject({ code: 'in_use' })
    const { mac } = await engine.attachPort(serverTag, port, signal)
    const server = await engine.getServer(serverTag, signal)
    expect(await named('ports', 'port-7-1')).toMatchObject([{ device_id: server?.ref, mac_address: mac }])
  })

  it('of disconnecting it: the next one ends it', async () => {
    await expect(endingBefore('DELETE', /^\/ports/).detachPort('port-7-1', signal)).rejects.toMatchObject(ended)
    expect(await named('ports', 'port-7-1')).toMatchObject([{ device_id: '' }])
    await engine.detachPort('port-7-1', signal)
    expect(await named('ports', 'port-7-1')).toEqual([])
    await engine.deleteNetwork('net-7-1', signal)
  })

  it('of giving an address: the next one gives that one', async () => {
    const spec = { tag: 'ip-7-1', version: 4 } as const
    const add = endingBefore('PUT', /^\/ports\//).addAddress(serverTag, spec, signal)
    await expect(add).rejects.toMatchObject(ended)
    const [port] = await named('ports', 'ip-7-1')
    const { address } = await engine.addAddress(serverTag, spec, signal)
    expect(port).toMatchObject({ fixed_ips: [{ ip_address: address }] })
    await engine.removeAddress('ip-7-1', signal)
    expect(await named('ports', 'ip-7-1')).toEqual([])
  })

  it('of changing rules: old and new ones are there, and the next one takes the old away', async () => {
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
    await engine.setFirewall(serverTag, [], signal)
    const groups = await named('security_groups', serverTag)
    expect(groups).toMatchObject([{ security_group_rules: [] }])
    expect(await portsOfServer()).toMatchObject([{ name: serverName(), security_groups: groups.map(({ id }) => id) }])
  })

  it('leaves nothing there when it is deleted', async () => {
    await engine.deleteServer(serverTag, signal)
    expect(await portsOfServer()).toEqual([])
    expect(await named('security_groups', serverTag)).toEqual([])
  })
})
