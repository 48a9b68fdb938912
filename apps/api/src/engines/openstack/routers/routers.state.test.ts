import { describe, expect, it } from 'vitest'
import type { NeutronFloatingIp, NeutronRouter, NeutronSubnet } from '../networks/neutron.ts'
import { toEngineRouter, toSummary, type NeutronForward } from './routers.state.ts'

const settings = { projectPrefix: 'sarv-' }

const router = (change: Partial<NeutronRouter> = {}): NeutronRouter => ({
  id: 'r1',
  name: 'sarv-rt-7-1',
  description: 'gate',
  project_id: 'home',
  routes: [],
  external_gateway_info: {
    network_id: 'out',
    enable_snat: true,
    external_fixed_ips: [
      { subnet_id: 's6', ip_address: '2001:db8::5' },
      { subnet_id: 's4', ip_address: '203.0.113.5' },
    ],
  },
  ...change,
})
const subnet = (change: Partial<NeutronSubnet> = {}): NeutronSubnet => ({
  id: 's1',
  name: 'sarv-net-7-1',
  network_id: 'n1',
  ip_version: 4,
  cidr: '10.20.0.0/24',
  gateway_ip: '10.20.0.1',
  description: '10.20.0.1',
  project_id: 'home',
  ...change,
})
const floatingIp = (change: Partial<NeutronFloatingIp> = {}): NeutronFloatingIp => ({
  id: 'f1',
  description: 'sarv-rip-7-1',
  project_id: 'home',
  tags: ['sarv-rt-7-1'],
  floating_ip_address: '203.0.113.6',
  fixed_ip_address: null,
  port_id: null,
  port_details: null,
  port_forwardings: [],
  ...change,
})
const forward = (change: Partial<NeutronForward> = {}): NeutronForward => ({
  id: 'p1',
  description: 'sarv-fwd-7-1',
  protocol: 'tcp',
  external_port: 8080,
  internal_port: 80,
  internal_ip_address: '10.30.0.5',
  ...change,
})
const summary = { tag: 'rt-7-1', ref: 'r1', name: 'gate', address: '203.0.113.5', hasSnat: true }

describe('a router on the cloud', () => {
  it('goes out with its IPv4 address', () => {
    expect(toSummary(settings, router())).toEqual(summary)
  })

  it.each([
    ['of somebody else', { name: 'edge' }],
    ['of another Sarv', { name: 'other-rt-7-1' }],
    ['without a way out', { external_gateway_info: null }],
  ])('is none of ours: %s', (_, change) => {
    expect(toSummary(settings, router(change))).toBeUndefined()
    expect(
      toEngineRouter(settings, { router: router(change), subnets: [], addresses: [], reaches: [] }),
    ).toBeUndefined()
  })

  it('is read with its networks, addresses and forwards, each under its tag', () => {
    const parts = {
      reaches: ['net-8-1'],
      router: router(),
      subnets: [
        subnet({ id: 's2', name: 'sarv-net-7-2', network_id: 'n2', cidr: '10.30.0.0/24' }),
        subnet(),
        subnet({ id: 's3', name: 'by hand', network_id: 'n3', cidr: '10.40.0.0/24' }),
        subnet({ id: 's4', name: 'sarv-way-7-1', network_id: 'n4', cidr: '198.18.0.32/27' }),
      ],
      addresses: [
        { floatingIp: floatingIp({ id: 'f2', description: 'sarv-rip-7-2' }), forwards: [forward()] },
        {
          floatingIp: floatingIp({
            fixed_ip_address: '10.20.0.7',
            port_details: { name: 'sarv-port-7-3', network_id: 'n1' },
          }),
          forwards: [],
        },
      ],
    }
    expect(toEngineRouter(settings, parts)).toEqual({
      ...summary,
      reaches: ['net-8-1'],
      networkTags: ['net-7-1', 'net-7-2'],
      addresses: [
        {
          tag: 'rip-7-1',
          address: '203.0.113.6',
          port: { tag: 'port-7-3', networkTag: 'net-7-1', address: '10.20.0.7' },
        },
        { tag: 'rip-7-2', address: '203.0.113.6', port: null },
      ],
      forwards: [
        {
          tag: 'fwd-7-1',
          addressTag: 'rip-7-2',
          protocol: 'tcp',
          port: 8080,
          networkTag: 'net-7-2',
          toAddress: '10.30.0.5',
          toPort: 80,
        },
      ],
    })
  })

  it('has nothing that we did not make', () => {
    const parts = {
      reaches: [],
      router: router(),
      subnets: [subnet()],
      addresses: [
        { floatingIp: floatingIp({ description: 'by hand' }), forwards: [forward()] },
        {
          floatingIp: floatingIp(),
          forwards: [
            forward({ description: '' }),
            forward({ protocol: 'sctp', internal_ip_address: '10.20.0.5' }),
            forward({ internal_ip_address: '10.99.0.5' }),
          ],
        },
      ],
    }
    expect(toEngineRouter(settings, parts)).toMatchObject({
      addresses: [{ tag: 'rip-7-1', port: null }],
      forwards: [],
    })
  })
})
