import type { Stock } from '../../../ports/compute/stock.engine.ts'
import type { OpenStackContext } from '../context.ts'

/** As drivers report it: some say `infinite` or `unknown`, some send numbers as text. */
export interface PoolCapabilities {
  volume_backend_name?: string
  total_capacity_gb?: number | string
  free_capacity_gb?: number | string
  reserved_percentage?: number | string
}

const numberOf = (told: number | string | undefined): number | undefined => {
  const value = told === undefined || told === '' ? NaN : Number(told)
  return Number.isFinite(value) && value >= 0 ? value : undefined
}

/** The disks below, not what has been promised of them. null as soon as one pool does not say: a sum without it is wrong. */
export const poolStock = (pools: readonly PoolCapabilities[]): Stock | null => {
  if (pools.length === 0) return null
  const sums = { total: 0, used: 0, held: 0 }
  for (const pool of pools) {
    const total = numberOf(pool.total_capacity_gb)
    const free = numberOf(pool.free_capacity_gb)
    if (total === undefined || free === undefined) return null
    sums.total += total
    sums.used += Math.max(total - free, 0)
    sums.held += (total * (numberOf(pool.reserved_percentage) ?? 0)) / 100
  }
  return { total: Math.floor(sums.total), used: Math.ceil(sums.used), held: Math.ceil(sums.held) }
}

interface Pools {
  pools: { capabilities: PoolCapabilities }[]
}

interface VolumeTypes {
  volume_types: { name: string; extra_specs?: { volume_backend_name?: string } }[]
}

type Asking = Pick<OpenStackContext, 'client' | 'settings'>

/** What the pools of our volumes' type call themselves; undefined where they may be on any. */
const backendName = async ({ client, settings }: Asking, signal: AbortSignal): Promise<string | undefined> => {
  if (settings.volumeType === undefined) return undefined
  const { volume_types: types } = await client.call<VolumeTypes>(
    { service: 'volume', method: 'GET', path: '/types' },
    signal,
  )
  return types.find(({ name }) => name === settings.volumeType)?.extra_specs?.volume_backend_name
}

/**
 * Only those that our volumes can be made on, where the settings name a type. Cinder's own filter by type runs those of its
 * scheduler without a size, and Zed's then fails at times for pools that promise more than they have.
 */
export const readPools = async (context: Asking, signal: AbortSignal): Promise<PoolCapabilities[]> => {
  const backend = await backendName(context, signal)
  const { pools } = await context.client.call<Pools>(
    { service: 'volume', method: 'GET', path: '/scheduler-stats/get_pools', query: { detail: true } },
    signal,
  )
  return pools
    .map(({ capabilities }) => capabilities)
    .filter(({ volume_backend_name: name }) => backend === undefined || name === backend)
}
