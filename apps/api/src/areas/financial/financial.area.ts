import type { Area } from '../area.ts'
import { ledgerCommands } from './ledger/ledger.commands.ts'
import { livenessRoutes } from './liveness/liveness.routes.ts'
import { ratingPeriodic } from './rating/rating.periodic.ts'
import { offerRoutes } from './offers/offers.routes.ts'
import { walletRoutes } from './wallet/wallet.routes.ts'

export const financialArea: Area = {
  name: 'financial',
  routes: [walletRoutes, offerRoutes, livenessRoutes],
  periodic: ratingPeriodic,
  commands: ledgerCommands,
}
