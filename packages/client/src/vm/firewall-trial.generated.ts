// Written by `npm run gen` from the contract. Never edited by hand.
import type { VmFirewallTrialListApiArg, VmFirewallTrialListApiResponse } from "../vm.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmFirewallTrialList: build.query<
      VmFirewallTrialListApiResponse,
      VmFirewallTrialListApiArg
    >({
      query: () => ({ url: `/api/my/vm/firewall-trial/list` }),
      providesTags: ["VmHost"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vmFirewallTrialApi };
export const useVmFirewallTrialListQuery = injectedRtkApi.useVmFirewallTrialListQuery;
export const useLazyVmFirewallTrialListQuery = injectedRtkApi.useLazyVmFirewallTrialListQuery;
