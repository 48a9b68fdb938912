// Written by `npm run gen` from the contract. Never edited by hand.
import type { VmKeyCreateApiArg, VmKeyCreateApiResponse, VmKeyDeleteApiArg, VmKeyDeleteApiResponse, VmKeyListApiArg, VmKeyListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmKeyCreate: build.mutation<VmKeyCreateApiResponse, VmKeyCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/key/create`,
        method: "POST",
        body: queryArg.createVmKeyModel,
      }),
      invalidatesTags: ["Key", "Operation"],
    }),
    vmKeyDelete: build.mutation<VmKeyDeleteApiResponse, VmKeyDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/key/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Key", "Operation"],
    }),
    vmKeyList: build.query<VmKeyListApiResponse, VmKeyListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/key/list`,
      }),
      providesTags: ["Key"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmKeyApi };
export const useVmKeyCreateMutation = injectedRtkApi.useVmKeyCreateMutation;
export const useVmKeyDeleteMutation = injectedRtkApi.useVmKeyDeleteMutation;
export const useVmKeyListQuery = injectedRtkApi.useVmKeyListQuery;
export const useLazyVmKeyListQuery = injectedRtkApi.useLazyVmKeyListQuery;
