import type { Area } from '../area.ts'
import { passFinancialTime, tellFinancialPast } from './financial.demo.ts'
import { financialConfig } from './financial.config.ts'
import { financialDecisions } from './financial.decisions.ts'
import { financialExpiries } from './financial.expiries.ts'
import { openFinancialArea } from './financial.engines.ts'
import { billRoutes } from './bills/bills.routes.ts'
import { invoicePeriodic } from './invoices/invoices.periodic.ts'
import { invoiceRoutes } from './invoices/invoices.routes.ts'
import { capPeriodic } from './caps/caps.periodic.ts'
import { capRoutes } from './caps/caps.routes.ts'
import { costRoutes } from './costs/costs.routes.ts'
import { ledgerCommands } from './ledger/ledger.commands.ts'
import { livenessRoutes } from './liveness/liveness.routes.ts'
import { paymentCallbackRoutes } from './payment-callbacks/payment-callbacks.routes.ts'
import { handOverRoutes } from './payments/hand-over.routes.ts'
import { paymentPeriodic } from './payments/payments.periodic.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import { sandboxBankRoutes } from './payments/sandbox-bank.routes.ts'
import { ratingPeriodic } from './rating/rating.periodic.ts'
import { orderRoutes } from './orders/orders.routes.ts'
import { offerRoutes } from './offers/offers.routes.ts'
import { quoteRoutes } from './quotes/quotes.routes.ts'
import { referralRoutes } from './referrals/referrals.routes.ts'
import { runwayPeriodic } from './runway/runway.periodic.ts'
import { runwayRoutes } from './runway/runway.routes.ts'
import { serviceOrderRoutes } from './service-order/service-order.routes.ts'
import { suspensionGauges } from './suspensions/suspensions.gauges.ts'
import { voucherCommands } from './vouchers/vouchers.commands.ts'
import { voucherRoutes } from './vouchers/vouchers.routes.ts'
import { customerCommands } from './wallet/customers.commands.ts'
import { walletRoutes } from './wallet/wallet.routes.ts'
import { paymentCommands } from './payments/payments.commands.ts'
import { refundCommands } from './refunds/refunds.commands.ts'
import { offerCommands } from './offers/offers.commands.ts'
import { withdrawalCommands } from './withdrawals/withdrawals.commands.ts'
import { withdrawalRoutes } from './withdrawals/withdrawals.routes.ts'

export const financialArea: Area = {
  name: 'financial',
  routes: [
    walletRoutes,
    voucherRoutes,
    offerRoutes,
    referralRoutes,
    runwayRoutes,
    serviceOrderRoutes,
    livenessRoutes,
    paymentRoutes,
    paymentCallbackRoutes,
    handOverRoutes,
    sandboxBankRoutes,
    billRoutes,
    invoiceRoutes,
    orderRoutes,
    withdrawalRoutes,
    quoteRoutes,
    costRoutes,
    capRoutes,
  ],
  config: financialConfig,
  openEngines: openFinancialArea,
  periodic: [...ratingPeriodic, ...capPeriodic, ...runwayPeriodic, ...paymentPeriodic, ...invoicePeriodic],
  commands: {
    ...ledgerCommands,
    ...voucherCommands,
    ...refundCommands,
    ...paymentCommands,
    ...withdrawalCommands,
    ...customerCommands,
    ...offerCommands,
  },
  decisions: financialDecisions,
  expiries: financialExpiries,
  gauges: suspensionGauges,
  demoPast: tellFinancialPast,
  passTime: passFinancialTime,
}
