import type { OperatorCustomerDetail } from '@sarv/client/operator.generated'
import { useState } from 'react'
import { Section } from '../../../ui/Section.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useOperatorRefusal } from '../frame/use-operator-may.ts'
import { IdentityCheck } from './IdentityCheck.tsx'
import { customersText } from './operator-customers.fa.ts'

const text = customersText.people

type User = OperatorCustomerDetail['users'][number]

const identityOf = ({ isDisabled, isIdentityConfirmed, isIdentityRefused, hasIdentity }: User) => {
  if (isDisabled) return text.disabled
  if (isIdentityConfirmed) return text.confirmed
  if (isIdentityRefused) return text.refused
  return hasIdentity ? text.waiting : text.incomplete
}

const columns: readonly Column<User>[] = [
  {
    id: 'name',
    label: text.columns.name,
    place: 'title',
    value: ({ title }) => title,
    cell: ({ title }) => <bdi>{title}</bdi>,
  },
  { id: 'email', label: text.columns.email, cell: ({ email }) => <Ltr>{email}</Ltr> },
  { id: 'phone', label: text.columns.phone, cell: ({ phoneEnd }) => phoneEnd && <Ltr>{`…${phoneEnd}`}</Ltr> },
  { id: 'role', label: text.columns.role, cell: ({ isSuperUser }) => (isSuperUser ? text.superUser : text.member) },
  {
    id: 'identity',
    label: text.columns.identity,
    place: 'status',
    cell: (user) => <StatusChip status={identityOf(user)} />,
  },
]

/** Who belongs to the account, and whether they are who they say. */
export function CustomerPeople({ users }: { users: readonly User[] }) {
  const state = useListState({ prefix: 'user-' })
  const refusal = useOperatorRefusal()
  const [asked, setAsked] = useState<User>()
  const actions: RowAction<User>[] = [
    { label: customersText.identity.look, run: setAsked, disabledReason: () => refusal('operator:support') },
  ]
  return (
    <Section title={text.title}>
      <ListTable
        label={text.title}
        unit={text.unit}
        query={{ data: users, isFetching: false, refetch: () => undefined }}
        columns={columns}
        rowActions={actions}
        state={state}
        empty=""
      />
      {asked && <IdentityCheck user={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  )
}
