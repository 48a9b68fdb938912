// Written by `npm run gen` from the contract. Never edited by hand.
import type { VpcNetworkAccessCreateApiArg, VpcNetworkAccessCreateApiResponse, VpcNetworkAccessListApiArg, VpcNetworkAccessListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcNetworkAccessCreate: build.mutation<
      VpcNetworkAccessCreateApiResponse,
      VpcNetworkAccessCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/network-access/create`,
        method: "POST",
        body: queryArg.createVpcNetworkAccessModel,
      }),
      invalidatesTags: ["Vpc", "Operation"],
    }),
    vpcNetworkAccessList: build.query<
      VpcNetworkAccessListApiResponse,
      VpcNetworkAccessListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/vpc/${encodeURIComponent(String(queryArg.vpcHostId))}/network-access/list`,
      }),
      providesTags: ["Vpc"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmVpcNetworkAccessApi };
export const useVpcNetworkAccessCreateMutation = injectedRtkApi.useVpcNetworkAccessCreateMutation;
export const useVpcNetworkAccessListQuery = injectedRtkApi.useVpcNetworkAccessListQuery;
export const useLazyVpcNetworkAccessListQuery = injectedRtkApi.useLazyVpcNetworkAccessListQuery;
