// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorArticleCalls } from '@sarv/contract/operator/operator-articles/operator-articles.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorArticleCalls

export const operatorArticleList: ClientCall<Calls['operatorArticleList']> = { method: 'GET', path: '/api/operator/article/list' }
export const operatorArticleCreate: ClientCall<Calls['operatorArticleCreate']> = { method: 'POST', path: '/api/operator/article/create' }
export const operatorArticleEdit: ClientCall<Calls['operatorArticleEdit']> = { method: 'PUT', path: '/api/operator/article/edit/{id}' }
export const operatorArticlePicture: ClientCall<Calls['operatorArticlePicture']> = { method: 'POST', path: '/api/operator/article/picture' }
export const operatorArticleAudience: ClientCall<Calls['operatorArticleAudience']> = { method: 'GET', path: '/api/operator/article/audience' }
export const operatorArticleSend: ClientCall<Calls['operatorArticleSend']> = { method: 'POST', path: '/api/operator/article/send/{id}' }
export const operatorCommentList: ClientCall<Calls['operatorCommentList']> = { method: 'GET', path: '/api/operator/comment/list' }
export const operatorCommentApprove: ClientCall<Calls['operatorCommentApprove']> = { method: 'PUT', path: '/api/operator/comment/approve/{id}' }
export const operatorCommentRefuse: ClientCall<Calls['operatorCommentRefuse']> = { method: 'PUT', path: '/api/operator/comment/refuse/{id}' }
export const operatorCommentReply: ClientCall<Calls['operatorCommentReply']> = { method: 'POST', path: '/api/operator/comment/reply/{id}' }
