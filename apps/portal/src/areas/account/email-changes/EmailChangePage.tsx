import type { EmailChangeDetail } from '@sarv/contract/account/email-changes/email-changes.schemas'
import { MailCheck, MailX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../../shell/paths.ts'
import { PublicFrame } from '../../../shell/PublicFrame.tsx'
import { reportError } from '../../../shell/report-error.ts'
import type { RequestError } from '../../../shell/request-errors.ts'
import { clearSession } from '../../../shell/session.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { uiText } from '../../../ui/ui.fa.ts'
import { readEmailChange, takeEmailBack } from './email-change-calls.ts'
import { emailChangeText as text } from './email-changes.fa.ts'
import styles from './EmailChangePage.module.css'

/** Where the mail to the old address leads, signed in or not: it shows the change, and only the button takes it back. */
export function EmailChangePage() {
  const { hash } = useLocation()
  const token = hash.replace(/^#/, '')
  return (
    <PublicFrame>
      <div className={styles.page}>
        <h1>{text.title}</h1>
        {token ? <Change key={token} token={token} /> : <Over />}
      </div>
    </PublicFrame>
  )
}

/** The server does not know the token, or no longer; anything else may be over in a minute. */
const isOver = ({ status }: RequestError) => status === 400 || status === 422

function Change({ token }: { token: string }) {
  const { change, error, again } = useChange(token)
  const [isDone, setDone] = useState(false)
  if (isDone) return <Done />
  if (error && isOver(error)) return <Over />
  if (error) {
    return (
      <Empty icon={MailX} title={text.unreadTitle} actions={<Button onPress={again}>{uiText.retry}</Button>}>
        {uiText.failedText}
      </Empty>
    )
  }
  if (!change) {
    return (
      <div aria-busy aria-label={uiText.loading}>
        <Skeleton lines={5} />
      </div>
    )
  }
  return <Question token={token} change={change} onDone={() => setDone(true)} />
}

const useChange = (token: string) => {
  const [attempt, setAttempt] = useState<object>({})
  const [answer, setAnswer] = useState<{ attempt: object; change?: EmailChangeDetail; error?: RequestError }>()
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      const { data, error } = await readEmailChange({ body: { takeBackToken: token } }, leaving.signal)
      if (!leaving.signal.aborted) setAnswer({ attempt, change: data, error })
    }
    void read()
    return () => leaving.abort()
  }, [attempt, token])
  const current = answer?.attempt === attempt ? answer : undefined
  return { change: current?.change, error: current?.error, again: () => setAttempt({}) }
}

interface QuestionProps {
  token: string
  change: EmailChangeDetail
  onDone: () => void
}

function Question({ token, change, onDone }: QuestionProps) {
  const [isPending, setPending] = useState(false)
  const takeBack = async () => {
    setPending(true)
    const { error } = await takeEmailBack({ body: { takeBackToken: token } })
    setPending(false)
    if (error) {
      reportError(error)
      return
    }
    // Every session of the account has ended, and this browser's may have been one of them.
    clearSession()
    onDone()
  }
  return (
    <>
      <p>{text.changed}</p>
      <dl className={styles.facts}>
        <dt>{text.from}</dt>
        <dd>
          <Ltr>{change.oldEmail}</Ltr>
        </dd>
        <dt>{text.to}</dt>
        <dd>
          <Ltr>{change.newEmail}</Ltr>
        </dd>
        <dt>{text.when}</dt>
        <dd>
          <DateText wire={change.changeDate} as="time" />
        </dd>
        <dt>{text.until}</dt>
        <dd>
          <DateText wire={change.expireDate} as="time" />
        </dd>
      </dl>
      <p className={styles.ask}>{text.ask}</p>
      <ul className={styles.effects}>
        {text.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <Button kind="primary" isWide isPending={isPending} onPress={() => void takeBack()}>
        {text.takeBack}
      </Button>
    </>
  )
}

function Done() {
  return (
    <Empty
      icon={MailCheck}
      title={text.doneTitle}
      actions={
        <LinkButton kind="primary" href={paths.forget}>
          {text.newPassword}
        </LinkButton>
      }
    >
      {text.doneText}
    </Empty>
  )
}

function Over() {
  return (
    <Empty icon={MailX} title={text.overTitle} actions={<LinkButton href={paths.login}>{text.toLogin}</LinkButton>}>
      {text.overText}
    </Empty>
  )
}
