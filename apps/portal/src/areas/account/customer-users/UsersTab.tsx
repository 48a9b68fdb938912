import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Section } from '../../../ui/Section.tsx'
import { InvitationsTable } from './InvitationsTable.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { MembersTable } from './MembersTable.tsx'
import { usersText as text } from './customer-users.fa.ts'

/** `/portal/account?tab=users` */
export function UsersTab() {
  const [isInviting, setInviting] = useState(false)
  const [invitedId, setInvitedId] = useState<number>()
  const inviteButton = (
    <Button kind="primary" icon={UserPlus} writes onPress={() => setInviting(true)}>
      {text.invite}
    </Button>
  )
  return (
    <Section title={text.title} intro={text.intro} actions={inviteButton}>
      <MembersTable />
      <InvitationsTable markedId={invitedId} />
      {isInviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={(id) => {
            setInvitedId(id)
            setInviting(false)
          }}
        />
      )}
    </Section>
  )
}
