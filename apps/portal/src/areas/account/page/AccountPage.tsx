import { LockKeyhole } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { usePageTitle } from '../../../shell/page-handle.ts'
import { useMayInAccount } from '../../../shell/use-may.ts'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { TabColumns } from '../../../ui/TabColumns.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { accountPageText as text } from './account-page.fa.ts'
import { type AccountTab, accountTabPath, accountTabs, findAccountTab } from './account-tabs.ts'

const tabLinks = accountTabs.map((each) => ({ href: accountTabPath(each), label: each.title, icon: each.icon }))

/** `/portal/account`, with its tab in `?tab=` */
export function AccountPage() {
  const [search] = useSearchParams()
  const tab = findAccountTab(search.get('tab'))
  usePageTitle(tab.title)
  return (
    <>
      <PageHead title={text.title} isInPhoneHeader />
      <TabColumns tabs={<Tabs label={text.sections} items={tabLinks} current={accountTabPath(tab)} isVertical />}>
        {/* Keyed: what one tab has typed or opened is nothing to the next. */}
        <TabContent key={tab.id} tab={tab} />
      </TabColumns>
    </>
  )
}

function TabContent({ tab }: { tab: AccountTab }) {
  const may = useMayInAccount()
  if (tab.access && !may(tab.access)) return <NotForThisRole {...tab} />
  return <tab.Content />
}

/** No error and no dead end: it says who may, and whom to ask. */
function NotForThisRole({ title, access }: AccountTab) {
  return (
    <Card isFlush label={title}>
      <Empty icon={LockKeyhole} title={text.forbidden.title(title)}>
        {access === 'superUser' ? text.forbidden.ownersOnly : text.forbidden.text}
      </Empty>
    </Card>
  )
}
