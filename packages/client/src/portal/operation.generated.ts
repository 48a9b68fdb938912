// Written by `npm run gen` from the contract. Never edited by hand.
import type { OperationCancelApiArg, OperationCancelApiResponse, OperationGetApiArg, OperationGetApiResponse, OperationListApiArg, OperationListApiResponse, OperationRetryApiArg, OperationRetryApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    operationCancel: build.mutation<
      OperationCancelApiResponse,
      OperationCancelApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/portal/operation/cancel/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["Operation"],
    }),
    operationGet: build.query<OperationGetApiResponse, OperationGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/portal/operation/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Operation"],
    }),
    operationList: build.query<OperationListApiResponse, OperationListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/portal/operation/list`,
        params: {
          ProjectId: queryArg.projectId,
          ServiceType: queryArg.serviceType,
          ServiceId: queryArg.serviceId,
          Active: queryArg.active,
        },
      }),
      providesTags: ["Operation"],
    }),
    operationRetry: build.mutation<
      OperationRetryApiResponse,
      OperationRetryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/portal/operation/retry/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["Operation"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalOperationApi };
export const useOperationCancelMutation = injectedRtkApi.useOperationCancelMutation;
export const useOperationGetQuery = injectedRtkApi.useOperationGetQuery;
export const useLazyOperationGetQuery = injectedRtkApi.useLazyOperationGetQuery;
export const useOperationListQuery = injectedRtkApi.useOperationListQuery;
export const useLazyOperationListQuery = injectedRtkApi.useLazyOperationListQuery;
export const useOperationRetryMutation = injectedRtkApi.useOperationRetryMutation;
