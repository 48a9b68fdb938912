import type { ServerCounters } from '../../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import type { OpenStackContext } from '../context.ts'
import { findOrRefuse } from './actions.ts'
import { stateOf } from './servers.state.ts'

/** Nova's diagnostics since 2.48; what a driver does not know is null or left out. */
export interface Diagnostics {
  driver?: string
  num_cpus?: number
  cpu_details?: { time: number | null }[]
  memory_details?: { maximum: number | null; used: number | null }
  disk_details?: { read_bytes: number | null; write_bytes: number | null }[]
  nic_details?: { rx_octets: number | null; tx_octets: number | null }[]
}

const sum = <Item>(items: readonly Item[] | undefined, of: (item: Item) => number | null): number =>
  (items ?? []).reduce((total, item) => total + (of(item) ?? 0), 0)

const nsPerSecond = 1e9

/** Of libvirt `used` is the memory that the guest was given, whatever it does with it: that is no usage. */
const memoryPercentOf = ({ driver, memory_details }: Diagnostics): number | null => {
  const { maximum, used } = memory_details ?? { maximum: null, used: null }
  if (driver === 'libvirt' || !maximum || used === null) return null
  return Math.min(100, (100 * used) / maximum)
}

export const toCounters = (told: Diagnostics, at: Date, vcpus: number): ServerCounters => ({
  at,
  // None where the hypervisor does not tell of single cores.
  vcpus: told.num_cpus || vcpus,
  cpuSeconds: sum(told.cpu_details, ({ time }) => time) / nsPerSecond,
  memoryPercent: memoryPercentOf(told),
  diskReadBytes: sum(told.disk_details, ({ read_bytes }) => read_bytes),
  diskWriteBytes: sum(told.disk_details, ({ write_bytes }) => write_bytes),
  networkInBytes: sum(told.nic_details, ({ rx_octets }) => rx_octets),
  networkOutBytes: sum(told.nic_details, ({ tx_octets }) => tx_octets),
})

/** Needs administrator's rights, which only the home project has. */
export const readCounters = async (
  context: Pick<OpenStackContext, 'client' | 'servers'>,
  tag: string,
  signal: AbortSignal,
): Promise<ServerCounters | undefined> => {
  const server = await findOrRefuse(context, tag, signal)
  if (stateOf(server) !== 'active') return undefined
  try {
    const path = `/servers/${server.id}/diagnostics`
    const told = await context.client.call<Diagnostics>({ service: 'compute', method: 'GET', path }, signal)
    return toCounters(told, new Date(), server.flavor.vcpus)
  } catch (error) {
    // Between two states it has nothing to tell.
    if (error instanceof EngineError && (error.code === 'busy' || error.code === 'refused')) return undefined
    throw error
  }
}
