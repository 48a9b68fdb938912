import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { useVmHostBinListQuery, useVmHostListQuery, type VmHostListItem } from '@sarv/client/vm.generated'
import { Plus, Trash2 } from 'lucide-react'
import { useLocation } from 'react-router'
import { formatCount } from '../../../format/number.ts'
import { formatRials } from '../../../format/rials.ts'
import { useIsStreamUp, usePollingInterval } from '../../../shell/live-events.ts'
import { AllowedLink } from '../../../shell/AllowedLink.tsx'
import { paths } from '../vm.paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { createdIdOf } from './created-id.ts'
import { vmText } from './hosts.fa.ts'
import { pageOfProject, ServiceListPage } from '../../../services/ServiceListPage.tsx'
import { monthCostTotal, monthlyTotal } from './vm-list.rules.ts'
import { VmTable } from './VmTable.tsx'

const text = vmText.list

function Servers({ projectId }: { projectId: number }) {
  const pollingInterval = usePollingInterval()
  const hosts = useVmHostListQuery({ projectId }, { pollingInterval })
  const isLive = useIsStreamUp()
  const { state } = useLocation()
  const rows = hosts.currentData ?? []
  return (
    <ServiceListPage
      title={vmText.title}
      summary={rows.length > 0 && costLine(rows)}
      isSummaryComing={hosts.isLoading}
      query={hosts}
      actions={<BinLink projectId={projectId} />}
      create={
        <AllowedLink
          projectId={projectId}
          access={vmHostAccess.create}
          kind="primary"
          icon={Plus}
          href={paths.vm.create(projectId)}
        >
          {text.create}
        </AllowedLink>
      }
      note={rows.length > 0 && isLive && text.foot}
    >
      <VmTable projectId={projectId} query={hosts} markedId={createdIdOf(state)} />
    </ServiceListPage>
  )
}

/** `/vm/{projectId}/list` */
export const VmListPage = pageOfProject(vmText.title, Servers)

const costLine = (hosts: readonly VmHostListItem[]): string => {
  const total = formatRials(monthlyTotal(hosts))
  const soFar = monthCostTotal(hosts)
  return soFar > 0 ? text.monthlyTotalAndSoFar(total, formatRials(soFar)) : text.monthlyTotal(total)
}

/** The way to the deleted servers, while there are any that can still be taken back. */
function BinLink({ projectId }: { projectId: number }) {
  const { currentData: binned = [] } = useVmHostBinListQuery({ projectId })
  if (binned.length === 0) return null
  return (
    <LinkButton icon={Trash2} href={paths.vm.bin(projectId)}>
      {text.bin} <Badge>{formatCount(binned.length)}</Badge>
    </LinkButton>
  )
}
