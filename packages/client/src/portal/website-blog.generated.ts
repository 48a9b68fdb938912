// Written by `npm run gen` from the contract. Never edited by hand.
import type { BlogGetApiArg, BlogGetApiResponse, BlogGetHeaderArticlesApiArg, BlogGetHeaderArticlesApiResponse, BlogGetRandomArticlesApiArg, BlogGetRandomArticlesApiResponse, BlogListApiArg, BlogListApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    blogGetHeaderArticles: build.query<
      BlogGetHeaderArticlesApiResponse,
      BlogGetHeaderArticlesApiArg
    >({
      query: () => ({ url: `/api/my/portal/website-blog/get-header-articles` }),
      providesTags: [],
    }),
    blogGetRandomArticles: build.query<
      BlogGetRandomArticlesApiResponse,
      BlogGetRandomArticlesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/portal/website-blog/get-random-articles/${encodeURIComponent(String(queryArg.link))}`,
      }),
      providesTags: [],
    }),
    blogGet: build.query<BlogGetApiResponse, BlogGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/portal/website-blog/get/${encodeURIComponent(String(queryArg.link))}`,
      }),
      providesTags: [],
    }),
    blogList: build.query<BlogListApiResponse, BlogListApiArg>({
      query: () => ({ url: `/api/my/portal/website-blog/list` }),
      providesTags: [],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalWebsiteBlogApi };
export const useBlogGetHeaderArticlesQuery = injectedRtkApi.useBlogGetHeaderArticlesQuery;
export const useLazyBlogGetHeaderArticlesQuery = injectedRtkApi.useLazyBlogGetHeaderArticlesQuery;
export const useBlogGetRandomArticlesQuery = injectedRtkApi.useBlogGetRandomArticlesQuery;
export const useLazyBlogGetRandomArticlesQuery = injectedRtkApi.useLazyBlogGetRandomArticlesQuery;
export const useBlogGetQuery = injectedRtkApi.useBlogGetQuery;
export const useLazyBlogGetQuery = injectedRtkApi.useLazyBlogGetQuery;
export const useBlogListQuery = injectedRtkApi.useBlogListQuery;
export const useLazyBlogListQuery = injectedRtkApi.useLazyBlogListQuery;
