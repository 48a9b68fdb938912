import type { BalancerPort } from './balancers.engine.ts'
import type { ServerPort } from './hosts.engine.ts'
import type { NetworkPort } from './networks.engine.ts'
import type { RouterPort } from './routers.engine.ts'
import type { StockPort } from './stock.engine.ts'
import type { VolumePort } from './volumes.engine.ts'

/**
 * What the vm area asks of any engine; one engine serves one datacenter. Everything is named by a tag of ours: asking
 * again for the same tag and shape answers the same thing, with another shape it is a `duplicate`. Changes are accepted
 * here and happen later: read the state to see them done (`waitFor...`). Failures are `EngineError`s. An aborted call
 * rejects with the signal's reason, and may or may not have had its effect. Deleting what is not there is fine.
 */
export interface ComputeEngine extends ServerPort, VolumePort, NetworkPort, RouterPort, BalancerPort, StockPort {
  /** Screens mark what this engine reports as a trial environment. */
  readonly isSandbox: boolean
  /** Each project of ours has one of the cloud's own, and nothing that is there can go from one to another. */
  readonly keepsProjectsApart: boolean
}
