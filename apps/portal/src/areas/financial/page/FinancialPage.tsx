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
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import { useSearchParams } from 'react-router'
import { loadChunk } from '../../../shell/chunk-failure.ts'
import { usePageTitle } from '../../../shell/page-handle.ts'
import { Card } from '../../../ui/Card.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { TabColumns } from '../../../ui/TabColumns.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { ForMoney, IsTab } from '../frame/MoneyFrame.tsx'
import { financialPageText as text } from './page.fa.ts'
import { financialTabs, tabPath, type FinancialTab } from './tabs.ts'

interface Tab {
  icon: LucideIcon
  /** A chunk of its own, loaded when the tab is first opened. */
  Content: LazyExoticComponent<ComponentType>
}

const tab = (icon: LucideIcon, id: FinancialTab, load: () => Promise<ComponentType>): Tab => ({
  icon,
  Content: lazy(async () => ({ default: await loadChunk(id, load) })),
})

const tabs: Readonly<Record<FinancialTab, Tab>> = {
  bills: tab(ReceiptText, 'bills', async () => (await import('../bills/BillsPage.tsx')).Bills),
  'current-bill': tab(Timer, 'current-bill', async () => (await import('../bills/RunningBill.tsx')).RunningBill),
  costs: tab(ChartColumn, 'costs', async () => (await import('../costs/CostsPage.tsx')).Costs),
  caps: tab(Gauge, 'caps', async () => (await import('../caps/CapsPage.tsx')).Caps),
  wallet: tab(WalletMinimal, 'wallet', async () => (await import('../wallet/Wallet.tsx')).Wallet),
  invoices: tab(FileText, 'invoices', async () => (await import('../invoices/InvoicesPage.tsx')).Invoices),
  payments: tab(CreditCard, 'payments', async () => (await import('../payments/PaymentsPage.tsx')).Payments),
  commissions: tab(HandCoins, 'commissions', async () => (await import('../wallet/Commissions.tsx')).Commissions),
}

/** `/portal/financial`, with its tab in `?tab=` */
export function FinancialPage() {
  const [search] = useSearchParams()
  const id = financialTabs.find((each) => each === search.get('tab')) ?? financialTabs[0]
  usePageTitle(text.tabs[id])
  return (
    <>
      <PageHead title={text.title} isInPhoneHeader />
      <ForMoney title={text.title}>
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
          <IsTab value>
            {/* Keyed: what one tab has typed or opened is nothing to the next. */}
            <Suspense key={id} fallback={<TabComing />}>
              <TabContent id={id} />
            </Suspense>
          </IsTab>
        </TabColumns>
      </ForMoney>
    </>
  )
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
