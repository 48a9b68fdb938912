// Written by `npm run gen` from the contract. Never edited by hand.
import type { VolumeSnapshotCreateApiArg, VolumeSnapshotCreateApiResponse, VolumeSnapshotDeleteApiArg, VolumeSnapshotDeleteApiResponse, VolumeSnapshotGetApiArg, VolumeSnapshotGetApiResponse, VolumeSnapshotListApiArg, VolumeSnapshotListApiResponse, VolumeSnapshotRevertApiArg, VolumeSnapshotRevertApiResponse, VolumeSnapshotShortListApiArg, VolumeSnapshotShortListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmVolumeSnapshotApi };
export const useVolumeSnapshotCreateMutation = injectedRtkApi.useVolumeSnapshotCreateMutation;
export const useVolumeSnapshotDeleteMutation = injectedRtkApi.useVolumeSnapshotDeleteMutation;
export const useVolumeSnapshotGetQuery = injectedRtkApi.useVolumeSnapshotGetQuery;
export const useLazyVolumeSnapshotGetQuery = injectedRtkApi.useLazyVolumeSnapshotGetQuery;
export const useVolumeSnapshotListQuery = injectedRtkApi.useVolumeSnapshotListQuery;
export const useLazyVolumeSnapshotListQuery = injectedRtkApi.useLazyVolumeSnapshotListQuery;
export const useVolumeSnapshotRevertMutation = injectedRtkApi.useVolumeSnapshotRevertMutation;
export const useVolumeSnapshotShortListQuery = injectedRtkApi.useVolumeSnapshotShortListQuery;
export const useLazyVolumeSnapshotShortListQuery = injectedRtkApi.useLazyVolumeSnapshotShortListQuery;
