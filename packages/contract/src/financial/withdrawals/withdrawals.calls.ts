import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { CancelWithdrawalModel, CreateWithdrawalModel, WithdrawalListItem } from './withdrawals.schemas.ts'

const path = '/api/my/financial/withdrawal'

export const withdrawalCalls = {
  withdrawalList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'money',
    summary: 'List the requests to be paid out',
    response: z.array(WithdrawalListItem),
    provides: ['Wallet'],
  }),
  withdrawalCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'money',
    summary: 'Ask to be paid out from the wallet',
    description:
      'Only money that was paid in, never gifts; what an offer gave for this money leaves with it, and what was spent of that is paid for first. It leaves the wallet at once and comes back when the request is refused or cancelled. One request at a time.',
    body: CreateWithdrawalModel,
    response: WithdrawalListItem,
    invalidates: ['Wallet'],
    stepUp: 'moneyOut',
    tokens: 'never',
  }),
  withdrawalCancel: defineCall({
    method: 'POST',
    path: `${path}/cancel`,
    access: 'money',
    summary: 'Take back a request to be paid out',
    body: CancelWithdrawalModel,
    invalidates: ['Wallet'],
    tokens: 'never',
  }),
}
