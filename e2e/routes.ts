import { vmPlacement } from '@sarv/contract/enums'
import type { Customer } from '../apps/api/src/testing/api.ts'
import type { Things } from './things.ts'

export interface Route {
  /** As in the areas of the portal. */
  pattern: string
  name: string
  isPublic?: true
  /** Other faces of the same page, by what its address ends with to show them. */
  tabs?: readonly { name: string; search: string }[]
}

interface Page {
  path: string
}

/** By its address, which only Node reads: the types of a browser's program are not those of these tests. */
export const fromPortal = async <Module>(file: string): Promise<Module> =>
  (await import(new URL(`../apps/portal/src/${file}`, import.meta.url).href)) as Module

const { areas } = await fromPortal<{ areas: { pages: Page[]; windowPages?: Page[] }[] }>('areas/areas.ts')
const { guestPages, openPages } = await fromPortal<{ guestPages: Page[]; openPages: Page[] }>(
  'areas/account/account.public-pages.ts',
)

const { financialOpenPages } = await fromPortal<{ financialOpenPages: Page[] }>(
  'areas/financial/financial.public-pages.ts',
)

const tabs = (parameter: string, ...names: readonly string[]): Route['tabs'] =>
  names.map((name) => ({ name, search: `?${parameter}=${name}` }))

const tabsOf: Readonly<Record<string, Route['tabs']>> = {
  '/portal/account': tabs(
    'tab',
    'billing',
    'referral',
    'users',
    'security',
    'change-password',
    'api-token',
    'notification',
    'notification-setting',
    'webhook',
  ),
  '/portal/financial': tabs('tab', 'current-bill', 'costs', 'caps', 'wallet', 'invoices', 'payments', 'commissions'),
  '/storage/:projectId/:id': tabs('section', 'files', 'keys', 'settings', 'resize'),
}

/** Without a project it only leads to the list of one. */
const ownNames: Readonly<Record<string, string>> = { '/vpc': 'vpc-home' }

/** `vm-firewall` for `/vm/:projectId/:id/firewall`; of two pages that differ by what is in their address, the second says so. */
export const nameOf = (pattern: string): string =>
  ownNames[pattern] ??
  (pattern
    .split('/')
    .filter((part) => part !== '' && part !== ':projectId' && part !== ':id' && part !== ':code')
    .map((part) => part.replace(':', 'by-'))
    .join('-') ||
    'dashboard')

const routeOf = ({ path }: Page): Route => ({
  pattern: path,
  name: nameOf(path),
  ...(tabsOf[path] && { tabs: tabsOf[path] }),
})

/** Every route of the portal, for the walks that must miss none (pictures, accessibility, phone): from its areas. */
export const routes: readonly Route[] = [
  ...[...guestPages, ...openPages, ...financialOpenPages].map((page): Route => ({ ...routeOf(page), isPublic: true })),
  ...areas.flatMap(({ pages, windowPages = [] }) => [...pages, ...windowPages].map(routeOf)),
  { pattern: '/forbidden', name: 'forbidden' },
  { pattern: '*', name: 'not-found' },
]

const idOf = (
  pattern: string,
  { bucketId, invoiceId, paymentId, quote, serverId, ticketId, vpcId }: Things,
): number => {
  if (pattern.includes('/quote/')) return quote.id
  if (pattern.startsWith('/storage/')) return bucketId
  if (pattern.startsWith('/vpc/')) return vpcId
  if (pattern.startsWith('/portal/wallet/invoice/')) return invoiceId
  if (pattern.startsWith('/portal/support/')) return ticketId
  return pattern.startsWith('/portal/wallet/payment/') ? paymentId : serverId
}

export const addressOf = ({ pattern }: Route, customer: Customer, things: Things): string =>
  pattern === '*'
    ? '/no/such/page'
    : pattern
        .replace(':projectId', String(customer.projectId))
        .replace(':networkId', String(things.networkId))
        .replace(':type', String(vmPlacement.id.vpcVm))
        .replace(':code', things.quote.code)
        .replace(':id', String(idOf(pattern, things)))
