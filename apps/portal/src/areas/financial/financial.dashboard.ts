import type { DashboardCards } from '../area.ts'
import { Bills, Figures, Months, WalletCard } from './frame/DashboardMoney.tsx'

export const financialCards: DashboardCards = { wallet: WalletCard, figures: Figures, months: Months, bills: Bills }
