import type { ContractArea } from '../area.ts'
import { vmExamples } from './vm.examples.fa.ts'
import { vmConsoleCalls } from './console/console.calls.ts'
import { vmHostActivityCalls } from './host-activity/host-activity.calls.ts'
import { vmHostBinCalls } from './host-bin/host-bin.calls.ts'
import { vmHostDiskCalls } from './host-disks/host-disks.calls.ts'
import { vmHostFirewallCalls } from './host-firewall/host-firewall.calls.ts'
import { vmHostIpCalls } from './host-ips/host-ips.calls.ts'
import { vmHostOrderCalls } from './host-orders/host-orders.calls.ts'
import { vmHostSnapshotCalls } from './host-snapshots/host-snapshots.calls.ts'
import { vmHostCalls } from './hosts/hosts.calls.ts'
import { vmImageCalls } from './images/images.calls.ts'
import { vmKeyCalls } from './keys/keys.calls.ts'
import { loadBalancerCalls } from './load-balancers/load-balancers.calls.ts'
import { vmMetricCalls } from './metrics/metrics.calls.ts'
import { networkPlanCalls } from './network-plans/network-plans.calls.ts'
import { vmNetworkCalls } from './networks/networks.calls.ts'
import { topologyCalls } from './topology/topology.calls.ts'
import { vmErrors } from './vm.errors.fa.ts'
import { vmTitles } from './vm.titles.fa.ts'
import { volumeBackupCalls } from './volume-backups/volume-backups.calls.ts'
import { volumeScheduleCalls } from './volume-schedules/volume-schedules.calls.ts'
import { volumeSnapshotCalls } from './volume-snapshots/volume-snapshots.calls.ts'
import { volumeCalls } from './volumes/volumes.calls.ts'
import { vpcIpCalls } from './vpc-ips/vpc-ips.calls.ts'
import { vpcNatCalls } from './vpc-nats/vpc-nats.calls.ts'
import { vpcCalls } from './vpcs/vpcs.calls.ts'

export const vmArea = {
  description: 'Servers, volumes, networks, private clouds and load balancers',
  calls: {
    ...vmHostCalls,
    ...vmHostOrderCalls,
    ...vmHostBinCalls,
    ...vmConsoleCalls,
    ...vmMetricCalls,
    ...vmHostActivityCalls,
    ...vmHostDiskCalls,
    ...vmHostSnapshotCalls,
    ...vmHostIpCalls,
    ...vmHostFirewallCalls,
    ...vmImageCalls,
    ...vmKeyCalls,
    ...vmNetworkCalls,
    ...volumeCalls,
    ...volumeSnapshotCalls,
    ...volumeBackupCalls,
    ...volumeScheduleCalls,
    ...vpcCalls,
    ...vpcNatCalls,
    ...vpcIpCalls,
    ...loadBalancerCalls,
    ...networkPlanCalls,
    ...topologyCalls,
  },
  titles: vmTitles,
  errors: vmErrors,
  examples: vmExamples,
} satisfies ContractArea
