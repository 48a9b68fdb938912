import { describeAddressConformance } from './addresses.conformance.ts'
import { describeBalancerConformance } from './balancers.conformance.ts'
import { fixtureOf } from './compute.fixture.ts'
import type { ComputeRoom, ComputeSubject } from './compute.fixture.ts'
import { describeCounterConformance } from './counters.conformance.ts'
import { describeFailureConformance } from './failures.conformance.ts'
import { describeFirewallConformance } from './firewall.conformance.ts'
import { describeNetworkConformance } from './networks.conformance.ts'
import { describePowerConformance } from './power.conformance.ts'
import { describeReshapingConformance } from './reshaping.conformance.ts'
import { describeRouterConformance } from './routers.conformance.ts'
import { describeServerConformance } from './servers.conformance.ts'
import { describeSnapshotConformance } from './snapshots.conformance.ts'
import { describeStockConformance } from './stock.conformance.ts'
import { describeVolumeConformance } from './volumes.conformance.ts'

/** What every compute engine must do, in parts: a slow cloud is asked for two of them at once. */
const parts = {
  servers: [describeServerConformance, describePowerConformance, describeCounterConformance, describeStockConformance],
  reshaping: [describeReshapingConformance, describeSnapshotConformance],
  surroundings: [describeAddressConformance, describeFirewallConformance, describeFailureConformance],
  volumes: [describeVolumeConformance],
  networks: [describeNetworkConformance, describeRouterConformance, describeBalancerConformance],
} as const

export type ComputePart = keyof typeof parts

/** `makeSubject` gives an empty cloud with room for exactly what it is told. */
export const describeComputeConformance = (
  name: string,
  makeSubject: (room: ComputeRoom) => Promise<ComputeSubject>,
  wanted: readonly ComputePart[] = Object.keys(parts) as ComputePart[],
): void => {
  const fixture = fixtureOf(makeSubject)
  for (const part of wanted) for (const describePart of parts[part]) describePart(name, fixture)
}
