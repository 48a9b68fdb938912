import { useVmHostBinListQuery } from '@sarv/client/vm.generated'
import { formatRials } from '../../../format/rials.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { paths } from '../vm.paths.ts'
import { useProjectIdInAddress } from '../../../shell/use-project.ts'
import { ListPage } from '../../../ui/ListPage.tsx'
import { BackLink } from '../../../ui/PageHead.tsx'
import { ProjectMissing } from '../hosts/ProjectMissing.tsx'
import { monthlyTotal } from '../hosts/vm-list.rules.ts'
import { binText as text } from './bin.fa.ts'
import { BinTable } from './BinTable.tsx'

/** `/vm/{projectId}/bin` */
export function BinPage() {
  const projectId = useProjectIdInAddress()
  return projectId === null ? <ProjectMissing /> : <Bin projectId={projectId} />
}

function Bin({ projectId }: { projectId: number }) {
  const pollingInterval = usePollingInterval()
  const binned = useVmHostBinListQuery({ projectId }, { pollingInterval })
  const rows = binned.currentData ?? []
  if (binned.error && 'status' in binned.error && binned.error.status === 404) return <ProjectMissing />
  return (
    <>
      <BackLink href={paths.vm.list(projectId)}>{text.back}</BackLink>
      <ListPage
        title={text.title}
        count={rows.length || undefined}
        summary={
          rows.length > 0 &&
          text.summary(formatRials(monthlyTotal(rows.map(({ monthlyPrice }) => ({ priceNow: monthlyPrice })))))
        }
        query={binned}
        note={rows.length > 0 && text.note}
      >
        <BinTable projectId={projectId} query={binned} />
      </ListPage>
    </>
  )
}
