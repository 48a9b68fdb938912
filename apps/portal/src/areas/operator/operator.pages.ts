import type { Page } from '../../page-routes.tsx'
import { loadsOf } from '../loads.ts'
import { operatorPagesText as text } from './operator.pages.fa.ts'
import { operatorPaths } from './operator.paths.ts'

const code = loadsOf(async () => (await import('./operator.loads.ts')).operatorLoads)

/** Open to whoever has the link. */
export const setUpPage: Page = { path: operatorPaths.setUp, title: text.setUp, load: code('setUpPage') }

/** Any other address below theirs: it stays on their side. */
export const missingPage: Page = { path: operatorPaths.anyOther, title: text.missing, load: code('missingPage') }

/**
 * The pages of operators, inside their frame. They are not among those of the areas: no customer's menu or palette knows
 * them.
 */
export const operatorPages: readonly Page[] = [
  {
    path: operatorPaths.home,
    title: text.desk,
    load: code('deskPage'),
  },
  {
    path: operatorPaths.customers,
    title: text.customers,
    load: code('customersPage'),
  },
  {
    path: operatorPaths.customer(':id'),
    title: text.customer,
    load: code('customerPage'),
  },
  {
    path: operatorPaths.viewEnd(':id', ':customerId'),
    title: text.viewEnd,
    load: code('viewEndPage'),
  },
  {
    path: operatorPaths.tickets,
    title: text.tickets,
    load: code('ticketsPage'),
  },
  {
    path: operatorPaths.ticket(':id'),
    title: text.tickets,
    load: code('ticketsPage'),
  },
  {
    path: operatorPaths.cannedReplies,
    title: text.cannedReplies,
    load: code('cannedRepliesPage'),
  },
  {
    path: operatorPaths.waiting,
    title: text.waiting,
    load: code('waitingPage'),
  },
  {
    path: operatorPaths.vouchers,
    title: text.vouchers,
    load: code('vouchersPage'),
  },
  {
    path: operatorPaths.offers,
    title: text.offers,
    load: code('offersPage'),
  },
  {
    path: operatorPaths.operations,
    title: text.operations,
    load: code('operationsPage'),
  },
  {
    path: operatorPaths.audit,
    title: text.audit,
    load: code('auditPage'),
  },
  {
    path: operatorPaths.health,
    title: text.health,
    load: code('healthPage'),
  },
  {
    path: operatorPaths.capacity,
    title: text.capacity,
    load: code('capacityPage'),
  },
  {
    path: operatorPaths.incidents,
    title: text.incidents,
    load: code('incidentsPage'),
  },
  {
    path: operatorPaths.broadcasts,
    title: text.broadcasts,
    load: code('broadcastsPage'),
  },
  {
    path: operatorPaths.articles,
    title: text.articles,
    load: code('articlesPage'),
  },
]
