import { sql } from 'kysely'
import { vmDecisions } from './vm.decisions.ts'
import { serviceType } from '@sarv/contract/service-types'
import type { Area } from '../area.ts'
import { binnedExpiries } from '../project/binned-expiries.service.ts'
import { vmConsoleRoutes } from './console/console.routes.ts'
import { vmHostActivityRoutes } from './host-activity/host-activity.routes.ts'
import { binVmHostOperation, restoreVmHostOperation } from './host-bin/host-bin.operations.ts'
import { vmHostBinRoutes } from './host-bin/host-bin.routes.ts'
import { emptyBins } from './host-bin/host-bin.service.ts'
import { purgeVmHostOperation } from './host-bin/purge.operations.ts'
import { deleteDiskOperation } from './host-disks/host-disks.operations.ts'
import { vmHostDiskRoutes } from './host-disks/host-disks.routes.ts'
import { firewallOperations } from './host-firewall/host-firewall.operations.ts'
import { vmHostFirewallRoutes } from './host-firewall/host-firewall.routes.ts'
import { revertDueTrials } from './host-firewall/trials.periodic.ts'
import { hostIpOperations } from './host-ips/host-ips.operations.ts'
import { vmHostIpRoutes } from './host-ips/host-ips.routes.ts'
import { createVmHostOperation } from './host-orders/host-orders.operations.ts'
import { vmHostOrderRoutes } from './host-orders/host-orders.routes.ts'
import { rebuildVmHostOperation } from './host-orders/rebuild.operations.ts'
import { hostSnapshotOperations } from './host-snapshots/host-snapshots.operations.ts'
import { vmHostSnapshotRoutes } from './host-snapshots/host-snapshots.routes.ts'
import { powerOperations } from './hosts/power.operations.ts'
import { resizeVmHostOperation } from './hosts/resize.operations.ts'
import { vmHostRoutes } from './hosts/hosts.routes.ts'
import { forgetSecrets } from './hosts/unused-secrets.periodic.ts'
import { vmImageRoutes } from './images/images.routes.ts'
import { vmKeyRoutes } from './keys/keys.routes.ts'
import { balancerOperations, rotateBalancerOperation } from './load-balancers/load-balancers.operations.ts'
import { loadBalancerRoutes } from './load-balancers/load-balancers.routes.ts'
import { warnOfCertificates } from './load-balancers/certificates.periodic.ts'
import { probeBalancers } from './load-balancers/probes.periodic.ts'
import { vmAnalyticsRoutes } from './metrics/metrics.routes.ts'
import { sampleMetrics } from './metrics/metrics.periodic.ts'
import { applyPlanOperation } from './network-plans/network-plans.operations.ts'
import { networkPlanRoutes } from './network-plans/network-plans.routes.ts'
import { networkOperations } from './networks/networks.operations.ts'
import { vmNetworkRoutes } from './networks/networks.routes.ts'
import { nodeOperations } from './networks/nodes.operations.ts'
import { reconcileCommands } from './reconcile/reconcile.commands.ts'
import { driftGauges } from './reconcile/reconcile.gauges.ts'
import { reconcileWork } from './reconcile/reconcile.service.ts'
import { reachRoutes } from './topology/reach.routes.ts'
import { topologyRoutes } from './topology/topology.routes.ts'
import { vmConfig } from './vm.config.ts'
import { addVmDemo, tellVmPast } from './vm.demo.ts'
import { vmAgreedPrices } from './agreed-prices.store.ts'
import { vmIdle } from './idle.store.ts'
import { vmMoves } from './moving.store.ts'
import { vmLifecycles } from './lifecycles.service.ts'
import { checkComputeEngine } from './vm.engine-check.ts'
import { openVmEngines } from './vm.engines.ts'
import { vpcChangeRoutes } from './vpc-changes/vpc-changes.routes.ts'
import { deleteVpcOperation } from './vpc-changes/vpc-deletion.operations.ts'
import { disconnectNetworkOperation } from './vpc-changes/vpc-disconnecting.operations.ts'
import { connectNetworkOperation, createVpcOperation, newNetworkOperation } from './vpcs/vpcs.operations.ts'
import { vpcIpOperations } from './vpc-ips/vpc-ips.operations.ts'
import { vpcIpRoutes } from './vpc-ips/vpc-ips.routes.ts'
import { vpcNatOperations } from './vpc-nats/vpc-nats.operations.ts'
import { vpcNatRoutes } from './vpc-nats/vpc-nats.routes.ts'
import { endAccessOperation, grantAccessOperation } from './vpcs/accesses.operations.ts'
import { vpcAccessRoutes } from './vpcs/accesses.routes.ts'
import { vpcRoutes } from './vpcs/vpcs.routes.ts'
import { volumeBackupRoutes } from './volume-backups/volume-backups.routes.ts'
import { backups } from './volume-copies/backups.definition.ts'
import { volumeScheduleWork } from './volume-copies/scheduled-copies.periodic.ts'
import { volumeScheduleRoutes } from './volume-schedules/volume-schedules.routes.ts'
import { volumeSnapshotRoutes } from './volume-snapshots/volume-snapshots.routes.ts'
import { snapshots } from './volume-copies/snapshots.definition.ts'
import { deleteVolumeOperation } from './volume-copies/volume-deletion.operations.ts'
import { volumeDeletionRoutes } from './volume-copies/volume-deletion.routes.ts'
import { attachVolumeOperation, detachVolumeOperation } from './volumes/attachments.operations.ts'
import {
  createAttachedVolumeOperation,
  createVolumeOperation,
  growVolumeOperation,
} from './volumes/volumes.operations.ts'
import { volumeRoutes } from './volumes/volumes.routes.ts'
import { vmObjects } from './vm.objects.ts'
import { vmInProjects } from './project-contents.store.ts'

export const vmArea: Area = {
  name: 'vm',
  objects: vmObjects,
  inProjects: vmInProjects,
  routes: [
    vmImageRoutes,
    vmKeyRoutes,
    vmHostRoutes,
    vmAnalyticsRoutes,
    vmHostOrderRoutes,
    vmHostBinRoutes,
    vmHostActivityRoutes,
    vmHostIpRoutes,
    vmHostSnapshotRoutes,
    vmNetworkRoutes,
    vpcRoutes,
    loadBalancerRoutes,
    vpcAccessRoutes,
    vpcChangeRoutes,
    vpcIpRoutes,
    vpcNatRoutes,
    vmHostFirewallRoutes,
    vmConsoleRoutes,
    vmHostDiskRoutes,
    volumeRoutes,
    volumeDeletionRoutes,
    volumeSnapshotRoutes,
    volumeBackupRoutes,
    volumeScheduleRoutes,
    topologyRoutes,
    reachRoutes,
    networkPlanRoutes,
  ],
  config: vmConfig,
  openEngines: openVmEngines,
  engineChecks: { compute: checkComputeEngine },
  commands: reconcileCommands,
  operations: [
    createVmHostOperation,
    resizeVmHostOperation,
    rebuildVmHostOperation,
    binVmHostOperation,
    restoreVmHostOperation,
    purgeVmHostOperation,
    ...Object.values(powerOperations),
    ...firewallOperations,
    ...hostIpOperations,
    ...hostSnapshotOperations,
    ...networkOperations,
    ...nodeOperations,
    createVpcOperation,
    connectNetworkOperation,
    newNetworkOperation,
    disconnectNetworkOperation,
    grantAccessOperation,
    endAccessOperation,
    deleteVpcOperation,
    ...vpcIpOperations,
    ...vpcNatOperations,
    ...balancerOperations,
    applyPlanOperation,
    deleteDiskOperation,
    createAttachedVolumeOperation,
    createVolumeOperation,
    growVolumeOperation,
    deleteVolumeOperation,
    attachVolumeOperation,
    detachVolumeOperation,
    ...Object.values(snapshots.operations),
    ...Object.values(backups.operations),
  ],
  periodic: [
    emptyBins,
    forgetSecrets,
    probeBalancers,
    warnOfCertificates,
    reconcileWork,
    revertDueTrials,
    sampleMetrics,
    volumeScheduleWork,
  ],
  agreed: vmAgreedPrices,
  lifecycles: vmLifecycles,
  moves: vmMoves,
  idle: vmIdle,
  expiries: [binnedExpiries(serviceType.vm, 'vm_hosts', (projectId) => `/vm/${projectId}/bin`)],
  decisions: vmDecisions,
  gauges: driftGauges,
  expires: {
    console_tickets: sql`expires_at < now() - interval '1 day'`,
    // What was planned for a cloud that is gone, and what nobody has looked at for half a year.
    network_plans: sql`modified_at < now() - interval '180 days' or exists (select from vpc_hosts c
      where c.project_id = network_plans.project_id and c.id = vpc_host_id and c.deleted_at is not null)`,
    // Each try of a server that does not answer is two of them; what has gone well is of use to nobody.
    operations: sql`kind = ${rotateBalancerOperation.kind} and status = 'done' and ended_at < now() - interval '1 hour'`,
    drift_findings: sql`resolved_at < now() - interval '90 days'`,
  },
  demoPast: tellVmPast,
  demo: addVmDemo,
}
