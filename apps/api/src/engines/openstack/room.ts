import type { ComputeCapacity, ServerSize } from '../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import { cloudName, type OpenStackContext } from './context.ts'
import { ipv4Capacity } from './networks/networks.capacity.ts'
import { listOurServers } from './servers/list.ts'
import { takenSizeOf } from './servers/servers.state.ts'
import { usedVolumeGb } from './volumes/volumes.capacity.ts'

type Taken = ServerSize

const none: Taken = { vcpus: 0, memoryGb: 0, diskGb: 0 }

const plus = (a: Taken, b: Taken): Taken => ({
  vcpus: a.vcpus + b.vcpus,
  memoryGb: a.memoryGb + b.memoryGb,
  diskGb: a.diskGb + b.diskGb,
})

/** What our things take of the cloud now. */
const takenNow = async (context: OpenStackContext, signal: AbortSignal): Promise<Taken> => {
  const servers = await listOurServers(context, signal)
  const ofServers = servers.map(takenSizeOf).reduce(plus, none)
  return plus(ofServers, { ...none, diskGb: await usedVolumeGb(context, signal) })
}

/**
 * Does what takes `more` of the cloud, if the operator's bound allows it. Without a bound the cloud itself decides, and
 * nobody waits for anybody.
 */
export const withinRoom = async <Result>(
  context: OpenStackContext,
  more: Partial<Taken>,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> => {
  const { room } = context.settings
  if (!room) return work()
  return context.withLock(cloudName(context.settings, 'room'), signal, async () => {
    const taken = plus(await takenNow(context, signal), { ...none, ...more })
    for (const part of ['vcpus', 'memoryGb', 'diskGb'] as const) {
      if (taken[part] > room[part] && (more[part] ?? 0) > 0)
        throw new EngineError('no_capacity', `${part}: ${taken[part]} wanted, there is room for ${room[part]}`)
    }
    return work()
  })
}

interface Provider {
  uuid: string
}
interface Inventories {
  inventories: Record<string, { total: number; reserved: number; allocation_ratio: number }>
}

const placementClasses = { vcpus: 'VCPU', memoryGb: 'MEMORY_MB', diskGb: 'DISK_GB' } as const

/** What all hosts of the cloud have together, as Placement counts it. */
const totalOfCloud = async ({ client }: OpenStackContext, signal: AbortSignal): Promise<Taken> => {
  const get = <Body>(path: string) => client.call<Body>({ service: 'placement', method: 'GET', path }, signal)
  const { resource_providers } = await get<{ resource_providers: Provider[] }>('/resource_providers')
  const totals = { ...none }
  for (const { uuid } of resource_providers) {
    const { inventories } = await get<Inventories>(`/resource_providers/${uuid}/inventories`)
    for (const [part, name] of Object.entries(placementClasses)) {
      const inventory = inventories[name]
      if (inventory) totals[part as keyof Taken] += (inventory.total - inventory.reserved) * inventory.allocation_ratio
    }
  }
  return { ...totals, memoryGb: Math.floor(totals.memoryGb / 1024) }
}

export const capacity = async (context: OpenStackContext, signal: AbortSignal): Promise<ComputeCapacity> => {
  const [total, used, ipv4] = await Promise.all([
    context.settings.room ?? totalOfCloud(context, signal),
    takenNow(context, signal),
    ipv4Capacity(context, signal),
  ])
  const of = (part: keyof Taken) => ({ total: total[part], used: used[part] })
  return { vcpus: of('vcpus'), memoryGb: of('memoryGb'), diskGb: of('diskGb'), ipv4 }
}
