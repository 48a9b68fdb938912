// Written by `npm run gen` from the contract. Never edited by hand.
import type { blogCalls } from '@sarv/contract/portal/blog/blog.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof blogCalls

export const blogList: ClientCall<Calls['blogList']> = { method: 'GET', path: '/api/my/portal/website-blog/list' }
export const blogCommentGet: ClientCall<Calls['blogCommentGet']> = { method: 'GET', path: '/api/my/portal/website-blog-comment/get/{id}' }
export const blogGet: ClientCall<Calls['blogGet']> = { method: 'GET', path: '/api/my/portal/website-blog/get/{link}' }
export const blogGetRandomArticles: ClientCall<Calls['blogGetRandomArticles']> = { method: 'GET', path: '/api/my/portal/website-blog/get-random-articles/{link}' }
export const blogGetHeaderArticles: ClientCall<Calls['blogGetHeaderArticles']> = { method: 'GET', path: '/api/my/portal/website-blog/get-header-articles' }
export const blogPicture: ClientCall<Calls['blogPicture']> = { method: 'GET', path: '/api/my/portal/website-blog/picture/{key}' }
export const blogCommentCreate: ClientCall<Calls['blogCommentCreate']> = { method: 'POST', path: '/api/my/portal/website-blog-comment/create' }
