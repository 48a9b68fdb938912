// Written by `npm run gen` from the contract. Never edited by hand.
import type { VpcInterfaceCreateApiArg, VpcInterfaceCreateApiResponse, VpcInterfaceListApiArg, VpcInterfaceListApiResponse, VpcInterfaceRemoveApiArg, VpcInterfaceRemoveApiResponse, VpcInterfaceShortListApiArg, VpcInterfaceShortListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcInterfaceCreate: build.mutation<
      VpcInterfaceCreateApiResponse,
      VpcInterfaceCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/interface/create`,
        method: "POST",
        body: queryArg.createVpcInterfaceModel,
      }),
      invalidatesTags: ["Network", "VpcNat", "Operation"],
    }),
    vpcInterfaceList: build.query<
      VpcInterfaceListApiResponse,
      VpcInterfaceListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/interface/list`,
      }),
      providesTags: ["Network"],
    }),
    vpcInterfaceRemove: build.mutation<
      VpcInterfaceRemoveApiResponse,
      VpcInterfaceRemoveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/interface/remove/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Network", "VpcNat", "Operation"],
    }),
    vpcInterfaceShortList: build.query<
      VpcInterfaceShortListApiResponse,
      VpcInterfaceShortListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/interface/short-list`,
      }),
      providesTags: ["Network"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmVpcInterfaceApi };
export const useVpcInterfaceCreateMutation = injectedRtkApi.useVpcInterfaceCreateMutation;
export const useVpcInterfaceListQuery = injectedRtkApi.useVpcInterfaceListQuery;
export const useLazyVpcInterfaceListQuery = injectedRtkApi.useLazyVpcInterfaceListQuery;
export const useVpcInterfaceRemoveMutation = injectedRtkApi.useVpcInterfaceRemoveMutation;
export const useVpcInterfaceShortListQuery = injectedRtkApi.useVpcInterfaceShortListQuery;
export const useLazyVpcInterfaceShortListQuery = injectedRtkApi.useLazyVpcInterfaceShortListQuery;
