// Written by `npm run gen` from the contract. Never edited by hand.
import type { voucherCalls } from '@sarv/contract/financial/vouchers/vouchers.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof voucherCalls

export const voucherUse: ClientCall<Calls['voucherUse']> = { method: 'POST', path: '/api/my/financial/voucher/use' }
