import type { DashboardCards } from '../area.ts'
import { Figures, Months, WalletCard } from './frame/DashboardMoney.tsx'
import { AccountServices } from './frame/DashboardServices.tsx'

export const financialCards: DashboardCards = {
  wallet: WalletCard,
  figures: Figures,
  months: Months,
  accountServices: AccountServices,
}
