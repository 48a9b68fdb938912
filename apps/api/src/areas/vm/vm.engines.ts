import { hypervisor } from '@sarv/contract/enums'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { sandboxStore } from '../../sandbox-store.ts'
import type { EngineContext, OpenedEngines } from '../area.ts'
import type { DatacenterSettings } from './vm.config.ts'
import type { OpenDatabase } from '../../db/connection.ts'
import { createLocks } from '../../engine-locks.ts'
import { openOpenStackCompute } from '../../engines/openstack/compute.ts'
import { openSandboxCompute } from '../../engines/sandbox/compute.ts'
import { sandboxDatacenter } from '../../engines/sandbox/datacenters.ts'
import { withMovedTags } from '../../services/moved-tags.ts'

declare module '../../dependencies.ts' {
  interface AreaEngines {
    /** The engine that serves a datacenter. */
    compute: (datacenterId: number) => ComputeEngine
  }
}

export interface ComputeOptions {
  /** 0: the sandbox takes no time at all. */
  sandboxDelayFactor: () => number
  /** Engines that differ from the catalogue's, by the datacenter's id. */
  datacenters?: Readonly<Record<string, DatacenterSettings>>
}

/** Gives every datacenter the engine that the configuration names, or else its row in the catalogue. */
export const openComputeEngines = async (
  database: OpenDatabase,
  { sandboxDelayFactor, datacenters: configured = {} }: ComputeOptions,
): Promise<(datacenterId: number) => ComputeEngine> => {
  const { db } = database
  const datacenters = await db
    .selectFrom('datacenters')
    .select(['id', 'name', 'engine', 'hypervisor_id as hypervisorId'])
    .execute()
  const images = await db.selectFrom('vm_images').select(['engine_ref as ref', 'min_disk_gb as minDiskGb']).execute()

  const openSandbox = (id: number, hypervisorId: number): Promise<ComputeEngine> =>
    openSandboxCompute({
      store: sandboxStore(database),
      datacenter: sandboxDatacenter(id),
      images,
      firewallKind: hypervisorId === hypervisor.id.vmware ? 'ordered' : 'allowList',
      delayFactor: sandboxDelayFactor,
    })

  const engines = new Map<number, ComputeEngine>()
  const withLock = createLocks(db)
  for (const { id, name, engine: usual, hypervisorId } of datacenters) {
    const wanted = configured[id]
    if (wanted?.engine === 'openstack') {
      engines.set(id, withMovedTags(db, openOpenStackCompute(wanted.settings, withLock)))
      continue
    }
    if (wanted === undefined && usual !== 'sandbox')
      throw new Error(`datacenter ${name} (${id}) asks for the engine "${usual}", which is not configured`)
    engines.set(id, withMovedTags(db, await openSandbox(id, hypervisorId)))
  }
  return (datacenterId) => {
    const engine = engines.get(datacenterId)
    if (!engine) throw new Error(`datacenter ${datacenterId} has no compute engine`)
    return engine
  }
}

export const openVmEngines = async ({
  database,
  config: { datacenters, sandboxDelayFactor: usual },
  sandboxDelayFactor = () => usual,
}: EngineContext): Promise<OpenedEngines> => ({
  engines: { compute: await openComputeEngines(database, { datacenters, sandboxDelayFactor }) },
})
