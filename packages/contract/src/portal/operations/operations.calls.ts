import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { QueryBoolean, line, optionalIdFromText, optionalText, optionalValue } from '../../fields.ts'
import { ItemParams } from '../../params.ts'
import { LiveEvent, OperationDetail, OperationListItem } from './operations.schemas.ts'

export const operationCalls = {
  operationList: defineCall({
    method: 'GET',
    path: '/api/my/portal/operation/list',
    access: 'signedIn',
    summary: 'List the last 200 operations, newest first',
    query: z.object({
      ProjectId: optionalIdFromText,
      ServiceType: optionalText(line({ max: 50 })),
      ServiceId: optionalIdFromText,
      Active: optionalValue(QueryBoolean),
    }),
    response: z.array(OperationListItem),
    provides: ['Operation'],
  }),
  operationGet: defineCall({
    method: 'GET',
    path: '/api/my/portal/operation/get/{id}',
    access: 'signedIn',
    summary: 'Read an operation with its steps',
    params: ItemParams,
    response: OperationDetail,
    provides: ['Operation'],
  }),
  operationRetry: defineCall({
    method: 'PUT',
    path: '/api/my/portal/operation/retry/{id}',
    access: 'signedIn',
    summary: 'Try a failed operation again',
    description: 'Only a failed one; answers the new run.',
    params: ItemParams,
    response: Started,
    invalidates: ['Operation'],
  }),
  operationCancel: defineCall({
    method: 'PUT',
    path: '/api/my/portal/operation/cancel/{id}',
    access: 'signedIn',
    summary: 'Cancel an operation and undo what it did',
    description: 'Only where canCancel.',
    params: ItemParams,
    response: Started,
    invalidates: ['Operation'],
  }),
  events: defineCall({
    method: 'GET',
    path: '/api/my/events',
    access: 'signedIn',
    summary: 'Follow what changes, live',
    description: 'A text/event-stream of LiveEvent messages with a comment line every 15 s; Last-Event-ID resumes.',
    response: LiveEvent,
    answers: 'events',
  }),
}
