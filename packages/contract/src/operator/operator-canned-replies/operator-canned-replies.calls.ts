import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { OperatorReasonModel } from '../operator-customers/operator-customers.schemas.ts'
import { OperatorCannedModel, OperatorCannedQuery, OperatorCannedReply } from './operator-canned-replies.schemas.ts'

const path = '/api/operator/canned-reply'

export const operatorCannedReplyCalls = {
  operatorCannedReplyList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'operator:support',
    summary: 'List the answers that are kept ready, by title',
    query: OperatorCannedQuery,
    response: z.array(OperatorCannedReply),
    provides: ['OperatorCannedReply'],
  }),
  operatorCannedReplyCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'operator:support',
    summary: 'Keep an answer ready',
    body: OperatorCannedModel,
    response: Started,
    invalidates: ['OperatorCannedReply'],
  }),
  operatorCannedReplyEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'operator:support',
    summary: 'Change an answer that is kept ready',
    params: ItemParams,
    body: OperatorCannedModel,
    invalidates: ['OperatorCannedReply'],
  }),
  operatorCannedReplyDelete: defineCall({
    method: 'PUT',
    path: `${path}/delete/{id}`,
    access: 'operator:support',
    summary: 'Delete an answer that was kept ready',
    params: ItemParams,
    body: OperatorReasonModel,
    invalidates: ['OperatorCannedReply'],
  }),
}
