// Written by `npm run gen` from the contract. Never edited by hand.
import type { VmNetworkCreateApiArg, VmNetworkCreateApiResponse, VmNetworkDeleteApiArg, VmNetworkDeleteApiResponse, VmNetworkEditApiArg, VmNetworkEditApiResponse, VmNetworkListApiArg, VmNetworkListApiResponse, VmNetworkShortListApiArg, VmNetworkShortListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    vmNetworkShortList: build.query<
      VmNetworkShortListApiResponse,
      VmNetworkShortListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/network/short-list`,
      }),
      providesTags: ["Network"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmNetworkApi };
export const useVmNetworkCreateMutation = injectedRtkApi.useVmNetworkCreateMutation;
export const useVmNetworkDeleteMutation = injectedRtkApi.useVmNetworkDeleteMutation;
export const useVmNetworkEditMutation = injectedRtkApi.useVmNetworkEditMutation;
export const useVmNetworkListQuery = injectedRtkApi.useVmNetworkListQuery;
export const useLazyVmNetworkListQuery = injectedRtkApi.useLazyVmNetworkListQuery;
export const useVmNetworkShortListQuery = injectedRtkApi.useVmNetworkShortListQuery;
export const useLazyVmNetworkShortListQuery = injectedRtkApi.useLazyVmNetworkShortListQuery;
