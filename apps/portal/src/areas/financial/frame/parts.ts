import type { Parts } from '../../../shell/parts.ts'
import { OrderRunway } from '../runway/OrderRunway.tsx'
import { RunwayMark } from '../runway/RunwayMark.tsx'
import { SidebarWallet } from '../runway/SidebarWallet.tsx'

/** What money says on other pages than its own. */
export const parts: Parts = {
  sidebar: SidebarWallet,
  header: RunwayMark,
  receipt: OrderRunway,
}
