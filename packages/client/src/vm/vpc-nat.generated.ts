// Written by `npm run gen` from the contract. Never edited by hand.
import type { VpcNatCreateDnatApiArg, VpcNatCreateDnatApiResponse, VpcNatCreateSnatApiArg, VpcNatCreateSnatApiResponse, VpcNatDeleteApiArg, VpcNatDeleteApiResponse, VpcNatDeleteSnatApiArg, VpcNatDeleteSnatApiResponse, VpcNatEditDnatApiArg, VpcNatEditDnatApiResponse, VpcNatEditSnatApiArg, VpcNatEditSnatApiResponse, VpcNatGetApiArg, VpcNatGetApiResponse, VpcNatListApiArg, VpcNatListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcNatCreateDnat: build.mutation<
      VpcNatCreateDnatApiResponse,
      VpcNatCreateDnatApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/create-dnat`,
        method: "POST",
        body: queryArg.createVpcDnatModel,
      }),
      invalidatesTags: ["VpcNat", "Operation"],
    }),
    vpcNatCreateSnat: build.mutation<
      VpcNatCreateSnatApiResponse,
      VpcNatCreateSnatApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/create-snat`,
        method: "POST",
        body: queryArg.createVpcSnatModel,
      }),
      invalidatesTags: ["Vpc", "VpcNat", "Operation"],
    }),
    vpcNatDeleteSnat: build.mutation<
      VpcNatDeleteSnatApiResponse,
      VpcNatDeleteSnatApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/delete-snat`,
        method: "DELETE",
      }),
      invalidatesTags: ["Vpc", "VpcNat", "Operation"],
    }),
    vpcNatDelete: build.mutation<VpcNatDeleteApiResponse, VpcNatDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["VpcNat", "Operation"],
    }),
    vpcNatEditDnat: build.mutation<
      VpcNatEditDnatApiResponse,
      VpcNatEditDnatApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/edit-dnat/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.createVpcDnatModel,
      }),
      invalidatesTags: ["VpcNat", "Operation"],
    }),
    vpcNatEditSnat: build.mutation<
      VpcNatEditSnatApiResponse,
      VpcNatEditSnatApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/edit-snat`,
        method: "PUT",
        body: queryArg.editVpcSnatModel,
      }),
      invalidatesTags: ["VpcNat", "Vpc", "Operation"],
    }),
    vpcNatGet: build.query<VpcNatGetApiResponse, VpcNatGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["VpcNat"],
    }),
    vpcNatList: build.query<VpcNatListApiResponse, VpcNatListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/nat/list`,
      }),
      providesTags: ["VpcNat"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmVpcNatApi };
export const useVpcNatCreateDnatMutation = injectedRtkApi.useVpcNatCreateDnatMutation;
export const useVpcNatCreateSnatMutation = injectedRtkApi.useVpcNatCreateSnatMutation;
export const useVpcNatDeleteSnatMutation = injectedRtkApi.useVpcNatDeleteSnatMutation;
export const useVpcNatDeleteMutation = injectedRtkApi.useVpcNatDeleteMutation;
export const useVpcNatEditDnatMutation = injectedRtkApi.useVpcNatEditDnatMutation;
export const useVpcNatEditSnatMutation = injectedRtkApi.useVpcNatEditSnatMutation;
export const useVpcNatGetQuery = injectedRtkApi.useVpcNatGetQuery;
export const useLazyVpcNatGetQuery = injectedRtkApi.useLazyVpcNatGetQuery;
export const useVpcNatListQuery = injectedRtkApi.useVpcNatListQuery;
export const useLazyVpcNatListQuery = injectedRtkApi.useLazyVpcNatListQuery;
