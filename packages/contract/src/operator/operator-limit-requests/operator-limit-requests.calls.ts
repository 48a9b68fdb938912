import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { OperatorRefuseModel } from '../operator-customers/operator-customers.schemas.ts'
import { OperatorGrantLimitModel, OperatorLimitRequest } from './operator-limit-requests.schemas.ts'

const path = '/api/operator/limit-request'

export const operatorLimitRequestCalls = {
  operatorLimitRequestList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'operator:support',
    summary: 'List what customers ask for beyond their limits, the oldest first',
    response: z.array(OperatorLimitRequest),
    provides: ['OperatorLimitRequest'],
  }),
  operatorLimitRequestGrant: defineCall({
    method: 'PUT',
    path: `${path}/grant/{id}`,
    access: 'operator:support',
    summary: 'Raise the limit and tell the customer',
    params: ItemParams,
    body: OperatorGrantLimitModel,
    invalidates: ['OperatorLimitRequest', 'OperatorCustomer'],
    stepUp: true,
  }),
  operatorLimitRequestRefuse: defineCall({
    method: 'PUT',
    path: `${path}/refuse/{id}`,
    access: 'operator:support',
    summary: 'Refuse a request and tell the customer why',
    params: ItemParams,
    body: OperatorRefuseModel,
    invalidates: ['OperatorLimitRequest'],
  }),
}
