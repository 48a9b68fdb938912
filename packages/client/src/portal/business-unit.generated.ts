// Written by `npm run gen` from the contract. Never edited by hand.
import type { BusinessUnitListApiArg, BusinessUnitListApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    businessUnitList: build.query<
      BusinessUnitListApiResponse,
      BusinessUnitListApiArg
    >({
      query: () => ({ url: `/api/my/portal/business-unit/list` }),
      providesTags: ["Catalog"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalBusinessUnitApi };
export const useBusinessUnitListQuery = injectedRtkApi.useBusinessUnitListQuery;
export const useLazyBusinessUnitListQuery = injectedRtkApi.useLazyBusinessUnitListQuery;
