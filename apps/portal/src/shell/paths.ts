type Id = number | string

/** Addresses that the frame itself leads to; those of an area stand in its `<area>.paths.ts`, so that an address changes in one place. */
export const paths = {
  dashboard: '/',
  forbidden: '/forbidden',
  /** What begins so is a page around signing in: nobody is sent back there. */
  aroundSignIn: '/account/',
  login: '/account/login',
  /** Where a dead session lands; the router turns it into the login page. */
  loginRedirect: '/login',
  twoFactorLogin: '/account/two-factor-login',
  signup: '/account/signup',
  forget: '/account/forget',
  invitation: '/account/invitation',
  emailChange: '/account/email-change',
  outbox: '/dev/outbox',
  /** On the operators' side: ends what an operator saw as a customer, and leads back to them. */
  viewEnd: (id: Id, customerId: Id) => `/operator/views/${id}/${customerId}`,
  /** For anybody who holds the paper of a quote. */
  quoteCheck: (id: Id, code: string) => `/quote/${id}/${code}`,
  project: {
    specification: (projectId: Id) => `/project/${projectId}/specification`,
    users: (projectId: Id) => `/project/${projectId}/users`,
  },
  portal: {
    supports: '/portal/supports',
    ticket: (id: Id) => `/portal/support/${id}`,
    services: '/portal/customer-products',
    account: '/portal/account',
    notifications: '/portal/account?tab=notification',
    referral: '/portal/account?tab=referral',
    changePassword: '/portal/account?tab=change-password',
  },
  /** Open to everyone. */
  blog: '/blog',
  status: '/status',
  contact: '/contact',
  apiDocs: '/api/docs',
} as const
