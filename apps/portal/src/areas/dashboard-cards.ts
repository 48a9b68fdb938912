import type { DashboardCards } from './area.ts'
import { financialCards } from './financial/financial.dashboard.ts'
import { storageCards } from './storage/storage.dashboard.ts'
import { vmCards } from './vm/vm.dashboard.ts'

/**
 * What areas show on the dashboard, in its order there. It comes with that page and not after it: each card that came by
 * itself was another rendering, and another wait.
 */
export const dashboardCards: readonly DashboardCards[] = [vmCards, storageCards, financialCards]
