import { useVmHostRestoreMutation, type VmHostBinItem } from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { useState } from 'react'
import { BinTable as ServiceBinTable } from '../../../services/BinTable.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import type { ListQuery } from '../../../ui/ListTable.tsx'
import { binColumns } from './bin-columns.tsx'
import { binText as text } from './bin.fa.ts'
import { PurgeDialog } from './PurgeDialog.tsx'

interface BinTableProps {
  projectId: number
  query: ListQuery<VmHostBinItem>
}

export function BinTable({ projectId, query }: BinTableProps) {
  const [restore] = useVmHostRestoreMutation()
  const [doomed, setDoomed] = useState<VmHostBinItem>()
  const takeBack = async ({ id, name }: VmHostBinItem) => {
    const { data, error } = await restore({ projectId, id })
    if (!error) tellStarted(data, text.restored(name ?? ''))
  }
  return (
    <>
      <ServiceBinTable
        projectId={projectId}
        type={serviceType.vm}
        query={query}
        columns={binColumns}
        text={text}
        access={vmHostAccess}
        onRestore={takeBack}
        onPurge={setDoomed}
      />
      {doomed && <PurgeDialog projectId={projectId} host={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}
