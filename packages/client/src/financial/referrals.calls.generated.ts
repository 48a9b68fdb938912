// Written by `npm run gen` from the contract. Never edited by hand.
import type { referralCalls } from '@sarv/contract/financial/referrals/referrals.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof referralCalls

export const referralList: ClientCall<Calls['referralList']> = { method: 'GET', path: '/api/my/financial/referral/list/{referralId}' }
export const referralGet: ClientCall<Calls['referralGet']> = { method: 'GET', path: '/api/my/financial/referral/get' }
export const walletCommissionList: ClientCall<Calls['walletCommissionList']> = { method: 'GET', path: '/api/my/financial/wallet-commission/list' }
