import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { MoneyAct } from '../operator-adjustments/operator-adjustments.schemas.ts'
import { OperatorReasonModel } from '../operator-customers/operator-customers.schemas.ts'
import {
  FindPaymentsQuery,
  OperatorPayment,
  OperatorPaymentFound,
  OperatorPaymentSettleModel,
} from './operator-payments.schemas.ts'

const path = '/api/operator/payment'

export const operatorPaymentCalls = {
  operatorPaymentList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'operator:finance',
    summary: 'List the payments whose bank has not said where their money is',
    description: 'From 15 minutes after the return on, without an end; what a bank has confirmed comes first.',
    response: z.array(OperatorPayment),
    provides: ['OperatorHealth'],
  }),
  operatorPaymentFind: defineCall({
    method: 'GET',
    path: `${path}/find`,
    access: 'operator:finance',
    summary: 'Find payments by a number of ours or of the bank',
    description: 'At most 10, the newest first.',
    query: FindPaymentsQuery,
    response: z.array(OperatorPaymentFound),
    provides: ['OperatorHealth'],
  }),
  operatorPaymentAsk: defineCall({
    method: 'PUT',
    path: `${path}/ask/{id}`,
    access: 'operator:finance',
    summary: 'Have the bank asked again at once',
    params: ItemParams,
    body: OperatorReasonModel,
    invalidates: ['OperatorHealth'],
  }),
  operatorPaymentSettle: defineCall({
    method: 'PUT',
    path: `${path}/settle/{id}`,
    access: 'operator:finance',
    summary: 'Say where the money of a payment is, after somebody has called the bank',
    description:
      'Ours: it is credited as if the bank had said so. Back on the card: the payment ends. Above the sum of the configuration a second operator of finance has to agree.',
    params: ItemParams,
    body: OperatorPaymentSettleModel,
    response: MoneyAct,
    stepUp: true,
    invalidates: ['OperatorHealth', 'OperatorAdjustment', 'OperatorCustomer'],
  }),
}
