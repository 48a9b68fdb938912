// Written by `npm run gen` from the contract. Never edited by hand.
import type { VmHostActivityListApiArg, VmHostActivityListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostActivityList: build.query<
      VmHostActivityListApiResponse,
      VmHostActivityListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/vm/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.vmHostId))}/activity/list`,
      }),
      providesTags: ["VmHost"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmHostActivityApi };
export const useVmHostActivityListQuery = injectedRtkApi.useVmHostActivityListQuery;
export const useLazyVmHostActivityListQuery = injectedRtkApi.useLazyVmHostActivityListQuery;
