// Written by `npm run gen` from the contract. Never edited by hand.
import type { VmHostSnapshotCreateApiArg, VmHostSnapshotCreateApiResponse, VmHostSnapshotDeleteApiArg, VmHostSnapshotDeleteApiResponse, VmHostSnapshotGetApiArg, VmHostSnapshotGetApiResponse, VmHostSnapshotListApiArg, VmHostSnapshotListApiResponse, VmHostSnapshotRevertApiArg, VmHostSnapshotRevertApiResponse, VmHostSnapshotShortListApiArg, VmHostSnapshotShortListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostSnapshotCreate: build.mutation<
      VmHostSnapshotCreateApiResponse,
      VmHostSnapshotCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/snapshot/create`,
        method: "POST",
        body: queryArg.createVmHostSnapshotModel,
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostSnapshotDelete: build.mutation<
      VmHostSnapshotDeleteApiResponse,
      VmHostSnapshotDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/snapshot/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostSnapshotGet: build.query<
      VmHostSnapshotGetApiResponse,
      VmHostSnapshotGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/snapshot/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostSnapshotList: build.query<
      VmHostSnapshotListApiResponse,
      VmHostSnapshotListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/snapshot/list`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostSnapshotRevert: build.mutation<
      VmHostSnapshotRevertApiResponse,
      VmHostSnapshotRevertApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/snapshot/revert/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostSnapshotShortList: build.query<
      VmHostSnapshotShortListApiResponse,
      VmHostSnapshotShortListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/snapshot/short-list`,
      }),
      providesTags: ["VmHost"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmHostSnapshotApi };
export const useVmHostSnapshotCreateMutation = injectedRtkApi.useVmHostSnapshotCreateMutation;
export const useVmHostSnapshotDeleteMutation = injectedRtkApi.useVmHostSnapshotDeleteMutation;
export const useVmHostSnapshotGetQuery = injectedRtkApi.useVmHostSnapshotGetQuery;
export const useLazyVmHostSnapshotGetQuery = injectedRtkApi.useLazyVmHostSnapshotGetQuery;
export const useVmHostSnapshotListQuery = injectedRtkApi.useVmHostSnapshotListQuery;
export const useLazyVmHostSnapshotListQuery = injectedRtkApi.useLazyVmHostSnapshotListQuery;
export const useVmHostSnapshotRevertMutation = injectedRtkApi.useVmHostSnapshotRevertMutation;
export const useVmHostSnapshotShortListQuery = injectedRtkApi.useVmHostSnapshotShortListQuery;
export const useLazyVmHostSnapshotShortListQuery = injectedRtkApi.useLazyVmHostSnapshotShortListQuery;
