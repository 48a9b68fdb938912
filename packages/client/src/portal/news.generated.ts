// Written by `npm run gen` from the contract. Never edited by hand.
import type { NewsCreateApiArg, NewsCreateApiResponse, NewsUnsubscribeApiArg, NewsUnsubscribeApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    newsCreate: build.mutation<NewsCreateApiResponse, NewsCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/my/portal/news/create`,
        method: "POST",
        body: queryArg.createNewsletterModel,
      }),
      invalidatesTags: [],
    }),
    newsUnsubscribe: build.mutation<
      NewsUnsubscribeApiResponse,
      NewsUnsubscribeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/portal/news/unsubscribe/${encodeURIComponent(String(queryArg.email))}`,
        method: "PUT",
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalNewsApi };
export const useNewsCreateMutation = injectedRtkApi.useNewsCreateMutation;
export const useNewsUnsubscribeMutation = injectedRtkApi.useNewsUnsubscribeMutation;
