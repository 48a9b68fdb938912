import { describe, expect, it } from 'vitest'
import type { ForwardSpec, RouterPort } from '../../../ports/compute/routers.engine.ts'
import { withSecurityGroup } from '../firewall/groups.ts'
import { networkMethods } from '../networks/networks.ts'
import { ensurePrivatePorts } from '../networks/server-ports.ts'
import { afterSteps, describeCrashes, type CrashCases, type Step } from '../testing/crashes.ts'
import { fakeSettings } from '../testing/fake-client.ts'
import { createFakeNeutron } from '../testing/fake-neutron.ts'
import { routerMethods } from './routers.ts'

const { signal } = new AbortController()

const network = { tag: 'net-7-1', name: 'inside', cidr: '10.20.0.0/24', gatewayIp: '10.20.0.1' }
const forward: ForwardSpec = {
  tag: 'fwd-7-1',
  addressTag: 'rip-7-1',
  protocol: 'tcp',
  port: 8080,
  networkTag: 'net-7-1',
  toAddress: '10.20.0.2',
  toPort: 80,
}

const by =
  (act: (router: RouterPort) => Promise<unknown>): Step =>
  (context) =>
    act(routerMethods(context))

const createNetwork: Step = (context) => networkMethods(context).createNetwork(network, signal)
const prepareServer: Step = async (context) => {
  const group = await withSecurityGroup(context, 'vm-7-1', [], signal, async (id) => id)
  const port = { tag: 'port-7-1', networkTag: 'net-7-1', address: '10.20.0.2' }
  await ensurePrivatePorts(context, 'vm-7-1', [port], group, signal)
}
const create = by((routers) => routers.createRouter({ tag: 'rt-7-1', name: 'gate' }, signal))
const createOther = by((routers) => routers.createRouter({ tag: 'rt-7-2', name: 'other' }, signal))
const connect = by((routers) => routers.connectNetwork('rt-7-1', 'net-7-1', signal))
const addAddress = (tag: string) => by((routers) => routers.addRouterAddress('rt-7-1', tag, signal))
const assign = by((routers) => routers.assignAddress('rip-7-1', 'port-7-1', signal))
const createForward = by((routers) => routers.createForward('rt-7-1', forward, signal))

/** On a cloud that has Octavia. */
const balanced =
  (step: Step): Step =>
  (context) =>
    step({ ...context, settings: { ...context.settings, balancers: 'amphora' } })
const createBalancer =
  (tag: string): Step =>
  ({ client }) => {
    const loadbalancer = { name: `sarv-${tag}`, vip_network: 'sarv-net-7-1' }
    return client.call(
      { service: 'loadBalancer', method: 'POST', path: '/lbaas/loadbalancers', body: { loadbalancer } },
      signal,
    )
  }
const lead = (addressTag: string, balancerTag: string) =>
  balanced(by((routers) => routers.leadToBalancer(addressTag, balancerTag, signal)))

const routed = [createNetwork, prepareServer, create, connect]

const cases: CrashCases = {
  'making a router': { before: [], step: create },
  'letting out': { before: [create], step: by((routers) => routers.setSnat('rt-7-1', true, signal)) },
  'deleting a router with its addresses': {
    before: [create, addAddress('rip-7-1'), addAddress('rip-7-2')],
    step: by((routers) => routers.deleteRouter('rt-7-1', signal)),
  },
  'deleting a router': { before: [create], step: by((routers) => routers.deleteRouter('rt-7-1', signal)) },
  'connecting a network': { before: [createNetwork, create], step: connect },
  'disconnecting a network': {
    before: routed,
    step: by((routers) => routers.disconnectNetwork('rt-7-1', 'net-7-1', signal)),
  },
  'giving an address': { before: [create], step: addAddress('rip-7-1') },
  'taking an address back': {
    before: [create, addAddress('rip-7-1')],
    step: by((routers) => routers.removeRouterAddress('rip-7-1', signal)),
  },
  'moving an address to another router': {
    before: [create, createOther, addAddress('rip-7-1')],
    step: by((routers) => routers.moveRouterAddress('rip-7-1', 'rt-7-2', signal)),
  },
  'giving a server an address': { before: [...routed, addAddress('rip-7-1')], step: assign },
  'taking it from the server': {
    before: [...routed, addAddress('rip-7-1'), assign],
    step: by((routers) => routers.unassignAddress('rip-7-1', signal)),
  },
  'leading an address to a load balancer': {
    before: [...routed, addAddress('rip-7-1'), createBalancer('lb-7-1')],
    step: lead('rip-7-1', 'lb-7-1'),
  },
  'taking it from the load balancer': {
    before: [...routed, addAddress('rip-7-1'), createBalancer('lb-7-1'), lead('rip-7-1', 'lb-7-1')],
    step: balanced(by((routers) => routers.unassignAddress('rip-7-1', signal))),
  },
  'forwarding a port': { before: [...routed, addAddress('rip-7-1')], step: createForward },
  'changing a forward': {
    before: [...routed, addAddress('rip-7-1'), createForward],
    step: by((routers) => routers.changeForward('rt-7-1', { ...forward, port: 443, toPort: 8443 }, signal)),
  },
  'moving a forward to another address': {
    before: [...routed, addAddress('rip-7-1'), addAddress('rip-7-2'), createForward],
    step: by((routers) => routers.changeForward('rt-7-1', { ...forward, addressTag: 'rip-7-2' }, signal)),
  },
  'ending a forward': {
    before: [...routed, addAddress('rip-7-1'), createForward],
    step: by((routers) => routers.deleteForward('rt-7-1', 'fwd-7-1', signal)),
  },
}

const newCloud = () => {
  const cloud = createFakeNeutron()
  cloud.addPublicRange({ start: '203.0.113.10', end: '203.0.113.14' })
  cloud.addServer('vm-7-1')
  return cloud
}
const openCloud = (before: readonly Step[]) => afterSteps(newCloud(), before)

describeCrashes(cases, newCloud, { atLeastCalls: 2 })

describe('the way out', () => {
  it('is told by DHCP only while there is a router', async () => {
    const cloud = await openCloud([createNetwork, create])
    const gateway = () => cloud.picture().gateways.find((line) => line.startsWith('sarv-net-7-1'))
    expect(gateway()).toBe('sarv-net-7-1 null 10.20.0.1')
    await connect(cloud.openContext())
    expect(gateway()).toBe('sarv-net-7-1 10.20.0.1 10.20.0.1')
    await routerMethods(cloud.openContext()).disconnectNetwork('rt-7-1', 'net-7-1', signal)
    expect(gateway()).toBe('sarv-net-7-1 null 10.20.0.1')
  })
})

describe('the list of routers', () => {
  it('has each as it is when it is asked for alone, with networks, addresses and forwards', async () => {
    const cloud = await openCloud([...routed, createOther, addAddress('rip-7-1'), addAddress('rip-7-2'), createForward])
    const routers = routerMethods(cloud.openContext())
    const listed = await routers.listRouters(signal)
    expect(listed).toEqual([await routers.getRouter('rt-7-1', signal), await routers.getRouter('rt-7-2', signal)])
    expect(listed[0]).toMatchObject({
      networkTags: ['net-7-1'],
      addresses: [{ tag: 'rip-7-1' }, { tag: 'rip-7-2' }],
      forwards: [{ tag: 'fwd-7-1' }],
    })
  })
})

describe('addresses that no router has', () => {
  it('are told: their router was taken away by hand, or they never got to one', async () => {
    const cloud = await openCloud([create, createOther, addAddress('rip-7-1'), addAddress('rip-7-2')])
    const routers = routerMethods(cloud.openContext())
    expect(await routers.listLooseAddresses(signal)).toEqual([])
    // The process dies after the address is made and before it says whose it is.
    const dying = cloud.openContext({ atCall: 2, when: 'before', ofWrites: true })
    await expect(routerMethods(dying).addRouterAddress('rt-7-2', 'rip-7-3', signal)).rejects.toThrow('died')
    expect(await routers.listLooseAddresses(signal)).toMatchObject([{ tag: 'rip-7-3' }])
    const gate = (await routers.listRouters(signal)).find(({ tag }) => tag === 'rt-7-1')
    const path = `/routers/${gate!.ref}`
    await cloud.openContext().client.call({ service: 'network', method: 'DELETE', path }, signal)
    expect((await routers.listLooseAddresses(signal)).map(({ tag }) => tag)).toEqual(['rip-7-1', 'rip-7-2', 'rip-7-3'])
  })
})

describe('a floating address at a load balancer', () => {
  it('is read by the port that Octavia made, alone and in the list, and excludes forwards', async () => {
    const cloud = await openCloud([
      ...routed,
      addAddress('rip-7-1'),
      addAddress('rip-7-2'),
      createBalancer('lb-7-1'),
      createBalancer('lb-7-2'),
      lead('rip-7-1', 'lb-7-1'),
    ])
    const context = cloud.openContext()
    const routers = routerMethods({ ...context, settings: { ...context.settings, balancers: 'amphora' } })
    const balancer = { tag: 'lb-7-1', networkTag: 'net-7-1' }
    const read = await routers.getRouter('rt-7-1', signal)
    expect(read?.addresses).toMatchObject([{ port: null, balancer }, { port: null }])
    expect(read?.addresses[1]).not.toHaveProperty('balancer')
    expect(await routers.listRouters(signal)).toEqual([read])
    await expect(routers.createForward('rt-7-1', forward, signal)).rejects.toMatchObject({ code: 'in_use' })
    await routers.createForward('rt-7-1', { ...forward, addressTag: 'rip-7-2' }, signal)
    const second = routers.leadToBalancer('rip-7-2', 'lb-7-2', signal)
    await expect(second).rejects.toMatchObject({ code: 'in_use' })
    await routers.deleteForward('rt-7-1', 'fwd-7-1', signal)
    await routers.leadToBalancer('rip-7-2', 'lb-7-2', signal)
    const both = await routers.getRouter('rt-7-1', signal)
    expect(both?.addresses.map((one) => one.balancer?.tag)).toEqual(['lb-7-1', 'lb-7-2'])
    expect(await routers.listRouters(signal)).toEqual([both])
  })
})

describe('what Neutron cannot do', () => {
  it('is refused rather than left out: a forward for some, another address to go out with', async () => {
    const cloud = await openCloud([...routed, addAddress('rip-7-1')])
    const routers = routerMethods(cloud.openContext())
    expect(routers.routing).toEqual({
      hasSources: false,
      hasSnatAddresses: false,
      hasReaches: true,
      hasSharedAddresses: false,
    })
    const before = cloud.picture()
    for (const call of [
      () => routers.createForward('rt-7-1', { ...forward, from: '198.51.100.7' }, signal),
      () => routers.setSnatAddress('rt-7-1', 'rip-7-1', signal),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'refused' })
    await routers.setSnatAddress('rt-7-1', null, signal)
    expect(cloud.picture()).toEqual(before)
  })
})

describe('a datacenter without an external network', () => {
  it('has no routers, and says why', async () => {
    const { externalNetwork: _, ...settings } = fakeSettings
    const routers = routerMethods({ ...createFakeNeutron().openContext(), settings })
    expect(routers.hasRouters).toBe(false)
    for (const call of [
      routers.createRouter({ tag: 'rt-7-1', name: 'gate' }, signal),
      routers.listRouters(signal),
      routers.deleteForward('rt-7-1', 'fwd-7-1', signal),
    ])
      await expect(call).rejects.toMatchObject({ code: 'refused', message: expect.stringContaining('externalNetwork') })
  })
})
