import type { ComputeCapacity, ServerSize } from '../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import { cloudName, type OpenStackContext } from './context.ts'
import { ipv4Capacity } from './networks/networks.capacity.ts'
import { listOurServers } from './servers/list.ts'
import { takenSizeOf } from './servers/servers.state.ts'
import { hostStock, readProviders } from './stock/placement.ts'
import { usedVolumeGb } from './volumes/volumes.capacity.ts'

type Taken = ServerSize

const none: Taken = { vcpus: 0, memoryGb: 0, diskGb: 0 }

const plus = (a: Taken, b: Taken): Taken => ({
  vcpus: a.vcpus + b.vcpus,
  memoryGb: a.memoryGb + b.memoryGb,
  diskGb: a.diskGb + b.diskGb,
})

/** What our things take of the cloud now, servers and volumes together. */
export const takenNow = async (context: OpenStackContext, signal: AbortSignal): Promise<Taken> => {
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

/** What all hosts of the cloud have together and do not keep for themselves. */
const totalOfCloud = async (context: OpenStackContext, signal: AbortSignal): Promise<Taken> => {
  const providers = await readProviders(context, signal)
  const of = (name: string, unit?: number) => {
    const stock = hostStock(providers, name, unit)
    return stock ? stock.total - (stock.held ?? 0) : 0
  }
  return { vcpus: of('VCPU'), memoryGb: of('MEMORY_MB', 1024), diskGb: of('DISK_GB') }
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
