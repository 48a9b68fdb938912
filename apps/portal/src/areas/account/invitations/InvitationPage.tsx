import type { InvitationDetail } from '@sarv/contract/account/invitations/invitations.schemas'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../shell/paths.ts'
import { clearProject } from '../../../shell/project-selection.ts'
import { PublicFrame } from '../../../shell/PublicFrame.tsx'
import { reportError } from '../../../shell/report-error.ts'
import { withReturn } from '../../../shell/return-address.ts'
import { logout } from '../../../shell/session-calls.ts'
import { rereadSession } from '../../../shell/session-refresh.ts'
import { clearSession, useSession } from '../../../shell/session.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Note } from '../../../ui/Note.tsx'
import { toast } from '../../../ui/toast.ts'
import { forgetInvitation, invitationTokenOf, rememberInvitation } from './invitation-token.ts'
import { acceptInvitation } from './invitation-calls.ts'
import { InvitationGate } from './InvitationGate.tsx'
import { invitationText as text } from './invitations.fa.ts'
import styles from './InvitationPage.module.css'

/** Where the link of an invitation leads, whoever opens it: a member, a guest with an account, a newcomer. */
export function InvitationPage() {
  const { hash } = useLocation()
  const token = invitationTokenOf(hash)

  useEffect(() => {
    if (token) rememberInvitation(token)
  }, [token])

  return (
    <PublicFrame>
      <div className={styles.page}>
        <h1>{text.title}</h1>
        <InvitationGate token={token}>
          {(invitation) => (
            <>
              <div className={styles.about}>
                <p className={styles.invited}>{text.invited(invitation.invitedBy, invitation.customer)}</p>
                <p className={styles.sub}>
                  {text.forEmail} <Ltr>{invitation.email}</Ltr>
                </p>
              </div>
              <NextStep token={token} invitation={invitation} />
            </>
          )}
        </InvitationGate>
      </div>
    </PublicFrame>
  )
}

interface NextStepProps {
  token: string
  invitation: InvitationDetail
}

function NextStep({ token, invitation }: NextStepProps) {
  const { accessToken, email } = useSession()
  if (accessToken === '') return invitation.hasAccount ? <ToLogin /> : <ToSignup token={token} />
  // A session from before the portal kept the e-mail: the server decides.
  const isTheirs = email === '' || email.toLowerCase() === invitation.email.toLowerCase()
  return isTheirs ? <Accept token={token} /> : <ChangeUser email={email} />
}

function Act({ why, children }: { why: ReactNode; children: ReactNode }) {
  return (
    <>
      <p className={styles.why}>{why}</p>
      {children}
    </>
  )
}

const toLogin = withReturn(paths.login, paths.invitation)

function ToLogin() {
  return (
    <Act why={text.loginText}>
      <LinkButton kind="primary" isWide href={toLogin}>
        {text.login}
      </LinkButton>
    </Act>
  )
}

function ToSignup({ token }: { token: string }) {
  const fragment = new URLSearchParams({ invitation: token })
  return (
    <Act why={text.signupText}>
      <LinkButton kind="primary" isWide href={`${paths.signup}#${fragment}`}>
        {text.signup}
      </LinkButton>
    </Act>
  )
}

function Accept({ token }: { token: string }) {
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const enter = async (customer: string) => {
    forgetInvitation()
    clearProject()
    await rereadSession()
    toast.success(text.accepted(customer))
    await navigate(paths.dashboard, { replace: true })
  }
  const accept = async () => {
    setPending(true)
    const { data: joined, error } = await acceptInvitation({ body: { invitationToken: token } })
    if (joined) await enter(joined.customer)
    else if (error) reportError(error)
    setPending(false)
  }
  return (
    <Act why={text.acceptText}>
      <Button kind="primary" isWide isPending={isPending} onPress={() => void accept()}>
        {text.accept}
      </Button>
    </Act>
  )
}

function ChangeUser({ email }: { email: string }) {
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const leave = async () => {
    setPending(true)
    await logout()
    clearSession()
    clearProject()
    await navigate(toLogin)
  }
  return (
    <>
      <Note tone="warning">
        {text.otherUser} <Ltr>{email}</Ltr>
      </Note>
      <Button isWide isPending={isPending} onPress={() => void leave()}>
        {text.changeUser}
      </Button>
    </>
  )
}
