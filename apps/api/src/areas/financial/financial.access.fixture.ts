import { randomInt } from 'node:crypto'
import { capAct, paymentProvider, paymentPurpose, usagePeriod } from '@sarv/contract/enums'
import { ofCustomer, type AccessInputs, type Describe } from '../../testing/access/inputs.ts'
import { unique } from '../../testing/access/things.ts'
import { billInputs } from './bills/bills.access.fixture.ts'
import { invoiceInputs } from './invoices/invoices.access.fixture.ts'
import { quoteInputs } from './quotes/quotes.access.fixture.ts'

/** A payment that nobody went to the bank for. */
const payment: Describe = async ({ api }, { customerId, userId }) => {
  const { id } = await api.db
    .insertInto('payments')
    .values({
      customer_id: customerId,
      user_id: userId,
      provider_id: paymentProvider.id.sandbox,
      order_number: randomInt(1, 281_474_976_710_655),
      purpose_id: paymentPurpose.id.wallet,
      amount_rials: 50_000,
      ticket: 'nobody goes there',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return ofCustomer(id)
}

/** Banks send browsers back with anything; all of them are sent on. */
const callback: Describe = () => ({ body: { orderNumber: '1' }, refusal: 303 })

export const accessInputs: AccessInputs = {
  capSet: () => ({ body: { monthlyRials: 10_000_000, atFullId: capAct.id.warn } }),
  offerGet: () => ({ params: { id: 1 } }),
  ...billInputs,
  ...invoiceInputs,
  ...quoteInputs,
  withdrawalCreate: () => ({
    body: { amount: 1_000_000_000_000, sheba: 'IR062960000000100324200001', holderName: 'Sara Azad' },
    refusal: 400,
  }),
  withdrawalCancel: () => ({ body: { id: 1 }, refusal: 404 }),
  referralList: (_, { customerId }) => ({ params: { referralId: customerId }, namesThingOf: 'customer' }),
  runwaySetWarning: () => ({ body: { warnsWeek: true } }),
  serviceOrderSet: () => ({ body: { services: [] } }),
  voucherUse: async ({ api }) => {
    const code = unique('gift').toUpperCase()
    await api.db.insertInto('vouchers').values({ code, gift_rials: 1_000 }).execute()
    return { body: { voucherCode: code } }
  },
  walletUsageReport: () => ({ params: { period: usagePeriod.id.week } }),
  paymentCreate: () => ({ body: { paymentProviderId: paymentProvider.id.sandbox, amount: 50_000 } }),
  offerPay: () => ({ body: { paymentProviderId: paymentProvider.id.sandbox, offerId: 1 } }),
  paymentGet: payment,
  paymentCheck: payment,
  paymentReceipt: async (world, whose) => ({ ...(await payment(world, whose)), refusal: 400 }),
  paymentSepCallBack: callback,
  paymentPecCallBack: callback,
  paymentBfaCallBack: callback,
  paymentBpmCallBack: callback,
  paymentSandboxCallBack: callback,
}
