import {
  type InvitationListItem,
  useInvitationDeleteMutation,
  useInvitationListQuery,
  useInvitationResendMutation,
} from '@sarv/client/account.generated'
import { Send, Undo2 } from 'lucide-react'
import { useAccountRoles, useMayIn } from '../../../shell/use-may.ts'
import { useConfirmDialog } from '../../../shell/use-confirm-dialog.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { toast } from '../../../ui/toast.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { Section } from '../../../ui/Section.tsx'
import { invitationColumns } from './invitation-columns.tsx'
import { resendRefusal, takeBackRefusal } from './member-roles.ts'
import { useResting } from './use-resting.ts'
import { usersText } from './customer-users.fa.ts'

const text = usersText.invitations

/** A mail takes its time; who presses again at once would make the first link useless. */
const resendPauseMs = 60_000

/** Who was invited and has not joined yet. */
export function InvitationsTable({ markedId }: { markedId: number | undefined }) {
  const invitations = useInvitationListQuery()
  const state = useListState({ prefix: 'invitation-' })
  const [takeBack] = useInvitationDeleteMutation()
  const withdrawal = useConfirmDialog<InvitationListItem>(({ id }) => takeBack({ id }), {
    title: ({ email }) => text.takeBackTitle(email),
    text: () => text.takeBackText,
    confirmLabel: text.takeBack,
    isDanger: true,
    started: ({ email }) => text.takenBack(email),
  })
  const resendAction = useResendAction()
  const ownRoles = useAccountRoles()
  const takeBackAction: RowAction<InvitationListItem> = {
    label: text.takeBack,
    icon: Undo2,
    isDanger: true,
    isQuick: true,
    run: withdrawal.ask,
    disabledReason: (invitation) => takeBackRefusal(ownRoles, invitation),
  }
  if (invitations.data?.length === 0) return null
  return (
    <Section title={text.title}>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={invitations}
        columns={invitationColumns}
        state={state}
        rowActions={[resendAction, takeBackAction]}
        empty={text.empty}
        markedKey={markedId}
      />
      {withdrawal.dialog}
    </Section>
  )
}

function useResendAction(): RowAction<InvitationListItem> {
  const [resend] = useInvitationResendMutation()
  const { isResting, rest } = useResting(resendPauseMs)
  const ownRoles = useAccountRoles()
  const mayIn = useMayIn()
  return {
    label: text.resend,
    icon: Send,
    isQuick: true,
    run: async ({ id, email }) => {
      const { error } = await resend({ id })
      if (error) return
      rest(id)
      toast.success(text.resent(email))
    },
    disabledReason: (invitation) =>
      isResting(invitation.id) ? usersText.refused.resting : resendRefusal(ownRoles, invitation, mayIn),
  }
}
