// Written by `npm run gen` from the contract. Never edited by hand.
import type { VolumeCreateApiArg, VolumeCreateApiResponse, VolumeDeleteApiArg, VolumeDeleteApiResponse, VolumeEditApiArg, VolumeEditApiResponse, VolumeGetApiArg, VolumeGetApiResponse, VolumeListApiArg, VolumeListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmVolumeApi };
export const useVolumeCreateMutation = injectedRtkApi.useVolumeCreateMutation;
export const useVolumeDeleteMutation = injectedRtkApi.useVolumeDeleteMutation;
export const useVolumeEditMutation = injectedRtkApi.useVolumeEditMutation;
export const useVolumeGetQuery = injectedRtkApi.useVolumeGetQuery;
export const useLazyVolumeGetQuery = injectedRtkApi.useLazyVolumeGetQuery;
export const useVolumeListQuery = injectedRtkApi.useVolumeListQuery;
export const useLazyVolumeListQuery = injectedRtkApi.useLazyVolumeListQuery;
