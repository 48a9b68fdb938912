import type { VmHostListItem } from '@sarv/client/vm.generated'
import { serviceStatus } from '@sarv/contract/enums'
import { lazy, Suspense, useMemo } from 'react'
import { formatRials } from '../../../format/rials.ts'
import { createHiddenColumns } from '../../../shell/hidden-columns.ts'
import { useMay } from '../../../shell/use-may.ts'
import { ColumnChoice } from '../../../ui/ColumnChoice.tsx'
import { ListTable, type ListQuery } from '../../../ui/ListTable.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { vmText } from './hosts.fa.ts'
import { useSystemFilter } from './use-system-filter.tsx'
import { useVmListActs } from './use-vm-list-acts.tsx'
import { useVmUsages } from './use-vm-usages.ts'
import { useVmWork } from './use-vm-work.ts'
import { vmColumns } from './vm-columns.tsx'
import { monthlyTotal, segmentOf, type VmSegment } from './vm-list.rules.ts'
import type { VmWork } from './vm-operations.ts'
import { vmBulkActions, vmRowActions } from './vm-row-actions.ts'

// Rows are read before what goes on in some of them; their status says meanwhile that something does.
const OperationProgress = lazy(async () => ({
  default: (await import('../../../shell/OperationProgress.tsx')).OperationProgress,
}))
const FailedInRow = lazy(async () => ({ default: (await import('../host-acts/FailedInRow.tsx')).FailedInRow }))

// A project has servers on most days.
const VmEmpty = lazy(async () => ({ default: (await import('./VmEmpty.tsx')).VmEmpty }))

const text = vmText.list

interface VmTableProps {
  projectId: number
  query: ListQuery<VmHostListItem>
  /** The server that was just ordered. */
  markedId: number | undefined
}

const segments = (Object.keys(text.segments) as VmSegment[]).map((id) => ({
  id,
  label: text.segments[id],
  matches: (host: VmHostListItem) => segmentOf(host) === id,
}))

const pageSizes = [10, 100, 'all'] as const

// Loaded by whoever saves the list: it brings more than the list itself needs.
const loadFile = async (projectId: number) => (await import('../host-acts/vm-file.ts')).vmFile(projectId)

const hiddenColumns = createHiddenColumns('servers')

const nameOrder = { column: 'name', direction: 'ascending' } as const

export function VmTable({ projectId, query, markedId }: VmTableProps) {
  const system = useSystemFilter(query, useListState({ sort: nameOrder }))
  const { usages, show } = useVmUsages(projectId)
  const hidden = hiddenColumns.useHidden()
  const work = useVmWork(projectId)
  const may = useMay(projectId)
  const acts = useVmListActs(projectId)
  const columns = useMemo(() => vmColumns(projectId, usages), [projectId, usages])
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
        rowProgress={(host) => workInRow(host, work.get(host.id))}
        rowActions={vmRowActions({ projectId, runningOn, may, ...acts.ofRow })}
        bulkActions={vmBulkActions({ runningOn, may, ...acts.ofMany })}
        bulkSummary={(hosts) => text.perMonth(formatRials(monthlyTotal(hosts)))}
        empty={
          <Suspense>
            <VmEmpty projectId={projectId} />
          </Suspense>
        }
      />
      {acts.dialogs}
    </>
  )
}

/** A failure is told where the server itself is broken by it; one that left the server as it was is in the drawer. */
const workInRow = ({ statusId }: VmHostListItem, work: VmWork | undefined) => {
  const failed = statusId === serviceStatus.id.failed ? work?.failed : undefined
  if (!work?.running && !failed) return null
  return (
    <Suspense>
      {work?.running ? <OperationProgress operation={work.running} /> : failed && <FailedInRow operation={failed} />}
    </Suspense>
  )
}
