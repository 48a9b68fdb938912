import { useVmHostBinListQuery } from '@sarv/client/vm.generated'
import { formatRials } from '../../../format/rials.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { paths } from '../vm.paths.ts'
import { BackLink } from '../../../ui/PageHead.tsx'
import { pageOfProject, ServiceListPage } from '../../../services/ServiceListPage.tsx'
import { monthlyTotal } from '../hosts/vm-list.rules.ts'
import { binText as text } from './host-bin.fa.ts'
import { BinTable } from './BinTable.tsx'

function Bin({ projectId }: { projectId: number }) {
  const pollingInterval = usePollingInterval()
  const binned = useVmHostBinListQuery({ projectId }, { pollingInterval })
  const rows = binned.currentData ?? []
  return (
    <>
      <BackLink href={paths.vm.list(projectId)}>{text.back}</BackLink>
      <ServiceListPage
        title={text.title}
        summary={
          rows.length > 0 &&
          text.summary(formatRials(monthlyTotal(rows.map(({ monthlyPrice }) => ({ priceNow: monthlyPrice })))))
        }
        query={binned}
        note={rows.length > 0 && text.note}
      >
        <BinTable projectId={projectId} query={binned} />
      </ServiceListPage>
    </>
  )
}

/** `/vm/{projectId}/bin` */
export const BinPage = pageOfProject(text.title, Bin)
