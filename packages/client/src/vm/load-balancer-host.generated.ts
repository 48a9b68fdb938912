// Written by `npm run gen` from the contract. Never edited by hand.
import type { LoadBalancerCreateApiArg, LoadBalancerCreateApiResponse, LoadBalancerDeleteApiArg, LoadBalancerDeleteApiResponse, LoadBalancerEditApiArg, LoadBalancerEditApiResponse, LoadBalancerGetApiArg, LoadBalancerGetApiResponse, LoadBalancerListApiArg, LoadBalancerListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    loadBalancerCreate: build.mutation<
      LoadBalancerCreateApiResponse,
      LoadBalancerCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/load-balancer/host/create`,
        method: "POST",
        body: queryArg.createVmLbModel,
      }),
      invalidatesTags: ["LoadBalance", "Operation"],
    }),
    loadBalancerDelete: build.mutation<
      LoadBalancerDeleteApiResponse,
      LoadBalancerDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/load-balancer/host/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["LoadBalance", "Operation"],
    }),
    loadBalancerEdit: build.mutation<
      LoadBalancerEditApiResponse,
      LoadBalancerEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/load-balancer/host/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editVmLbModel,
      }),
      invalidatesTags: ["LoadBalance", "Operation"],
    }),
    loadBalancerGet: build.query<
      LoadBalancerGetApiResponse,
      LoadBalancerGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/load-balancer/host/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["LoadBalance"],
    }),
    loadBalancerList: build.query<
      LoadBalancerListApiResponse,
      LoadBalancerListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/load-balancer/host/list`,
        params: {
          VpcHostId: queryArg.vpcHostId,
        },
      }),
      providesTags: ["LoadBalance"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmLoadBalancerHostApi };
export const useLoadBalancerCreateMutation = injectedRtkApi.useLoadBalancerCreateMutation;
export const useLoadBalancerDeleteMutation = injectedRtkApi.useLoadBalancerDeleteMutation;
export const useLoadBalancerEditMutation = injectedRtkApi.useLoadBalancerEditMutation;
export const useLoadBalancerGetQuery = injectedRtkApi.useLoadBalancerGetQuery;
export const useLazyLoadBalancerGetQuery = injectedRtkApi.useLazyLoadBalancerGetQuery;
export const useLoadBalancerListQuery = injectedRtkApi.useLoadBalancerListQuery;
export const useLazyLoadBalancerListQuery = injectedRtkApi.useLazyLoadBalancerListQuery;
