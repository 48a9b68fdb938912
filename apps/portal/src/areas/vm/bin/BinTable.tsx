import { useVmHostRestoreMutation, type VmHostBinItem } from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import type { Access } from '@sarv/contract/access'
import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { shellText } from '../../../shell/shell.fa.ts'
import { useMay } from '../../../shell/use-may.ts'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable, type ListQuery } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { useServiceWork } from '../../../services/use-service-work.ts'
import { servicesText } from '../../../services/services.fa.ts'
import { workInRow } from '../../../services/WorkInRow.tsx'
import { binColumns } from './bin-columns.tsx'
import { binText as text } from './bin.fa.ts'
import { PurgeDialog } from './PurgeDialog.tsx'

interface BinTableProps {
  projectId: number
  query: ListQuery<VmHostBinItem>
}

/** Whoever goes for ever first stands first. */
const nextToGo = { column: 'left', direction: 'ascending' } as const

export function BinTable({ projectId, query }: BinTableProps) {
  const state = useListState({ sort: nextToGo })
  const work = useServiceWork(projectId, serviceType.vm)
  const may = useMay(projectId)
  const restore = useRestore(projectId)
  const [doomed, setDoomed] = useState<VmHostBinItem>()
  const runningOn = ({ id }: VmHostBinItem) => work.get(id)?.running

  const refusal = (access: Access) => (host: VmHostBinItem) => {
    if (!may(access)) return shellText.roleForbids
    const running = runningOn(host)
    return running && servicesText.refused.busy(running.title)
  }
  const rowActions: RowAction<VmHostBinItem>[] = [
    {
      label: text.restore,
      icon: Undo2,
      isQuick: true,
      run: restore,
      disabledReason: refusal(vmHostAccess.restore),
    },
    {
      label: text.purge,
      icon: Trash2,
      isDanger: true,
      run: setDoomed,
      disabledReason: refusal(vmHostAccess.delete),
    },
  ]
  return (
    <>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        columns={binColumns}
        state={state}
        searchFor={text.search}
        rowActions={rowActions}
        rowProgress={({ id }) => workInRow({}, work.get(id))}
        empty={
          <Empty icon={Trash2} title={text.empty.title}>
            {text.empty.text}
          </Empty>
        }
      />
      {doomed && <PurgeDialog projectId={projectId} host={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}

const useRestore = (projectId: number) => {
  const [restore] = useVmHostRestoreMutation()
  return async ({ id, name }: VmHostBinItem) => {
    const { data, error } = await restore({ projectId, id })
    if (!error) tellStarted(data, text.restored(name ?? ''))
  }
}
