import type { Call } from './call.ts'
import { apiTokenCalls } from './account/api-tokens/api-tokens.calls.ts'
import { customerUserCalls } from './account/customer-users/customer-users.calls.ts'
import { customerCalls } from './account/customers/customers.calls.ts'
import { emailChangeCalls } from './account/email-changes/email-changes.calls.ts'
import { invitationCalls } from './account/invitations/invitations.calls.ts'
import { passkeyCalls } from './account/passkeys/passkeys.calls.ts'
import { profileCalls } from './account/profile/profile.calls.ts'
import { sessionCalls } from './account/sessions/sessions.calls.ts'
import { signInCalls } from './account/sign-in/sign-in.calls.ts'
import { stepUpCalls } from './account/step-up/step-up.calls.ts'
import { userLogCalls } from './account/user-log/user-log.calls.ts'
import { bareMetalCalls } from './bare-metal/bare-metal.calls.ts'
import { bareMetalImageCalls } from './catalog/bare-metal-images.calls.ts'
import { datacenterCalls } from './catalog/datacenters.calls.ts'
import { equipmentCalls } from './catalog/equipment.calls.ts'
import { colocationCalls } from './colocation/colocation.calls.ts'
import { dashboardCalls } from './dashboard/dashboard.calls.ts'
import { certificateCalls } from './dns-cdn/certificates/certificates.calls.ts'
import { domainCalls } from './dns-cdn/domains/domains.calls.ts'
import { recordCalls } from './dns-cdn/records/records.calls.ts'
import { routeCalls } from './dns-cdn/routes/routes.calls.ts'
import { webHostCalls } from './dns-cdn/web-hosts/web-hosts.calls.ts'
import { zoneCalls } from './dns-cdn/zones/zones.calls.ts'
import { billCalls } from './financial/bills/bills.calls.ts'
import { invoiceCalls } from './financial/invoices/invoices.calls.ts'
import { livenessCalls } from './financial/liveness/liveness.calls.ts'
import { offerCalls } from './financial/offers/offers.calls.ts'
import { orderCalls } from './financial/orders/orders.calls.ts'
import { paymentCallbackCalls } from './financial/payment-callbacks/payment-callbacks.calls.ts'
import { paymentCalls } from './financial/payments/payments.calls.ts'
import { referralCalls } from './financial/referrals/referrals.calls.ts'
import { walletCalls } from './financial/wallet/wallet.calls.ts'
import { configmapCalls } from './kubernetes-cloud/configmaps/configmaps.calls.ts'
import { deploymentVariableCalls } from './kubernetes-cloud/deployment-variables/deployment-variables.calls.ts'
import { deploymentCalls } from './kubernetes-cloud/deployments/deployments.calls.ts'
import { namespaceFirewallCalls } from './kubernetes-cloud/firewall/firewall.calls.ts'
import { kuberImageCalls } from './kubernetes-cloud/images/images.calls.ts'
import { ingressCalls } from './kubernetes-cloud/ingresses/ingresses.calls.ts'
import { namespaceCalls } from './kubernetes-cloud/namespaces/namespaces.calls.ts'
import { secretCalls } from './kubernetes-cloud/secrets/secrets.calls.ts'
import { clusterNodeCalls } from './kubernetes-cluster/cluster-nodes.calls.ts'
import { clusterCalls } from './kubernetes-cluster/clusters.calls.ts'
import { blogCalls } from './portal/blog/blog.calls.ts'
import { bundleCalls } from './portal/bundles/bundles.calls.ts'
import { contactCalls } from './portal/contact/contact.calls.ts'
import { limitCalls } from './portal/limits/limits.calls.ts'
import { notificationCalls } from './portal/notifications/notifications.calls.ts'
import { operationCalls } from './portal/operations/operations.calls.ts'
import { outboxCalls } from './portal/outbox/outbox.calls.ts'
import { productCalls } from './portal/products/products.calls.ts'
import { ticketCalls } from './portal/tickets/tickets.calls.ts'
import { projectUserCalls } from './project/project-users.calls.ts'
import { projectCalls } from './project/projects.calls.ts'
import { bucketKeyCalls } from './storage/bucket-keys.calls.ts'
import { bucketCalls } from './storage/buckets.calls.ts'
import { vmHostActivityCalls } from './vm/host-activity/host-activity.calls.ts'
import { vmHostBinCalls } from './vm/host-bin/host-bin.calls.ts'
import { vmHostDiskCalls } from './vm/host-disks/host-disks.calls.ts'
import { vmHostFirewallCalls } from './vm/host-firewall/host-firewall.calls.ts'
import { vmHostIpCalls } from './vm/host-ips/host-ips.calls.ts'
import { vmHostSnapshotCalls } from './vm/host-snapshots/host-snapshots.calls.ts'
import { vmHostCalls } from './vm/hosts/hosts.calls.ts'
import { vmImageCalls } from './vm/images/images.calls.ts'
import { vmKeyCalls } from './vm/keys/keys.calls.ts'
import { loadBalancerCalls } from './vm/load-balancers/load-balancers.calls.ts'
import { vmNetworkCalls } from './vm/networks/networks.calls.ts'
import { volumeBackupCalls } from './vm/volume-backups/volume-backups.calls.ts'
import { volumeScheduleCalls } from './vm/volume-schedules/volume-schedules.calls.ts'
import { volumeSnapshotCalls } from './vm/volume-snapshots/volume-snapshots.calls.ts'
import { volumeCalls } from './vm/volumes/volumes.calls.ts'
import { vpcIpCalls } from './vm/vpc-ips/vpc-ips.calls.ts'
import { vpcNatCalls } from './vm/vpc-nats/vpc-nats.calls.ts'
import { vpcCalls } from './vm/vpcs/vpcs.calls.ts'

/** The areas of the product: one client file and one chapter of the API documentation each. */
export const callsByArea = {
  account: {
    ...signInCalls,
    ...profileCalls,
    ...customerCalls,
    ...customerUserCalls,
    ...sessionCalls,
    ...apiTokenCalls,
    ...userLogCalls,
    ...passkeyCalls,
    ...invitationCalls,
    ...stepUpCalls,
    ...emailChangeCalls,
  },
  catalog: { ...datacenterCalls, ...equipmentCalls, ...bareMetalImageCalls },
  'bare-metal': { ...bareMetalCalls },
  colocation: { ...colocationCalls },
  dashboard: { ...dashboardCalls },
  'dns-cdn': { ...zoneCalls, ...recordCalls, ...routeCalls, ...certificateCalls, ...domainCalls, ...webHostCalls },
  financial: {
    ...walletCalls,
    ...paymentCalls,
    ...paymentCallbackCalls,
    ...offerCalls,
    ...orderCalls,
    ...invoiceCalls,
    ...billCalls,
    ...referralCalls,
    ...livenessCalls,
  },
  'kubernetes-cloud': {
    ...namespaceCalls,
    ...kuberImageCalls,
    ...deploymentCalls,
    ...deploymentVariableCalls,
    ...configmapCalls,
    ...secretCalls,
    ...ingressCalls,
    ...namespaceFirewallCalls,
  },
  'kubernetes-cluster': { ...clusterCalls, ...clusterNodeCalls },
  storage: { ...bucketCalls, ...bucketKeyCalls },
  portal: {
    ...productCalls,
    ...bundleCalls,
    ...notificationCalls,
    ...operationCalls,
    ...ticketCalls,
    ...limitCalls,
    ...contactCalls,
    ...blogCalls,
    ...outboxCalls,
  },
  project: { ...projectCalls, ...projectUserCalls },
  vm: {
    ...vmHostCalls,
    ...vmHostBinCalls,
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
  },
}

export type Area = keyof typeof callsByArea

/** Every call by its id, which is also the operation id of the OpenAPI document and the name of the hook. */
export const allCalls = {
  ...callsByArea.account,
  ...callsByArea.catalog,
  ...callsByArea['bare-metal'],
  ...callsByArea.colocation,
  ...callsByArea.dashboard,
  ...callsByArea['dns-cdn'],
  ...callsByArea.financial,
  ...callsByArea['kubernetes-cloud'],
  ...callsByArea['kubernetes-cluster'],
  ...callsByArea.storage,
  ...callsByArea.portal,
  ...callsByArea.project,
  ...callsByArea.vm,
}

export type CallId = keyof typeof allCalls

const idOfCall = new Map<Call, CallId>(Object.entries(allCalls).map(([id, call]) => [call, id as CallId]))

/** The id of a call object; a call that is not in the list is a mistake of ours. */
export const callId = (call: Call): CallId => {
  const id = idOfCall.get(call)
  if (!id) throw new Error(`not a call of the contract: ${call.method} ${call.path}`)
  return id
}
