// Written by `npm run gen` from the contract. Never edited by hand.
import type { VolumeScheduleCreateApiArg, VolumeScheduleCreateApiResponse, VolumeScheduleDeleteApiArg, VolumeScheduleDeleteApiResponse, VolumeScheduleEditApiArg, VolumeScheduleEditApiResponse, VolumeScheduleListApiArg, VolumeScheduleListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    volumeScheduleCreate: build.mutation<
      VolumeScheduleCreateApiResponse,
      VolumeScheduleCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/schedule/create`,
        method: "POST",
        body: queryArg.saveVolumeScheduleModel,
      }),
      invalidatesTags: ["VmHost"],
    }),
    volumeScheduleDelete: build.mutation<
      VolumeScheduleDeleteApiResponse,
      VolumeScheduleDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/schedule/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["VmHost"],
    }),
    volumeScheduleEdit: build.mutation<
      VolumeScheduleEditApiResponse,
      VolumeScheduleEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/schedule/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.saveVolumeScheduleModel,
      }),
      invalidatesTags: ["VmHost"],
    }),
    volumeScheduleList: build.query<
      VolumeScheduleListApiResponse,
      VolumeScheduleListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/volume/${encodeURIComponent(String(queryArg.vmVolumeHostId))}/schedule/list`,
      }),
      providesTags: ["VmHost"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmVolumeScheduleApi };
export const useVolumeScheduleCreateMutation = injectedRtkApi.useVolumeScheduleCreateMutation;
export const useVolumeScheduleDeleteMutation = injectedRtkApi.useVolumeScheduleDeleteMutation;
export const useVolumeScheduleEditMutation = injectedRtkApi.useVolumeScheduleEditMutation;
export const useVolumeScheduleListQuery = injectedRtkApi.useVolumeScheduleListQuery;
export const useLazyVolumeScheduleListQuery = injectedRtkApi.useLazyVolumeScheduleListQuery;
