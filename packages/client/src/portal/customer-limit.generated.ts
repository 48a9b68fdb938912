// Written by `npm run gen` from the contract. Never edited by hand.
import type { CustomerLimitResourceUsagesApiArg, CustomerLimitResourceUsagesApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    customerLimitResourceUsages: build.query<
      CustomerLimitResourceUsagesApiResponse,
      CustomerLimitResourceUsagesApiArg
    >({
      query: () => ({ url: `/api/my/portal/customer-limit/resource-usages` }),
      providesTags: ["Operation"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalCustomerLimitApi };
export const useCustomerLimitResourceUsagesQuery = injectedRtkApi.useCustomerLimitResourceUsagesQuery;
export const useLazyCustomerLimitResourceUsagesQuery = injectedRtkApi.useLazyCustomerLimitResourceUsagesQuery;
