type Id = number | string

/** Parts of the page of all money, as its address names them; the first needs no name. */
export const financialTabs = ['bills', 'current-bill', 'wallet', 'payments', 'commissions'] as const
export type FinancialTab = (typeof financialTabs)[number]

/** Addresses of this area's pages. */
export const financialPaths = {
  calculator: '/portal/calculator',
  /** Leads to the wallet. */
  portal: '/portal',
  financial: '/portal/financial',
  tab: (tab: FinancialTab) => (tab === financialTabs[0] ? '/portal/financial' : `/portal/financial?tab=${tab}`),
  wallet: '/portal/wallet',
  payments: '/portal/wallet/payment',
  payment: (id: Id) => `/portal/wallet/payment/${id}`,
  invoices: '/portal/wallet/invoice',
  invoice: (id: Id) => `/portal/wallet/invoice/${id}`,
  bills: '/portal/wallet/bill',
  sales: '/portal/sales',
  services: '/portal/customer-products',
}
