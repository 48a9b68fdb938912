// Written by `npm run gen` from the contract. Never edited by hand.
import type { VmImageListApiArg, VmImageListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmImageList: build.query<VmImageListApiResponse, VmImageListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/image/list`,
        params: {
          ProductId: queryArg.productId,
        },
      }),
      providesTags: ["Catalog"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmImageApi };
export const useVmImageListQuery = injectedRtkApi.useVmImageListQuery;
export const useLazyVmImageListQuery = injectedRtkApi.useLazyVmImageListQuery;
