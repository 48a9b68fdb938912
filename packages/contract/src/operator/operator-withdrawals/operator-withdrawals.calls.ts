import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { MoneyAct } from '../operator-adjustments/operator-adjustments.schemas.ts'
import { OperatorReasonModel, OperatorRefuseModel } from '../operator-customers/operator-customers.schemas.ts'
import { OperatorWithdrawal, OperatorWithdrawalPaidModel } from './operator-withdrawals.schemas.ts'

const path = '/api/operator/withdrawal'

export const operatorWithdrawalCalls = {
  operatorWithdrawalList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'operator:finance',
    summary: 'List the withdrawals that wait or are being paid, the oldest first, with the account to pay to',
    response: z.array(OperatorWithdrawal),
    provides: ['OperatorWithdrawal'],
  }),
  operatorWithdrawalTake: defineCall({
    method: 'PUT',
    path: `${path}/take/{id}`,
    access: 'operator:finance',
    summary: 'Take a withdrawal in hand, before the money is sent',
    description:
      'From then on the customer cannot take it back, and nobody else pays or refuses it. Above the sum of the configuration it is in hand when a second operator of finance has agreed.',
    params: ItemParams,
    body: OperatorReasonModel,
    response: MoneyAct,
    stepUp: true,
    invalidates: ['OperatorWithdrawal', 'OperatorAdjustment'],
  }),
  operatorWithdrawalRelease: defineCall({
    method: 'PUT',
    path: `${path}/release/{id}`,
    access: 'operator:finance',
    summary: 'Let a withdrawal wait again: the money was not sent',
    description: 'Any operator of finance may, because whoever has it in hand may be gone.',
    params: ItemParams,
    body: OperatorReasonModel,
    stepUp: true,
    invalidates: ['OperatorWithdrawal'],
  }),
  operatorWithdrawalPaid: defineCall({
    method: 'PUT',
    path: `${path}/paid/{id}`,
    access: 'operator:finance',
    summary: 'Say that the money was sent',
    description: 'By whoever has it in hand.',
    params: ItemParams,
    body: OperatorWithdrawalPaidModel,
    stepUp: true,
    invalidates: ['OperatorWithdrawal'],
  }),
  operatorWithdrawalRefuse: defineCall({
    method: 'PUT',
    path: `${path}/refuse/{id}`,
    access: 'operator:finance',
    summary: 'Put the money back into the wallet',
    description: 'One that is being paid is refused by whoever has it in hand.',
    params: ItemParams,
    body: OperatorRefuseModel,
    stepUp: true,
    invalidates: ['OperatorWithdrawal', 'OperatorAdjustment', 'OperatorCustomer'],
  }),
}
