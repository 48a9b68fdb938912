// Written by `npm run gen` from the contract. Never edited by hand.
import type { VolumeBackupCreateApiArg, VolumeBackupCreateApiResponse, VolumeBackupDeleteApiArg, VolumeBackupDeleteApiResponse, VolumeBackupGetApiArg, VolumeBackupGetApiResponse, VolumeBackupListApiArg, VolumeBackupListApiResponse, VolumeBackupRestoreApiArg, VolumeBackupRestoreApiResponse, VolumeBackupShortListApiArg, VolumeBackupShortListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmVolumeBackupApi };
export const useVolumeBackupCreateMutation = injectedRtkApi.useVolumeBackupCreateMutation;
export const useVolumeBackupDeleteMutation = injectedRtkApi.useVolumeBackupDeleteMutation;
export const useVolumeBackupGetQuery = injectedRtkApi.useVolumeBackupGetQuery;
export const useLazyVolumeBackupGetQuery = injectedRtkApi.useLazyVolumeBackupGetQuery;
export const useVolumeBackupListQuery = injectedRtkApi.useVolumeBackupListQuery;
export const useLazyVolumeBackupListQuery = injectedRtkApi.useLazyVolumeBackupListQuery;
export const useVolumeBackupRestoreMutation = injectedRtkApi.useVolumeBackupRestoreMutation;
export const useVolumeBackupShortListQuery = injectedRtkApi.useVolumeBackupShortListQuery;
export const useLazyVolumeBackupShortListQuery = injectedRtkApi.useLazyVolumeBackupShortListQuery;
