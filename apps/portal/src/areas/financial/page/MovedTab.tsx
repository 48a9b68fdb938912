import { Navigate, useLocation } from 'react-router'
import { addressOfTab } from './former-addresses.ts'
import type { FinancialTab } from './tabs.ts'

/** An address that a part of the page of all money had before: leads there, with whatever stands behind it. */
const movedTab = (tab: FinancialTab) =>
  function MovedTab() {
    const { search } = useLocation()
    return <Navigate to={addressOfTab(tab, search)} replace />
  }

export const movedTabs = {
  wallet: movedTab('wallet'),
  payments: movedTab('payments'),
  invoices: movedTab('invoices'),
  bills: movedTab('bills'),
  costs: movedTab('costs'),
  caps: movedTab('caps'),
}
