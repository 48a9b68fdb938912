import type { ContractArea } from '../area.ts'
import { billCalls } from './bills/bills.calls.ts'
import { capCalls } from './caps/caps.calls.ts'
import { financialErrors } from './financial.errors.fa.ts'
import { financialExamples } from './financial.examples.fa.ts'
import { costCalls } from './costs/costs.calls.ts'
import { financialTitles } from './financial.titles.fa.ts'
import { invoiceCalls } from './invoices/invoices.calls.ts'
import { livenessCalls } from './liveness/liveness.calls.ts'
import { offerCalls } from './offers/offers.calls.ts'
import { orderCalls } from './orders/orders.calls.ts'
import { paymentCallbackCalls } from './payment-callbacks/payment-callbacks.calls.ts'
import { paymentCalls } from './payments/payments.calls.ts'
import { quoteCalls } from './quotes/quotes.calls.ts'
import { referralCalls } from './referrals/referrals.calls.ts'
import { runwayCalls } from './runway/runway.calls.ts'
import { serviceOrderCalls } from './service-order/service-order.calls.ts'
import { voucherCalls } from './vouchers/vouchers.calls.ts'
import { walletCalls } from './wallet/wallet.calls.ts'
import { withdrawalCalls } from './withdrawals/withdrawals.calls.ts'

export const financialArea = {
  description: 'Wallet, payments, invoices and bills',
  calls: {
    ...walletCalls,
    ...voucherCalls,
    ...paymentCalls,
    ...paymentCallbackCalls,
    ...offerCalls,
    ...orderCalls,
    ...invoiceCalls,
    ...withdrawalCalls,
    ...quoteCalls,
    ...billCalls,
    ...costCalls,
    ...capCalls,
    ...referralCalls,
    ...runwayCalls,
    ...serviceOrderCalls,
    ...livenessCalls,
  },
  titles: financialTitles,
  errors: financialErrors,
  examples: financialExamples,
} satisfies ContractArea
