import { useVpcGetQuery, type VpcDetail } from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { useLocation } from 'react-router'
import { formatRials } from '../../../format/rials.ts'
import { pageOfService, ServiceDetailPage } from '../../../services/ServiceDetailPage.tsx'
import { ServiceStatusChip } from '../../../services/ServiceStatusChip.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { Copy } from '../../../ui/Copy.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { paths } from '../vm.paths.ts'
import { findVpcTab, tabsOfVpc } from './vpc-tabs.ts'
import { VpcActions } from './VpcActions.tsx'
import { vpcText as text } from './vpcs.fa.ts'
import { VpcTitle } from './VpcTitle.tsx'

const PlanNotice = lazyPart(async () => (await import('../network-plans/PlanNotice.tsx')).PlanNotice)

interface VpcProps {
  projectId: number
  id: number
}

function Vpc({ projectId, id }: VpcProps) {
  const pollingInterval = usePollingInterval()
  const query = useVpcGetQuery({ projectId, id }, { pollingInterval })
  const { pathname } = useLocation()
  const vpc = query.currentData
  const tab = findVpcTab(pathname.split('/').at(-1))
  return (
    <ServiceDetailPage
      projectId={projectId}
      id={id}
      type={serviceType.vpc}
      query={query}
      list={{ href: paths.vpc.list(projectId), label: text.title }}
      noun={text.noun}
      tabs={tabsOfVpc.map((each) => ({ ...each, href: paths.vpc.tab(projectId, id, each.id) }))}
      currentTab={tab.id}
      head={
        vpc && {
          title: <VpcTitle projectId={projectId} vpc={vpc} tab={tab.id} />,
          chip: <ServiceStatusChip statusId={vpc.statusId} />,
          facts: factsOf(projectId, vpc),
          actions: <VpcActions projectId={projectId} vpc={vpc} />,
        }
      }
    >
      {/* Keyed: what one tab has typed or opened is nothing to the next. */}
      <tab.Content key={tab.id} projectId={projectId} id={id} vpc={vpc} query={query} />
    </ServiceDetailPage>
  )
}

/** `/vpc/{projectId}/{id}/{tab}` */
export const VpcPage = pageOfService('vpcGet', paths.vpc.list, Vpc)

const factsOf = (projectId: number, { id, ipAddress, datacenter, monthlyPrice, plannedCount }: VpcDetail) => [
  { id: 'address', shown: ipAddress && <Copy value={ipAddress} /> },
  { id: 'datacenter', shown: datacenter },
  { id: 'price', shown: monthlyPrice !== undefined && text.perMonth(formatRials(monthlyPrice)) },
  {
    id: 'planned',
    shown: !!plannedCount && <PlanNotice projectId={projectId} cloudId={id} count={plannedCount} />,
  },
]
