import { lazy } from 'react'
import type { Parts } from '../../../shell/parts.ts'
import { OrderRunway } from '../runway/OrderRunway.tsx'
import { RunwayMark } from '../runway/RunwayMark.tsx'
import { SidebarWallet } from '../runway/SidebarWallet.tsx'

const onDashboard = () => import('./DashboardMoney.tsx')

/** What money says on other pages than its own. */
export const parts: Parts = {
  sidebar: SidebarWallet,
  header: RunwayMark,
  receipt: OrderRunway,
  dashboardWallet: lazy(async () => ({ default: (await onDashboard()).WalletCard })),
  dashboardFigures: lazy(async () => ({ default: (await onDashboard()).Figures })),
  dashboardMonths: lazy(async () => ({ default: (await onDashboard()).Months })),
  dashboardBills: lazy(async () => ({ default: (await onDashboard()).Bills })),
}
