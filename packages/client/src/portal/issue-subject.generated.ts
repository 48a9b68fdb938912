// Written by `npm run gen` from the contract. Never edited by hand.
import type { IssueSubjectListApiArg, IssueSubjectListApiResponse, IssueSubjectShortListApiArg, IssueSubjectShortListApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    issueSubjectList: build.query<
      IssueSubjectListApiResponse,
      IssueSubjectListApiArg
    >({
      query: () => ({ url: `/api/my/portal/issue-subject/list` }),
      providesTags: ["Catalog"],
    }),
    issueSubjectShortList: build.query<
      IssueSubjectShortListApiResponse,
      IssueSubjectShortListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/portal/issue-subject/short-list`,
        method: "POST",
        body: queryArg.issueSubjectShortListModel,
      }),
      providesTags: ["Catalog"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalIssueSubjectApi };
export const useIssueSubjectListQuery = injectedRtkApi.useIssueSubjectListQuery;
export const useLazyIssueSubjectListQuery = injectedRtkApi.useLazyIssueSubjectListQuery;
export const useIssueSubjectShortListQuery = injectedRtkApi.useIssueSubjectShortListQuery;
export const useLazyIssueSubjectShortListQuery = injectedRtkApi.useLazyIssueSubjectShortListQuery;
