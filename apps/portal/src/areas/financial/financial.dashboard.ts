import type { DashboardCards } from '../area.ts'
import { Bills, Figures, Months, WalletCard } from './frame/DashboardMoney.tsx'
import { AccountServices, LatestServices } from './frame/DashboardServices.tsx'
import { ReferralCard } from './frame/ReferralCard.tsx'

export const financialCards: DashboardCards = {
  wallet: WalletCard,
  figures: Figures,
  months: Months,
  bills: Bills,
  latest: LatestServices,
  accountServices: AccountServices,
  referral: ReferralCard,
}
