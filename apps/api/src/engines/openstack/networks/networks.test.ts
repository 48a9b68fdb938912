import { describe, expect, it, vi } from 'vitest'
import type { FirewallRule } from '../../../ports/compute/hosts.engine.ts'
import { letOut, ssh, web } from '../../conformance/rules.fixture.ts'
import { addressMethods } from '../addresses/addresses.ts'
import { firewallMethods } from '../firewall/firewall.ts'
import { withSecurityGroup } from '../firewall/groups.ts'
import { afterSteps, describeCrashes, type CrashCases, type Step } from '../testing/crashes.ts'
import { createFakeNeutron } from '../testing/fake-neutron.ts'
import { networkMethods } from './networks.ts'
import { listAll } from './neutron.ts'
import { plug } from './ports.ts'
import { ensurePrivatePorts, ensurePublicPort, removePortsAndGroup } from './server-ports.ts'

// Nothing in memory takes time.
vi.mock(import('../../../ports/waiting.ts'), async (original) => {
  const { poll, ...others } = await original()
  return { ...others, poll: (options, look) => poll({ ...options, pollMs: 0 }, look) }
})

const { signal } = new AbortController()

const network = { tag: 'net-7-1', name: 'inside', cidr: '10.20.0.0/24', gatewayIp: '10.20.0.1' }
const port = { tag: 'port-7-1', networkTag: 'net-7-1', address: '10.20.0.2' }

const createNetwork: Step = (context) => networkMethods(context).createNetwork(network, signal)
const attachPort: Step = (context) => networkMethods(context).attachPort('vm-7-1', port, signal)
const card = { ...port, mac: 'fa:16:3e:00:00:07' }
const attachCard: Step = (context) => networkMethods(context).attachPort('vm-7-1', card, signal)
const addAddresses =
  (...ids: number[]): Step =>
  async (context) => {
    for (const id of ids) await addressMethods(context).addAddress('vm-7-1', { tag: `ip-7-${id}`, version: 4 }, signal)
  }
const buildOther: Step = async (context) => {
  const group = await withSecurityGroup(context, 'vm-7-2', [ssh, letOut], signal, async (id) => id)
  await ensurePublicPort(context, 'vm-7-2', { withIpv4: true, withIpv6: false }, group, signal)
  const server = (await context.servers.find('vm-7-2', signal))!
  for (const found of await listAll(context, 'ports', { description: 'sarv-vm-7-2' }, signal))
    await plug(context, server, found, signal)
}
const otherWithoutAddress: Step = (context) =>
  withSecurityGroup(context, 'vm-7-2', [ssh, letOut], signal, async (id) => id)
const moveAddress: Step = (context) => addressMethods(context).moveAddress('ip-7-1', 'vm-7-2', signal)
const removeAddress: Step = (context) => addressMethods(context).removeAddress('ip-7-1', signal)
const setFirewall =
  (rules: FirewallRule[]): Step =>
  (context) =>
    firewallMethods(context).setFirewall('vm-7-1', rules, signal)

/** What a server is built with. */
const prepare: Step = async (context) => {
  const group = await withSecurityGroup(context, 'vm-7-1', [ssh, letOut], signal, async (id) => id)
  await ensurePrivatePorts(context, 'vm-7-1', [{ ...port, tag: 'port-7-2', address: '10.20.0.9' }], group, signal)
  await ensurePublicPort(context, 'vm-7-1', { withIpv4: true, withIpv6: false }, group, signal)
}
/** As Nova plugs in what it is given for a server. */
const build: Step = async (context) => {
  await prepare(context)
  const server = (await context.servers.find('vm-7-1', signal))!
  for (const found of await listAll(context, 'ports', { description: 'sarv-vm-7-1' }, signal))
    await plug(context, server, found, signal)
}
const buildWithoutAddress: Step = (context) =>
  withSecurityGroup(context, 'vm-7-1', [ssh, letOut], signal, async (id) => id)
const removeAll: Step = (context) => removePortsAndGroup(context, 'vm-7-1', signal)

const cases: CrashCases = {
  'making a network': { before: [], step: createNetwork },
  'deleting a network': {
    before: [createNetwork],
    step: (context) => networkMethods(context).deleteNetwork('net-7-1', signal),
  },
  'preparing a server': { before: [createNetwork], step: prepare },
  'connecting a server': { before: [createNetwork, prepare], step: attachPort },
  'bringing the card of a server back': { before: [createNetwork, prepare], step: attachCard },
  'disconnecting a server': {
    before: [createNetwork, prepare, attachPort],
    step: (context) => networkMethods(context).detachPort('port-7-1', signal),
  },
  'giving an address': { before: [createNetwork, build], step: addAddresses(1) },
  'taking an address back': { before: [createNetwork, build, addAddresses(1, 2)], step: removeAddress },
  'giving the first address': { before: [buildWithoutAddress], step: addAddresses(1) },
  'taking the first address back': { before: [buildWithoutAddress, addAddresses(1)], step: removeAddress },
  'taking the first of three addresses back': {
    before: [buildWithoutAddress, addAddresses(1, 2, 3)],
    step: removeAddress,
  },
  'moving an address to another server': {
    before: [createNetwork, build, buildOther, addAddresses(1)],
    step: moveAddress,
  },
  'moving the first address to a server without any': {
    before: [buildWithoutAddress, otherWithoutAddress, addAddresses(1, 2)],
    step: moveAddress,
  },
  'changing rules': { before: [createNetwork, prepare], step: setFirewall([web, ssh]) },
  'turning rules round': { before: [createNetwork, prepare], step: setFirewall([letOut, ssh]) },
  'taking everything away': { before: [createNetwork, build, attachPort, addAddresses(1)], step: removeAll },
}

const newCloud = () => {
  const cloud = createFakeNeutron()
  cloud.addPublicRange({ start: '203.0.113.10', end: '203.0.113.12' })
  for (const tag of ['vm-7-1', 'vm-7-2']) cloud.addServer(tag)
  return cloud
}
const openCloud = (before: readonly Step[]) => afterSteps(newCloud(), before)

describeCrashes(cases, newCloud, { atLeastCalls: 2 })

describe('rules', () => {
  it('never shut what both lists allow, and never open what neither does', async () => {
    const keysIn = (cloud: Awaited<ReturnType<typeof openCloud>>) => cloud.picture().groups[0]!.rules
    for (let atCall = 1; atCall < 8; atCall++) {
      const cloud = await openCloud([createNetwork, prepare])
      const before = keysIn(cloud)
      await setFirewall([web, ssh])(cloud.openContext({ atCall, when: 'before' })).catch(() => undefined)
      const between = keysIn(cloud)
      await setFirewall([web, ssh])(cloud.openContext())
      const after = keysIn(cloud)
      expect(between).toEqual(expect.arrayContaining(before.filter((key) => after.includes(key))))
      expect([...before, ...after]).toEqual(expect.arrayContaining(between))
    }
  })
})

describe('a card that comes back', () => {
  it('has the MAC that it had, once, and nobody else on its network has it', async () => {
    const cloud = await openCloud([createNetwork, build, attachCard])
    const { attachPort: attach } = networkMethods(cloud.openContext())
    expect(await attach('vm-7-1', card, signal)).toEqual({ mac: card.mac })
    expect(cloud.ports.filter(({ mac_address }) => mac_address === card.mac)).toMatchObject([
      { name: 'sarv-port-7-1', fixed_ips: [{ ip_address: card.address }] },
    ])
    const other = { ...card, tag: 'port-7-3', address: '10.20.0.7' }
    await expect(attach('vm-7-1', other, signal)).rejects.toMatchObject({ code: 'address_taken' })
    const changed = { ...card, mac: 'fa:16:3e:00:00:08' }
    await expect(attach('vm-7-1', changed, signal)).rejects.toMatchObject({ code: 'duplicate' })
  })
})

describe('public ranges', () => {
  it('are used up one after the other', async () => {
    const cloud = await openCloud([createNetwork, prepare])
    cloud.addPublicRange({ start: '203.0.113.20', end: '203.0.113.20' })
    const add = (id: number) =>
      addressMethods(cloud.openContext()).addAddress('vm-7-1', { tag: `ip-7-${id}`, version: 4 }, signal)
    const given: string[] = []
    for (const id of [1, 2, 3]) given.push((await add(id)).address)
    expect(given).toEqual(['203.0.113.11', '203.0.113.12', '203.0.113.20'])
    await expect(add(4)).rejects.toMatchObject({ code: 'no_address' })
    const six = addressMethods(cloud.openContext()).addAddress('vm-7-1', { tag: 'ip-7-6', version: 6 }, signal)
    await expect(six).rejects.toMatchObject({ code: 'no_address' })
  })
})

describe('further addresses', () => {
  /** Of each public port: whether it is plugged in, and which addresses of others it may use. */
  const cardsOf = ({ ports }: ReturnType<typeof newCloud>) =>
    Object.fromEntries(
      ports
        .filter(({ name, fixed_ips }) => name !== '' && fixed_ips[0]?.ip_address.startsWith('203.'))
        .map(({ name, device_id, allowed_address_pairs }) => [
          name,
          [device_id !== '', ...allowed_address_pairs.map(({ ip_address }) => ip_address)],
        ]),
    )

  it('go to another server with all that they need: card and rules, and never leave their port', async () => {
    const cloud = await openCloud([createNetwork, build, buildOther, addAddresses(1)])
    expect(cardsOf(cloud)).toEqual({
      'sarv-vm-7-1': [true, '203.0.113.12'],
      'sarv-vm-7-2': [true],
      'sarv-ip-7-1': [false],
    })
    for (const move of [moveAddress, moveAddress]) await move(cloud.openContext())
    expect(cardsOf(cloud)).toEqual({
      'sarv-vm-7-1': [true],
      'sarv-vm-7-2': [true, '203.0.113.12'],
      'sarv-ip-7-1': [false],
    })
    const [first, moved] = ['sarv-vm-7-2', 'sarv-ip-7-1'].map((name) => cloud.ports.find((one) => one.name === name))
    expect(moved).toMatchObject({ description: 'sarv-vm-7-2' })
    expect(moved).toHaveProperty('security_groups', Reflect.get(first!, 'security_groups'))
    const nowhere = addressMethods(cloud.openContext()).moveAddress('ip-7-1', 'vm-7-404', signal)
    await expect(nowhere).rejects.toMatchObject({ code: 'not_found' })
    const nothing = addressMethods(cloud.openContext()).moveAddress('ip-7-404', 'vm-7-1', signal)
    await expect(nothing).rejects.toMatchObject({ code: 'not_found' })
  })

  it('are used by the card of the first, until they are given back', async () => {
    const cloud = await openCloud([createNetwork, build, addAddresses(1, 2)])
    expect(cardsOf(cloud)).toEqual({
      'sarv-vm-7-1': [true, '203.0.113.11', '203.0.113.12'],
      'sarv-ip-7-1': [false],
      'sarv-ip-7-2': [false],
    })
    await removeAddress(cloud.openContext())
    expect(cardsOf(cloud)).toEqual({ 'sarv-vm-7-1': [true, '203.0.113.12'], 'sarv-ip-7-2': [false] })
  })

  it('have a card of their own on a server that has none, and the next one takes its place', async () => {
    const cloud = await openCloud([buildWithoutAddress, addAddresses(1, 2, 3)])
    expect(cardsOf(cloud)).toEqual({
      'sarv-ip-7-1': [true, '203.0.113.11', '203.0.113.12'],
      'sarv-ip-7-2': [false],
      'sarv-ip-7-3': [false],
    })
    await removeAddress(cloud.openContext())
    expect(cardsOf(cloud)).toEqual({ 'sarv-ip-7-2': [true, '203.0.113.12'], 'sarv-ip-7-3': [false] })
  })

  it('are not left with a server that has failed for good', async () => {
    const cloud = await openCloud([createNetwork, build, addAddresses(1)])
    const server = (await cloud.openContext().servers.find('vm-7-1', signal))!
    server.status = 'ERROR'
    await removeAddress(cloud.openContext())
    expect(cardsOf(cloud)).toEqual({ 'sarv-vm-7-1': [true] })
  })
})

describe('lists', () => {
  it('are read to their end, page by page', async () => {
    const cloud = await openCloud([])
    const { listNetworks, createNetwork: create } = networkMethods(cloud.openContext())
    const tags = [1, 2, 3, 4, 5].map((id) => `net-7-${id}`)
    for (const [at, tag] of tags.entries())
      await create({ ...network, tag, cidr: `10.${at}.0.0/24`, gatewayIp: `10.${at}.0.1` }, signal)
    expect((await listNetworks(signal)).map(({ tag }) => tag)).toEqual(tags)
  })
})

describe('a server that cannot be changed now', () => {
  it.each([
    ['BUILD', 'busy'],
    ['ERROR', 'refused'],
  ])('is not connected while Nova says %s: %s', async (status, code) => {
    const cloud = createFakeNeutron()
    cloud.addPublicRange({ start: '203.0.113.10', end: '203.0.113.12' })
    cloud.addServer('vm-7-1', status)
    for (const step of [createNetwork, prepare]) await step(cloud.openContext())
    await expect(attachPort(cloud.openContext())).rejects.toMatchObject({ code })
    await expect(addAddresses(1)(cloud.openContext())).rejects.toMatchObject({ code })
  })

  it('lets go of its ports when it has failed for good', async () => {
    const cloud = createFakeNeutron()
    cloud.addPublicRange({ start: '203.0.113.10', end: '203.0.113.12' })
    const server = cloud.addServer('vm-7-1')
    for (const step of [createNetwork, prepare, attachPort]) await step(cloud.openContext())
    server.status = 'ERROR'
    await networkMethods(cloud.openContext()).detachPort('port-7-1', signal)
    expect(cloud.ports.map(({ name }) => name)).not.toContain('sarv-port-7-1')
  })
})
