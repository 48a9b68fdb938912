import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { OperatorReasonModel } from '../operator-customers/operator-customers.schemas.ts'
import { OperatorEvent, OperatorOperation, OperatorOperationsQuery } from './operator-operations.schemas.ts'

const path = '/api/operator/operation'

export const operatorOperationCalls = {
  operatorOperationList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'operator',
    summary: 'List the work of all customers that failed, or that goes on',
    description: 'At most 200: what needs a person first, then the newest.',
    query: OperatorOperationsQuery,
    response: z.array(OperatorOperation),
    provides: ['OperatorOperation'],
  }),
  operatorOperationRetry: defineCall({
    method: 'POST',
    path: `${path}/retry/{id}`,
    access: 'operator:engineer',
    summary: 'Do a failed operation again',
    params: ItemParams,
    body: OperatorReasonModel,
    response: Started,
    invalidates: ['OperatorOperation', 'OperatorHealth'],
  }),
  operatorOperationSettle: defineCall({
    method: 'PUT',
    path: `${path}/settle/{id}`,
    access: 'operator:engineer',
    summary: 'Say that what was left of a failed operation is mended',
    description: 'Of those that needsHand tells of.',
    params: ItemParams,
    body: OperatorReasonModel,
    invalidates: ['OperatorOperation', 'OperatorHealth'],
  }),
  operatorEvents: defineCall({
    method: 'GET',
    path: '/api/operator/events',
    access: 'operator',
    summary: 'Follow what changes for operators, live',
    description:
      'A text/event-stream of OperatorEvent messages with a comment line every 15 s; Last-Event-ID resumes. Each role hears of what it may read; no message says whose it is.',
    response: OperatorEvent,
    answers: 'events',
  }),
}
