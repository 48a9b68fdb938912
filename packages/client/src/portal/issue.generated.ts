// Written by `npm run gen` from the contract. Never edited by hand.
import type { IssueCloseApiArg, IssueCloseApiResponse, IssueCreateApiArg, IssueCreateApiResponse, IssueListApiArg, IssueListApiResponse, IssueShortListApiArg, IssueShortListApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    issueClose: build.mutation<IssueCloseApiResponse, IssueCloseApiArg>({
      query: (queryArg) => ({
        url: `/api/my/portal/issue/close/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["SupportItems", "Support", "Issue"],
    }),
    issueCreate: build.mutation<IssueCreateApiResponse, IssueCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/my/portal/issue/create`,
        method: "POST",
        body: queryArg.createIssueModel,
      }),
      invalidatesTags: ["Support", "Issue"],
    }),
    issueList: build.query<IssueListApiResponse, IssueListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/portal/issue/list`,
        params: {
          PageNumber: queryArg.pageNumber,
          PageSize: queryArg.pageSize,
          Search: queryArg.search,
          Sort: queryArg.sort,
        },
      }),
      providesTags: ["Support"],
    }),
    issueShortList: build.query<
      IssueShortListApiResponse,
      IssueShortListApiArg
    >({
      query: () => ({ url: `/api/my/portal/issue/short-list` }),
      providesTags: ["Issue"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalIssueApi };
export const useIssueCloseMutation = injectedRtkApi.useIssueCloseMutation;
export const useIssueCreateMutation = injectedRtkApi.useIssueCreateMutation;
export const useIssueListQuery = injectedRtkApi.useIssueListQuery;
export const useLazyIssueListQuery = injectedRtkApi.useLazyIssueListQuery;
export const useIssueShortListQuery = injectedRtkApi.useIssueShortListQuery;
export const useLazyIssueShortListQuery = injectedRtkApi.useLazyIssueShortListQuery;
