import { describe, expect, it } from 'vitest'
import { EngineError, type EngineErrorCode } from '../../../ports/engine-error.ts'
import { openContext } from '../compute.ts'
import type { OpenStackSettings } from '../settings.ts'
import { answerBy, fakeClient, fakeSettings, type Answers, type Asked } from '../testing/fake-client.ts'
import { hostStock } from './placement.ts'
import { poolStock } from './pools.ts'
import { readStock } from './stock.ts'

const { signal } = new AbortController()

const inventory = (total: number, reserved = 0, allocation_ratio = 1) => ({ total, reserved, allocation_ratio })

const hosts: Record<string, { inventories: object; usages: object }> = {
  one: {
    inventories: {
      VCPU: inventory(16, 2, 4),
      MEMORY_MB: inventory(65_536, 4096),
      DISK_GB: inventory(1000),
    },
    usages: { VCPU: 20, MEMORY_MB: 40_000, DISK_GB: 300 },
  },
  two: {
    inventories: { VCPU: inventory(16, 0, 4), MEMORY_MB: inventory(65_536) },
    usages: { VCPU: 1, MEMORY_MB: 512 },
  },
}

const pool = { total_capacity_gb: 10_000, free_capacity_gb: '7500.5', reserved_percentage: 10 }

let slowPools: object[] = []
const slowPool = { capabilities: { total_capacity_gb: 50, free_capacity_gb: 20, volume_backend_name: 'disks' } }

const answers: Answers = [
  [/^GET \/resource_providers$/, () => ({ resource_providers: Object.keys(hosts).map((uuid) => ({ uuid })) })],
  [/^GET \/resource_providers\/(\w+)\/inventories$/, ({ params }) => ({ inventories: hosts[params[0]!]!.inventories })],
  [/^GET \/resource_providers\/(\w+)\/usages$/, ({ params }) => ({ usages: hosts[params[0]!]!.usages })],
  [
    /^GET \/types$/,
    () => ({
      volume_types: [
        { name: 'slow', extra_specs: { volume_backend_name: 'disks' } },
        { name: 'any', extra_specs: {} },
      ],
    }),
  ],
  [
    /^GET \/scheduler-stats\/get_pools$/,
    () => ({ pools: [{ capabilities: { ...pool, volume_backend_name: 'ssd' } }, ...slowPools] }),
  ],
  [/^GET \/networks$/, () => ({ networks: [{ id: 'net-1', name: 'inet', shared: true, project_id: 'x' }] })],
  [/^GET \/subnets$/, () => ({ subnets: [{ id: 'sub-1', ip_version: 4 }] })],
  [
    /^GET \/network-ip-availabilities\/net-1$/,
    () => ({
      network_ip_availability: { subnet_ip_availability: [{ ip_version: 4, total_ips: 250, used_ips: 200 }] },
    }),
  ],
  [/^GET \/servers\/detail$/, () => ({ servers: [] })],
  [/^GET \/os-services$/, () => ({ services: [] })],
  [/^GET \/volumes\/detail$/, () => ({ volumes: [] })],
]

const cloud = ({
  refusals = {},
  settings = {},
}: { refusals?: Record<string, EngineErrorCode>; settings?: Partial<OpenStackSettings> } = {}) => {
  const asked: Omit<Asked, 'params'>[] = []
  const client = fakeClient((wanted) => {
    asked.push(wanted)
    const refused = Object.keys(refusals).find((path) => wanted.path.startsWith(path))
    if (refused) throw new EngineError(refusals[refused]!, `${wanted.path} is not for us`)
    return answerBy(answers, wanted)
  })
  const context = openContext(client, { ...fakeSettings, ...settings }, (_key, _signal, work) => work())
  return { asked, read: () => readStock(context, signal) }
}

describe('what a cloud has', () => {
  it('is what its hosts, its pools and its public network have, whoever uses it', async () => {
    expect(await cloud().read()).toEqual({
      vcpus: { total: 128, used: 21, held: 8 },
      memoryGb: { total: 128, used: 40, held: 4 },
      diskGb: { total: 1000, used: 300, held: 0 },
      volumeGb: { total: 10_000, used: 2500, held: 1000 },
      ipv4: { total: 250, used: 200, held: null },
    })
  })

  it('is that of the pools that our volumes can be made on', async () => {
    slowPools = [slowPool]
    const volumesOf = async (volumeType?: string) => {
      const { read } = cloud({ settings: volumeType === undefined ? {} : { volumeType } })
      return (await read()).volumeGb
    }
    try {
      expect(await volumesOf('slow')).toEqual({ total: 50, used: 30, held: 0 })
      expect(await volumesOf('any')).toEqual({ total: 10_050, used: 2530, held: 1000 })
      expect(await volumesOf()).toEqual({ total: 10_050, used: 2530, held: 1000 })
    } finally {
      slowPools = []
    }
  })

  it('is unknown where the cloud does not let us look', async () => {
    const refusals = { '/scheduler-stats': 'unauthorized', '/resource_providers': 'unauthorized' } as const
    expect(await cloud({ refusals }).read()).toEqual({
      vcpus: null,
      memoryGb: null,
      diskGb: null,
      volumeGb: null,
      ipv4: { total: 250, used: 200, held: null },
    })
    const noAddresses = cloud({ refusals: { '/network-ip-availabilities': 'not_found' } })
    expect(await noAddresses.read()).toMatchObject({ ipv4: null, vcpus: { used: 21 } })
  })

  it('is not called unknown while the cloud is in trouble', async () => {
    for (const code of ['unreachable', 'timeout', 'internal'] as const) {
      await expect(cloud({ refusals: { '/scheduler-stats': code } }).read()).rejects.toMatchObject({ code })
    }
  })

  it('is the bound that the operator has set, where there is one', async () => {
    const room = { vcpus: 10, memoryGb: 20, diskGb: 300 }
    const { asked, read } = cloud({ settings: { room } })
    expect(await read()).toEqual({
      vcpus: { total: 10, used: 0, held: 0 },
      memoryGb: { total: 20, used: 0, held: 0 },
      diskGb: { total: 300, used: 0, held: 0 },
      ipv4: { total: 250, used: 200, held: null },
    })
    expect(asked.some(({ service }) => service === 'placement')).toBe(false)
  })
})

describe('hosts', () => {
  it('that tell nothing of a thing leave it unknown', () => {
    expect(hostStock([], 'VCPU')).toBeNull()
    expect(hostStock([{ inventories: {}, usages: { DISK_GB: 3 } }], 'DISK_GB')).toBeNull()
  })

  it('are rounded to the side of less room', () => {
    const host = { inventories: { MEMORY_MB: inventory(2047, 1) }, usages: { MEMORY_MB: 1025 } }
    expect(hostStock([host], 'MEMORY_MB', 1024)).toEqual({ total: 1, used: 2, held: 1 })
  })
})

describe('pools', () => {
  it.each([
    ['infinite', 'infinite'],
    ['unknown', 'unknown'],
    [undefined, undefined],
    ['', ''],
    [100, 'unknown'],
  ])('that say %s and %s leave the sum unknown', (total_capacity_gb, free_capacity_gb) => {
    const silent = {
      ...(total_capacity_gb !== undefined && { total_capacity_gb }),
      ...(free_capacity_gb !== undefined && { free_capacity_gb }),
    }
    expect(poolStock([pool, silent])).toBeNull()
  })

  it('are unknown where there is none', () => {
    expect(poolStock([])).toBeNull()
  })
})
