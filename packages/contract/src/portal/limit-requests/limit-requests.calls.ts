import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { CreateLimitRequestModel, LimitRequestCreated, LimitRequestListItem } from './limit-requests.schemas.ts'

const path = '/api/my/portal/limit-request'

export const limitRequestCalls = {
  limitRequestList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'account',
    summary: 'List what was asked for beyond the limits, and the answers',
    response: z.array(LimitRequestListItem),
    provides: ['LimitRequest'],
  }),
  limitRequestCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'account',
    summary: 'Ask for more than a limit allows',
    description: 'One open request for each item. The provider answers it; the super users of the account are told.',
    body: CreateLimitRequestModel,
    response: LimitRequestCreated,
    invalidates: ['LimitRequest'],
  }),
  limitRequestCancel: defineCall({
    method: 'PUT',
    path: `${path}/cancel/{id}`,
    access: 'account',
    summary: 'Take back a request that is not answered yet',
    params: ItemParams,
    invalidates: ['LimitRequest'],
  }),
}
