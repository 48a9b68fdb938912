import type { VmHostListItem } from '@sarv/client/vm.generated'
import { serviceStatus } from '@sarv/contract/enums'
import { useMemo, useState } from 'react'
import { formatRials } from '../../../format/rials.ts'
import { useMay } from '../../../shell/use-may.ts'
import { ListTable, type ListQuery } from '../../../ui/ListTable.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { DeleteVmDialog, DeleteVmsDialog } from './DeleteVmDialog.tsx'
import { vmText } from './hosts.fa.ts'
import { useVmActs } from './use-vm-acts.ts'
import { useVmWork } from './use-vm-work.ts'
import { vmColumns } from './vm-columns.tsx'
import { monthlyTotal, segmentOf, type VmSegment } from './vm-list.rules.ts'
import type { VmWork } from './vm-operations.ts'
import { vmBulkActions, vmRowActions } from './vm-row-actions.ts'
import { FailedInRow, RunningInRow } from './VmRowWork.tsx'
import { VmEmpty } from './VmEmpty.tsx'

const text = vmText.list

interface VmTableProps {
  projectId: number
  query: ListQuery<VmHostListItem>
  /** The server that was just ordered. */
  markedId: number | undefined
}

interface Asked {
  hosts: readonly VmHostListItem[]
  /** Told whether they are being deleted now. */
  onAnswer: (isAccepted: boolean) => void
}

const segments = (Object.keys(text.segments) as VmSegment[]).map((id) => ({
  id,
  label: text.segments[id],
  matches: (host: VmHostListItem) => segmentOf(host) === id,
}))

const nameOrder = { column: 'name', direction: 'ascending' } as const

export function VmTable({ projectId, query, markedId }: VmTableProps) {
  const state = useListState({ sort: nameOrder })
  const work = useVmWork(projectId)
  const { ask, askAll } = useVmActs(projectId)
  const may = useMay(projectId)
  const [doomed, setDoomed] = useState<VmHostListItem>()
  const [doomedMany, setDoomedMany] = useState<Asked>()
  const columns = useMemo(() => vmColumns(projectId), [projectId])
  const runningOn = ({ id }: VmHostListItem) => work.get(id)?.running

  const askToDeleteAll = (hosts: readonly VmHostListItem[]) =>
    new Promise<boolean>((resolve) => setDoomedMany({ hosts, onAnswer: resolve }))
  const closeMany = () => {
    doomedMany?.onAnswer(false)
    setDoomedMany(undefined)
  }
  const deleteMany = async () => {
    const hosts = doomedMany?.hosts ?? []
    const isAccepted = await askAll('delete', hosts, vmText.actions.delete)
    // Answered before the dialog closes: closing it answers "no" to whoever still waits.
    if (isAccepted) doomedMany?.onAnswer(true)
    return isAccepted
  }

  return (
    <>
      <ListTable
        label={text.label}
        unit={vmText.unit}
        query={query}
        columns={columns}
        state={state}
        searchFor={text.search}
        segments={segments}
        canSelect={(host) => !runningOn(host)}
        markedKey={markedId}
        rowProgress={(host) => workInRow(host, work.get(host.id))}
        rowActions={vmRowActions({ projectId, runningOn, may, ask, onDelete: setDoomed })}
        bulkActions={vmBulkActions({ runningOn, may, askAll, onDelete: askToDeleteAll })}
        bulkSummary={(hosts) => text.perMonth(formatRials(monthlyTotal(hosts)))}
        empty={<VmEmpty projectId={projectId} />}
      />
      <DeleteVmDialog
        host={doomed}
        onClose={() => setDoomed(undefined)}
        onDelete={async () => !!doomed && ask('delete', doomed)}
      />
      <DeleteVmsDialog hosts={doomedMany?.hosts ?? []} onClose={closeMany} onDelete={deleteMany} />
    </>
  )
}

/** A failure is told where the server itself is broken by it; one that left the server as it was is in the drawer. */
const workInRow = ({ statusId }: VmHostListItem, work: VmWork | undefined) => {
  if (work?.running) return <RunningInRow operation={work.running} />
  if (work?.failed && statusId === serviceStatus.id.failed) return <FailedInRow operation={work.failed} />
  return null
}
