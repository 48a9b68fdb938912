// Written by `npm run gen` from the contract. Never edited by hand.
import type { VpcCreateApiArg, VpcCreateApiResponse, VpcDeleteApiArg, VpcDeleteApiResponse, VpcEditApiArg, VpcEditApiResponse, VpcGetApiArg, VpcGetApiResponse, VpcListApiArg, VpcListApiResponse, VpcShortListApiArg, VpcShortListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcCreate: build.mutation<VpcCreateApiResponse, VpcCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/create`,
        method: "POST",
        body: queryArg.createVpcHostModel,
      }),
      invalidatesTags: ["Vpc", "Operation"],
    }),
    vpcDelete: build.mutation<VpcDeleteApiResponse, VpcDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Vpc", "Operation"],
    }),
    vpcEdit: build.mutation<VpcEditApiResponse, VpcEditApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editVpcHostModel,
      }),
      invalidatesTags: ["Vpc", "Operation"],
    }),
    vpcGet: build.query<VpcGetApiResponse, VpcGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Vpc"],
    }),
    vpcList: build.query<VpcListApiResponse, VpcListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/list`,
      }),
      providesTags: ["Vpc"],
    }),
    vpcShortList: build.query<VpcShortListApiResponse, VpcShortListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/short-list`,
      }),
      providesTags: ["Vpc"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmVpcApi };
export const useVpcCreateMutation = injectedRtkApi.useVpcCreateMutation;
export const useVpcDeleteMutation = injectedRtkApi.useVpcDeleteMutation;
export const useVpcEditMutation = injectedRtkApi.useVpcEditMutation;
export const useVpcGetQuery = injectedRtkApi.useVpcGetQuery;
export const useLazyVpcGetQuery = injectedRtkApi.useLazyVpcGetQuery;
export const useVpcListQuery = injectedRtkApi.useVpcListQuery;
export const useLazyVpcListQuery = injectedRtkApi.useLazyVpcListQuery;
export const useVpcShortListQuery = injectedRtkApi.useVpcShortListQuery;
export const useLazyVpcShortListQuery = injectedRtkApi.useLazyVpcShortListQuery;
