// Written by `npm run gen` from the contract. Never edited by hand.
export * from "./vm/firewall-trial.generated.ts";
export * from "./vm/host.generated.ts";
export * from "./vm/host-activity.generated.ts";
export * from "./vm/host-bin.generated.ts";
export * from "./vm/host-firewall.generated.ts";
export * from "./vm/host-ip.generated.ts";
export * from "./vm/host-snapshot.generated.ts";
export * from "./vm/host-volume.generated.ts";
export * from "./vm/image.generated.ts";
export * from "./vm/key.generated.ts";
export * from "./vm/load-balancer-host.generated.ts";
export * from "./vm/network.generated.ts";
export * from "./vm/network-node.generated.ts";
export * from "./vm/volume.generated.ts";
export * from "./vm/volume-backup.generated.ts";
export * from "./vm/volume-node.generated.ts";
export * from "./vm/volume-schedule.generated.ts";
export * from "./vm/volume-snapshot.generated.ts";
export * from "./vm/vpc.generated.ts";
export * from "./vm/vpc-interface.generated.ts";
export * from "./vm/vpc-ip.generated.ts";
export * from "./vm/vpc-nat.generated.ts";
export * from "./vm/vpc-network-access.generated.ts";
export type VmFirewallTrialListApiResponse =
  /** status 200 OK */ VmFirewallTrialItem[];
export type VmFirewallTrialListApiArg = void;
export type VmHostPurgeApiResponse = /** status 200 OK */ Started;
export type VmHostPurgeApiArg = {
  projectId: number;
  id: number;
};
export type VmHostBinListApiResponse = /** status 200 OK */ VmHostBinItem[];
export type VmHostBinListApiArg = {
  projectId: number;
};
export type VmHostRestoreApiResponse = /** status 200 OK */ Started;
export type VmHostRestoreApiArg = {
  projectId: number;
  id: number;
};
export type VmHostConsoleApiResponse = /** status 200 OK */ VmConsole;
export type VmHostConsoleApiArg = {
  projectId: number;
  id: number;
};
export type VmHostCreateApiResponse = /** status 200 OK */ VmHostOrdered;
export type VmHostCreateApiArg = {
  projectId: number;
  createVmHostModel: CreateVmHostModel;
};
export type VmHostDeleteApiResponse = /** status 200 OK */ Started;
export type VmHostDeleteApiArg = {
  projectId: number;
  id: number;
  /** true: not through the bin */
  now?: boolean;
};
export type VmHostEditLockApiResponse = /** status 200 OK */ Started;
export type VmHostEditLockApiArg = {
  projectId: number;
  id: number;
  lockVmHostModel: LockVmHostModel;
};
export type VmHostEditApiResponse = /** status 200 OK */ Started;
export type VmHostEditApiArg = {
  projectId: number;
  id: number;
  editVmHostModel: EditVmHostModel;
};
export type VmHostGetAnalyticApiResponse = /** status 200 OK */ AnalyticResult;
export type VmHostGetAnalyticApiArg = {
  projectId: number;
  id: number;
  /** 1 h1, 2 h3, 3 h6, 4 h12, 5 d1, 6 d3, 7 w1, 8 mo1 */
  periodId?: number;
};
export type VmHostGetApiResponse = /** status 200 OK */ VmHostDetail;
export type VmHostGetApiArg = {
  projectId: number;
  id: number;
};
export type VmHostListApiResponse = /** status 200 OK */ VmHostListItem[];
export type VmHostListApiArg = {
  projectId: number;
};
export type VmHostRebootApiResponse = /** status 200 OK */ Started;
export type VmHostRebootApiArg = {
  projectId: number;
  id: number;
};
export type VmHostRebuildApiResponse = /** status 200 OK */ Started;
export type VmHostRebuildApiArg = {
  projectId: number;
  id: number;
  rebuildVmHostModel: RebuildVmHostModel;
};
export type VmHostReceiptApiResponse = /** status 200 OK */ VmHostReceipt;
export type VmHostReceiptApiArg = {
  projectId: number;
  id: number;
};
export type VmHostResetApiResponse = /** status 200 OK */ Started;
export type VmHostResetApiArg = {
  projectId: number;
  id: number;
};
export type VmHostShortListApiResponse = /** status 200 OK */ VmHostShortItem[];
export type VmHostShortListApiArg = {
  projectId: number;
};
export type VmHostShutdownApiResponse = /** status 200 OK */ Started;
export type VmHostShutdownApiArg = {
  projectId: number;
  id: number;
};
export type VmHostStartApiResponse = /** status 200 OK */ Started;
export type VmHostStartApiArg = {
  projectId: number;
  id: number;
};
export type VmHostStopApiResponse = /** status 200 OK */ Started;
export type VmHostStopApiArg = {
  projectId: number;
  id: number;
};
export type VmHostUsageListApiResponse = /** status 200 OK */ VmHostUsage[];
export type VmHostUsageListApiArg = {
  projectId: number;
  ids: string;
};
export type VmHostActivityListApiResponse =
  /** status 200 OK */ VmHostActivityItem[];
export type VmHostActivityListApiArg = {
  projectId: number;
  vmHostId: number;
};
export type VmHostFirewallConfirmApiResponse = /** status 200 OK */ Started;
export type VmHostFirewallConfirmApiArg = {
  projectId: number;
  vmHostId: number;
};
export type VmHostFirewallCreateApiResponse = /** status 200 OK */ Started;
export type VmHostFirewallCreateApiArg = {
  projectId: number;
  vmHostId: number;
  /** Seconds; absent: the change stays whatever it does */
  confirmWithin?: number;
  createVmFirewallRuleModel: CreateVmFirewallRuleModel;
};
export type VmHostFirewallDeleteApiResponse = /** status 200 OK */ Started;
export type VmHostFirewallDeleteApiArg = {
  projectId: number;
  vmHostId: number;
  id: number;
  /** Seconds; absent: the change stays whatever it does */
  confirmWithin?: number;
};
export type VmHostFirewallEditApiResponse = /** status 200 OK */ Started;
export type VmHostFirewallEditApiArg = {
  projectId: number;
  vmHostId: number;
  id: number;
  /** Seconds; absent: the change stays whatever it does */
  confirmWithin?: number;
  createVmFirewallRuleModel: CreateVmFirewallRuleModel;
};
export type VmHostFirewallGetApiResponse =
  /** status 200 OK */ VmFirewallRuleDetail;
export type VmHostFirewallGetApiArg = {
  projectId: number;
  vmHostId: number;
  id: number;
};
export type VmHostFirewallListApiResponse =
  /** status 200 OK */ VmFirewallRuleListItem[];
export type VmHostFirewallListApiArg = {
  projectId: number;
  vmHostId: number;
};
export type VmHostFirewallReachApiResponse = /** status 200 OK */ ReachAnswer;
export type VmHostFirewallReachApiArg = {
  projectId: number;
  vmHostId: number;
  fromVmHostId?: number;
  /** Needed unless FromVmHostId is given */
  fromAddress?: string;
  /** 1 tcp, 2 udp, 3 icmp, 4 any */
  firewallProtocolId: number;
  /** TCP and UDP need it; the others ignore it */
  port?: number;
};
export type VmHostFirewallReplaceApiResponse = /** status 200 OK */ Started;
export type VmHostFirewallReplaceApiArg = {
  projectId: number;
  vmHostId: number;
  /** Seconds; absent: the change stays whatever it does */
  confirmWithin?: number;
  replaceVmFirewallModel: ReplaceVmFirewallModel;
};
export type VmHostFirewallRevertApiResponse = /** status 200 OK */ Started;
export type VmHostFirewallRevertApiArg = {
  projectId: number;
  vmHostId: number;
};
export type VmHostFirewallStateApiResponse =
  /** status 200 OK */ VmFirewallState;
export type VmHostFirewallStateApiArg = {
  projectId: number;
  vmHostId: number;
};
export type VmHostIpCreateApiResponse = /** status 200 OK */ Started;
export type VmHostIpCreateApiArg = {
  projectId: number;
  vmHostId: number;
  createVmIpModel: CreateVmIpModel;
};
export type VmHostIpDeleteApiResponse = /** status 200 OK */ Started;
export type VmHostIpDeleteApiArg = {
  projectId: number;
  vmHostId: number;
  id: number;
};
export type VmHostIpListApiResponse = /** status 200 OK */ VmHostIpListItem[];
export type VmHostIpListApiArg = {
  projectId: number;
  vmHostId: number;
};
export type VmHostSnapshotCreateApiResponse = /** status 200 OK */ Started;
export type VmHostSnapshotCreateApiArg = {
  projectId: number;
  vmHostId: number;
  createVmHostSnapshotModel: CreateVmHostSnapshotModel;
};
export type VmHostSnapshotDeleteApiResponse = /** status 200 OK */ Started;
export type VmHostSnapshotDeleteApiArg = {
  projectId: number;
  vmHostId: number;
  id: number;
};
export type VmHostSnapshotGetApiResponse =
  /** status 200 OK */ VmHostSnapshotDetail;
export type VmHostSnapshotGetApiArg = {
  projectId: number;
  vmHostId: number;
  id: number;
};
export type VmHostSnapshotListApiResponse =
  /** status 200 OK */ VmHostSnapshotListItem[];
export type VmHostSnapshotListApiArg = {
  projectId: number;
  vmHostId: number;
};
export type VmHostSnapshotRevertApiResponse = /** status 200 OK */ Started;
export type VmHostSnapshotRevertApiArg = {
  projectId: number;
  vmHostId: number;
  id: number;
};
export type VmHostSnapshotShortListApiResponse =
  /** status 200 OK */ VmHostSnapshotShortItem[];
export type VmHostSnapshotShortListApiArg = {
  projectId: number;
  vmHostId: number;
};
export type VmHostVolumeDeleteApiResponse = /** status 200 OK */ Started;
export type VmHostVolumeDeleteApiArg = {
  projectId: number;
  vmHostId: number;
  id: number;
};
export type VmHostVolumeGetApiResponse =
  /** status 200 OK */ VmHostVolumeDetail;
export type VmHostVolumeGetApiArg = {
  projectId: number;
  vmHostId: number;
  id: number;
};
export type VmHostVolumeListApiResponse =
  /** status 200 OK */ VmHostVolumeListItem[];
export type VmHostVolumeListApiArg = {
  projectId: number;
  vmHostId: number;
};
export type VmImageListApiResponse = /** status 200 OK */ VmImageListItem[];
export type VmImageListApiArg = {
  projectId: number;
  productId: number;
};
export type VmKeyCreateApiResponse = /** status 200 OK */ Started;
export type VmKeyCreateApiArg = {
  projectId: number;
  createVmKeyModel: CreateVmKeyModel;
};
export type VmKeyDeleteApiResponse = /** status 200 OK */ Started;
export type VmKeyDeleteApiArg = {
  projectId: number;
  id: number;
};
export type VmKeyListApiResponse = /** status 200 OK */ VmKeyListItem[];
export type VmKeyListApiArg = {
  projectId: number;
};
export type LoadBalancerCreateApiResponse = /** status 200 OK */ Started;
export type LoadBalancerCreateApiArg = {
  projectId: number;
  createVmLbModel: CreateVmLbModel;
};
export type LoadBalancerDeleteApiResponse = /** status 200 OK */ Started;
export type LoadBalancerDeleteApiArg = {
  projectId: number;
  id: number;
};
export type LoadBalancerEditApiResponse = /** status 200 OK */ Started;
export type LoadBalancerEditApiArg = {
  projectId: number;
  id: number;
  editVmLbModel: EditVmLbModel;
};
export type LoadBalancerGetApiResponse =
  /** status 200 OK */ LoadBalancerDetail;
export type LoadBalancerGetApiArg = {
  projectId: number;
  id: number;
};
export type LoadBalancerListApiResponse =
  /** status 200 OK */ LoadBalancerListItem[];
export type LoadBalancerListApiArg = {
  projectId: number;
  vpcHostId?: number;
};
export type VmNetworkCreateApiResponse = /** status 200 OK */ Started;
export type VmNetworkCreateApiArg = {
  projectId: number;
  createVmNetworkModel: CreateVmNetworkModel;
};
export type VmNetworkDeleteApiResponse = /** status 200 OK */ Started;
export type VmNetworkDeleteApiArg = {
  projectId: number;
  id: number;
};
export type VmNetworkEditApiResponse = /** status 200 OK */ Started;
export type VmNetworkEditApiArg = {
  projectId: number;
  id: number;
  editVmNetworkModel: EditVmNetworkModel;
};
export type VmNetworkListApiResponse = /** status 200 OK */ VmNetworkListItem[];
export type VmNetworkListApiArg = {
  projectId: number;
};
export type VmNetworkNodeAttachApiResponse = /** status 200 OK */ Started;
export type VmNetworkNodeAttachApiArg = {
  projectId: number;
  attachNetworkModel: AttachNetworkModel;
};
export type VmNetworkNodeDetachApiResponse = /** status 200 OK */ Started;
export type VmNetworkNodeDetachApiArg = {
  projectId: number;
  id: number;
};
export type VmNetworkNodeListApiResponse =
  /** status 200 OK */ VmNetworkNodeListItem[];
export type VmNetworkNodeListApiArg = {
  projectId: number;
  vmHostId?: number;
  vmNetworkId?: number;
};
export type VmNetworkShortListApiResponse =
  /** status 200 OK */ VmNetworkShortItem[];
export type VmNetworkShortListApiArg = {
  projectId: number;
};
export type VolumeCreateApiResponse = /** status 200 OK */ Started;
export type VolumeCreateApiArg = {
  projectId: number;
  createVolumeHostModel: CreateVolumeHostModel;
};
export type VolumeDeleteApiResponse = /** status 200 OK */ Started;
export type VolumeDeleteApiArg = {
  projectId: number;
  id: number;
};
export type VolumeEditApiResponse = /** status 200 OK */ Started;
export type VolumeEditApiArg = {
  projectId: number;
  id: number;
  editVolumeHostModel: EditVolumeHostModel;
};
export type VolumeGetApiResponse = /** status 200 OK */ VolumeHostDetail;
export type VolumeGetApiArg = {
  projectId: number;
  id: number;
};
export type VolumeListApiResponse = /** status 200 OK */ VolumeListItem[];
export type VolumeListApiArg = {
  projectId: number;
};
export type VolumeNodeAttachApiResponse = /** status 200 OK */ Started;
export type VolumeNodeAttachApiArg = {
  projectId: number;
  attachVolumeModel: AttachVolumeModel;
};
export type VolumeNodeDetachApiResponse = /** status 200 OK */ Started;
export type VolumeNodeDetachApiArg = {
  projectId: number;
  id: number;
};
export type VolumeNodeGetApiResponse = /** status 200 OK */ VolumeNodeDetail;
export type VolumeNodeGetApiArg = {
  projectId: number;
  vmHostId?: number;
  vmVolumeHostId?: number;
};
export type VolumeNodeListApiResponse =
  /** status 200 OK */ VolumeNodeListItem[];
export type VolumeNodeListApiArg = {
  projectId: number;
  vmHostId?: number;
  vmVolumeHostId?: number;
};
export type VolumeBackupCreateApiResponse = /** status 200 OK */ Started;
export type VolumeBackupCreateApiArg = {
  projectId: number;
  vmVolumeHostId: number;
  createVolumeBackupModel: CreateVolumeBackupModel;
};
export type VolumeBackupDeleteApiResponse = /** status 200 OK */ Started;
export type VolumeBackupDeleteApiArg = {
  projectId: number;
  vmVolumeHostId: number;
  id: number;
};
export type VolumeBackupGetApiResponse =
  /** status 200 OK */ VolumeBackupDetail;
export type VolumeBackupGetApiArg = {
  projectId: number;
  vmVolumeHostId: number;
  id: number;
};
export type VolumeBackupListApiResponse =
  /** status 200 OK */ VolumeBackupListItem[];
export type VolumeBackupListApiArg = {
  projectId: number;
  vmVolumeHostId: number;
};
export type VolumeBackupRestoreApiResponse = /** status 200 OK */ Started;
export type VolumeBackupRestoreApiArg = {
  projectId: number;
  vmVolumeHostId: number;
  id: number;
};
export type VolumeBackupShortListApiResponse =
  /** status 200 OK */ VolumeBackupShortItem[];
export type VolumeBackupShortListApiArg = {
  projectId: number;
  vmVolumeHostId: number;
};
export type VolumeScheduleCreateApiResponse = /** status 200 OK */ Started;
export type VolumeScheduleCreateApiArg = {
  projectId: number;
  vmVolumeHostId: number;
  saveVolumeScheduleModel: SaveVolumeScheduleModel;
};
export type VolumeScheduleDeleteApiResponse = /** status 200 OK */ Started;
export type VolumeScheduleDeleteApiArg = {
  projectId: number;
  vmVolumeHostId: number;
  id: number;
};
export type VolumeScheduleEditApiResponse = /** status 200 OK */ Started;
export type VolumeScheduleEditApiArg = {
  projectId: number;
  vmVolumeHostId: number;
  id: number;
  saveVolumeScheduleModel: SaveVolumeScheduleModel;
};
export type VolumeScheduleListApiResponse =
  /** status 200 OK */ VolumeSchedule[];
export type VolumeScheduleListApiArg = {
  projectId: number;
  vmVolumeHostId: number;
};
export type VolumeSnapshotCreateApiResponse = /** status 200 OK */ Started;
export type VolumeSnapshotCreateApiArg = {
  projectId: number;
  vmVolumeHostId: number;
  createVolumeSnapshotModel: CreateVolumeSnapshotModel;
};
export type VolumeSnapshotDeleteApiResponse = /** status 200 OK */ Started;
export type VolumeSnapshotDeleteApiArg = {
  projectId: number;
  vmVolumeHostId: number;
  id: number;
};
export type VolumeSnapshotGetApiResponse = /** status 200 OK */ VolumeSnapshot;
export type VolumeSnapshotGetApiArg = {
  projectId: number;
  vmVolumeHostId: number;
  id: number;
};
export type VolumeSnapshotListApiResponse =
  /** status 200 OK */ VolumeSnapshot[];
export type VolumeSnapshotListApiArg = {
  projectId: number;
  vmVolumeHostId: number;
};
export type VolumeSnapshotRevertApiResponse = /** status 200 OK */ Started;
export type VolumeSnapshotRevertApiArg = {
  projectId: number;
  vmVolumeHostId: number;
  id: number;
};
export type VolumeSnapshotShortListApiResponse =
  /** status 200 OK */ VolumeSnapshotShortItem[];
export type VolumeSnapshotShortListApiArg = {
  projectId: number;
  vmVolumeHostId: number;
};
export type VpcCreateApiResponse = /** status 200 OK */ Started;
export type VpcCreateApiArg = {
  projectId: number;
  createVpcHostModel: CreateVpcHostModel;
};
export type VpcDeleteApiResponse = /** status 200 OK */ Started;
export type VpcDeleteApiArg = {
  projectId: number;
  id: number;
};
export type VpcEditApiResponse = /** status 200 OK */ Started;
export type VpcEditApiArg = {
  projectId: number;
  id: number;
  editVpcHostModel: EditVpcHostModel;
};
export type VpcGetApiResponse = /** status 200 OK */ VpcDetail;
export type VpcGetApiArg = {
  projectId: number;
  id: number;
};
export type VpcListApiResponse = /** status 200 OK */ VpcListItem[];
export type VpcListApiArg = {
  projectId: number;
};
export type VpcShortListApiResponse = /** status 200 OK */ VpcShortItem[];
export type VpcShortListApiArg = {
  projectId: number;
};
export type VpcInterfaceCreateApiResponse = /** status 200 OK */ Started;
export type VpcInterfaceCreateApiArg = {
  projectId: number;
  vpcHostId: number;
  createVpcInterfaceModel: CreateVpcInterfaceModel;
};
export type VpcInterfaceListApiResponse =
  /** status 200 OK */ VmNetworkListItem[];
export type VpcInterfaceListApiArg = {
  projectId: number;
  vpcHostId: number;
};
export type VpcInterfaceRemoveApiResponse = /** status 200 OK */ Started;
export type VpcInterfaceRemoveApiArg = {
  projectId: number;
  vpcHostId: number;
  id: number;
};
export type VpcInterfaceShortListApiResponse =
  /** status 200 OK */ VmNetworkShortItem[];
export type VpcInterfaceShortListApiArg = {
  projectId: number;
  vpcHostId: number;
};
export type VpcIpCreateApiResponse = /** status 200 OK */ Started;
export type VpcIpCreateApiArg = {
  projectId: number;
  vpcHostId: number;
  createVpcIpModel: CreateVpcIpModel;
};
export type VpcIpDeleteApiResponse = /** status 200 OK */ Started;
export type VpcIpDeleteApiArg = {
  projectId: number;
  vpcHostId: number;
  id: number;
};
export type VpcIpListApiResponse = /** status 200 OK */ VpcIpListItem[];
export type VpcIpListApiArg = {
  projectId: number;
  vpcHostId: number;
};
export type VpcNatCreateDnatApiResponse = /** status 200 OK */ Started;
export type VpcNatCreateDnatApiArg = {
  projectId: number;
  vpcHostId: number;
  createVpcDnatModel: CreateVpcDnatModel;
};
export type VpcNatCreateSnatApiResponse = /** status 200 OK */ Started;
export type VpcNatCreateSnatApiArg = {
  projectId: number;
  vpcHostId: number;
  createVpcSnatModel: CreateVpcSnatModel;
};
export type VpcNatDeleteSnatApiResponse = /** status 200 OK */ Started;
export type VpcNatDeleteSnatApiArg = {
  projectId: number;
  vpcHostId: number;
};
export type VpcNatDeleteApiResponse = /** status 200 OK */ Started;
export type VpcNatDeleteApiArg = {
  projectId: number;
  vpcHostId: number;
  id: number;
};
export type VpcNatEditDnatApiResponse = /** status 200 OK */ Started;
export type VpcNatEditDnatApiArg = {
  projectId: number;
  vpcHostId: number;
  id: number;
  createVpcDnatModel: CreateVpcDnatModel;
};
export type VpcNatEditSnatApiResponse = /** status 200 OK */ Started;
export type VpcNatEditSnatApiArg = {
  projectId: number;
  vpcHostId: number;
  editVpcSnatModel: EditVpcSnatModel;
};
export type VpcNatGetApiResponse = /** status 200 OK */ VpcNat;
export type VpcNatGetApiArg = {
  projectId: number;
  vpcHostId: number;
  id: number;
};
export type VpcNatListApiResponse = /** status 200 OK */ VpcNat[];
export type VpcNatListApiArg = {
  projectId: number;
  vpcHostId: number;
};
export type VpcNetworkAccessCreateApiResponse = /** status 200 OK */ Started;
export type VpcNetworkAccessCreateApiArg = {
  projectId: number;
  vpcHostId: number;
  createVpcNetworkAccessModel: CreateVpcNetworkAccessModel;
};
export type VpcNetworkAccessListApiResponse =
  /** status 200 OK */ VpcNetworkAccessListItem[];
export type VpcNetworkAccessListApiArg = {
  projectId: number;
  vpcHostId: number;
};
export type VmFirewallTrialItem = {
  projectId: number;
  vmHostId: number;
  vmHost: string;
  /** Until the old rules come back */
  secondsLeft: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  revertDate: string;
  /** Who made the change */
  user: string | null;
};
export type Started = {
  /** What was made or changed */
  id: number;
  /** The operation that does the work; null when nothing is left to do */
  operationId?: number | null;
};
export type VmHostBinItem = {
  id: number;
  name: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  status: string | null;
  /** 1 windows, 2 ubuntu, 4 debian, 5 centos, 6 suse, 7 rocky */
  operatingSystemId: number;
  operatingSystem: string | null;
  cpu: number;
  /** GB */
  memory: number;
  /** GB */
  disk: number;
  /** Kept for it */
  ipv4?: string | null;
  /** When it was put into the bin */
  binDate: string;
  /** When it is really deleted */
  deleteDate: string;
  /** What its disks and address cost meanwhile: whole rials per 30 days, before VAT */
  monthlyPrice: number;
  /** Who deleted it */
  user: string | null;
};
export type VmConsole = {
  /** Address to open */
  location: string | null;
  /** 1 vmware, 2 openStack */
  vmTypeId: number;
  /** What our own page shows it with */
  kind?: "vnc" | "serial" | "none";
  /** Where the page opens its WebSocket */
  socketPath?: string | null;
  /** Opens the socket once, within half a minute */
  ticket?: string | null;
  /** Why there is no screen, in Persian */
  reason?: string | null;
};
export type VmHostOrdered = {
  /** What was made or changed */
  id: number;
  /** The operation that does the work; null when nothing is left to do */
  operationId?: number | null;
  /** The other servers of an order of several */
  also?: Started[];
};
export type CreateVmHostModel = {
  vmImageId: number;
  /** 1 default. Absent: 1 */
  storageClassTypeId?: number;
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  /** Needed unless vmKeyId is given */
  password?: string | null;
  /** Needed unless password is given */
  vmKeyId?: number | null;
  isPredefined: boolean;
  /** Absent: true, unless vmNetworkId is given */
  usedPublicIpV4?: boolean | null;
  /** Absent: false */
  usedPublicIpV6?: boolean;
  /** Needed when isPredefined */
  productBundleId?: number | null;
  /** Cores; ignored when isPredefined */
  cpu?: number | null;
  /** GB; ignored when isPredefined */
  memory?: number | null;
  /** GB; ignored when isPredefined */
  disk?: number | null;
  /** GB of a second disk of its own; absent: none */
  dataDisk?: number | null;
  /** Servers of this kind; their names are numbered. Absent: one */
  count?: number | null;
  /** cloud-init user data, at most 32 KB */
  userData?: string | null;
  /** Private network to join */
  vmNetworkId?: number | null;
  /** Address inside vmNetworkId; absent: automatic */
  ipAddress?: string | null;
};
export type LockVmHostModel = {
  /** true: it refuses to be deleted or rebuilt */
  isLocked: boolean;
};
export type EditVmHostModel = {
  /** Absent: unchanged */
  cpu?: number | null;
  /** GB; absent: unchanged */
  memory?: number | null;
  /** GB; can only grow; absent: unchanged */
  disk?: number | null;
  /** A ready-made plan instead of sizes, which are ignored then; absent: none */
  productBundleId?: number | null;
  /** Absent: unchanged */
  name?: string | null;
};
export type AnalyticSeries = {
  name?: string | null;
  /** Y values, aligned with categories */
  data?: number[] | null;
};
export type AnalyticResult = {
  /** X labels */
  categories?: string[] | null;
  series?: AnalyticSeries[] | null;
  /** GB, VM only */
  totalUpload?: number;
  /** GB, VM only */
  totalDownload?: number;
};
export type VmHostDetail = {
  id: number;
  datacenterId: number;
  name: string | null;
  /** 1 windows, 2 ubuntu, 4 debian, 5 centos, 6 suse, 7 rocky */
  operatingSystemId: number;
  operatingSystem: string | null;
  /** 1 default */
  storageClassTypeId?: number;
  vmImage: string | null;
  vmImageId: number;
  projectId: number;
  /** 1 vmware, 2 openStack */
  hypervisorId: number;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  cpu: number;
  /** GB */
  memory: number;
  /** GB */
  disk: number;
  ipV4: number;
  ipV6: number;
  /** POWERED_ON or POWERED_OFF */
  powerStatus?: string | null;
  /** CONNECTED or DISCONNECTED */
  networkStatus?: string | null;
  /** Belongs to a managed cluster: no rebuild */
  isCluster?: boolean;
  isMaster?: boolean;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate: string;
  datacenter?: string | null;
  /** Primary public IPv4 */
  ipv4Address?: string | null;
  /** Primary public IPv6 */
  ipv6Address?: string | null;
  /** While it runs: whole rials per 30 days, before VAT */
  monthlyPrice?: number;
  /** While it is off: whole rials per 30 days, before VAT */
  priceWhileOff?: number;
  /** By its power at present: whole rials per 30 days, before VAT */
  priceNow?: number;
  /** Whole rials of this Jalali month until now, before VAT */
  monthCost?: number;
  /** Refuses to be deleted or rebuilt */
  isLocked?: boolean;
  isPredefined?: boolean;
  /** Name of the ready-made plan it was ordered with */
  productBundle?: string | null;
  /** GB of its own disks besides the first */
  dataDisk?: number;
  /** Why it has failed, in Persian, where no operation of its own says so */
  reason?: string | null;
  /** When it was deleted */
  deleteDate?: string | null;
};
export type VmHostListItem = {
  id: number;
  name: string | null;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  /** 1 default */
  storageClassTypeId?: number;
  datacenter: string | null;
  operatingSystem: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string;
  /** Primary public IPv4 */
  ipv4?: string | null;
  /** Belongs to a managed cluster */
  isCluster?: boolean;
  vmImage?: string | null;
  /** POWERED_ON or POWERED_OFF */
  powerStatus?: string | null;
  /** 1 windows, 2 ubuntu, 4 debian, 5 centos, 6 suse, 7 rocky */
  operatingSystemId?: number;
  cpu?: number;
  /** GB */
  memory?: number;
  /** GB */
  disk?: number;
  /** While it runs: whole rials per 30 days, before VAT */
  monthlyPrice?: number;
  /** While it is off: whole rials per 30 days, before VAT */
  priceWhileOff?: number;
  /** By its power at present: whole rials per 30 days, before VAT */
  priceNow?: number;
  /** Primary public IPv6 */
  ipv6?: string | null;
  /** In the private networks it has joined */
  privateAddresses?: string[];
  /** Whole rials of this Jalali month until now, before VAT */
  monthCost?: number;
  /** Refuses to be deleted or rebuilt */
  isLocked?: boolean;
  /** Percent over the past hour, oldest first */
  cpuUsage?: number[] | null;
};
export type RebuildVmHostModel = {
  vmImageId: number;
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  /** Needed unless vmKeyId is given */
  password?: string | null;
  /** Needed unless password is given */
  vmKeyId?: number | null;
  /** cloud-init user data, at most 32 KB */
  userData?: string | null;
};
export type QuoteLine = {
  /** The priced unit; null for a bundle */
  productItemId: number | null;
  name: string;
  quantity: number;
  /** Whole rials */
  unitPrice: number;
  /** Whole rials per 30 days, before VAT */
  price: number;
};
export type PriceWhileOff = {
  /** Whole rials per 30 days, before VAT */
  subtotal: number;
  /** Whole rials per 30 days, with VAT */
  payable: number;
  /** Whole rials per hour, with VAT */
  hourly: number;
};
export type VmHostReceipt = {
  lines: QuoteLine[];
  /** Whole rials */
  subtotal: number;
  /** Whole rials */
  discount: number;
  vatPercent: number;
  /** Whole rials, rounded down per line */
  vat: number;
  /** Whole rials per 30 days, with VAT */
  payable: number;
  /** Whole rials per hour, with VAT */
  hourly: number;
  /** Of servers: what they cost while they are off */
  whileOff?: PriceWhileOff;
  /** The operation that the order started */
  operationId: number;
  /** When it was ordered */
  createDate: string;
  /** Who ordered it */
  user: string | null;
};
export type VmHostShortItem = {
  id: number;
  projectId?: number;
  name: string | null;
};
export type VmHostUsage = {
  id: number;
  /** 24 averages of ten minutes, the oldest first; null: not known */
  cpuPercents: (number | null)[];
};
export type VmHostActivityItem = {
  id: number;
  /** What was done, in Persian */
  title: string;
  /** null: Sarv itself */
  user: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  activityDate: string;
  succeeded: boolean;
  source: "portal" | "api-token";
  userIp?: string | null;
};
export type CreateVmFirewallRuleModel = {
  /** 1 tcp, 2 udp, 3 icmp, 4 any */
  firewallProtocolId: number;
  /** 1 ingress, 2 egress */
  directionId: number;
  /** Absent: everywhere, 0.0.0.0/0 */
  remoteIp?: string | null;
  /** TCP and UDP need it; the others have no ports and ignore it. Absent: 0 */
  minPort?: number;
  /** TCP and UDP need it; the others have no ports and ignore it. Absent: 0 */
  maxPort?: number;
  /** Absent: read from remoteIp */
  isIpV4?: boolean | null;
  /** Absent: true; false only where the order of rules counts */
  isAllow?: boolean | null;
  description?: string | null;
};
export type VmFirewallRuleDetail = {
  id: number;
  /** 1 tcp, 2 udp, 3 icmp, 4 any */
  firewallProtocolId: number;
  isIngress: boolean;
  remoteIp: string | null;
  minPort: number;
  maxPort: number;
  isIpV4: boolean;
  isAllow?: boolean;
  description?: string | null;
};
export type VmFirewallRuleListItem = {
  id: number;
  firewallProtocolType: string | null;
  /** Label of the direction */
  isIngress: string | null;
  remoteIp: string | null;
  minPort: string | null;
  maxPort: string | null;
  isIpV4: boolean;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** 1 tcp, 2 udp, 3 icmp, 4 any */
  firewallProtocolId?: number;
  /** 1 ingress, 2 egress */
  directionId?: number;
  /** false: what it names is refused */
  isAllow?: boolean;
  description?: string | null;
};
export type ReachStep = {
  gate: "power" | "route" | "egress" | "ingress";
  isOpen: boolean;
  /** The rule that decided; null: no rule fits */
  ruleId: number | null;
  /** Whose rule; null for an address outside */
  vmHostId: number | null;
  /** Persian */
  sentence: string;
};
export type ReachAnswer = {
  isReachable: boolean;
  steps: ReachStep[];
};
export type RuleToKeepOrMake = {
  /** A rule that is there; absent: a new one */
  id?: number | null;
  /** 1 tcp, 2 udp, 3 icmp, 4 any */
  firewallProtocolId: number;
  /** 1 ingress, 2 egress */
  directionId: number;
  /** Absent: everywhere, 0.0.0.0/0 */
  remoteIp?: string | null;
  /** TCP and UDP need it; the others have no ports and ignore it. Absent: 0 */
  minPort?: number;
  /** TCP and UDP need it; the others have no ports and ignore it. Absent: 0 */
  maxPort?: number;
  /** Absent: read from remoteIp */
  isIpV4?: boolean | null;
  /** Absent: true; false only where the order of rules counts */
  isAllow?: boolean | null;
  description?: string | null;
};
export type ReplaceVmFirewallModel = {
  /** All of them, in their order */
  rules: RuleToKeepOrMake[];
};
export type VmFirewallState = {
  /** allowList: what no rule allows is refused. ordered: the first rule that fits decides */
  kind: "allowList" | "ordered";
  maxRules: number;
  /** SSH or RDP, by the operating system */
  managementPort: number;
  /** Where this call came from */
  myAddress: string;
  /** A change that goes back by itself unless it is confirmed */
  confirmation: {
    secondsLeft: number;
    /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
    revertDate: string;
    user: string | null;
  } | null;
};
export type CreateVmIpModel = {
  /** true: IPv4, false: IPv6 */
  useIpV4: boolean;
};
export type VmHostIpListItem = {
  id: number;
  ipAddress: string | null;
  isV4?: boolean;
  isPrimary?: boolean;
  isFloating?: boolean;
  /** 1 connected, 2 failed, 3 wait, 4 deleted, 5 detaching */
  statusId?: number;
  status?: string | null;
};
export type CreateVmHostSnapshotModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  description?: string | null;
};
export type VmHostSnapshotDetail = {
  id: number;
  name: string | null;
  /** 1 active, 2 inactive, 3 inQueue, 4 wait, 5 failed, 6 deleted, 7 reverting, 8 deleting, 9 revertFailed */
  vmSnapshotStatusId: number;
  vmSnapshotStatus: string | null;
  description?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** GB that it holds; null where the engine has not told */
  snapshotSize?: number | null;
  /** Whole rials per 30 days, before VAT */
  monthlyPrice?: number;
};
export type VmHostSnapshotListItem = {
  id: number;
  name: string | null;
  /** 1 active, 2 inactive, 3 inQueue, 4 wait, 5 failed, 6 deleted, 7 reverting, 8 deleting, 9 revertFailed */
  statusId: number;
  status: string | null;
  description?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** GB that it holds; null where the engine has not told */
  snapshotSize?: number | null;
  /** Whole rials per 30 days, before VAT */
  monthlyPrice?: number;
};
export type VmHostSnapshotShortItem = {
  id: number;
  name: string | null;
};
export type VmHostVolumeDetail = {
  id: number;
  name: string | null;
  rootDisk: string | null;
  isRootDisk: boolean;
  volumeSize: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
};
export type VmHostVolumeListItem = {
  id: number;
  name: string | null;
  /** GB */
  volumeSize: number;
  /** Label root / data */
  rootDisk: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Ours: goes with the server, never alone */
  isRootDisk?: boolean;
};
export type VmImageListItem = {
  id: number;
  name: string | null;
  /** 1 windows, 2 ubuntu, 4 debian, 5 centos, 6 suse, 7 rocky */
  operatingSystemId: number;
  operatingSystem: string | null;
  status: boolean;
  /** GB */
  minMemory?: number;
  /** GB */
  minDisk?: number;
};
export type CreateVmKeyModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  /** OpenSSH public key, one line */
  publicKey: string;
};
export type VmKeyListItem = {
  id: number;
  name: string | null;
  fingerPrint: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** 1 active, 2 inactive, 3 wait, 4 failed, 5 deleted */
  statusId?: number;
  /** As ssh-keygen names it: ED25519, RSA, ECDSA */
  keyType?: string;
  bits?: number;
  /** Servers that were ordered with it */
  serverCount?: number;
};
export type VmLbListenerModel = {
  /** 1 tcp, 2 http, 3 https */
  vmLbProtocolTypeId: number;
  sourcePort: number;
  destinationPort: number;
  /** Only HTTPS */
  certificate?: string | null;
  /** Only HTTPS */
  privateKey?: string | null;
  /** Ids of the servers behind the listener */
  vmLbPools: number[];
};
export type CreateVmLbModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  productBundleId: number;
  vmNetworkId: number;
  /** 1 roundRobin, 2 weightedRoundRobin, 3 leastConnection, 4 weightedLeastConnection, 5 ipHash */
  vmLbAlgorithmId: number;
  vmLbListeners: VmLbListenerModel[];
};
export type EditVmLbModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  /** Absent: unchanged */
  productBundleId?: number | null;
  /** 1 roundRobin, 2 weightedRoundRobin, 3 leastConnection, 4 weightedLeastConnection, 5 ipHash */
  vmLbAlgorithmId: number;
  /** The whole list; an HTTPS listener without certificate keeps the one it has, matched by sourcePort */
  vmLbListeners: VmLbListenerModel[];
};
export type LoadBalancerPoolMember = {
  vmHostId: number;
  vmHost: string | null;
  ipAddress: string | null;
};
export type LoadBalancerListener = {
  id: number;
  /** 1 tcp, 2 http, 3 https */
  vmLbProtocolTypeId: number;
  sourcePort: number;
  destinationPort: number;
  hasCertificate: boolean;
  poolMembers: LoadBalancerPoolMember[];
};
export type LoadBalancerDetail = {
  id: number;
  name: string;
  ipAddress: string | null;
  vmNetworkId: number;
  vmNetwork: string | null;
  /** 1 roundRobin, 2 weightedRoundRobin, 3 leastConnection, 4 weightedLeastConnection, 5 ipHash */
  vmLbAlgorithmId: number;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  status: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  listeners: LoadBalancerListener[];
};
export type LoadBalancerListItem = {
  id: number;
  name: string;
  ipAddress: string | null;
  vmNetworkId: number;
  vmNetwork: string | null;
  /** 1 roundRobin, 2 weightedRoundRobin, 3 leastConnection, 4 weightedLeastConnection, 5 ipHash */
  vmLbAlgorithmId: number;
  vmLbAlgorithm: string | null;
  listenerCount: number;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  status: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  vpcHostId?: number | null;
  /** Private cloud it stands in */
  vpcHost?: string | null;
};
export type CreateVmNetworkModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  /** Network address, 192.168.1.0; absent: one that is free */
  network?: string | null;
  /** Absent: 24 */
  prefix?: number;
};
export type EditVmNetworkModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
};
export type VmNetworkListItem = {
  id: number;
  name: string | null;
  cidr: string | null;
  subnetMask: string | null;
  gatewayIp: string | null;
  /** 1 active, 2 inactive, 3 wait, 4 failed, 5 deleted */
  statusId: number;
  status: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Servers on it */
  nodeCount?: number;
  freeAddresses?: number;
};
export type AttachNetworkModel = {
  vmHostId: number;
  vmNetworkId: number;
  /** Absent: true */
  isV4?: boolean;
  /** Fixed address; absent: automatic */
  ipAddress?: string | null;
};
export type VmNetworkNodeListItem = {
  id: number;
  vmNetworkId: number;
  vmHostId: number;
  vmHost: string | null;
  vmNetwork: string | null;
  ipAddress: string | null;
  isV4: boolean;
  status: string | null;
  /** 1 connected, 2 failed, 3 wait, 4 deleted, 5 detaching */
  statusId: number;
  macAddress?: string | null;
};
export type VmNetworkShortItem = {
  id: number;
  name: string | null;
  cidr?: string | null;
  gatewayIp?: string | null;
};
export type CreateVolumeHostModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  isPredefined: boolean;
  productBundleId?: number | null;
  /** GB; ignored when isPredefined */
  volumeSize?: number | null;
  /** Server to attach it to as soon as it is made; where that fails nothing is made. Absent: none */
  vmHostId?: number | null;
};
export type EditVolumeHostModel = {
  /** GB; can only grow; absent: unchanged */
  volumeSize?: number | null;
  /** Absent: unchanged */
  name?: string | null;
};
export type VolumeHostDetail = {
  id: number;
  datacenter: string | null;
  name: string | null;
  size: number;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  volumeSize: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Server it is attached to */
  vmHostId?: number | null;
  vmHost?: string | null;
  /** The attachment, for detaching */
  volumeNodeId?: number | null;
  /** Its name inside the server: /dev/vdb */
  device?: string | null;
  /** Of the server */
  powerStatus?: string | null;
  /** Whole rials per 30 days, before VAT */
  monthlyPrice?: number;
  /** Whole rials of this Jalali month until now, before VAT */
  monthCost?: number;
};
export type VolumeListItem = {
  id: number;
  datacenter: string | null;
  name: string | null;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  /** GB */
  volumeSize: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Server it is attached to */
  vmHostId?: number | null;
  vmHost?: string | null;
  /** The attachment, for detaching */
  volumeNodeId?: number | null;
  /** Its name inside the server: /dev/vdb */
  device?: string | null;
  /** Of the server */
  powerStatus?: string | null;
  /** Whole rials per 30 days, before VAT */
  monthlyPrice?: number;
};
export type AttachVolumeModel = {
  vmHostId: number;
  vmVolumeHostId: number;
};
export type VolumeNodeDetail = {
  id: number;
  vmVolumeHostId?: number | null;
  vmVolumeHost?: string | null;
  vmHostId?: number | null;
  vmHost?: string | null;
  isConnected: boolean;
  /** Its name inside the server: /dev/vdb */
  device?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  attachDate?: string | null;
};
export type VolumeNodeListItem = {
  id: number;
  vmVolumeHostId?: number | null;
  vmVolumeHost?: string | null;
  vmHostId?: number | null;
  vmHost?: string | null;
  isConnected: boolean;
  /** 1 connected, 2 failed, 3 inQueue, 4 deleted, 5 detaching, 7 attaching */
  statusId: number;
  status: string | null;
  /** Its name inside the server: /dev/vdb */
  device?: string | null;
  /** GB */
  volumeSize?: number;
};
export type CreateVolumeBackupModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  description?: string | null;
};
export type VolumeBackupDetail = {
  id: number;
  name: string | null;
  vmVolumeHost: string | null;
  status: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** 1 active, 2 inactive, 3 inQueue, 4 wait, 5 failed, 6 deleted, 7 restoring, 8 deleting */
  statusId?: number;
  description?: string | null;
  /** GB of the volume at that time */
  volumeSize?: number;
};
export type VolumeBackupListItem = {
  id: number;
  name: string | null;
  vmVolumeHost: string | null;
  /** 1 active, 2 inactive, 3 inQueue, 4 wait, 5 failed, 6 deleted, 7 restoring, 8 deleting */
  statusId: number;
  status: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  description?: string | null;
  /** The schedule that made it */
  volumeScheduleId?: number | null;
  /** GB of the volume at that time */
  volumeSize?: number;
  /** Whole rials per 30 days, before VAT */
  monthlyPrice?: number;
};
export type VolumeBackupShortItem = {
  id: number;
  name: string | null;
};
export type SaveVolumeScheduleModel = {
  /** 1 snapshot, 2 backup */
  scheduleKindId: number;
  /** 1 daily, 2 weekly */
  schedulePeriodId: number;
  /** Needed by a weekly one */
  weekDayId?: number | null;
  hour: number;
  /** Absent: 0 */
  minute?: number;
  keep: number;
  /** Absent: true */
  isEnabled?: boolean;
};
export type VolumeSchedule = {
  id: number;
  /** 1 snapshot, 2 backup */
  scheduleKindId: number;
  /** 1 daily, 2 weekly */
  schedulePeriodId: number;
  /** Of a weekly one */
  weekDayId?: number | null;
  /** 0-23, Tehran */
  hour: number;
  minute: number;
  /** How many it keeps; older ones are deleted */
  keep: number;
  isEnabled: boolean;
  /** null while it is off */
  nextDate: string | null;
  /** Of all copies that it keeps: whole rials per 30 days, before VAT */
  monthlyPrice?: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  lastDate?: string | null;
  /** How the last run ended */
  scheduleResultId?: number | null;
  /** Why it did not succeed, in Persian */
  lastReason?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
};
export type CreateVolumeSnapshotModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  description?: string | null;
};
export type VolumeSnapshot = {
  id: number;
  name: string | null;
  /** 1 active, 2 inactive, 3 inQueue, 4 wait, 5 failed, 6 deleted, 7 reverting, 8 deleting, 9 revertFailed */
  statusId: number;
  status: string | null;
  description?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** The schedule that made it */
  volumeScheduleId?: number | null;
  /** GB of the volume at that time */
  volumeSize?: number;
  /** Whole rials per 30 days, before VAT */
  monthlyPrice?: number;
};
export type VolumeSnapshotShortItem = {
  id: number;
  name: string | null;
};
export type VpcNetworkModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  /** Gateway address and prefix, 192.168.1.1/24 */
  gatewayCidr: string;
};
export type CreateVpcHostModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  productBundleId: number;
  /** Networks to make and connect in the same operation */
  networks?: VpcNetworkModel[] | null;
};
export type EditVpcHostModel = {
  /** Absent: unchanged */
  productBundleId?: number | null;
  /** Absent: unchanged */
  name?: string | null;
};
export type VpcDetail = {
  id: number;
  datacenterId: number;
  snatEnabled?: boolean;
  datacenter: string | null;
  name: string | null;
  customer: string | null;
  userName: string | null;
  status: string | null;
  projectId?: number | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate: string;
};
export type VpcListItem = {
  id: number;
  datacenter: string | null;
  name: string | null;
  projectId: number;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
};
export type VpcShortItem = {
  id: number;
  name: string | null;
};
export type CreateVpcInterfaceModel = {
  vmNetworkId: number;
};
export type CreateVpcIpModel = {
  /** true: IPv4, false: IPv6 */
  useIpV4: boolean;
};
export type VpcIpListItem = {
  id: number;
  ipAddress: string | null;
  isV4?: boolean;
  isPrimary?: boolean;
  isFloating?: boolean;
};
export type CreateVpcDnatModel = {
  vmNetworkId: number;
  /** Public address of the private cloud */
  vpcHostIpId: number;
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  /** Allowed source; absent: any */
  sourceIp?: string | null;
  destinationIp: string;
  destinationPort: number;
};
export type CreateVpcSnatModel = {
  customerId?: number | null;
  userId?: number | null;
  projectId?: number | null;
  vpcNetworkId?: number | null;
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name?: string | null;
  /** IPv4 or IPv6 address */
  sourceIp?: string | null;
  /** IPv4 or IPv6 address */
  destinationIp?: string | null;
  destinationPort?: number | null;
  description?: string | null;
};
export type EditVpcSnatModel = {
  /** Outgoing address translation of the whole private cloud */
  snatEnabled: boolean;
  /** Public address to leave from; absent: the primary one */
  vpcHostIpId?: number | null;
};
export type VpcNat = {
  id: number;
  /** 1 snat, 2 dnat */
  natTypeId: number;
  natTypeName: string | null;
  name: string | null;
  sourceIp: string | null;
  destinationIp: string | null;
  /** 0 = any */
  destinationPort: number;
  translateIp: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  vmNetworkId?: number | null;
  vpcHostIpId?: number | null;
};
export type CreateVpcNetworkAccessModel = {
  /** Id of the shared network asked for */
  vpcNetworkAccessId: number;
};
export type VpcNetworkAccessListItem = {
  id: number;
  vpcHost: string | null;
  vmNetwork: string | null;
  status: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate?: string;
  description?: string | null;
};
