// Written by `npm run gen` from the contract. Never edited by hand.
import type { VmHostBinListApiArg, VmHostBinListApiResponse, VmHostPurgeApiArg, VmHostPurgeApiResponse, VmHostRestoreApiArg, VmHostRestoreApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostPurge: build.mutation<VmHostPurgeApiResponse, VmHostPurgeApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/bin/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["VmHost", "Network", "Operation"],
    }),
    vmHostBinList: build.query<VmHostBinListApiResponse, VmHostBinListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/bin/list`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostRestore: build.mutation<
      VmHostRestoreApiResponse,
      VmHostRestoreApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/bin/restore/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Network", "Operation"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmHostBinApi };
export const useVmHostPurgeMutation = injectedRtkApi.useVmHostPurgeMutation;
export const useVmHostBinListQuery = injectedRtkApi.useVmHostBinListQuery;
export const useLazyVmHostBinListQuery = injectedRtkApi.useLazyVmHostBinListQuery;
export const useVmHostRestoreMutation = injectedRtkApi.useVmHostRestoreMutation;
