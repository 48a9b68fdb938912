import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { opaque } from '../../fields.ts'
import { ItemParams } from '../../params.ts'
import {
  BlogArticle,
  BlogArticleListItem,
  BlogComment,
  BlogHeaderArticle,
  BlogRandomArticle,
  CreateBlogCommentModel,
} from './blog.schemas.ts'

const path = '/api/my/portal'

export const blogCalls = {
  blogList: defineCall({
    method: 'GET',
    path: `${path}/website-blog/list`,
    access: 'anyone',
    summary: 'List the articles',
    response: z.array(BlogArticleListItem),
  }),
  blogCommentGet: defineCall({
    method: 'GET',
    path: `${path}/website-blog-comment/get/{id}`,
    access: 'anyone',
    summary: 'List the comments of an article',
    params: ItemParams,
    response: z.array(BlogComment),
  }),
  blogGet: defineCall({
    method: 'GET',
    path: `${path}/website-blog/get/{link}`,
    access: 'anyone',
    summary: 'Read an article',
    params: z.object({ link: opaque(200) }),
    response: BlogArticle,
  }),
  blogGetRandomArticles: defineCall({
    method: 'GET',
    path: `${path}/website-blog/get-random-articles/{link}`,
    access: 'anyone',
    summary: 'List some other articles',
    params: z.object({ link: opaque(200) }),
    response: z.array(BlogRandomArticle),
  }),
  blogGetHeaderArticles: defineCall({
    method: 'GET',
    path: `${path}/website-blog/get-header-articles`,
    access: 'anyone',
    summary: 'List the articles of the head',
    response: z.array(BlogHeaderArticle),
  }),
  blogPicture: defineCall({
    method: 'GET',
    path: `${path}/website-blog/picture/{key}`,
    access: 'anyone',
    summary: 'The picture of an article',
    description: 'The address is the article’s `imageLink`; what stands there never changes.',
    params: z.object({ key: opaque(64) }),
    answers: 'file',
  }),
  blogCommentCreate: defineCall({
    method: 'POST',
    path: `${path}/website-blog-comment/create`,
    access: 'anyone',
    summary: 'Comment on an article',
    body: CreateBlogCommentModel,
  }),
}
