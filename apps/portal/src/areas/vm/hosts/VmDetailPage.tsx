import { useVmHostGetQuery, type VmHostDetail } from '@sarv/client/vm.generated'
import type { ComponentType } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { formatMachine } from '../../../format/sizes.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { usePageTitle } from '../../../shell/page-handle.ts'
import { paths } from '../../../shell/paths.ts'
import { useProjectIdInAddress } from '../../../shell/use-project.ts'
import { Card } from '../../../ui/Card.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { DetailPage } from '../../../ui/DetailPage.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { vmText } from './hosts.fa.ts'
import { SpecificationTab } from './SpecificationTab.tsx'
import { useVmOperations } from './use-vm-work.ts'
import { systemOf } from './vm-columns.tsx'
import { isActive } from './vm-operations.ts'
import { VmActions } from './VmActions.tsx'
import { VmOperationBanner } from './VmOperationBanner.tsx'
import { VmStatusChip } from './VmStatusChip.tsx'

export interface VmTabProps {
  projectId: number
  id: number
  /** `undefined` while it is read for the first time. */
  host: VmHostDetail | undefined
  query: { isFetching: boolean; refetch: () => unknown }
}

interface VmTab {
  label: string
  pathOf: (projectId: number, id: number) => string
  Content: ComponentType<VmTabProps>
}

/** The parts of the page, each with its own address. */
const tabs: readonly [VmTab, ...VmTab[]] = [
  { label: vmText.detail.tabs.specification, pathOf: paths.vm.specification, Content: SpecificationTab },
]

/** `/vm/{projectId}/{id}/{tab}` */
export function VmDetailPage() {
  const projectId = useProjectIdInAddress()
  const id = Number(useParams()['id'])
  if (projectId === null) return <Navigate to={paths.dashboard} replace />
  if (!Number.isSafeInteger(id) || id <= 0) return <Navigate to={paths.vm.list(projectId)} replace />
  return <Server key={id} projectId={projectId} id={id} />
}

interface ServerProps {
  projectId: number
  id: number
}

function Server({ projectId, id }: ServerProps) {
  const pollingInterval = usePollingInterval()
  const query = useVmHostGetQuery({ projectId, id }, { pollingInterval })
  const { data: operations = [] } = useVmOperations(projectId, id)
  const { pathname } = useLocation()
  const host = query.currentData
  usePageTitle(host?.name)

  const back = { href: paths.vm.list(projectId), label: vmText.title }
  if (query.error && 'status' in query.error && query.error.status === 404) return <Navigate to={back.href} replace />
  if (query.error && !host) {
    return (
      <Card label={vmText.server} isFlush>
        <ErrorBox error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      </Card>
    )
  }
  const { Content } = tabs.find(({ pathOf }) => pathOf(projectId, id) === pathname) ?? tabs[0]
  const [latest] = operations
  return (
    <DetailPage
      back={back}
      name={host?.name ?? vmText.server}
      chip={host && <VmStatusChip statusId={host.statusId} />}
      facts={host && factsOf(host)}
      actions={
        host && (
          <VmActions projectId={projectId} host={host} running={latest && isActive(latest) ? latest : undefined} />
        )
      }
      tabs={tabs.map(({ label, pathOf }) => ({ label, href: pathOf(projectId, id) }))}
      currentTab={pathname}
      banner={latest && <VmOperationBanner operation={latest} />}
    >
      <Content projectId={projectId} id={id} host={host} query={query} />
    </DetailPage>
  )
}

const factsOf = (host: VmHostDetail) => [
  { id: 'address', shown: host.ipv4Address && <Copy value={host.ipv4Address} /> },
  { id: 'system', shown: <Ltr>{systemOf(host)}</Ltr> },
  { id: 'datacenter', shown: host.datacenter },
  { id: 'size', shown: <Ltr>{formatMachine({ cpu: host.cpu, memoryGb: host.memory, diskGb: host.disk })}</Ltr> },
]
