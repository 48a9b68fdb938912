import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { ListTable, type ListQuery } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import type { RowAction } from '../../../ui/RowActions.tsx'

interface PublishedListProps<Row extends { subject: string }> {
  text: { title: string; unit: string; empty: string }
  query: ListQuery<Row>
  columns: readonly Column<Row>[]
  rowActions: readonly RowAction<Row>[]
  /** Publishes another one. */
  publish: { label: string; icon: LucideIcon; run: () => void }
  /** The dialogs of what was asked for. */
  children: ReactNode
}

/** A page of what operators have said to many, each by its subject. */
export function PublishedList<Row extends { subject: string }>(props: PublishedListProps<Row>) {
  const { text, query, columns, rowActions, publish, children } = props
  return (
    <ListPage
      title={text.title}
      query={query}
      actions={
        <Button kind="primary" icon={publish.icon} onPress={publish.run}>
          {publish.label}
        </Button>
      }
    >
      <ListTable
        label={text.title}
        unit={text.unit}
        query={query}
        columns={columns}
        rowActions={rowActions}
        nameOf={({ subject }) => subject}
        empty={text.empty}
      />
      {children}
    </ListPage>
  )
}
