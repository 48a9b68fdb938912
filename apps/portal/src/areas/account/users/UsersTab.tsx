import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { InvitationsTable } from './InvitationsTable.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { MembersTable } from './MembersTable.tsx'
import { usersText as text } from './users.fa.ts'
import styles from './UsersTab.module.css'

/** `/portal/account?tab=users` */
export function UsersTab() {
  const [isInviting, setInviting] = useState(false)
  const [invitedId, setInvitedId] = useState<number>()
  return (
    <div className={styles.tab}>
      <header className={styles.head}>
        <div>
          <h2>{text.title}</h2>
          <p className={styles.intro}>{text.intro}</p>
        </div>
        <Button kind="primary" icon={UserPlus} onPress={() => setInviting(true)}>
          {text.invite}
        </Button>
      </header>
      <MembersTable />
      <h2 className={styles.second}>{text.invitations.title}</h2>
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
    </div>
  )
}
