// Written by `npm run gen` from the contract. Never edited by hand.
import type { blogCalls } from '@sarv/contract/portal/blog/blog.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof blogCalls

export const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    blogList: build.query<CallAnswer<Calls['blogList']>, CallArguments<Calls['blogList']>>(endpoint.reading<Calls['blogList']>({ method: 'GET', path: '/api/my/portal/website-blog/list' }, [])),
    blogCommentGet: build.query<CallAnswer<Calls['blogCommentGet']>, CallArguments<Calls['blogCommentGet']>>(endpoint.reading<Calls['blogCommentGet']>({ method: 'GET', path: '/api/my/portal/website-blog-comment/get/{id}' }, [])),
    blogGet: build.query<CallAnswer<Calls['blogGet']>, CallArguments<Calls['blogGet']>>(endpoint.reading<Calls['blogGet']>({ method: 'GET', path: '/api/my/portal/website-blog/get/{link}' }, [])),
    blogGetRandomArticles: build.query<CallAnswer<Calls['blogGetRandomArticles']>, CallArguments<Calls['blogGetRandomArticles']>>(endpoint.reading<Calls['blogGetRandomArticles']>({ method: 'GET', path: '/api/my/portal/website-blog/get-random-articles/{link}' }, [])),
    blogGetHeaderArticles: build.query<CallAnswer<Calls['blogGetHeaderArticles']>, CallArguments<Calls['blogGetHeaderArticles']>>(endpoint.reading<Calls['blogGetHeaderArticles']>({ method: 'GET', path: '/api/my/portal/website-blog/get-header-articles' }, [])),
    blogPicture: build.query<CallAnswer<Calls['blogPicture']>, CallArguments<Calls['blogPicture']>>(endpoint.reading<Calls['blogPicture']>({ method: 'GET', path: '/api/my/portal/website-blog/picture/{key}' }, [])),
    blogCommentCreate: build.mutation<CallAnswer<Calls['blogCommentCreate']>, CallArguments<Calls['blogCommentCreate']>>(endpoint.writing<Calls['blogCommentCreate']>({ method: 'POST', path: '/api/my/portal/website-blog-comment/create' }, [])),
  }),
})

export const useBlogListQuery = blogApi.useBlogListQuery
export const useLazyBlogListQuery = blogApi.useLazyBlogListQuery
export const useBlogCommentGetQuery = blogApi.useBlogCommentGetQuery
export const useLazyBlogCommentGetQuery = blogApi.useLazyBlogCommentGetQuery
export const useBlogGetQuery = blogApi.useBlogGetQuery
export const useLazyBlogGetQuery = blogApi.useLazyBlogGetQuery
export const useBlogGetRandomArticlesQuery = blogApi.useBlogGetRandomArticlesQuery
export const useLazyBlogGetRandomArticlesQuery = blogApi.useLazyBlogGetRandomArticlesQuery
export const useBlogGetHeaderArticlesQuery = blogApi.useBlogGetHeaderArticlesQuery
export const useLazyBlogGetHeaderArticlesQuery = blogApi.useLazyBlogGetHeaderArticlesQuery
export const useBlogPictureQuery = blogApi.useBlogPictureQuery
export const useLazyBlogPictureQuery = blogApi.useLazyBlogPictureQuery
export const useBlogCommentCreateMutation = blogApi.useBlogCommentCreateMutation
