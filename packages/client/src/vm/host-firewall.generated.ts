// Written by `npm run gen` from the contract. Never edited by hand.
import type { VmHostFirewallConfirmApiArg, VmHostFirewallConfirmApiResponse, VmHostFirewallCreateApiArg, VmHostFirewallCreateApiResponse, VmHostFirewallDeleteApiArg, VmHostFirewallDeleteApiResponse, VmHostFirewallEditApiArg, VmHostFirewallEditApiResponse, VmHostFirewallGetApiArg, VmHostFirewallGetApiResponse, VmHostFirewallListApiArg, VmHostFirewallListApiResponse, VmHostFirewallReachApiArg, VmHostFirewallReachApiResponse, VmHostFirewallReplaceApiArg, VmHostFirewallReplaceApiResponse, VmHostFirewallRevertApiArg, VmHostFirewallRevertApiResponse, VmHostFirewallStateApiArg, VmHostFirewallStateApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostFirewallConfirm: build.mutation<
      VmHostFirewallConfirmApiResponse,
      VmHostFirewallConfirmApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/firewall/confirm`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost"],
    }),
    vmHostFirewallCreate: build.mutation<
      VmHostFirewallCreateApiResponse,
      VmHostFirewallCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/firewall/create`,
        method: "POST",
        body: queryArg.createVmFirewallRuleModel,
        params: {
          ConfirmWithin: queryArg.confirmWithin,
        },
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
        params: {
          ConfirmWithin: queryArg.confirmWithin,
        },
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
        params: {
          ConfirmWithin: queryArg.confirmWithin,
        },
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
    vmHostFirewallReach: build.query<
      VmHostFirewallReachApiResponse,
      VmHostFirewallReachApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/firewall/reach`,
        params: {
          FromVmHostId: queryArg.fromVmHostId,
          FromAddress: queryArg.fromAddress,
          FirewallProtocolId: queryArg.firewallProtocolId,
          Port: queryArg.port,
        },
      }),
      providesTags: ["VmHost", "Network"],
    }),
    vmHostFirewallReplace: build.mutation<
      VmHostFirewallReplaceApiResponse,
      VmHostFirewallReplaceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/firewall/replace`,
        method: "PUT",
        body: queryArg.replaceVmFirewallModel,
        params: {
          ConfirmWithin: queryArg.confirmWithin,
        },
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostFirewallRevert: build.mutation<
      VmHostFirewallRevertApiResponse,
      VmHostFirewallRevertApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/firewall/revert`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostFirewallState: build.query<
      VmHostFirewallStateApiResponse,
      VmHostFirewallStateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/firewall/state`,
      }),
      providesTags: ["VmHost"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmHostFirewallApi };
export const useVmHostFirewallConfirmMutation = injectedRtkApi.useVmHostFirewallConfirmMutation;
export const useVmHostFirewallCreateMutation = injectedRtkApi.useVmHostFirewallCreateMutation;
export const useVmHostFirewallDeleteMutation = injectedRtkApi.useVmHostFirewallDeleteMutation;
export const useVmHostFirewallEditMutation = injectedRtkApi.useVmHostFirewallEditMutation;
export const useVmHostFirewallGetQuery = injectedRtkApi.useVmHostFirewallGetQuery;
export const useLazyVmHostFirewallGetQuery = injectedRtkApi.useLazyVmHostFirewallGetQuery;
export const useVmHostFirewallListQuery = injectedRtkApi.useVmHostFirewallListQuery;
export const useLazyVmHostFirewallListQuery = injectedRtkApi.useLazyVmHostFirewallListQuery;
export const useVmHostFirewallReachQuery = injectedRtkApi.useVmHostFirewallReachQuery;
export const useLazyVmHostFirewallReachQuery = injectedRtkApi.useLazyVmHostFirewallReachQuery;
export const useVmHostFirewallReplaceMutation = injectedRtkApi.useVmHostFirewallReplaceMutation;
export const useVmHostFirewallRevertMutation = injectedRtkApi.useVmHostFirewallRevertMutation;
export const useVmHostFirewallStateQuery = injectedRtkApi.useVmHostFirewallStateQuery;
export const useLazyVmHostFirewallStateQuery = injectedRtkApi.useLazyVmHostFirewallStateQuery;
