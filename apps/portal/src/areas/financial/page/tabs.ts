import { financialPaths } from '../financial.paths.ts'

/** Parts of the page of all money, as its address names them; the first needs no name. */
export const financialTabs = [
  'bills',
  'current-bill',
  'costs',
  'caps',
  'wallet',
  'invoices',
  'payments',
  'commissions',
] as const
export type FinancialTab = (typeof financialTabs)[number]

export const tabPath = (tab: FinancialTab) =>
  tab === financialTabs[0] ? financialPaths.financial : `${financialPaths.financial}?tab=${tab}`
