import { paths as framePaths } from '../../shell/paths.ts'

type Id = number | string

/** The page of all money. */
const financial = '/portal/financial'

/** Addresses of this area's pages. */
export const financialPaths = {
  calculator: '/portal/calculator',
  /** Leads to the wallet. */
  portal: '/portal',
  financial,
  wallet: `${financial}?tab=wallet`,
  payments: `${financial}?tab=payments`,
  payment: (id: Id) => `/portal/wallet/payment/${id}`,
  invoices: `${financial}?tab=invoices`,
  invoice: (id: Id) => `/portal/wallet/invoice/${id}`,
  bills: financial,
  bill: (id: Id) => `${financial}?bill-id=${id}`,
  /** A day of a bill; 0 is the running one. */
  billDay: (id: number, day: string) => `${financial}?${id === 0 ? '' : `bill-id=${id}&`}day=${day}`,
  quotes: '/portal/quote',
  quote: (id: Id) => `/portal/quote/${id}`,
  costs: `${financial}?tab=costs`,
  caps: `${financial}?tab=caps`,
  sales: '/portal/sales',
  services: framePaths.portal.services,
}

/** Addresses that parts of that page had of their own: mails, papers and bookmarks still lead there. */
export const formerPaths = {
  wallet: '/portal/wallet',
  payments: '/portal/wallet/payment',
  invoices: '/portal/wallet/invoice',
  bills: '/portal/wallet/bill',
  costs: '/portal/wallet/cost',
  caps: '/portal/wallet/cap',
} as const
