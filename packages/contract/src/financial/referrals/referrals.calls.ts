import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PathId } from '../../fields.ts'
import { ListQuery } from '../../params.ts'
import { Referral, ReferralListItem, WalletCommissionListItem } from './referrals.schemas.ts'

const path = '/api/my/financial'

export const referralCalls = {
  referralList: defineCall({
    method: 'GET',
    path: `${path}/referral/list/{referralId}`,
    access: 'money',
    summary: 'List the customers who joined by a referral',
    params: z.object({ referralId: PathId }),
    response: z.array(ReferralListItem),
    provides: ['Wallet'],
  }),
  referralGet: defineCall({
    method: 'GET',
    path: `${path}/referral/get`,
    access: 'signedIn',
    summary: 'Read the referral code',
    response: Referral,
    provides: ['Wallet'],
  }),
  walletCommissionList: defineCall({
    method: 'GET',
    path: `${path}/wallet-commission/list`,
    access: 'money',
    summary: 'List the commissions of referred customers',
    query: ListQuery,
    response: z.array(WalletCommissionListItem),
    provides: ['Wallet'],
  }),
}
