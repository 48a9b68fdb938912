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
import { describeVolumeConformance } from './volumes.conformance.ts'

/** What every compute engine must do. `makeSubject` gives an empty cloud with room for exactly what it is told. */
export const describeComputeConformance = (
  name: string,
  makeSubject: (room: ComputeRoom) => Promise<ComputeSubject>,
): void => {
  const fixture = fixtureOf(makeSubject)
  describeServerConformance(name, fixture)
  describePowerConformance(name, fixture)
  describeCounterConformance(name, fixture)
  describeReshapingConformance(name, fixture)
  describeSnapshotConformance(name, fixture)
  describeAddressConformance(name, fixture)
  describeFirewallConformance(name, fixture)
  describeFailureConformance(name, fixture)
  describeVolumeConformance(name, fixture)
  describeNetworkConformance(name, fixture)
  describeRouterConformance(name, fixture)
  describeBalancerConformance(name, fixture)
}
