import { paths } from '../../shell/paths.ts'

/** Addresses of the operators' side. */
export const operatorPaths = {
  home: '/operator',
  login: '/operator/login',
  setUp: '/operator/set-up',
  customers: '/operator/customers',
  customer: (id: number | string) => `/operator/customers/${id}`,
  tickets: '/operator/tickets',
  ticket: (id: number | string) => `/operator/tickets/${id}`,
  cannedReplies: '/operator/canned-replies',
  waiting: '/operator/waiting',
  vouchers: '/operator/vouchers',
  offers: '/operator/vouchers/offers',
  viewEnd: paths.viewEnd,
  operations: '/operator/operations',
  health: '/operator/health',
  capacity: '/operator/capacity',
  audit: '/operator/audit',
  incidents: '/operator/incidents',
  broadcasts: '/operator/broadcasts',
  articles: '/operator/articles',
  anyOther: '/operator/*',
} as const

/** Whether an address is one of theirs. */
export const isOperatorAddress = (path: string): boolean => /^\/operator(\/|$)/.test(path)
