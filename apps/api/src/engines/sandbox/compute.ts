import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { ruleCheck } from '../firewall-rules.ts'
import { addressMethods } from './addresses.ts'
import { balancerMethods } from './balancers.ts'
import { createQueue, type SandboxContext } from './context.ts'
import { saveDatacenter, type SandboxDatacenter } from './datacenters.store.ts'
import { firewallMethods } from './firewall.ts'
import type { SandboxImage } from './images.ts'
import { networkMethods } from './networks.ts'
import { reshapingMethods } from './reshaping.ts'
import { routerMethods } from './routers.ts'
import { serverMethods } from './servers.ts'
import { snapshotMethods } from './snapshots.ts'
import { stockMethods } from './stock.ts'
import { migrateSandbox, type SandboxStore } from './store.ts'
import { volumeMethods } from './volumes.ts'

export interface SandboxComputeOptions {
  store: SandboxStore
  datacenter: SandboxDatacenter
  images: readonly SandboxImage[]
  firewallKind: ComputeEngine['firewallKind']
  /** For what begins now: 1 takes as long as a real cloud, 0 no time at all. */
  delayFactor: () => number
  now?: () => Date
}

/** A cloud that exists on paper: nothing runs, but it counts, waits, refuses and remembers like one that does. */
export const openSandboxCompute = async (options: SandboxComputeOptions): Promise<ComputeEngine> => {
  const { store, images, firewallKind, delayFactor, now = () => new Date() } = options
  const context: SandboxContext = {
    store,
    datacenter: options.datacenter.name,
    now,
    after: (start, seconds) => new Date(start.getTime() + seconds * 1000 * delayFactor()),
    queue: createQueue(),
  }
  const checkRules = ruleCheck(firewallKind)

  await migrateSandbox(store)
  await store.transaction((query) => saveDatacenter(query, options.datacenter))

  return {
    isSandbox: true,
    keepsProjectsApart: false,
    firewallKind,
    ...serverMethods(context, images, checkRules),
    ...reshapingMethods(context, images),
    ...snapshotMethods(context),
    ...addressMethods(context),
    ...firewallMethods(context, checkRules),
    ...volumeMethods(context),
    ...networkMethods(context),
    ...balancerMethods(context),
    ...routerMethods(context),
    ...stockMethods(context),
  }
}
