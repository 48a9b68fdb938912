// Written by `npm run gen` from the contract. Never edited by hand.
import { api } from "./base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostConsole: build.query<VmHostConsoleApiResponse, VmHostConsoleApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/console/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: [],
    }),
    vmHostCreate: build.mutation<VmHostCreateApiResponse, VmHostCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/create`,
        method: "POST",
        body: queryArg.createVmHostModel,
      }),
      invalidatesTags: ["VmHost", "Network", "Operation"],
    }),
    vmHostDelete: build.mutation<VmHostDeleteApiResponse, VmHostDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["VmHost", "Network", "Operation"],
    }),
    vmHostEdit: build.mutation<VmHostEditApiResponse, VmHostEditApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editVmHostModel,
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostGetAnalytic: build.query<
      VmHostGetAnalyticApiResponse,
      VmHostGetAnalyticApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/get-analytic/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          PeriodId: queryArg.periodId,
        },
      }),
      providesTags: [],
    }),
    vmHostGet: build.query<VmHostGetApiResponse, VmHostGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostList: build.query<VmHostListApiResponse, VmHostListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/list`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostReboot: build.mutation<VmHostRebootApiResponse, VmHostRebootApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/reboot/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostRebuild: build.mutation<
      VmHostRebuildApiResponse,
      VmHostRebuildApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/rebuild/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.rebuildVmHostModel,
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostReset: build.mutation<VmHostResetApiResponse, VmHostResetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/reset/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostShortList: build.query<
      VmHostShortListApiResponse,
      VmHostShortListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/short-list`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostShutdown: build.mutation<
      VmHostShutdownApiResponse,
      VmHostShutdownApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/shutdown/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostStart: build.mutation<VmHostStartApiResponse, VmHostStartApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/start/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostStop: build.mutation<VmHostStopApiResponse, VmHostStopApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/stop/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostFirewallCreate: build.mutation<
      VmHostFirewallCreateApiResponse,
      VmHostFirewallCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/firewall/create`,
        method: "POST",
        body: queryArg.createVmFirewallRuleModel,
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostFirewallDelete: build.mutation<
      VmHostFirewallDeleteApiResponse,
      VmHostFirewallDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/firewall/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostFirewallEdit: build.mutation<
      VmHostFirewallEditApiResponse,
      VmHostFirewallEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/firewall/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.createVmFirewallRuleModel,
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostFirewallGet: build.query<
      VmHostFirewallGetApiResponse,
      VmHostFirewallGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/firewall/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostFirewallList: build.query<
      VmHostFirewallListApiResponse,
      VmHostFirewallListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/firewall/list`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostIpCreate: build.mutation<
      VmHostIpCreateApiResponse,
      VmHostIpCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/ip/create`,
        method: "POST",
        body: queryArg.createVmIpModel,
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostIpDelete: build.mutation<
      VmHostIpDeleteApiResponse,
      VmHostIpDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/ip/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostIpList: build.query<VmHostIpListApiResponse, VmHostIpListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/ip/list`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostSnapshotCreate: build.mutation<
      VmHostSnapshotCreateApiResponse,
      VmHostSnapshotCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/snapshot/create`,
        method: "POST",
        body: queryArg.createVmHostSnapshotModel,
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostSnapshotDelete: build.mutation<
      VmHostSnapshotDeleteApiResponse,
      VmHostSnapshotDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/snapshot/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostSnapshotGet: build.query<
      VmHostSnapshotGetApiResponse,
      VmHostSnapshotGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/snapshot/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostSnapshotList: build.query<
      VmHostSnapshotListApiResponse,
      VmHostSnapshotListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/snapshot/list`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostSnapshotRevert: build.mutation<
      VmHostSnapshotRevertApiResponse,
      VmHostSnapshotRevertApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/snapshot/revert/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostSnapshotShortList: build.query<
      VmHostSnapshotShortListApiResponse,
      VmHostSnapshotShortListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/snapshot/short-list`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostVolumeDelete: build.mutation<
      VmHostVolumeDeleteApiResponse,
      VmHostVolumeDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/volume/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostVolumeGet: build.query<
      VmHostVolumeGetApiResponse,
      VmHostVolumeGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/volume/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostVolumeList: build.query<
      VmHostVolumeListApiResponse,
      VmHostVolumeListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/volume/list`,
      }),
      providesTags: ["VmHost"],
    }),
    vmImageList: build.query<VmImageListApiResponse, VmImageListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/image/list`,
        params: {
          ProductId: queryArg.productId,
        },
      }),
      providesTags: ["Catalog"],
    }),
    vmKeyCreate: build.mutation<VmKeyCreateApiResponse, VmKeyCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/key/create`,
        method: "POST",
        body: queryArg.createVmKeyModel,
      }),
      invalidatesTags: ["Key", "Operation"],
    }),
    vmKeyDelete: build.mutation<VmKeyDeleteApiResponse, VmKeyDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/key/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Key", "Operation"],
    }),
    vmKeyList: build.query<VmKeyListApiResponse, VmKeyListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/key/list`,
      }),
      providesTags: ["Key"],
    }),
    loadBalancerCreate: build.mutation<
      LoadBalancerCreateApiResponse,
      LoadBalancerCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/load-balancer/host/create`,
        method: "POST",
        body: queryArg.createVmLbModel,
      }),
      invalidatesTags: ["LoadBalance", "Operation"],
    }),
    loadBalancerDelete: build.mutation<
      LoadBalancerDeleteApiResponse,
      LoadBalancerDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/load-balancer/host/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["LoadBalance", "Operation"],
    }),
    loadBalancerEdit: build.mutation<
      LoadBalancerEditApiResponse,
      LoadBalancerEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/load-balancer/host/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editVmLbModel,
      }),
      invalidatesTags: ["LoadBalance", "Operation"],
    }),
    loadBalancerGet: build.query<
      LoadBalancerGetApiResponse,
      LoadBalancerGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/load-balancer/host/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["LoadBalance"],
    }),
    loadBalancerList: build.query<
      LoadBalancerListApiResponse,
      LoadBalancerListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/load-balancer/host/list`,
        params: {
          VpcHostId: queryArg.vpcHostId,
        },
      }),
      providesTags: ["LoadBalance"],
    }),
    vmNetworkCreate: build.mutation<
      VmNetworkCreateApiResponse,
      VmNetworkCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/network/create`,
        method: "POST",
        body: queryArg.createVmNetworkModel,
      }),
      invalidatesTags: ["Network", "Operation"],
    }),
    vmNetworkDelete: build.mutation<
      VmNetworkDeleteApiResponse,
      VmNetworkDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/network/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Network", "Operation"],
    }),
    vmNetworkEdit: build.mutation<
      VmNetworkEditApiResponse,
      VmNetworkEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/network/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editVmNetworkModel,
      }),
      invalidatesTags: ["Network", "Operation"],
    }),
    vmNetworkList: build.query<VmNetworkListApiResponse, VmNetworkListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/network/list`,
      }),
      providesTags: ["Network"],
    }),
    vmNetworkNodeAttach: build.mutation<
      VmNetworkNodeAttachApiResponse,
      VmNetworkNodeAttachApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/network/node/attach`,
        method: "POST",
        body: queryArg.attachNetworkModel,
      }),
      invalidatesTags: ["Network", "VmHost", "Operation"],
    }),
    vmNetworkNodeDetach: build.mutation<
      VmNetworkNodeDetachApiResponse,
      VmNetworkNodeDetachApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/network/node/detach/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["Network", "VmHost", "Operation"],
    }),
    vmNetworkNodeList: build.query<
      VmNetworkNodeListApiResponse,
      VmNetworkNodeListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/network/node/list`,
        params: {
          VmHostId: queryArg.vmHostId,
          VmNetworkId: queryArg.vmNetworkId,
        },
      }),
      providesTags: ["Network"],
    }),
    vmNetworkShortList: build.query<
      VmNetworkShortListApiResponse,
      VmNetworkShortListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/network/short-list`,
      }),
      providesTags: ["Network"],
    }),
    volumeCreate: build.mutation<VolumeCreateApiResponse, VolumeCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/create`,
        method: "POST",
        body: queryArg.createVolumeHostModel,
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    volumeDelete: build.mutation<VolumeDeleteApiResponse, VolumeDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    volumeEdit: build.mutation<VolumeEditApiResponse, VolumeEditApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editVolumeHostModel,
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    volumeGet: build.query<VolumeGetApiResponse, VolumeGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["VmHost"],
    }),
    volumeList: build.query<VolumeListApiResponse, VolumeListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/list`,
      }),
      providesTags: ["VmHost"],
    }),
    volumeNodeAttach: build.mutation<
      VolumeNodeAttachApiResponse,
      VolumeNodeAttachApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/node/attach`,
        method: "POST",
        body: queryArg.attachVolumeModel,
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    volumeNodeDetach: build.mutation<
      VolumeNodeDetachApiResponse,
      VolumeNodeDetachApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/node/detach/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    volumeNodeGet: build.query<VolumeNodeGetApiResponse, VolumeNodeGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/node/get`,
        params: {
          VmHostId: queryArg.vmHostId,
          VmVolumeHostId: queryArg.vmVolumeHostId,
        },
      }),
      providesTags: ["VmHost"],
    }),
    volumeNodeList: build.query<
      VolumeNodeListApiResponse,
      VolumeNodeListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/node/list`,
        params: {
          VmHostId: queryArg.vmHostId,
          VmVolumeHostId: queryArg.vmVolumeHostId,
        },
      }),
      providesTags: ["VmHost"],
    }),
    volumeBackupCreate: build.mutation<
      VolumeBackupCreateApiResponse,
      VolumeBackupCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/backup/create`,
        method: "POST",
        body: queryArg.createVolumeBackupModel,
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    volumeBackupDelete: build.mutation<
      VolumeBackupDeleteApiResponse,
      VolumeBackupDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/backup/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    volumeBackupGet: build.query<
      VolumeBackupGetApiResponse,
      VolumeBackupGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/backup/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["VmHost"],
    }),
    volumeBackupList: build.query<
      VolumeBackupListApiResponse,
      VolumeBackupListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/backup/list`,
      }),
      providesTags: ["VmHost"],
    }),
    volumeBackupRestore: build.mutation<
      VolumeBackupRestoreApiResponse,
      VolumeBackupRestoreApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/backup/restore/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    volumeBackupShortList: build.query<
      VolumeBackupShortListApiResponse,
      VolumeBackupShortListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/backup/short-list`,
      }),
      providesTags: ["VmHost"],
    }),
    volumeSnapshotCreate: build.mutation<
      VolumeSnapshotCreateApiResponse,
      VolumeSnapshotCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/snapshot/create`,
        method: "POST",
        body: queryArg.createVolumeSnapshotModel,
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    volumeSnapshotDelete: build.mutation<
      VolumeSnapshotDeleteApiResponse,
      VolumeSnapshotDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/snapshot/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    volumeSnapshotGet: build.query<
      VolumeSnapshotGetApiResponse,
      VolumeSnapshotGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/snapshot/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["VmHost"],
    }),
    volumeSnapshotList: build.query<
      VolumeSnapshotListApiResponse,
      VolumeSnapshotListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/snapshot/list`,
      }),
      providesTags: ["VmHost"],
    }),
    volumeSnapshotRevert: build.mutation<
      VolumeSnapshotRevertApiResponse,
      VolumeSnapshotRevertApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/snapshot/revert/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    volumeSnapshotShortList: build.query<
      VolumeSnapshotShortListApiResponse,
      VolumeSnapshotShortListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/snapshot/short-list`,
      }),
      providesTags: ["VmHost"],
    }),
    vpcCreate: build.mutation<VpcCreateApiResponse, VpcCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/create`,
        method: "POST",
        body: queryArg.createVpcHostModel,
      }),
      invalidatesTags: ["Vpc", "Operation"],
    }),
    vpcDelete: build.mutation<VpcDeleteApiResponse, VpcDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Vpc", "Operation"],
    }),
    vpcEdit: build.mutation<VpcEditApiResponse, VpcEditApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editVpcHostModel,
      }),
      invalidatesTags: ["Vpc", "Operation"],
    }),
    vpcGet: build.query<VpcGetApiResponse, VpcGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Vpc"],
    }),
    vpcList: build.query<VpcListApiResponse, VpcListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/list`,
      }),
      providesTags: ["Vpc"],
    }),
    vpcShortList: build.query<VpcShortListApiResponse, VpcShortListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/short-list`,
      }),
      providesTags: ["Vpc"],
    }),
    vpcInterfaceCreate: build.mutation<
      VpcInterfaceCreateApiResponse,
      VpcInterfaceCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/interface/create`,
        method: "POST",
        body: queryArg.createVpcInterfaceModel,
      }),
      invalidatesTags: ["Network", "VpcNat", "Operation"],
    }),
    vpcInterfaceList: build.query<
      VpcInterfaceListApiResponse,
      VpcInterfaceListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/interface/list`,
      }),
      providesTags: ["Network"],
    }),
    vpcInterfaceRemove: build.mutation<
      VpcInterfaceRemoveApiResponse,
      VpcInterfaceRemoveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/interface/remove/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Network", "VpcNat", "Operation"],
    }),
    vpcInterfaceShortList: build.query<
      VpcInterfaceShortListApiResponse,
      VpcInterfaceShortListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/interface/short-list`,
      }),
      providesTags: ["Network"],
    }),
    vpcIpCreate: build.mutation<VpcIpCreateApiResponse, VpcIpCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/ip/create`,
        method: "POST",
        body: queryArg.createVpcIpModel,
      }),
      invalidatesTags: ["PublicIP", "Operation"],
    }),
    vpcIpDelete: build.mutation<VpcIpDeleteApiResponse, VpcIpDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/ip/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["PublicIP", "Operation"],
    }),
    vpcIpList: build.query<VpcIpListApiResponse, VpcIpListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/ip/list`,
      }),
      providesTags: ["PublicIP"],
    }),
    vpcNatCreateDnat: build.mutation<
      VpcNatCreateDnatApiResponse,
      VpcNatCreateDnatApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/create-dnat`,
        method: "POST",
        body: queryArg.createVpcDnatModel,
      }),
      invalidatesTags: ["VpcNat", "Operation"],
    }),
    vpcNatCreateSnat: build.mutation<
      VpcNatCreateSnatApiResponse,
      VpcNatCreateSnatApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/create-snat`,
        method: "POST",
        body: queryArg.createVpcSnatModel,
      }),
      invalidatesTags: ["Vpc", "VpcNat", "Operation"],
    }),
    vpcNatDeleteSnat: build.mutation<
      VpcNatDeleteSnatApiResponse,
      VpcNatDeleteSnatApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/delete-snat`,
        method: "DELETE",
      }),
      invalidatesTags: ["Vpc", "VpcNat", "Operation"],
    }),
    vpcNatDelete: build.mutation<VpcNatDeleteApiResponse, VpcNatDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["VpcNat", "Operation"],
    }),
    vpcNatEditDnat: build.mutation<
      VpcNatEditDnatApiResponse,
      VpcNatEditDnatApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/edit-dnat/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.createVpcDnatModel,
      }),
      invalidatesTags: ["VpcNat", "Operation"],
    }),
    vpcNatEditSnat: build.mutation<
      VpcNatEditSnatApiResponse,
      VpcNatEditSnatApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/edit-snat`,
        method: "PUT",
        body: queryArg.editVpcSnatModel,
      }),
      invalidatesTags: ["VpcNat", "Vpc", "Operation"],
    }),
    vpcNatGet: build.query<VpcNatGetApiResponse, VpcNatGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["VpcNat"],
    }),
    vpcNatList: build.query<VpcNatListApiResponse, VpcNatListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/list`,
      }),
      providesTags: ["VpcNat"],
    }),
    vpcNetworkAccessCreate: build.mutation<
      VpcNetworkAccessCreateApiResponse,
      VpcNetworkAccessCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/network-access/create`,
        method: "POST",
        body: queryArg.createVpcNetworkAccessModel,
      }),
      invalidatesTags: ["Vpc", "Operation"],
    }),
    vpcNetworkAccessList: build.query<
      VpcNetworkAccessListApiResponse,
      VpcNetworkAccessListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/network-access/list`,
      }),
      providesTags: ["Vpc"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmApi };
export type VmHostConsoleApiResponse = /** status 200 OK */ VmConsole;
export type VmHostConsoleApiArg = {
  projectId: number;
  id: number;
};
export type VmHostCreateApiResponse = /** status 200 OK */ Started;
export type VmHostCreateApiArg = {
  projectId: number;
  createVmHostModel: CreateVmHostModel;
};
export type VmHostDeleteApiResponse = /** status 200 OK */ Started;
export type VmHostDeleteApiArg = {
  projectId: number;
  id: number;
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
export type VmHostFirewallCreateApiResponse = /** status 200 OK */ Started;
export type VmHostFirewallCreateApiArg = {
  projectId: number;
  vmHostId: number;
  createVmFirewallRuleModel: CreateVmFirewallRuleModel;
};
export type VmHostFirewallDeleteApiResponse = /** status 200 OK */ Started;
export type VmHostFirewallDeleteApiArg = {
  projectId: number;
  vmHostId: number;
  id: number;
};
export type VmHostFirewallEditApiResponse = /** status 200 OK */ Started;
export type VmHostFirewallEditApiArg = {
  projectId: number;
  vmHostId: number;
  id: number;
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
export type VmConsole = {
  /** Address to open */
  location: string | null;
  /** 1 vmware, 2 openStack */
  vmTypeId: number;
};
export type ErrorResponse = {
  /** One Persian sentence */
  errorMessage?: string | null;
  /** Only 422: field -> messages; "" for those of no field */
  errors?: {
    [key: string]: string[];
  } | null;
  title?: string | null;
  /** The HTTP status again */
  status?: number | null;
  /** Error code, for example over_limit */
  type?: string | null;
  detail?: string | null;
  instance?: string | null;
  /** For support */
  traceId?: string | null;
};
export type Started = {
  /** What was made or changed */
  id: number;
  /** The operation that does the work; null when nothing is left to do */
  operationId?: number | null;
};
export type CreateVmHostModel = {
  vmImageId: number;
  /** 1 default */
  storageClassTypeId?: number;
  name: string;
  /** Needed unless vmKeyId is given */
  password?: string | null;
  /** Needed unless password is given */
  vmKeyId?: number | null;
  isPredefined: boolean;
  /** Absent: true, unless the server joins a private cloud */
  usedPublicIpV4?: boolean | null;
  usedPublicIpV6?: boolean;
  /** Needed when isPredefined */
  productBundleId?: number | null;
  /** Cores; ignored when isPredefined */
  cpu?: number | null;
  /** GB; ignored when isPredefined */
  memory?: number | null;
  /** GB; ignored when isPredefined */
  disk?: number | null;
  /** Private network to join */
  vmNetworkId?: number | null;
  /** Address inside vmNetworkId; absent: automatic */
  ipAddress?: string | null;
};
export type EditVmHostModel = {
  /** Absent: unchanged */
  cpu?: number | null;
  /** GB; absent: unchanged */
  memory?: number | null;
  /** GB; can only grow; absent: unchanged */
  disk?: number | null;
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
  /** Whole rials per 30 days, before VAT */
  monthlyPrice?: number;
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
  /** Whole rials per 30 days, before VAT */
  monthlyPrice?: number;
  /** Percent over the past hour, oldest first */
  cpuUsage?: number[] | null;
};
export type RebuildVmHostModel = {
  vmImageId: number;
  name: string;
  /** Needed unless vmKeyId is given */
  password?: string | null;
  /** Needed unless password is given */
  vmKeyId?: number | null;
};
export type VmHostShortItem = {
  id: number;
  projectId?: number;
  name: string | null;
};
export type CreateVmFirewallRuleModel = {
  /** 1 tcp, 2 udp, 3 icmp, 4 any */
  firewallProtocolId: number;
  /** 1 ingress, 2 egress */
  directionId: number;
  /** Absent: everywhere, 0.0.0.0/0 */
  remoteIp?: string | null;
  /** TCP and UDP need it; the others have no ports */
  minPort?: number;
  /** TCP and UDP need it; the others have no ports */
  maxPort?: number;
  /** Absent: read from remoteIp */
  isIpV4?: boolean | null;
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
};
export type CreateVmHostSnapshotModel = {
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
};
export type VmImageListItem = {
  id: number;
  name: string | null;
  /** 1 windows, 2 ubuntu, 4 debian, 5 centos, 6 suse, 7 rocky */
  operatingSystemId: number;
  operatingSystem: string | null;
  status: boolean;
};
export type CreateVmKeyModel = {
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
  name: string;
  productBundleId: number;
  vmNetworkId: number;
  /** 1 roundRobin, 2 weightedRoundRobin, 3 leastConnection, 4 weightedLeastConnection, 5 ipHash */
  vmLbAlgorithmId: number;
  vmLbListeners: VmLbListenerModel[];
};
export type EditVmLbModel = {
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
  name: string;
  /** Network address, 192.168.1.0 */
  network: string;
  prefix?: number;
};
export type EditVmNetworkModel = {
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
};
export type AttachNetworkModel = {
  vmHostId: number;
  vmNetworkId: number;
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
};
export type CreateVolumeHostModel = {
  name: string;
  isPredefined: boolean;
  productBundleId?: number | null;
  /** GB; ignored when isPredefined */
  volumeSize?: number | null;
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
};
export type CreateVolumeBackupModel = {
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
};
export type VolumeBackupShortItem = {
  id: number;
  name: string | null;
};
export type CreateVolumeSnapshotModel = {
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
};
export type VolumeSnapshotShortItem = {
  id: number;
  name: string | null;
};
export type VpcNetworkModel = {
  name: string;
  /** Gateway address and prefix, 192.168.1.1/24 */
  gatewayCidr: string;
};
export type CreateVpcHostModel = {
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
  name?: string | null;
  sourceIp?: string | null;
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
export const {
  useVmHostConsoleQuery,
  useLazyVmHostConsoleQuery,
  useVmHostCreateMutation,
  useVmHostDeleteMutation,
  useVmHostEditMutation,
  useVmHostGetAnalyticQuery,
  useLazyVmHostGetAnalyticQuery,
  useVmHostGetQuery,
  useLazyVmHostGetQuery,
  useVmHostListQuery,
  useLazyVmHostListQuery,
  useVmHostRebootMutation,
  useVmHostRebuildMutation,
  useVmHostResetMutation,
  useVmHostShortListQuery,
  useLazyVmHostShortListQuery,
  useVmHostShutdownMutation,
  useVmHostStartMutation,
  useVmHostStopMutation,
  useVmHostFirewallCreateMutation,
  useVmHostFirewallDeleteMutation,
  useVmHostFirewallEditMutation,
  useVmHostFirewallGetQuery,
  useLazyVmHostFirewallGetQuery,
  useVmHostFirewallListQuery,
  useLazyVmHostFirewallListQuery,
  useVmHostIpCreateMutation,
  useVmHostIpDeleteMutation,
  useVmHostIpListQuery,
  useLazyVmHostIpListQuery,
  useVmHostSnapshotCreateMutation,
  useVmHostSnapshotDeleteMutation,
  useVmHostSnapshotGetQuery,
  useLazyVmHostSnapshotGetQuery,
  useVmHostSnapshotListQuery,
  useLazyVmHostSnapshotListQuery,
  useVmHostSnapshotRevertMutation,
  useVmHostSnapshotShortListQuery,
  useLazyVmHostSnapshotShortListQuery,
  useVmHostVolumeDeleteMutation,
  useVmHostVolumeGetQuery,
  useLazyVmHostVolumeGetQuery,
  useVmHostVolumeListQuery,
  useLazyVmHostVolumeListQuery,
  useVmImageListQuery,
  useLazyVmImageListQuery,
  useVmKeyCreateMutation,
  useVmKeyDeleteMutation,
  useVmKeyListQuery,
  useLazyVmKeyListQuery,
  useLoadBalancerCreateMutation,
  useLoadBalancerDeleteMutation,
  useLoadBalancerEditMutation,
  useLoadBalancerGetQuery,
  useLazyLoadBalancerGetQuery,
  useLoadBalancerListQuery,
  useLazyLoadBalancerListQuery,
  useVmNetworkCreateMutation,
  useVmNetworkDeleteMutation,
  useVmNetworkEditMutation,
  useVmNetworkListQuery,
  useLazyVmNetworkListQuery,
  useVmNetworkNodeAttachMutation,
  useVmNetworkNodeDetachMutation,
  useVmNetworkNodeListQuery,
  useLazyVmNetworkNodeListQuery,
  useVmNetworkShortListQuery,
  useLazyVmNetworkShortListQuery,
  useVolumeCreateMutation,
  useVolumeDeleteMutation,
  useVolumeEditMutation,
  useVolumeGetQuery,
  useLazyVolumeGetQuery,
  useVolumeListQuery,
  useLazyVolumeListQuery,
  useVolumeNodeAttachMutation,
  useVolumeNodeDetachMutation,
  useVolumeNodeGetQuery,
  useLazyVolumeNodeGetQuery,
  useVolumeNodeListQuery,
  useLazyVolumeNodeListQuery,
  useVolumeBackupCreateMutation,
  useVolumeBackupDeleteMutation,
  useVolumeBackupGetQuery,
  useLazyVolumeBackupGetQuery,
  useVolumeBackupListQuery,
  useLazyVolumeBackupListQuery,
  useVolumeBackupRestoreMutation,
  useVolumeBackupShortListQuery,
  useLazyVolumeBackupShortListQuery,
  useVolumeSnapshotCreateMutation,
  useVolumeSnapshotDeleteMutation,
  useVolumeSnapshotGetQuery,
  useLazyVolumeSnapshotGetQuery,
  useVolumeSnapshotListQuery,
  useLazyVolumeSnapshotListQuery,
  useVolumeSnapshotRevertMutation,
  useVolumeSnapshotShortListQuery,
  useLazyVolumeSnapshotShortListQuery,
  useVpcCreateMutation,
  useVpcDeleteMutation,
  useVpcEditMutation,
  useVpcGetQuery,
  useLazyVpcGetQuery,
  useVpcListQuery,
  useLazyVpcListQuery,
  useVpcShortListQuery,
  useLazyVpcShortListQuery,
  useVpcInterfaceCreateMutation,
  useVpcInterfaceListQuery,
  useLazyVpcInterfaceListQuery,
  useVpcInterfaceRemoveMutation,
  useVpcInterfaceShortListQuery,
  useLazyVpcInterfaceShortListQuery,
  useVpcIpCreateMutation,
  useVpcIpDeleteMutation,
  useVpcIpListQuery,
  useLazyVpcIpListQuery,
  useVpcNatCreateDnatMutation,
  useVpcNatCreateSnatMutation,
  useVpcNatDeleteSnatMutation,
  useVpcNatDeleteMutation,
  useVpcNatEditDnatMutation,
  useVpcNatEditSnatMutation,
  useVpcNatGetQuery,
  useLazyVpcNatGetQuery,
  useVpcNatListQuery,
  useLazyVpcNatListQuery,
  useVpcNetworkAccessCreateMutation,
  useVpcNetworkAccessListQuery,
  useLazyVpcNetworkAccessListQuery,
} = injectedRtkApi;
