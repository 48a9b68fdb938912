// Written by `npm run gen` from the contract. Never edited by hand.
import type { IssueItemCreateApiArg, IssueItemCreateApiResponse, IssueItemDownloadApiArg, IssueItemDownloadApiResponse, IssueItemListApiArg, IssueItemListApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    issueItemCreate: build.mutation<
      IssueItemCreateApiResponse,
      IssueItemCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/portal/issue-item/create`,
        method: "POST",
        body: queryArg.createIssueItemModel,
      }),
      invalidatesTags: ["SupportItems", "Support", "Issue"],
    }),
    issueItemDownload: build.query<
      IssueItemDownloadApiResponse,
      IssueItemDownloadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/portal/issue-item/download/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: [],
    }),
    issueItemList: build.query<IssueItemListApiResponse, IssueItemListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/portal/issue-item/list/${encodeURIComponent(String(queryArg.issueId))}`,
      }),
      providesTags: ["SupportItems"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalIssueItemApi };
export const useIssueItemCreateMutation = injectedRtkApi.useIssueItemCreateMutation;
export const useIssueItemDownloadQuery = injectedRtkApi.useIssueItemDownloadQuery;
export const useLazyIssueItemDownloadQuery = injectedRtkApi.useLazyIssueItemDownloadQuery;
export const useIssueItemListQuery = injectedRtkApi.useIssueItemListQuery;
export const useLazyIssueItemListQuery = injectedRtkApi.useLazyIssueItemListQuery;
