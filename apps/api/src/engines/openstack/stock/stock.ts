import type { ServerSize } from '../../../ports/compute/hosts.engine.ts'
import type { ComputeStock } from '../../../ports/compute/stock.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { together } from '../../together.ts'
import type { OpenStackContext } from '../context.ts'
import { ipv4Capacity } from '../networks/networks.capacity.ts'
import { takenNow } from '../room.ts'
import { hostStock, readProviders } from './placement.ts'
import { poolStock, readPools } from './pools.ts'

/** A cloud that does not let us see something, or does not know it. All else is trouble, and says nothing about it. */
const isUnsaid = (error: unknown): boolean =>
  error instanceof EngineError && ['unauthorized', 'not_found', 'refused'].includes(error.code)

const orUnsaid = async <Answer>(asked: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await asked
  } catch (error) {
    if (isUnsaid(error)) return null
    throw error
  }
}

type OfMachines = Omit<ComputeStock, 'ipv4'>

/** As much of the cloud as the operator lets Sarv have, for servers and volumes together; others do not count. */
const withinBound = async (context: OpenStackContext, room: ServerSize, signal: AbortSignal): Promise<OfMachines> => {
  const taken = await takenNow(context, signal)
  const of = (part: keyof ServerSize) => ({ total: room[part], used: taken[part], held: 0 })
  return { vcpus: of('vcpus'), memoryGb: of('memoryGb'), diskGb: of('diskGb') }
}

const ofCloud = async (context: OpenStackContext, signal: AbortSignal): Promise<OfMachines> => {
  const [providers, pools] = await together([
    orUnsaid(readProviders(context, signal)),
    orUnsaid(readPools(context, signal)),
  ])
  const ofHosts = (name: string, unit?: number) => providers && hostStock(providers, name, unit)
  return {
    vcpus: ofHosts('VCPU'),
    memoryGb: ofHosts('MEMORY_MB', 1024),
    diskGb: ofHosts('DISK_GB'),
    volumeGb: pools && poolStock(pools),
  }
}

export const readStock = async (context: OpenStackContext, signal: AbortSignal): Promise<ComputeStock> => {
  const { room } = context.settings
  const [ofMachines, ipv4] = await together([
    room ? withinBound(context, room, signal) : ofCloud(context, signal),
    orUnsaid(ipv4Capacity(context, signal)),
  ])
  // Neutron does not tell what it keeps of a range.
  return { ...ofMachines, ipv4: ipv4 && { ...ipv4, held: null } }
}
