import { useVpcDeleteMutation, useVpcListQuery, type VpcListItem } from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { Cloud, Plus, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { formatRials } from '../../../format/rials.ts'
import { useLabelFilter } from '../../../services/labels/use-label-filter.tsx'
import { pageOfProject, ServiceListPage } from '../../../services/ServiceListPage.tsx'
import { useBulkDelete } from '../../../services/use-bulk-delete.tsx'
import { useServiceWork } from '../../../services/use-service-work.ts'
import { workInRow } from '../../../services/WorkInRow.tsx'
import { AllowedLink } from '../../../shell/AllowedLink.tsx'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { paths } from '../vm.paths.ts'
import { useVpcRefusal } from './vpc-acts.ts'
import { vpcColumns } from './vpc-columns.tsx'
import { vpcText as text } from './vpcs.fa.ts'

const DeleteVpcDialog = lazyDialog(async () => (await import('./DeleteVpcDialog.tsx')).DeleteVpcDialog)

/** What the create page hands over, so that the list opens with the new row in view. */
export interface VpcListArrival {
  createdId: number
}

function Vpcs({ projectId }: { projectId: number }) {
  const pollingInterval = usePollingInterval()
  const clouds = useVpcListQuery({ projectId }, { pollingInterval })
  const [remove] = useVpcDeleteMutation()
  const refusal = useVpcRefusal(projectId)
  const work = useServiceWork(projectId, serviceType.vpc)
  const labels = useLabelFilter({ projectId, type: serviceType.vpc }, clouds, useListState())
  const arrival = useLocation().state as Partial<VpcListArrival> | null
  const [doomed, setDoomed] = useState<VpcListItem>()
  const bulkDelete = useBulkDelete<VpcListItem>({
    unit: text.unit,
    remove: ({ id }) => remove({ projectId, id }),
    refusal: (vpc) => refusal('delete', vpc),
  })
  const actions: RowAction<VpcListItem>[] = [
    {
      label: text.settings,
      icon: Settings2,
      isQuick: true,
      href: ({ id }) => paths.vpc.tab(projectId, id, 'overview'),
    },
    {
      label: text.deletion.confirm,
      icon: Trash2,
      isDanger: true,
      opens: DeleteVpcDialog,
      run: setDoomed,
      disabledReason: (vpc) => refusal('delete', vpc),
    },
  ]
  const create = (
    <AllowedLink
      projectId={projectId}
      access="project:operate"
      kind="primary"
      icon={Plus}
      href={paths.vpc.create(projectId)}
    >
      {text.create}
    </AllowedLink>
  )
  const rows = clouds.currentData ?? []
  const monthlyRials = rows.reduce((sum, { monthlyPrice = 0 }) => sum + monthlyPrice, 0)
  return (
    <ServiceListPage
      title={text.title}
      summary={rows.length > 0 && text.monthlyTotal(formatRials(monthlyRials))}
      isSummaryComing={clouds.isLoading}
      isSummaryShort
      query={clouds}
      create={create}
    >
      <Note>{text.trial}</Note>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={labels.query}
        state={labels.state}
        tools={labels.control}
        columns={vpcColumns(projectId)}
        searchFor={text.searchFor}
        markedKey={arrival?.createdId}
        rowActions={actions}
        bulkActions={[bulkDelete.action]}
        canSelect={({ id }) => !work.get(id)?.running}
        rowProgress={(vpc) => workInRow(vpc, work.get(vpc.id))}
        empty={
          <Empty icon={Cloud} hasPattern title={text.empty.title} actions={create}>
            {text.empty.text}
          </Empty>
        }
      />
      {bulkDelete.dialog}
      {doomed && <DeleteVpcDialog projectId={projectId} vpc={doomed} onClose={() => setDoomed(undefined)} />}
    </ServiceListPage>
  )
}

/** `/vpc/{projectId}` */
export const VpcListPage = pageOfProject(text.title, Vpcs)
