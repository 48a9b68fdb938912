// Written by `npm run gen` from the contract. Never edited by hand.
import type { VmNetworkNodeAttachApiArg, VmNetworkNodeAttachApiResponse, VmNetworkNodeDetachApiArg, VmNetworkNodeDetachApiResponse, VmNetworkNodeListApiArg, VmNetworkNodeListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmNetworkNodeAttach: build.mutation<
      VmNetworkNodeAttachApiResponse,
      VmNetworkNodeAttachApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/network/node/attach`,
        method: "POST",
        body: queryArg.attachNetworkModel,
      }),
      invalidatesTags: ["Network", "VmHost", "Operation"],
    }),
    vmNetworkNodeDetach: build.mutation<
      VmNetworkNodeDetachApiResponse,
      VmNetworkNodeDetachApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/network/node/detach/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["Network", "VmHost", "Operation"],
    }),
    vmNetworkNodeList: build.query<
      VmNetworkNodeListApiResponse,
      VmNetworkNodeListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/network/node/list`,
        params: {
          VmHostId: queryArg.vmHostId,
          VmNetworkId: queryArg.vmNetworkId,
        },
      }),
      providesTags: ["Network"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmNetworkNodeApi };
export const useVmNetworkNodeAttachMutation = injectedRtkApi.useVmNetworkNodeAttachMutation;
export const useVmNetworkNodeDetachMutation = injectedRtkApi.useVmNetworkNodeDetachMutation;
export const useVmNetworkNodeListQuery = injectedRtkApi.useVmNetworkNodeListQuery;
export const useLazyVmNetworkNodeListQuery = injectedRtkApi.useLazyVmNetworkNodeListQuery;
