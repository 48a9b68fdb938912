import type { Page } from '../../page-routes.tsx'
import { paths as framePaths } from '../../shell/paths.ts'
import type { PortalArea } from '../area.ts'
import { loadsOf } from '../loads.ts'
import { financialPagesText as text } from './financial.pages.fa.ts'
import { financialPaths as paths, formerPaths as former } from './financial.paths.ts'
import { navigation } from './page/navigation.ts'

const code = loadsOf(async () => (await import('./financial.loads.ts')).financialLoads)

const pages: readonly Page[] = [
  { path: paths.calculator, title: text.calculator, load: code('calculatorPage') },
  { path: paths.portal, title: text.wallet, load: code('toWallet') },
  { path: paths.financial, title: text.financial, load: code('financialPage') },
  { path: former.wallet, title: text.wallet, load: code('toWallet') },
  { path: former.payments, title: text.payments, load: code('toPayments') },
  {
    path: paths.payment(':id'),
    title: text.payment,
    back: () => ({ to: paths.payments, label: text.payments }),
    load: code('paymentPage'),
  },
  { path: former.invoices, title: text.invoices, load: code('toInvoices') },
  {
    path: paths.invoice(':id'),
    title: text.invoice,
    back: () => ({ to: paths.invoices, label: text.invoices }),
    load: code('invoicePage'),
  },
  { path: paths.quotes, title: text.quotes, load: code('quotesPage') },
  {
    path: paths.quote(':id'),
    title: text.quote,
    back: () => ({ to: paths.quotes, label: text.quotes }),
    load: code('quotePage'),
  },
  { path: paths.services, title: text.services, load: code('servicesPage') },
  { path: former.bills, title: text.bills, load: code('toBills') },
  { path: former.costs, title: text.costs, load: code('toCosts') },
  { path: former.caps, title: text.caps, load: code('toCaps') },
  {
    path: paths.sales,
    title: text.sales,
    back: () => ({ to: framePaths.dashboard, label: text.dashboard }),
    load: code('salesPage'),
  },
]

export const financialPages: PortalArea = {
  pages,
  navigation,
  menuWords: code('menuWords'),
  parts: code('parts'),
  palette: code('palette'),
  panels: [
    ['deposit', code('deposit')],
    ['voucher', code('voucher')],
    ['limits', code('limitRequests')],
    ['service-act', code('serviceAct')],
  ],
}
