import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { OperatorPayment } from './operator-payments.schemas.ts'

export const operatorPaymentCalls = {
  operatorPaymentList: defineCall({
    method: 'GET',
    path: '/api/operator/payment/list',
    access: 'operator:finance',
    summary: 'List the payments whose bank has not said where their money is',
    description: 'Of the last 30 days, and all that go back to a card; those that nobody asks about any more first.',
    response: z.array(OperatorPayment),
    provides: ['OperatorHealth'],
  }),
}
