// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorArticleCalls } from '@sarv/contract/operator/operator-articles/operator-articles.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorArticleCalls

export const operatorArticleApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorArticleList: build.query<CallAnswer<Calls['operatorArticleList']>, CallArguments<Calls['operatorArticleList']>>(endpoint.reading<Calls['operatorArticleList']>({ method: 'GET', path: '/api/operator/article/list' }, ['OperatorArticle'])),
    operatorArticleCreate: build.mutation<CallAnswer<Calls['operatorArticleCreate']>, CallArguments<Calls['operatorArticleCreate']>>(endpoint.writing<Calls['operatorArticleCreate']>({ method: 'POST', path: '/api/operator/article/create' }, ['OperatorArticle'])),
    operatorArticleEdit: build.mutation<CallAnswer<Calls['operatorArticleEdit']>, CallArguments<Calls['operatorArticleEdit']>>(endpoint.writing<Calls['operatorArticleEdit']>({ method: 'PUT', path: '/api/operator/article/edit/{id}' }, ['OperatorArticle'])),
    operatorArticlePicture: build.mutation<CallAnswer<Calls['operatorArticlePicture']>, CallArguments<Calls['operatorArticlePicture']>>(endpoint.writing<Calls['operatorArticlePicture']>({ method: 'POST', path: '/api/operator/article/picture' }, [])),
    operatorArticleAudience: build.query<CallAnswer<Calls['operatorArticleAudience']>, CallArguments<Calls['operatorArticleAudience']>>(endpoint.reading<Calls['operatorArticleAudience']>({ method: 'GET', path: '/api/operator/article/audience' }, [])),
    operatorArticleSend: build.mutation<CallAnswer<Calls['operatorArticleSend']>, CallArguments<Calls['operatorArticleSend']>>(endpoint.writing<Calls['operatorArticleSend']>({ method: 'POST', path: '/api/operator/article/send/{id}' }, ['OperatorArticle'])),
    operatorCommentList: build.query<CallAnswer<Calls['operatorCommentList']>, CallArguments<Calls['operatorCommentList']>>(endpoint.reading<Calls['operatorCommentList']>({ method: 'GET', path: '/api/operator/comment/list' }, ['OperatorComment'])),
    operatorCommentApprove: build.mutation<CallAnswer<Calls['operatorCommentApprove']>, CallArguments<Calls['operatorCommentApprove']>>(endpoint.writing<Calls['operatorCommentApprove']>({ method: 'PUT', path: '/api/operator/comment/approve/{id}' }, ['OperatorComment'])),
    operatorCommentRefuse: build.mutation<CallAnswer<Calls['operatorCommentRefuse']>, CallArguments<Calls['operatorCommentRefuse']>>(endpoint.writing<Calls['operatorCommentRefuse']>({ method: 'PUT', path: '/api/operator/comment/refuse/{id}' }, ['OperatorComment'])),
    operatorCommentReply: build.mutation<CallAnswer<Calls['operatorCommentReply']>, CallArguments<Calls['operatorCommentReply']>>(endpoint.writing<Calls['operatorCommentReply']>({ method: 'POST', path: '/api/operator/comment/reply/{id}' }, ['OperatorComment'])),
  }),
})

export const useOperatorArticleListQuery = operatorArticleApi.useOperatorArticleListQuery
export const useLazyOperatorArticleListQuery = operatorArticleApi.useLazyOperatorArticleListQuery
export const useOperatorArticleCreateMutation = operatorArticleApi.useOperatorArticleCreateMutation
export const useOperatorArticleEditMutation = operatorArticleApi.useOperatorArticleEditMutation
export const useOperatorArticlePictureMutation = operatorArticleApi.useOperatorArticlePictureMutation
export const useOperatorArticleAudienceQuery = operatorArticleApi.useOperatorArticleAudienceQuery
export const useLazyOperatorArticleAudienceQuery = operatorArticleApi.useLazyOperatorArticleAudienceQuery
export const useOperatorArticleSendMutation = operatorArticleApi.useOperatorArticleSendMutation
export const useOperatorCommentListQuery = operatorArticleApi.useOperatorCommentListQuery
export const useLazyOperatorCommentListQuery = operatorArticleApi.useLazyOperatorCommentListQuery
export const useOperatorCommentApproveMutation = operatorArticleApi.useOperatorCommentApproveMutation
export const useOperatorCommentRefuseMutation = operatorArticleApi.useOperatorCommentRefuseMutation
export const useOperatorCommentReplyMutation = operatorArticleApi.useOperatorCommentReplyMutation
