// Written by `npm run gen` from the contract. Never edited by hand.
import type { VmHostConsoleApiArg, VmHostConsoleApiResponse, VmHostCreateApiArg, VmHostCreateApiResponse, VmHostDeleteApiArg, VmHostDeleteApiResponse, VmHostEditApiArg, VmHostEditApiResponse, VmHostEditLockApiArg, VmHostEditLockApiResponse, VmHostGetAnalyticApiArg, VmHostGetAnalyticApiResponse, VmHostGetApiArg, VmHostGetApiResponse, VmHostListApiArg, VmHostListApiResponse, VmHostRebootApiArg, VmHostRebootApiResponse, VmHostRebuildApiArg, VmHostRebuildApiResponse, VmHostReceiptApiArg, VmHostReceiptApiResponse, VmHostResetApiArg, VmHostResetApiResponse, VmHostShortListApiArg, VmHostShortListApiResponse, VmHostShutdownApiArg, VmHostShutdownApiResponse, VmHostStartApiArg, VmHostStartApiResponse, VmHostStopApiArg, VmHostStopApiResponse, VmHostUsageListApiArg, VmHostUsageListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostConsole: build.query<VmHostConsoleApiResponse, VmHostConsoleApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/console/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: [],
    }),
    vmHostCreate: build.mutation<VmHostCreateApiResponse, VmHostCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/create`,
        method: "POST",
        body: queryArg.createVmHostModel,
      }),
      invalidatesTags: ["VmHost", "Network", "Operation"],
    }),
    vmHostDelete: build.mutation<VmHostDeleteApiResponse, VmHostDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        params: {
          Now: queryArg.now,
        },
      }),
      invalidatesTags: ["VmHost", "Network", "Operation"],
    }),
    vmHostEditLock: build.mutation<
      VmHostEditLockApiResponse,
      VmHostEditLockApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/edit-lock/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.lockVmHostModel,
      }),
      invalidatesTags: ["VmHost"],
    }),
    vmHostEdit: build.mutation<VmHostEditApiResponse, VmHostEditApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editVmHostModel,
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostGetAnalytic: build.query<
      VmHostGetAnalyticApiResponse,
      VmHostGetAnalyticApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/get-analytic/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          PeriodId: queryArg.periodId,
        },
      }),
      providesTags: [],
    }),
    vmHostGet: build.query<VmHostGetApiResponse, VmHostGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostList: build.query<VmHostListApiResponse, VmHostListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/list`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostReboot: build.mutation<VmHostRebootApiResponse, VmHostRebootApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/reboot/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostRebuild: build.mutation<
      VmHostRebuildApiResponse,
      VmHostRebuildApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/rebuild/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.rebuildVmHostModel,
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostReceipt: build.query<VmHostReceiptApiResponse, VmHostReceiptApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/receipt/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostReset: build.mutation<VmHostResetApiResponse, VmHostResetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/reset/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostShortList: build.query<
      VmHostShortListApiResponse,
      VmHostShortListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/short-list`,
      }),
      providesTags: ["VmHost"],
    }),
    vmHostShutdown: build.mutation<
      VmHostShutdownApiResponse,
      VmHostShutdownApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/shutdown/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostStart: build.mutation<VmHostStartApiResponse, VmHostStartApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/start/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostStop: build.mutation<VmHostStopApiResponse, VmHostStopApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/stop/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["VmHost", "Operation"],
    }),
    vmHostUsageList: build.query<
      VmHostUsageListApiResponse,
      VmHostUsageListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/usage-list`,
        params: {
          Ids: queryArg.ids,
        },
      }),
      providesTags: [],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmHostApi };
export const useVmHostConsoleQuery = injectedRtkApi.useVmHostConsoleQuery;
export const useLazyVmHostConsoleQuery = injectedRtkApi.useLazyVmHostConsoleQuery;
export const useVmHostCreateMutation = injectedRtkApi.useVmHostCreateMutation;
export const useVmHostDeleteMutation = injectedRtkApi.useVmHostDeleteMutation;
export const useVmHostEditLockMutation = injectedRtkApi.useVmHostEditLockMutation;
export const useVmHostEditMutation = injectedRtkApi.useVmHostEditMutation;
export const useVmHostGetAnalyticQuery = injectedRtkApi.useVmHostGetAnalyticQuery;
export const useLazyVmHostGetAnalyticQuery = injectedRtkApi.useLazyVmHostGetAnalyticQuery;
export const useVmHostGetQuery = injectedRtkApi.useVmHostGetQuery;
export const useLazyVmHostGetQuery = injectedRtkApi.useLazyVmHostGetQuery;
export const useVmHostListQuery = injectedRtkApi.useVmHostListQuery;
export const useLazyVmHostListQuery = injectedRtkApi.useLazyVmHostListQuery;
export const useVmHostRebootMutation = injectedRtkApi.useVmHostRebootMutation;
export const useVmHostRebuildMutation = injectedRtkApi.useVmHostRebuildMutation;
export const useVmHostReceiptQuery = injectedRtkApi.useVmHostReceiptQuery;
export const useLazyVmHostReceiptQuery = injectedRtkApi.useLazyVmHostReceiptQuery;
export const useVmHostResetMutation = injectedRtkApi.useVmHostResetMutation;
export const useVmHostShortListQuery = injectedRtkApi.useVmHostShortListQuery;
export const useLazyVmHostShortListQuery = injectedRtkApi.useLazyVmHostShortListQuery;
export const useVmHostShutdownMutation = injectedRtkApi.useVmHostShutdownMutation;
export const useVmHostStartMutation = injectedRtkApi.useVmHostStartMutation;
export const useVmHostStopMutation = injectedRtkApi.useVmHostStopMutation;
export const useVmHostUsageListQuery = injectedRtkApi.useVmHostUsageListQuery;
export const useLazyVmHostUsageListQuery = injectedRtkApi.useLazyVmHostUsageListQuery;
