import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PathId } from '../../fields.ts'
import { Referral, ReferralListItem } from './referrals.schemas.ts'

const path = '/api/my/financial/referral'

export const referralCalls = {
  referralList: defineCall({
    method: 'GET',
    path: `${path}/list/{referralId}`,
    access: 'money',
    summary: 'List the customers who joined by a referral',
    params: z.object({ referralId: PathId }),
    response: z.array(ReferralListItem),
    provides: ['Wallet'],
  }),
  referralGet: defineCall({
    method: 'GET',
    path: `${path}/get`,
    access: 'signedIn',
    summary: 'Read the referral code',
    response: Referral,
    provides: ['Wallet'],
  }),
}
