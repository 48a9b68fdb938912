import { describe, expect, it } from 'vitest'
import { ipv4UsageOf } from './networks.capacity.ts'
import { isOfServer, subnetFor, toEngineNetworks, toEnginePorts } from './networks.state.ts'
import type { NeutronNetwork, NeutronPort, NeutronSubnet } from './neutron.ts'

const settings = { projectPrefix: 'sarv-' }
const spec = { tag: 'net-7-1', name: 'inside', cidr: '10.20.0.0/24', gatewayIp: '10.20.0.1' }

const network = (change: Partial<NeutronNetwork> = {}): NeutronNetwork => ({
  id: 'n1',
  name: 'sarv-net-7-1',
  description: 'inside',
  project_id: 'home',
  ...change,
})
const subnet = (change: Partial<NeutronSubnet> = {}): NeutronSubnet => ({
  id: 's1',
  name: 'sarv-net-7-1',
  network_id: 'n1',
  ip_version: 4,
  cidr: '10.20.0.0/24',
  gateway_ip: null,
  description: '10.20.0.1',
  project_id: 'home',
  ...change,
})
const port = (change: Partial<NeutronPort> = {}): NeutronPort => ({
  id: 'p1',
  name: 'sarv-port-7-3',
  description: 'sarv-vm-7-2',
  network_id: 'n1',
  mac_address: 'fa:16:3e:00:00:01',
  allowed_address_pairs: [],
  device_id: '',
  device_owner: '',
  fixed_ips: [{ subnet_id: 's1', ip_address: '10.20.0.5' }],
  project_id: 'home',
  ...change,
})

describe('a network on the cloud', () => {
  it('has DHCP without a way out, and leaves the first addresses to servers', () => {
    expect(subnetFor(spec, 'n1')).toEqual({
      network_id: 'n1',
      ip_version: 4,
      cidr: '10.20.0.0/24',
      gateway_ip: null,
      enable_dhcp: true,
      allocation_pools: [{ start: '10.20.0.253', end: '10.20.0.254' }],
      description: '10.20.0.1',
    })
  })

  it('is read as it was asked for, also once it has a router', () => {
    const found = [{ ...spec, ref: 'n1' }]
    expect(toEngineNetworks(settings, [network()], [subnet()])).toEqual(found)
    expect(toEngineNetworks(settings, [network()], [subnet({ gateway_ip: '10.20.0.1', description: '' })])).toEqual(
      found,
    )
  })

  it('is none of ours under another name, of another kind or without a range', () => {
    for (const name of ['net-7-1', 'other-net-7-1', 'sarv-net-7', 'sarv-inet', 'sarv-vm-7-1'])
      expect(toEngineNetworks(settings, [network({ name })], [subnet()])).toEqual([])
    expect(toEngineNetworks(settings, [network()], [subnet({ network_id: 'n2' })])).toEqual([])
  })
})

describe('a port on the cloud', () => {
  it('connects a server, plugged in or not yet', () => {
    const found = [
      { tag: 'port-7-3', networkTag: 'net-7-1', serverTag: 'vm-7-2', address: '10.20.0.5', mac: 'fa:16:3e:00:00:01' },
    ]
    const nameOf = () => 'sarv-net-7-1'
    expect(toEnginePorts(settings, [port()], nameOf)).toEqual(found)
    expect(toEnginePorts(settings, [port({ device_id: 'nova', device_owner: 'compute:nova' })], nameOf)).toEqual(found)
  })

  it('is no connection on a public network, of the cloud itself or of somebody else', () => {
    const nameOf = () => 'sarv-net-7-1'
    expect(toEnginePorts(settings, [port()], () => 'inet')).toEqual([])
    for (const change of [{ name: 'sarv-ip-7-1' }, { name: '' }, { description: '' }, { fixed_ips: [] }])
      expect(toEnginePorts(settings, [port(change)], nameOf)).toEqual([])
  })

  it.each([
    ['', true],
    ['compute:nova', true],
    ['network:dhcp', false],
    ['network:distributed', false],
    ['network:router_interface', false],
  ])('holds its network when its owner is "%s": %s', (device_owner, isHeld) => {
    expect(isOfServer(port({ device_owner }))).toBe(isHeld)
  })
})

describe('public addresses', () => {
  it('are counted in version 4 alone, over all ranges, and never beyond what there is', () => {
    const subnet_ip_availability = [
      { ip_version: 4 as const, total_ips: 8, used_ips: 3 },
      { ip_version: 4 as const, total_ips: 2, used_ips: 3 },
      { ip_version: 6 as const, total_ips: 2 ** 64, used_ips: 5 },
    ]
    expect(ipv4UsageOf({ subnet_ip_availability })).toEqual({ total: 10, used: 5 })
  })
})
