import type { Stock } from '../../../ports/compute/stock.engine.ts'
import type { OpenStackContext } from '../context.ts'

interface Inventory {
  total: number
  reserved: number
  allocation_ratio: number
}

/** One host: what it has and what of it is taken, by Placement's own names. */
export interface Provider {
  inventories: Readonly<Record<string, Inventory>>
  usages: Readonly<Record<string, number>>
}

/**
 * What all hosts have of one thing, in units of `unit`. A host may be promised several times over (`allocation_ratio`), and
 * so is what it keeps for itself: `(total - reserved) * ratio` is what Placement gives away. null where no host tells of it.
 */
export const hostStock = (providers: readonly Provider[], name: string, unit = 1): Stock | null => {
  const sums = { total: 0, used: 0, held: 0 }
  let isTold = false
  for (const { inventories, usages } of providers) {
    const inventory = inventories[name]
    if (!inventory) continue
    isTold = true
    sums.total += inventory.total * inventory.allocation_ratio
    sums.held += inventory.reserved * inventory.allocation_ratio
    sums.used += usages[name] ?? 0
  }
  // Rounded so that no room appears that is not there.
  return isTold
    ? { total: Math.floor(sums.total / unit), used: Math.ceil(sums.used / unit), held: Math.ceil(sums.held / unit) }
    : null
}

/** All hosts of the cloud; others' servers on them are counted as well. */
export const readProviders = async (
  { client }: Pick<OpenStackContext, 'client'>,
  signal: AbortSignal,
): Promise<Provider[]> => {
  const get = <Body>(path: string) => client.call<Body>({ service: 'placement', method: 'GET', path }, signal)
  const { resource_providers } = await get<{ resource_providers: { uuid: string }[] }>('/resource_providers')
  const providers: Provider[] = []
  // One after the other: nobody waits for it, and a cloud has other work to do.
  for (const { uuid } of resource_providers) {
    const { inventories } = await get<Pick<Provider, 'inventories'>>(`/resource_providers/${uuid}/inventories`)
    const { usages } = await get<Pick<Provider, 'usages'>>(`/resource_providers/${uuid}/usages`)
    providers.push({ inventories, usages })
  }
  return providers
}
