import { useVmHostGetQuery, type VmHostDetail } from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { Navigate, useLocation, useParams } from 'react-router'
import { formatMachine } from '../../../format/sizes.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { usePageTitle } from '../../../shell/page-handle.ts'
import { paths as shellPaths } from '../../../shell/paths.ts'
import { paths } from '../vm.paths.ts'
import { useProjectIdInAddress } from '../../../shell/use-project.ts'
import { Card } from '../../../ui/Card.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { DetailPage } from '../../../ui/DetailPage.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Note } from '../../../ui/Note.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { vmText } from '../hosts/hosts.fa.ts'
import { useServiceOperations } from '../../../services/use-service-work.ts'
import { systemOf } from '../hosts/vm-columns.tsx'
import { vmMarks } from '../hosts/vm-marks.ts'
import { isActive } from '../../../services/service-work.ts'
import { ServiceStatusChip } from '../../../services/ServiceStatusChip.tsx'
import { detailText as text } from './detail.fa.ts'
import { findTab, tabsOf, type VmTab } from './vm-tabs.ts'
import { VmActions } from './VmActions.tsx'
import { VmName } from './VmName.tsx'
import { OperationBanner } from '../../../services/OperationBanner.tsx'

/** `/vm/{projectId}/{id}/{tab}` */
export function VmDetailPage() {
  const projectId = useProjectIdInAddress()
  const id = Number(useParams()['id'])
  if (projectId === null) return <Navigate to={shellPaths.dashboard} replace />
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
  const { data: operations = [] } = useServiceOperations(projectId, serviceType.vm, id)
  const { pathname } = useLocation()
  const host = query.currentData
  const tabs = tabsOf(host)
  const tab = findTab(tabs, pathname.split('/').at(-1))
  usePageTitle(host && titleOf(tab, host))

  const back = { href: paths.vm.list(projectId), label: vmText.title }
  if (query.error && 'status' in query.error && query.error.status === 404) return <Navigate to={back.href} replace />
  if (query.error && !host) {
    return (
      <DetailPage back={back} name={vmText.server}>
        <Card label={vmText.server} isFlush>
          <ErrorBox error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
        </Card>
      </DetailPage>
    )
  }
  const [latest] = operations
  return (
    <DetailPage
      back={back}
      name={host?.name ?? vmText.server}
      title={host && <VmName projectId={projectId} host={host} />}
      chip={host && <Chips host={host} />}
      facts={host && factsOf(host)}
      actions={
        host && (
          <VmActions projectId={projectId} host={host} running={latest && isActive(latest) ? latest : undefined} />
        )
      }
      tabs={tabs.map(({ label, pathOf }) => ({ label, href: pathOf(projectId, id) }))}
      currentTab={tab.pathOf(projectId, id)}
      coming={host ? undefined : { summary: 'facts', hasActions: true }}
      banner={
        <>
          {host?.reason && (
            <Note tone="danger" title={text.unavailable}>
              {host.reason}
            </Note>
          )}
          {latest && <OperationBanner operation={latest} hasSteps={tab.id === 'specification'} />}
        </>
      }
    >
      {/* Keyed: what one tab has typed or opened is nothing to the next. */}
      <tab.Content key={tab.id} projectId={projectId} id={id} host={host} query={query} />
    </DetailPage>
  )
}

/** The overview is the server itself. */
const titleOf = ({ id, label }: VmTab, { name }: VmHostDetail): string =>
  id === 'specification' ? (name ?? '') : text.titleOf(label, name ?? '')

function Chips({ host }: { host: VmHostDetail }) {
  return (
    <>
      <ServiceStatusChip statusId={host.statusId} />
      {vmMarks.map(
        ({ field, icon }) =>
          host[field] && (
            <StatusChip key={field} status={{ label: vmText.marks[field].chip, tone: 'neutral' }} icon={icon} />
          ),
      )}
    </>
  )
}

const factsOf = (host: VmHostDetail) => [
  { id: 'ipv4', shown: host.ipv4Address && <Copy value={host.ipv4Address} /> },
  { id: 'ipv6', shown: host.ipv6Address && <Copy value={host.ipv6Address} /> },
  { id: 'system', shown: <Ltr>{systemOf(host)}</Ltr> },
  { id: 'datacenter', shown: host.datacenter },
  { id: 'size', shown: <Ltr>{formatMachine({ cpu: host.cpu, memoryGb: host.memory, diskGb: host.disk })}</Ltr> },
]
