// Written by `npm run gen` from the contract. Never edited by hand.
import type { PromotionRedirectLinkApiArg, PromotionRedirectLinkApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    promotionRedirectLink: build.query<
      PromotionRedirectLinkApiResponse,
      PromotionRedirectLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/portal/promotion/redirect-link/${encodeURIComponent(String(queryArg.code))}`,
      }),
      providesTags: [],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalPromotionApi };
export const usePromotionRedirectLinkQuery = injectedRtkApi.usePromotionRedirectLinkQuery;
export const useLazyPromotionRedirectLinkQuery = injectedRtkApi.useLazyPromotionRedirectLinkQuery;
