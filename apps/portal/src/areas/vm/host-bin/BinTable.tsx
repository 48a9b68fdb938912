import { useVmHostPurgeMutation, useVmHostRestoreMutation, type VmHostBinItem } from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { formatRials } from '../../../format/rials.ts'
import { BinTable as ServiceBinTable } from '../../../services/BinTable.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import type { ListQuery } from '../../../ui/ListTable.tsx'
import { binColumns } from './bin-columns.tsx'
import { binText as text } from './host-bin.fa.ts'

interface BinTableProps {
  projectId: number
  query: ListQuery<VmHostBinItem>
}

export function BinTable({ projectId, query }: BinTableProps) {
  const [restore] = useVmHostRestoreMutation()
  const purging = usePurging(projectId)
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
        onPurge={purging.ask}
      />
      {purging.dialog}
    </>
  )
}

/** The end of the waiting, by one's own word. */
const usePurging = (projectId: number) => {
  const [purge] = useVmHostPurgeMutation()
  const words = text.purging
  return useDeleteDialog<VmHostBinItem>(({ id }) => purge({ projectId, id }), {
    words,
    alsoGone: ({ disk, ipv4 }) => [words.disk(disk), ...(ipv4 ? [words.address(ipv4)] : [])],
    note: ({ monthlyPrice }) => words.freed(formatRials(monthlyPrice)),
  })
}
