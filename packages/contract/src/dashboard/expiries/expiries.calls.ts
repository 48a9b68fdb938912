import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { expiryDays, ExpiryListItem, mostExpiries } from './expiries.schemas.ts'

export const expiryCalls = {
  expiryList: defineCall({
    method: 'GET',
    path: '/api/my/dashboard/expiry/list',
    access: 'signedIn',
    summary: 'List what ends soon',
    description: `Ours. Within ${expiryDays} days, the nearest ${mostExpiries}; only what the caller may see.`,
    response: z.array(ExpiryListItem),
    provides: ['Invoice', 'Quote', 'Operation'],
  }),
}
