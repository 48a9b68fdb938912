import type { InvitationDetail } from '@sarv/contract/account/invitations/invitations.schemas'
import { MailX } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { paths } from '../../../shell/paths.ts'
import { reportError } from '../../../shell/report-error.ts'
import type { RequestError } from '../../../shell/request-errors.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { uiText } from '../../../ui/ui.fa.ts'
import { forgetInvitation } from './invitation-token.ts'
import { readInvitation } from './invitation-calls.ts'
import { invitationText as text } from './invitations.fa.ts'

interface InvitationGateProps {
  token: string
  children: (invitation: InvitationDetail) => ReactNode
}

interface Read {
  token: string
  invitation?: InvitationDetail
  error?: RequestError
}

/** The server does not know the token, or no longer; anything else may be over in a minute. */
const isDead = ({ status }: RequestError) => status === 400 || status === 404 || status === 422

/** What stands behind an invitation's link, once it is read; a link that leads nowhere says so. */
export function InvitationGate({ token, children }: InvitationGateProps) {
  const { read, again } = useInvitation(token)
  if (!token || (read?.error && isDead(read.error))) return <DeadInvitation />
  if (read?.error) {
    return (
      <Empty icon={MailX} title={text.unreadTitle} actions={<Button onPress={again}>{uiText.retry}</Button>}>
        {uiText.failedText}
      </Empty>
    )
  }
  if (!read?.invitation) {
    return (
      <div aria-busy aria-label={uiText.loading}>
        <Skeleton lines={4} />
      </div>
    )
  }
  return children(read.invitation)
}

const useInvitation = (token: string) => {
  const [attempt, setAttempt] = useState<object>({})
  const [answered, setAnswered] = useState<Read & { attempt: object }>()

  useEffect(() => {
    if (!token) return undefined
    const leaving = new AbortController()
    const ask = async () => {
      const { data, error } = await readInvitation({ body: { invitationToken: token } }, leaving.signal)
      if (leaving.signal.aborted) return
      if (error && isDead(error)) forgetInvitation()
      else if (error) reportError(error)
      setAnswered({ attempt, token, invitation: data, error })
    }
    void ask()
    return () => leaving.abort()
  }, [attempt, token])

  const isCurrent = answered?.attempt === attempt && answered.token === token
  return { read: isCurrent ? answered : undefined, again: () => setAttempt({}) }
}

function DeadInvitation() {
  return (
    <Empty
      icon={MailX}
      title={text.deadTitle}
      actions={<LinkButton href={paths.dashboard}>{text.toPortal}</LinkButton>}
    >
      {text.deadText}
    </Empty>
  )
}
