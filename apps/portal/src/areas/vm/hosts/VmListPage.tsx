import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { useVmHostListQuery } from '@sarv/client/vm.generated'
import { Plus } from 'lucide-react'
import { useLocation } from 'react-router'
import { formatRials } from '../../../format/rials.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { AllowedLink } from '../../../shell/AllowedLink.tsx'
import { paths } from '../../../shell/paths.ts'
import { useProjectIdInAddress } from '../../../shell/use-project.ts'
import { ListPage } from '../../../ui/ListPage.tsx'
import { vmText } from './hosts.fa.ts'
import { ProjectMissing } from './ProjectMissing.tsx'
import { monthlyTotal } from './vm-list.rules.ts'
import { VmTable } from './VmTable.tsx'

const text = vmText.list

/** `/vm/{projectId}/list` */
export function VmListPage() {
  const projectId = useProjectIdInAddress()
  return projectId === null ? <ProjectMissing /> : <Servers projectId={projectId} />
}

/** What the create page hands over, so that the list opens with the new row in view. */
export interface VmListArrival {
  createdId: number
}

const createdIdOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'createdId' in state && typeof state.createdId === 'number'
    ? state.createdId
    : undefined

function Servers({ projectId }: { projectId: number }) {
  const pollingInterval = usePollingInterval()
  const hosts = useVmHostListQuery({ projectId }, { pollingInterval })
  const { state } = useLocation()
  const rows = hosts.currentData ?? []
  if (hosts.error && 'status' in hosts.error && hosts.error.status === 404) return <ProjectMissing />
  return (
    <ListPage
      title={vmText.title}
      count={rows.length || undefined}
      summary={rows.length > 0 && text.monthlyTotal(formatRials(monthlyTotal(rows)))}
      query={hosts}
      actions={
        rows.length > 0 && (
          <AllowedLink
            projectId={projectId}
            access={vmHostAccess.create}
            kind="primary"
            icon={Plus}
            href={paths.vm.create(projectId)}
          >
            {text.create}
          </AllowedLink>
        )
      }
      note={rows.length > 0 && text.foot}
    >
      <VmTable projectId={projectId} query={hosts} markedId={createdIdOf(state)} />
    </ListPage>
  )
}
