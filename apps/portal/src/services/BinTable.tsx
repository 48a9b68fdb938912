import type { Access } from '@sarv/contract/access'
import type { ServiceType } from '@sarv/contract/service-types'
import { Trash2, Undo2 } from 'lucide-react'
import { useRoleRefusal } from '../shell/use-may.ts'
import { Empty } from '../ui/Empty.tsx'
import type { Column } from '../ui/list-rows.ts'
import { ListTable, type ListQuery } from '../ui/ListTable.tsx'
import type { RowAction } from '../ui/RowActions.tsx'
import { useListState } from '../ui/use-list-state.ts'
import { binText } from './bin.fa.ts'
import { servicesText } from './services.fa.ts'
import { useServiceWork } from './use-service-work.ts'
import { workInRow } from './WorkInRow.tsx'

interface BinTableProps<Row> {
  projectId: number
  type: ServiceType
  query: ListQuery<Row>
  columns: readonly Column<Row>[]
  text: { label: string; unit: string; search: string; empty: { title: string; text: string } }
  /** What taking one back, and deleting it for good, ask of one's role. */
  access: { restore: Access; delete: Access }
  onRestore: (row: Row) => unknown
  onPurge: (row: Row) => void
}

/** Whoever goes for ever first stands first. */
const nextToGo = { column: 'left', direction: 'ascending' } as const

/** Deleted services of a kind that can still be taken back. */
export function BinTable<Row extends { id: number }>(props: BinTableProps<Row>) {
  const { projectId, type, query, columns, text, access, onRestore, onPurge } = props
  const state = useListState({ sort: nextToGo })
  const work = useServiceWork(projectId, type)
  const roleRefusal = useRoleRefusal(projectId)
  const refusal =
    (needed: Access) =>
    ({ id }: Row) => {
      const running = work.get(id)?.running
      return roleRefusal(needed) ?? (running && servicesText.refused.busy(running.title))
    }
  const rowActions: RowAction<Row>[] = [
    {
      label: binText.restore,
      icon: Undo2,
      isQuick: true,
      run: onRestore,
      disabledReason: refusal(access.restore),
    },
    {
      label: binText.purge,
      icon: Trash2,
      isDanger: true,
      run: onPurge,
      disabledReason: refusal(access.delete),
    },
  ]
  return (
    <ListTable
      label={text.label}
      unit={text.unit}
      query={query}
      columns={columns}
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
  )
}
