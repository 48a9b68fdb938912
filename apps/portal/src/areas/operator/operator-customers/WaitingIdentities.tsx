import { useOperatorIdentityListQuery, type OperatorIdentityListItem } from '@sarv/client/operator.generated'
import { useState } from 'react'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { customerColumn, sinceColumn } from '../frame/waiting-columns.tsx'
import { IdentityCheck } from './IdentityCheck.tsx'
import { customersText } from './operator-customers.fa.ts'

const text = customersText.identity

const columns: readonly Column<OperatorIdentityListItem>[] = [
  customerColumn(text.columns.customer),
  { id: 'user', label: text.columns.user, cell: ({ title }) => <bdi>{title}</bdi> },
  sinceColumn(text.columns.since),
]

/** Who has written who they are, for support to look at. */
export function WaitingIdentities() {
  const state = useListState({ prefix: 'identity-' })
  const query = useOperatorIdentityListQuery(undefined, useOperatorPolling())
  const [asked, setAsked] = useState<OperatorIdentityListItem>()
  const actions: RowAction<OperatorIdentityListItem>[] = [{ label: text.look, run: setAsked }]
  return (
    <Section title={text.list}>
      <ListTable
        label={text.list}
        unit={text.unit}
        query={query}
        columns={columns}
        rowActions={actions}
        nameOf={({ title }) => title}
        state={state}
        empty={text.none}
        isUsuallyEmpty
      />
      {asked && <IdentityCheck user={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  )
}
