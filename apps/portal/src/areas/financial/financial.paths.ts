import { paths as framePaths } from '../../shell/paths.ts'

type Id = number | string

/** Addresses of this area's pages. */
export const financialPaths = {
  calculator: '/portal/calculator',
  /** Leads to the wallet. */
  portal: '/portal',
  financial: '/portal/financial',
  wallet: '/portal/wallet',
  payments: '/portal/wallet/payment',
  payment: (id: Id) => `/portal/wallet/payment/${id}`,
  invoices: '/portal/wallet/invoice',
  invoice: (id: Id) => `/portal/wallet/invoice/${id}`,
  bills: '/portal/wallet/bill',
  quotes: '/portal/quote',
  quote: (id: Id) => `/portal/quote/${id}`,
  costs: '/portal/wallet/cost',
  caps: '/portal/wallet/cap',
  sales: '/portal/sales',
  services: framePaths.portal.services,
}
