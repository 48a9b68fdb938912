import { defineCall } from '../../call.ts'
import { OperatorCapacity } from './operator-capacity.schemas.ts'

export const operatorCapacityCalls = {
  operatorCapacityGet: defineCall({
    method: 'GET',
    path: '/api/operator/capacity/get',
    access: 'operator:engineer',
    summary: 'Read how full each datacenter is',
    description: 'By what engines said lately: nothing is asked of an engine for it.',
    response: OperatorCapacity,
    provides: ['OperatorCapacity'],
  }),
}
