import {
  useOperatorIdentityConfirmMutation,
  useOperatorIdentityRefuseMutation,
  type OperatorCustomerDetail,
} from '@sarv/client/operator.generated'
import { useState } from 'react'
import { Section } from '../../../ui/Section.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { AnswerDialog } from '../frame/AnswerDialog.tsx'
import { useOperatorRefusal } from '../frame/use-operator-may.ts'
import { customersText } from './operator-customers.fa.ts'

const text = customersText.people

type User = OperatorCustomerDetail['users'][number]

const identityOf = ({ isDisabled, isIdentityConfirmed, hasIdentity }: User) => {
  if (isDisabled) return text.disabled
  if (isIdentityConfirmed) return text.confirmed
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
  const [asked, setAsked] = useState<{ act: 'confirm' | 'refuse'; user: User }>()
  const actions: RowAction<User>[] = [
    {
      label: text.confirm,
      run: (user) => setAsked({ act: 'confirm', user }),
      isHidden: ({ isIdentityConfirmed }) => isIdentityConfirmed,
      disabledReason: ({ hasIdentity }) => refusal('operator:support') ?? (hasIdentity ? undefined : text.nothing),
    },
    {
      label: text.refuse,
      run: (user) => setAsked({ act: 'refuse', user }),
      disabledReason: () => refusal('operator:support'),
    },
  ]
  const close = () => setAsked(undefined)
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
      {asked?.act === 'confirm' && <ConfirmDialog user={asked.user} onClose={close} />}
      {asked?.act === 'refuse' && <RefuseDialog user={asked.user} onClose={close} />}
    </Section>
  )
}

interface DialogProps {
  user: User
  onClose: () => void
}

function ConfirmDialog({ user: { id, title }, onClose }: DialogProps) {
  const [confirm] = useOperatorIdentityConfirmMutation()
  return (
    <ActDialog
      title={text.confirmTitle(title)}
      submitLabel={text.confirm}
      defaultValues={{ reason: '' }}
      resolver={reasonResolver}
      send={(body) => confirm({ id, body })}
      done={() => text.done}
      onClose={onClose}
    />
  )
}

function RefuseDialog({ user: { id, title }, onClose }: DialogProps) {
  const [refuse] = useOperatorIdentityRefuseMutation()
  return (
    <AnswerDialog
      title={text.refuseTitle(title)}
      submitLabel={text.refuse}
      send={(body) => refuse({ id, body })}
      done={text.refused}
      onClose={onClose}
    />
  )
}
