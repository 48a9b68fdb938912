import type { Customer } from '../apps/api/src/testing/api.ts'

export interface Route {
  /** As in `routes.tsx`. */
  pattern: string
  name: string
  isPublic?: true
  /** Other faces of the same page, by the `?tab=` that shows them. */
  tabs?: readonly string[]
}

/** Every route of the portal, for the walks that must miss none: pictures and accessibility. A test holds it against `routes.tsx`. */
export const routes: readonly Route[] = [
  { pattern: '/account/login', name: 'login', isPublic: true },
  { pattern: '/account/two-factor-login', name: 'two-factor-login', isPublic: true },
  { pattern: '/account/signup', name: 'signup', isPublic: true },
  { pattern: '/account/forget', name: 'forget', isPublic: true },
  { pattern: '/account/invitation', name: 'invitation', isPublic: true },
  { pattern: '/dev/outbox', name: 'outbox', isPublic: true },
  { pattern: '/', name: 'dashboard' },
  { pattern: '/vm/:projectId/list', name: 'vm-list' },
  { pattern: '/vm/:projectId/add-vm', name: 'vm-create' },
  { pattern: '/vm/:projectId/:id/specification', name: 'vm-detail' },
  { pattern: '/project/:projectId/specification', name: 'project' },
  { pattern: '/project/:projectId/users', name: 'project-users' },
  {
    pattern: '/portal/account',
    name: 'account',
    tabs: ['billing', 'users', 'security', 'change-password', 'api-token', 'notification', 'notification-setting'],
  },
  { pattern: '/forbidden', name: 'forbidden' },
  { pattern: '*', name: 'not-found' },
]

export const addressOf = ({ pattern }: Route, customer: Customer, serverId: number): string =>
  pattern === '*'
    ? '/no/such/page'
    : pattern.replace(':projectId', String(customer.projectId)).replace(':id', String(serverId))
