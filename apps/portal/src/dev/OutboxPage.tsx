import { outboxList } from '@sarv/client/portal/outbox.calls.generated'
import type { OutboxMessage } from '@sarv/contract/portal/outbox/outbox.schemas'
import { Inbox, MailX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paths } from '../shell/paths.ts'
import { reportError } from '../shell/report-error.ts'
import type { RequestError } from '../shell/request-errors.ts'
import { openCall } from '../shell/session-calls.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { RefreshButton } from '../ui/RefreshButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { uiText } from '../ui/ui.fa.ts'
import { outboxText as text } from './outbox.fa.ts'
import { OutboxMessageCard } from './OutboxMessageCard.tsx'
import styles from './OutboxPage.module.css'

const readOutbox = openCall(outboxList)

/** What a demo would have sent: whoever tries it out has no mailbox and no phone there. */
export function OutboxPage() {
  const { messages, error, isReading, read } = useOutbox()
  return (
    <main className={styles.page}>
      <PageHead
        title={text.title}
        summary={text.about}
        actions={
          <>
            <RefreshButton isFetching={isReading} onPress={read} />
            <LinkButton href={paths.login}>{text.toLogin}</LinkButton>
          </>
        }
      />
      {error ? <OutboxMissing error={error} onRetry={read} /> : <OutboxMessages messages={messages} />}
    </main>
  )
}

const useOutbox = () => {
  const [attempt, setAttempt] = useState<object>({})
  const [answered, setAnswered] = useState<{ to: object; messages?: OutboxMessage[]; error?: RequestError }>()

  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      const { data, error } = await readOutbox(undefined, leaving.signal)
      if (leaving.signal.aborted) return
      setAnswered({ to: attempt, messages: data, error })
      if (error) reportError(error)
    }
    void read()
    return () => leaving.abort()
  }, [attempt])

  return { ...answered, isReading: answered?.to !== attempt, read: () => setAttempt({}) }
}

function OutboxMissing({ error, onRetry }: { error: RequestError; onRetry: () => void }) {
  const isAbsent = error.status === 404
  return (
    <Card isFlush label={text.title}>
      <Empty
        icon={MailX}
        title={isAbsent ? text.absent : text.failed}
        actions={!isAbsent && <Button onPress={onRetry}>{uiText.retry}</Button>}
      >
        {isAbsent ? text.absentText : uiText.failedText}
      </Empty>
    </Card>
  )
}

function OutboxMessages({ messages }: { messages: OutboxMessage[] | undefined }) {
  if (!messages) {
    return (
      <div aria-busy>
        <Card label={text.title}>
          <Skeleton lines={5} />
        </Card>
      </div>
    )
  }
  if (messages.length === 0) {
    return (
      <Card isFlush label={text.title}>
        <Empty icon={Inbox} title={text.empty} hasPattern>
          {text.emptyText}
        </Empty>
      </Card>
    )
  }
  return (
    <ol className={styles.messages}>
      {messages.map((message) => (
        <li key={message.id}>
          <OutboxMessageCard message={message} />
        </li>
      ))}
    </ol>
  )
}
