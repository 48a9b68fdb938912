import type { VmHostListItem } from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { useMemo, type ReactNode } from 'react'
import { formatRials } from '../../../format/rials.ts'
import { createHiddenColumns } from '../../../shell/hidden-columns.ts'
import { useMay } from '../../../shell/use-may.ts'
import { ColumnChoice } from '../../../ui/ColumnChoice.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { ListTable, type ListQuery } from '../../../ui/ListTable.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { vmText } from './hosts.fa.ts'
import { useSystemFilter } from './use-system-filter.tsx'
import { useVmListActs } from './use-vm-list-acts.tsx'
import { useVmUsages } from './use-vm-usages.ts'
import { useLabelFilter } from '../../../services/labels/use-label-filter.tsx'
import { useServiceWork } from '../../../services/use-service-work.ts'
import { workInRow } from '../../../services/WorkInRow.tsx'
import { vmColumns } from './vm-columns.tsx'
import { monthlyTotal, segmentOf, type VmSegment } from './vm-list.rules.ts'
import { vmBulkActions, vmRowActions } from './vm-row-actions.ts'

// A project has servers on most days.
const VmEmpty = lazyPart(async () => (await import('./VmEmpty.tsx')).VmEmpty)

const text = vmText.list

interface VmTableProps {
  projectId: number
  query: ListQuery<VmHostListItem>
  /** The server that was just ordered. */
  markedId: number | undefined
  /** What the way to a server keeps in its address. */
  search?: string
  /** What stands where there is none; absent: what a project without servers is told. */
  empty?: ReactNode
}

const segments = (Object.keys(text.segments) as VmSegment[]).map((id) => ({
  id,
  label: text.segments[id],
  matches: (host: VmHostListItem) => segmentOf(host) === id,
}))

const pageSizes = [10, 100, 'all'] as const

// Loaded by whoever saves the list: it brings more than the list itself needs.
const loadFile = async (projectId: number) => (await import('./vm-file.ts')).vmFile(projectId)

const hiddenColumns = createHiddenColumns('servers')

const isPinned = (host: VmHostListItem) => host.isPinned ?? false

const nameOrder = { column: 'name', direction: 'ascending' } as const

export function VmTable({ projectId, query, markedId, search, empty }: VmTableProps) {
  const labels = useLabelFilter({ projectId, type: serviceType.vm }, query, useListState({ sort: nameOrder }))
  const system = useSystemFilter(labels.query, labels.state)
  const { usages, show } = useVmUsages(projectId)
  const hidden = hiddenColumns.useHidden()
  const work = useServiceWork(projectId, serviceType.vm)
  const may = useMay(projectId)
  const acts = useVmListActs(projectId)
  const columns = useMemo(() => vmColumns(projectId, usages, search), [projectId, usages, search])
  const runningOn = ({ id }: VmHostListItem) => work.get(id)?.running

  return (
    <>
      {acts.summary}
      <ListTable
        label={text.label}
        unit={vmText.unit}
        query={system.query}
        columns={columns}
        hiddenColumns={hidden}
        state={system.state}
        tools={
          <>
            {labels.control}
            {system.control}
            <ColumnChoice columns={columns} hidden={hidden} onChange={hiddenColumns.set} />
          </>
        }
        loadFile={() => loadFile(projectId)}
        onShown={show}
        searchFor={text.search}
        segments={segments}
        pageSizes={pageSizes}
        canSelect={(host) => !runningOn(host)}
        markedKey={markedId}
        isOnTop={isPinned}
        rowProgress={(host) => workInRow(host, work.get(host.id))}
        rowActions={vmRowActions({ projectId, search, runningOn, may, ...acts.ofRow })}
        bulkActions={vmBulkActions({ runningOn, may, ...acts.ofMany })}
        bulkSummary={(hosts) => text.perMonth(formatRials(monthlyTotal(hosts)))}
        empty={empty ?? <VmEmpty projectId={projectId} />}
      />
      {acts.dialogs}
    </>
  )
}
