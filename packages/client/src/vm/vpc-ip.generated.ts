// Written by `npm run gen` from the contract. Never edited by hand.
import type { VpcIpCreateApiArg, VpcIpCreateApiResponse, VpcIpDeleteApiArg, VpcIpDeleteApiResponse, VpcIpListApiArg, VpcIpListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcIpCreate: build.mutation<VpcIpCreateApiResponse, VpcIpCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/ip/create`,
        method: "POST",
        body: queryArg.createVpcIpModel,
      }),
      invalidatesTags: ["PublicIP", "Operation"],
    }),
    vpcIpDelete: build.mutation<VpcIpDeleteApiResponse, VpcIpDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/ip/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["PublicIP", "Operation"],
    }),
    vpcIpList: build.query<VpcIpListApiResponse, VpcIpListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/ip/list`,
      }),
      providesTags: ["PublicIP"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmVpcIpApi };
export const useVpcIpCreateMutation = injectedRtkApi.useVpcIpCreateMutation;
export const useVpcIpDeleteMutation = injectedRtkApi.useVpcIpDeleteMutation;
export const useVpcIpListQuery = injectedRtkApi.useVpcIpListQuery;
export const useLazyVpcIpListQuery = injectedRtkApi.useLazyVpcIpListQuery;
