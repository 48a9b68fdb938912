import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { MoneyAct } from '../operator-adjustments/operator-adjustments.schemas.ts'
import { OperatorRefuseModel } from '../operator-customers/operator-customers.schemas.ts'
import { OperatorWithdrawal, OperatorWithdrawalPaidModel } from './operator-withdrawals.schemas.ts'

const path = '/api/operator/withdrawal'

export const operatorWithdrawalCalls = {
  operatorWithdrawalList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'operator:finance',
    summary: 'List the withdrawals that wait, the oldest first, with the account to pay to',
    response: z.array(OperatorWithdrawal),
    provides: ['OperatorWithdrawal'],
  }),
  operatorWithdrawalPaid: defineCall({
    method: 'PUT',
    path: `${path}/paid/{id}`,
    access: 'operator:finance',
    summary: 'Say that the money was sent',
    description: 'Above the sum of the configuration it waits until a second operator of finance agrees.',
    params: ItemParams,
    body: OperatorWithdrawalPaidModel,
    response: MoneyAct,
    stepUp: true,
    invalidates: ['OperatorWithdrawal', 'OperatorAdjustment'],
  }),
  operatorWithdrawalRefuse: defineCall({
    method: 'PUT',
    path: `${path}/refuse/{id}`,
    access: 'operator:finance',
    summary: 'Put the money back into the wallet',
    params: ItemParams,
    body: OperatorRefuseModel,
    stepUp: true,
    invalidates: ['OperatorWithdrawal', 'OperatorCustomer'],
  }),
}
