import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { OperatorReasonModel } from '../operator-customers/operator-customers.schemas.ts'
import {
  OperatorAudience,
  OperatorAudienceQuery,
  OperatorBroadcast,
  OperatorBroadcastModel,
} from './operator-broadcasts.schemas.ts'

const path = '/api/operator/broadcast'

export const operatorBroadcastCalls = {
  operatorBroadcastPreview: defineCall({
    method: 'GET',
    path: `${path}/preview`,
    access: 'operator:editor',
    summary: 'Count the people whom a message to many would reach',
    query: OperatorAudienceQuery,
    response: OperatorAudience,
  }),
  operatorBroadcastList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'operator:editor',
    summary: 'List the messages to many and how far they have come',
    response: z.array(OperatorBroadcast),
    provides: ['OperatorBroadcast'],
  }),
  operatorBroadcastCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'operator:editor',
    summary: 'Send a message to many',
    description:
      'It goes to the inbox of each person once, and by mail to those who wish news so; in batches, after the answer.',
    body: OperatorBroadcastModel,
    response: Started,
    stepUp: true,
    invalidates: ['OperatorBroadcast'],
  }),
  operatorBroadcastCancel: defineCall({
    method: 'PUT',
    path: `${path}/cancel/{id}`,
    access: 'operator:editor',
    summary: 'Send a message to nobody else; who has it keeps it',
    params: ItemParams,
    body: OperatorReasonModel,
    invalidates: ['OperatorBroadcast'],
  }),
}
