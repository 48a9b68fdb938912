import { financialPaths } from '../financial.paths.ts'
import { financialTabs, type FinancialTab } from './tabs.ts'

/** A tab with what an address said behind its question mark: a bill, a month, a search. */
export const addressOfTab = (tab: FinancialTab, search: string): string => {
  const params = new URLSearchParams(search)
  params.delete('tab')
  const named = tab === financialTabs[0] ? params : new URLSearchParams([['tab', tab], ...params])
  return named.size > 0 ? `${financialPaths.financial}?${named.toString()}` : financialPaths.financial
}
