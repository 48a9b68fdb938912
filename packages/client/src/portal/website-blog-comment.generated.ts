// Written by `npm run gen` from the contract. Never edited by hand.
import type { BlogCommentCreateApiArg, BlogCommentCreateApiResponse, BlogCommentGetApiArg, BlogCommentGetApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    blogCommentCreate: build.mutation<
      BlogCommentCreateApiResponse,
      BlogCommentCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/portal/website-blog-comment/create`,
        method: "POST",
        body: queryArg.createBlogCommentModel,
      }),
      invalidatesTags: [],
    }),
    blogCommentGet: build.query<
      BlogCommentGetApiResponse,
      BlogCommentGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/portal/website-blog-comment/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: [],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalWebsiteBlogCommentApi };
export const useBlogCommentCreateMutation = injectedRtkApi.useBlogCommentCreateMutation;
export const useBlogCommentGetQuery = injectedRtkApi.useBlogCommentGetQuery;
export const useLazyBlogCommentGetQuery = injectedRtkApi.useLazyBlogCommentGetQuery;
