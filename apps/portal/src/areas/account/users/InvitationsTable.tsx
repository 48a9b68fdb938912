import {
  type InvitationListItem,
  useInvitationDeleteMutation,
  useInvitationListQuery,
  useInvitationResendMutation,
} from '@sarv/client/account.generated'
import { Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useAccountRoles, useMayIn } from '../../../shell/use-may.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { toast } from '../../../ui/toast.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { Section } from '../../../ui/Section.tsx'
import { invitationColumns } from './invitation-columns.tsx'
import { resendRefusal, takeBackRefusal } from './member-roles.ts'
import { useResting } from './use-resting.ts'
import { usersText } from './users.fa.ts'

const text = usersText.invitations

/** A mail takes its time; who presses again at once would make the first link useless. */
const resendPauseMs = 60_000

/** Who was invited and has not joined yet. */
export function InvitationsTable({ markedId }: { markedId: number | undefined }) {
  const invitations = useInvitationListQuery()
  const state = useListState({ prefix: 'invitation-' })
  const [withdrawn, setWithdrawn] = useState<InvitationListItem>()
  const resendAction = useResendAction()
  const ownRoles = useAccountRoles()
  const takeBackAction: RowAction<InvitationListItem> = {
    label: text.takeBack,
    icon: Undo2,
    isDanger: true,
    isQuick: true,
    run: setWithdrawn,
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
      {withdrawn && <TakeBackDialog invitation={withdrawn} onClose={() => setWithdrawn(undefined)} />}
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

function TakeBackDialog({ invitation, onClose }: { invitation: InvitationListItem; onClose: () => void }) {
  const [takeBack] = useInvitationDeleteMutation()
  const confirm = async () => {
    const { error } = await takeBack({ id: invitation.id })
    if (error) return false
    toast.success(text.takenBack(invitation.email))
    return true
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.takeBackTitle(invitation.email)}
      confirmLabel={text.takeBack}
      isDanger
      onConfirm={confirm}
    >
      <p>{text.takeBackText}</p>
    </ConfirmDialog>
  )
}
