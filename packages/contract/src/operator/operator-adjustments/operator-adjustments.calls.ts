import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { OperatorReasonModel } from '../operator-customers/operator-customers.schemas.ts'
import { MoneyAct, OperatorAdjustWalletModel, OperatorMoneyRequest } from './operator-adjustments.schemas.ts'

const path = '/api/operator/adjustment'

export const operatorAdjustmentCalls = {
  operatorAdjustmentCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'operator:finance',
    summary: 'Put money into a wallet, or take it out',
    description: 'Above the sum of the configuration it waits until a second operator of finance agrees.',
    body: OperatorAdjustWalletModel,
    response: MoneyAct,
    stepUp: true,
    invalidates: ['OperatorAdjustment', 'OperatorCustomer'],
  }),
  operatorAdjustmentList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'operator:finance',
    summary: 'List the movements of money that wait for a second person',
    response: z.array(OperatorMoneyRequest),
    provides: ['OperatorAdjustment'],
  }),
  operatorAdjustmentApprove: defineCall({
    method: 'PUT',
    path: `${path}/approve/{id}`,
    access: 'operator:finance',
    summary: 'Agree to a movement of money that somebody else asked for',
    params: ItemParams,
    body: OperatorReasonModel,
    stepUp: true,
    invalidates: ['OperatorAdjustment', 'OperatorCustomer', 'OperatorWithdrawal', 'OperatorVoucher'],
  }),
  operatorAdjustmentRefuse: defineCall({
    method: 'PUT',
    path: `${path}/refuse/{id}`,
    access: 'operator:finance',
    summary: 'Refuse a movement of money, or take the own request back',
    params: ItemParams,
    body: OperatorReasonModel,
    invalidates: ['OperatorAdjustment', 'OperatorWithdrawal', 'OperatorVoucher'],
  }),
}
