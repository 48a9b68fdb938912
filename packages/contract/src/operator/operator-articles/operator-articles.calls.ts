import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { OperatorAudience } from '../operator-broadcasts/operator-broadcasts.schemas.ts'
import { OperatorReasonModel } from '../operator-customers/operator-customers.schemas.ts'
import { OperatorUploadModel } from '../operator-tickets/operator-tickets.schemas.ts'
import {
  OperatorArticle,
  OperatorArticleEditModel,
  OperatorArticleModel,
  OperatorArticlePicture,
  OperatorComment,
  OperatorCommentReplyModel,
} from './operator-articles.schemas.ts'

const path = '/api/operator/article'
const commentPath = '/api/operator/comment'

export const operatorArticleCalls = {
  operatorArticleList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'operator:editor',
    summary: 'List the articles, drafts among them',
    response: z.array(OperatorArticle),
    provides: ['OperatorArticle'],
  }),
  operatorArticleCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'operator:editor',
    summary: 'Write an article: a draft, or published now or at a time',
    body: OperatorArticleModel,
    response: Started,
    invalidates: ['OperatorArticle'],
  }),
  operatorArticleEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'operator:editor',
    summary: 'Change an article; without a date it is a draft again',
    params: ItemParams,
    body: OperatorArticleEditModel,
    response: Started,
    invalidates: ['OperatorArticle'],
  }),
  operatorArticlePicture: defineCall({
    method: 'POST',
    path: `${path}/picture`,
    access: 'operator:editor',
    summary: 'Upload a picture for an article',
    description: 'Judged by its content. Stands above the article that names it; deleted after a day without one.',
    body: OperatorUploadModel,
    multipart: true,
    response: OperatorArticlePicture,
  }),
  operatorArticleAudience: defineCall({
    method: 'GET',
    path: `${path}/audience`,
    access: 'operator:editor',
    summary: 'Count whom the newsletter reaches',
    response: OperatorAudience,
  }),
  operatorArticleSend: defineCall({
    method: 'POST',
    path: `${path}/send/{id}`,
    access: 'operator:editor',
    summary: 'Mail an article to the newsletter, once',
    description: 'To everyone who has confirmed by now; in batches, after the answer.',
    params: ItemParams,
    body: OperatorReasonModel,
    stepUp: true,
    invalidates: ['OperatorArticle'],
  }),
  operatorCommentList: defineCall({
    method: 'GET',
    path: `${commentPath}/list`,
    access: 'operator:editor',
    summary: 'List the comments, those that wait first',
    response: z.array(OperatorComment),
    provides: ['OperatorComment'],
  }),
  operatorCommentApprove: defineCall({
    method: 'PUT',
    path: `${commentPath}/approve/{id}`,
    access: 'operator:editor',
    summary: 'Let everyone read a comment',
    params: ItemParams,
    body: OperatorReasonModel,
    invalidates: ['OperatorComment'],
  }),
  operatorCommentRefuse: defineCall({
    method: 'PUT',
    path: `${commentPath}/refuse/{id}`,
    access: 'operator:editor',
    summary: 'Let nobody read a comment, also where it was approved',
    params: ItemParams,
    body: OperatorReasonModel,
    invalidates: ['OperatorComment'],
  }),
  operatorCommentReply: defineCall({
    method: 'POST',
    path: `${commentPath}/reply/{id}`,
    access: 'operator:editor',
    summary: 'Answer a comment in the provider’s name, which also approves it',
    params: ItemParams,
    body: OperatorCommentReplyModel,
    response: Started,
    invalidates: ['OperatorComment'],
  }),
}
