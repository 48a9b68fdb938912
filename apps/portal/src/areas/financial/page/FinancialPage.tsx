import {
  ChartColumn,
  CreditCard,
  FileText,
  Gauge,
  HandCoins,
  ReceiptText,
  Timer,
  WalletMinimal,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { usePageTitle } from '../../../shell/page-handle.ts'
import { useMayInAccount } from '../../../shell/use-may.ts'
import { Card } from '../../../ui/Card.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { TabColumns } from '../../../ui/TabColumns.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { ForMoney } from '../frame/MoneyFrame.tsx'
import { financialPageText as text } from './page.fa.ts'
import { financialTabs, tabPath, type FinancialTab } from './tabs.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { MissingPart } from '../../../ui/MissingPart.tsx'

interface Tab {
  icon: LucideIcon
  /** A chunk of its own, loaded when the tab is first opened. */
  Content: ComponentType
}

const tab = (icon: LucideIcon, load: () => Promise<ComponentType>): Tab => ({
  icon,
  Content: lazyPart(load, { standIn: TabComing, missing: MissingPart }),
})

const tabs: Readonly<Record<FinancialTab, Tab>> = {
  bills: tab(ReceiptText, async () => (await import('../bills/BillsPage.tsx')).Bills),
  'current-bill': tab(Timer, async () => (await import('../bills/RunningBill.tsx')).RunningBill),
  costs: tab(ChartColumn, async () => (await import('../costs/CostsPage.tsx')).Costs),
  caps: tab(Gauge, async () => (await import('../caps/CapsPage.tsx')).Caps),
  wallet: tab(WalletMinimal, async () => (await import('../wallet/Wallet.tsx')).Wallet),
  invoices: tab(FileText, async () => (await import('../invoices/InvoicesPage.tsx')).Invoices),
  payments: tab(CreditCard, async () => (await import('../payments/PaymentsPage.tsx')).Payments),
  commissions: tab(HandCoins, async () => (await import('../wallet/Commissions.tsx')).Commissions),
}

/** `/portal/financial`, with its tab in `?tab=` */
export function FinancialPage() {
  const [search] = useSearchParams()
  const id = financialTabs.find((each) => each === search.get('tab')) ?? financialTabs[0]
  usePageTitle(text.tabs[id])
  return (
    <>
      <PageHead title={text.title} isInPhoneHeader />
      <ForTab id={id}>
        <TabColumns
          tabs={
            <Tabs
              label={text.sections}
              items={financialTabs.map((each) => ({
                href: tabPath(each),
                label: text.tabs[each],
                icon: tabs[each].icon,
              }))}
              current={tabPath(id)}
              isVertical
            />
          }
        >
          {/* Keyed: what one tab has typed or opened is nothing to the next. */}
          <TabContent key={id} id={id} />
        </TabColumns>
      </ForTab>
    </>
  )
}

/** What a project may cost is decided by those who manage it, whoever may see the money: they have that tab alone. */
function ForTab({ id, children }: { id: FinancialTab; children: ReactNode }) {
  const may = useMayInAccount()
  if (id === 'caps' && !may('money')) return <TabContent id={id} />
  return <ForMoney title={text.tabs[id]}>{children}</ForMoney>
}

function TabContent({ id }: { id: FinancialTab }) {
  const { Content } = tabs[id]
  return <Content />
}

function TabComing() {
  return (
    <Card label={text.loading}>
      <Loading lines={6} />
    </Card>
  )
}
