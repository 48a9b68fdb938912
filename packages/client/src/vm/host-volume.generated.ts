// Written by `npm run gen` from the contract. Never edited by hand.
import type { VmHostVolumeDeleteApiArg, VmHostVolumeDeleteApiResponse, VmHostVolumeGetApiArg, VmHostVolumeGetApiResponse, VmHostVolumeListApiArg, VmHostVolumeListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmHostVolumeApi };
export const useVmHostVolumeDeleteMutation = injectedRtkApi.useVmHostVolumeDeleteMutation;
export const useVmHostVolumeGetQuery = injectedRtkApi.useVmHostVolumeGetQuery;
export const useLazyVmHostVolumeGetQuery = injectedRtkApi.useLazyVmHostVolumeGetQuery;
export const useVmHostVolumeListQuery = injectedRtkApi.useVmHostVolumeListQuery;
export const useLazyVmHostVolumeListQuery = injectedRtkApi.useLazyVmHostVolumeListQuery;
