import type { Area } from '../area.ts'
import { addFinancialDemo } from './financial.demo.ts'
import { ledgerCommands } from './ledger/ledger.commands.ts'
import { livenessRoutes } from './liveness/liveness.routes.ts'
import { ratingPeriodic } from './rating/rating.periodic.ts'
import { offerRoutes } from './offers/offers.routes.ts'
import { referralRoutes } from './referrals/referrals.routes.ts'
import { runwayRoutes } from './runway/runway.routes.ts'
import { voucherCommands } from './vouchers/vouchers.commands.ts'
import { voucherRoutes } from './vouchers/vouchers.routes.ts'
import { walletRoutes } from './wallet/wallet.routes.ts'

export const financialArea: Area = {
  name: 'financial',
  routes: [walletRoutes, voucherRoutes, offerRoutes, referralRoutes, runwayRoutes, livenessRoutes],
  periodic: ratingPeriodic,
  commands: { ...ledgerCommands, ...voucherCommands },
  demo: addFinancialDemo,
}
