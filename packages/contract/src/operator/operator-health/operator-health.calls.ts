import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { OperatorFinding, OperatorHealth } from './operator-health.schemas.ts'

const path = '/api/operator/health'

export const operatorHealthCalls = {
  operatorHealthGet: defineCall({
    method: 'GET',
    path: `${path}/get`,
    access: 'operator',
    summary: 'Read how engines, gateways and messages are',
    description: 'Told by what workers have written down: nothing is asked of an engine or a bank for it.',
    response: OperatorHealth,
    provides: ['OperatorHealth'],
  }),
  operatorDriftList: defineCall({
    method: 'GET',
    path: `${path}/drift`,
    access: 'operator:engineer',
    summary: 'List where engines and database do not agree, the oldest first',
    response: z.array(OperatorFinding),
    provides: ['OperatorHealth'],
  }),
}
