import { defineCall } from '../../call.ts'
import { UseVoucherModel } from './vouchers.schemas.ts'

const path = '/api/my/financial'

export const voucherCalls = {
  voucherUse: defineCall({
    method: 'POST',
    path: `${path}/voucher/use`,
    access: 'money',
    summary: 'Use a gift code',
    body: UseVoucherModel,
    invalidates: ['Wallet'],
  }),
}
