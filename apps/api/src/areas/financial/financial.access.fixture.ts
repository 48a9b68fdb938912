import { usagePeriod } from '@sarv/contract/enums'
import type { AccessInputs } from '../../testing/access/inputs.ts'
import { unique } from '../../testing/access/things.ts'

export const accessInputs: AccessInputs = {
  offerGet: () => ({ params: { id: 1 } }),
  referralList: (_, { customerId }) => ({ params: { referralId: customerId }, namesThingOf: 'customer' }),
  voucherUse: async ({ api }) => {
    const code = unique('gift').toUpperCase()
    await api.db.insertInto('vouchers').values({ code, gift_rials: 1_000 }).execute()
    return { body: { voucherCode: code } }
  },
  walletUsageReport: () => ({ params: { period: usagePeriod.id.week } }),
}
