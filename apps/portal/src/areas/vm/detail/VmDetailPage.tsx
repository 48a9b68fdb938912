import { useVmHostGetQuery, type VmHostDetail } from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { hasNoPublicAddress } from '@sarv/contract/vm/hosts/way-out.rules'
import { useLocation, useSearchParams } from 'react-router'
import { formatMachine } from '../../../format/sizes.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { isRegistered } from '../../../shell/registered-pages.ts'
import { paths } from '../vm.paths.ts'
import { Copy } from '../../../ui/Copy.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Note } from '../../../ui/Note.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { vmText } from '../hosts/hosts.fa.ts'
import { systemOf } from '../hosts/vm-columns.tsx'
import { vmMarks } from '../hosts/vm-marks.ts'
import { pageOfService, ServiceDetailPage } from '../../../services/ServiceDetailPage.tsx'
import { ServiceStatusChip } from '../../../services/ServiceStatusChip.tsx'
import { useRunningOperation } from '../../../services/use-service-work.ts'
import { detailText as text } from './detail.fa.ts'
import { findTab, tabsOf } from './vm-tabs.ts'
import { VmActions } from './VmActions.tsx'
import { VmName } from './VmName.tsx'

interface ServerProps {
  projectId: number
  id: number
}

function Server({ projectId, id }: ServerProps) {
  const pollingInterval = usePollingInterval()
  const query = useVmHostGetQuery({ projectId, id }, { pollingInterval })
  const { pathname } = useLocation()
  const running = useRunningOperation(projectId, serviceType.vm, id)
  const host = query.currentData
  const tabs = tabsOf(host)
  const tab = findTab(tabs, pathname.split('/').at(-1))
  const origin = useOrigin(projectId)
  return (
    <ServiceDetailPage
      projectId={projectId}
      id={id}
      type={serviceType.vm}
      query={query}
      list={origin.list}
      noun={vmText.server}
      tabs={tabs.map((each) => ({ ...each, href: each.pathOf(projectId, id) + origin.search }))}
      currentTab={tab.id}
      head={
        host && {
          title: <VmName projectId={projectId} host={host} />,
          chip: <Chips host={host} />,
          facts: factsOf(host),
          actions: <VmActions projectId={projectId} host={host} running={running} />,
          warning: <Troubles host={host} />,
        }
      }
    >
      {/* Keyed: what one tab has typed or opened is nothing to the next. */}
      <tab.Content key={tab.id} projectId={projectId} id={id} host={host} query={query} />
    </ServiceDetailPage>
  )
}

/** Where the way here began: the project's servers, or those of a private cloud, which its tabs then keep. */
const useOrigin = (projectId: number) => {
  const vpcId = Number(useSearchParams()[0].get('vpcId'))
  const cloud = paths.vpc.servers(projectId, vpcId)
  return Number.isSafeInteger(vpcId) && vpcId > 0 && isRegistered(cloud)
    ? { list: { href: cloud, label: text.cloudServers }, search: `?vpcId=${vpcId}` }
    : { list: { href: paths.vm.list(projectId), label: vmText.title }, search: '' }
}

/** `/vm/{projectId}/{id}/{tab}` */
export const VmDetailPage = pageOfService('vmHostGet', paths.vm.list, Server)

/** Why nobody reaches it, and what is wrong around it though it runs. */
function Troubles({ host: { reason, problems } }: { host: VmHostDetail }) {
  return (
    <>
      {reason && (
        <Note tone="danger" title={text.unavailable}>
          {reason}
        </Note>
      )}
      {problems?.map((problem) => (
        <Note key={problem} tone="danger">
          {problem}
        </Note>
      ))}
    </>
  )
}

function Chips({ host }: { host: VmHostDetail }) {
  return (
    <>
      <ServiceStatusChip statusId={host.statusId} problems={host.problems} />
      {vmMarks.map(
        ({ field, icon }) =>
          host[field] && (
            <StatusChip key={field} status={{ label: vmText.marks[field].chip, tone: 'neutral' }} icon={icon} />
          ),
      )}
    </>
  )
}

/** Where it is reached: from the internet, or else inside its networks. */
const addressFacts = (host: VmHostDetail) => {
  const { ipv4Address, ipv6Address, privateAddresses = [] } = host
  const isInside = hasNoPublicAddress(host)
  return [
    { id: 'ipv4', shown: ipv4Address && <Copy value={ipv4Address} /> },
    { id: 'ipv6', shown: ipv6Address && <Copy value={ipv6Address} /> },
    { id: 'inside', shown: isInside && privateAddresses[0] && <Copy value={privateAddresses[0]} /> },
    { id: 'noAddress', shown: isInside && vmText.noPublicAddress },
  ]
}

const factsOf = (host: VmHostDetail) => [
  ...addressFacts(host),
  { id: 'system', shown: <Ltr>{systemOf(host)}</Ltr> },
  { id: 'datacenter', shown: host.datacenter },
  { id: 'size', shown: <Ltr>{formatMachine({ cpu: host.cpu, memoryGb: host.memory, diskGb: host.disk })}</Ltr> },
]
