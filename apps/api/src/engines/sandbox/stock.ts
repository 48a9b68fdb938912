import type { Usage } from '../../ports/compute/hosts.engine.ts'
import type { Stock, StockPort } from '../../ports/compute/stock.engine.ts'
import type { SandboxContext } from './context.ts'
import { readCapacity } from './datacenters.store.ts'

/** Nobody else is here, and there are no hosts that need anything for themselves. */
const asStock = ({ total, used }: Usage): Stock => ({ total, used, held: 0 })

/** Volumes lie where servers have their disks. */
export const stockMethods = ({ store, datacenter, now }: SandboxContext): StockPort => ({
  async readStock(signal) {
    signal.throwIfAborted()
    const { vcpus, memoryGb, diskGb, ipv4 } = await readCapacity(store.query, datacenter, now())
    signal.throwIfAborted()
    return { vcpus: asStock(vcpus), memoryGb: asStock(memoryGb), diskGb: asStock(diskGb), ipv4: asStock(ipv4) }
  },
})
