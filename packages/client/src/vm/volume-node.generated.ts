// Written by `npm run gen` from the contract. Never edited by hand.
import type { VolumeNodeAttachApiArg, VolumeNodeAttachApiResponse, VolumeNodeDetachApiArg, VolumeNodeDetachApiResponse, VolumeNodeGetApiArg, VolumeNodeGetApiResponse, VolumeNodeListApiArg, VolumeNodeListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmVolumeNodeApi };
export const useVolumeNodeAttachMutation = injectedRtkApi.useVolumeNodeAttachMutation;
export const useVolumeNodeDetachMutation = injectedRtkApi.useVolumeNodeDetachMutation;
export const useVolumeNodeGetQuery = injectedRtkApi.useVolumeNodeGetQuery;
export const useLazyVolumeNodeGetQuery = injectedRtkApi.useLazyVolumeNodeGetQuery;
export const useVolumeNodeListQuery = injectedRtkApi.useVolumeNodeListQuery;
export const useLazyVolumeNodeListQuery = injectedRtkApi.useLazyVolumeNodeListQuery;
