import { describe, expect, it } from 'vitest'
import { balancingOf, toDetail, toEngineBalancer, treeStateOf } from './balancers.state.ts'
import type { OctaviaTree } from './octavia.ts'

const settings = { projectPrefix: 'sarv-' }
const at = (provisioning_status: string) => ({ provisioning_status })

const treeAt = (status: string, below = 'ACTIVE'): OctaviaTree => ({
  balancer: {
    ...at(status),
    id: 'lb',
    name: 'sarv-lb-7-1',
    description: 'shop',
    vip_address: '10.20.0.252',
    vip_port_id: 'vip',
    vip_network_id: 'net',
    vip_subnet_id: 'sub',
    project_id: 'home',
    created_at: '2026-11-15T06:00:00',
  },
  listeners: [
    {
      ...at('ACTIVE'),
      id: 'l2',
      name: 'udp-53',
      protocol: 'UDP',
      protocol_port: 53,
      default_pool_id: 'p2',
      description: '54',
    },
    {
      ...at('ACTIVE'),
      id: 'l1',
      name: 'tcp-53',
      protocol: 'TCP',
      protocol_port: 53,
      default_pool_id: 'p1',
      description: '5353',
    },
  ],
  pools: [
    {
      ...at('ACTIVE'),
      id: 'p1',
      name: 'tcp-53',
      lb_algorithm: 'LEAST_CONNECTIONS',
      session_persistence: { type: 'SOURCE_IP' },
      healthmonitor_id: 'm1',
      monitor: {
        ...at('ACTIVE'),
        id: 'm1',
        name: 'tcp-53',
        type: 'TCP',
        delay: 10,
        timeout: 5,
        max_retries: 2,
        max_retries_down: 3,
      },
      members: [
        ['sarv-vm-7-2', 'ERROR', 'ACTIVE'],
        ['somebody', 'ONLINE', 'ACTIVE'],
        ['sarv-vm-7-1', 'ONLINE', below],
        ['sarv-vm-7-3', 'NO_MONITOR', 'ACTIVE'],
      ].map(([name = '', operating_status = '', status = ''], index) => ({
        ...at(status),
        id: name,
        name,
        operating_status,
        address: `10.20.0.${index}`,
        protocol_port: 5353,
        weight: 1,
      })),
    },
    {
      ...at('ACTIVE'),
      id: 'p2',
      name: 'udp-53',
      lb_algorithm: 'LEAST_CONNECTIONS',
      session_persistence: null,
      healthmonitor_id: null,
      monitor: null,
      members: [],
    },
  ],
})

describe('a load balancer of Octavia', () => {
  it('is told with its listeners by port and its members by server, and one that somebody put there by its address', () => {
    expect(toDetail(settings, 'lb-7-1', treeAt('ACTIVE'), 'net-7-1')).toEqual({
      tag: 'lb-7-1',
      ref: 'lb',
      name: 'shop',
      networkTag: 'net-7-1',
      address: '10.20.0.252',
      state: 'active',
      fault: null,
      createdAt: new Date('2026-11-15T06:00:00Z'),
      algorithm: 'leastConnection',
      listeners: [
        {
          protocol: 'tcp',
          port: 53,
          memberPort: 5353,
          hasCertificate: false,
          healthCheck: { kind: 'tcp', intervalSeconds: 10, timeoutSeconds: 5, upAfter: 2, downAfter: 3 },
          session: 'sourceIp',
          members: [
            { serverTag: '10.20.0.1', address: '10.20.0.1', weight: 1, health: 'up' },
            { serverTag: 'vm-7-1', address: '10.20.0.2', weight: 1, health: 'up' },
            { serverTag: 'vm-7-2', address: '10.20.0.0', weight: 1, health: 'down' },
            { serverTag: 'vm-7-3', address: '10.20.0.3', weight: 1, health: 'unknown' },
          ],
        },
        {
          protocol: 'udp',
          port: 53,
          memberPort: 54,
          hasCertificate: false,
          healthCheck: null,
          session: null,
          members: [],
        },
      ],
    })
  })

  it.each([
    ['PENDING_CREATE', 'ACTIVE', 'building'],
    ['PENDING_UPDATE', 'ACTIVE', 'updating'],
    ['PENDING_DELETE', 'ACTIVE', 'deleting'],
    ['ACTIVE', 'ACTIVE', 'active'],
    ['ACTIVE', 'PENDING_CREATE', 'updating'],
    ['ACTIVE', 'ERROR', 'error'],
    ['ERROR', 'ACTIVE', 'error'],
  ])('that is %s with a member that is %s: %s', (status, below, state) => {
    expect(treeStateOf(treeAt(status, below))).toBe(state)
  })

  it.each([
    ['PENDING_CREATE', 'updating'],
    ['PENDING_DELETE', 'updating'],
    ['PENDING_UPDATE', 'active'],
  ])('that is at rest with a listener or a pool that is %s: %s', (status, state) => {
    const { listeners, pools, ...tree } = treeAt('ACTIVE')
    const changed = { ...tree, listeners: [{ ...listeners[0]!, ...at(status) }], pools }
    expect(treeStateOf(changed)).toBe(state)
    expect(treeStateOf({ ...changed, listeners, pools: [{ ...pools[0]!, ...at(status) }] })).toBe(state)
  })

  it('says what has failed', () => {
    expect(toDetail(settings, 'lb-7-1', treeAt('ACTIVE', 'ERROR'), 'net-7-1').fault).toBe(
      'the cloud calls sarv-vm-7-1 ERROR',
    )
    expect(toEngineBalancer('lb-7-1', treeAt('ERROR').balancer, 'net-7-1').fault).toBe('the cloud calls it ERROR')
  })
})

it('offers what its provider can do, and nothing where there is none', () => {
  expect(balancingOf({ balancers: 'ovn' })).toEqual({
    protocols: ['tcp', 'udp'],
    algorithms: ['sourceIpPort'],
    hasWeights: false,
    healthChecks: ['tcp', 'udp'],
    sessions: ['sourceIp'],
    hasNamedCertificates: false,
    hasChecksOutside: false,
    tellsAnswers: false,
  })
  expect(balancingOf({ balancers: 'amphora' }).protocols).not.toContain('https')
  expect(balancingOf({}).protocols).toEqual([])
})
