import { vmPlacement } from '@sarv/contract/enums'
import type { Customer } from '../apps/api/src/testing/api.ts'
import type { Things } from './things.ts'

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
  { pattern: '/account/email-change', name: 'email-change', isPublic: true },
  { pattern: '/dev/outbox', name: 'outbox', isPublic: true },
  { pattern: '/', name: 'dashboard' },
  { pattern: '/vm/:projectId/list', name: 'vm-list' },
  { pattern: '/vm/:projectId/add-vm', name: 'vm-create' },
  { pattern: '/vm/:projectId/:type/add-vm', name: 'vm-create-private' },
  { pattern: '/vm/:projectId/bin', name: 'vm-bin' },
  { pattern: '/vm/:projectId/:id/specification', name: 'vm-detail' },
  { pattern: '/vm/:projectId/:id/analytics', name: 'vm-analytics' },
  { pattern: '/vm/:projectId/:id/ip', name: 'vm-ip' },
  { pattern: '/vm/:projectId/:id/firewall', name: 'vm-firewall' },
  { pattern: '/vm/:projectId/:id/volume', name: 'vm-volume' },
  { pattern: '/vm/:projectId/:id/network', name: 'vm-network' },
  { pattern: '/vm/:projectId/:id/snapshot', name: 'vm-snapshot' },
  { pattern: '/vm/:projectId/:id/config', name: 'vm-config' },
  { pattern: '/vm/:projectId/:id/rebuild', name: 'vm-rebuild' },
  { pattern: '/volume/:projectId', name: 'volumes' },
  { pattern: '/network/:projectId', name: 'networks' },
  { pattern: '/network/:projectId/:networkId/node-list', name: 'network-nodes' },
  { pattern: '/key/:projectId', name: 'keys' },
  { pattern: '/vm/:projectId/:id/console', name: 'vm-console' },
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

export const addressOf = ({ pattern }: Route, customer: Customer, { serverId, networkId }: Things): string =>
  pattern === '*'
    ? '/no/such/page'
    : pattern
        .replace(':projectId', String(customer.projectId))
        .replace(':networkId', String(networkId))
        .replace(':type', String(vmPlacement.id.vpcVm))
        .replace(':id', String(serverId))
