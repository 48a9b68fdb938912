// Written by `npm run gen` from the contract. Never edited by hand.
import type { voucherCalls } from '@sarv/contract/financial/vouchers/vouchers.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof voucherCalls

export const voucherApi = api.injectEndpoints({
  endpoints: (build) => ({
    voucherUse: build.mutation<CallAnswer<Calls['voucherUse']>, CallArguments<Calls['voucherUse']>>(endpoint.writing<Calls['voucherUse']>({ method: 'POST', path: '/api/my/financial/voucher/use' }, ['Wallet'])),
  }),
})

export const useVoucherUseMutation = voucherApi.useVoucherUseMutation
