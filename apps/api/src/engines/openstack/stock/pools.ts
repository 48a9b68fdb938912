import type { Stock } from '../../../ports/compute/stock.engine.ts'
import type { OpenStackContext } from '../context.ts'

/** As drivers report it: some say `infinite` or `unknown`, some send numbers as text. */
export interface PoolCapabilities {
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

/** Only those that our volumes can be made on, where the settings name a type. */
export const readPools = async (
  { client, settings }: Pick<OpenStackContext, 'client' | 'settings'>,
  signal: AbortSignal,
): Promise<PoolCapabilities[]> => {
  const query = { detail: true, volume_type: settings.volumeType }
  const { pools } = await client.call<Pools>(
    { service: 'volume', method: 'GET', path: '/scheduler-stats/get_pools', query },
    signal,
  )
  return pools.map(({ capabilities }) => capabilities)
}
