// Written by `npm run gen` from the contract. Never edited by hand.
import type { VmHostIpCreateApiArg, VmHostIpCreateApiResponse, VmHostIpDeleteApiArg, VmHostIpDeleteApiResponse, VmHostIpListApiArg, VmHostIpListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmHostIpApi };
export const useVmHostIpCreateMutation = injectedRtkApi.useVmHostIpCreateMutation;
export const useVmHostIpDeleteMutation = injectedRtkApi.useVmHostIpDeleteMutation;
export const useVmHostIpListQuery = injectedRtkApi.useVmHostIpListQuery;
export const useLazyVmHostIpListQuery = injectedRtkApi.useLazyVmHostIpListQuery;
