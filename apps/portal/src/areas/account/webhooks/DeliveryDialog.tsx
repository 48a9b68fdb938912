import { useWebhookDeliveryGetQuery, type WebhookDelivery } from '@sarv/client/portal.generated'
import { webhookDeliveryStatus } from '@sarv/contract/enums'
import { RotateCcw } from 'lucide-react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { webhooksText } from './webhooks.fa.ts'
import styles from './webhooks.module.css'

const text = webhooksText.delivery

interface DeliveryDialogProps {
  webhookId: number
  id: number
  replayRefusal: (statusId: number) => string | undefined
  onReplay: (id: number) => Promise<void>
  onClose: () => void
}

/** One delivery: what was posted, and each attempt with its answer. */
export function DeliveryDialog({ webhookId, id, replayRefusal, onReplay, onClose }: DeliveryDialogProps) {
  const { data, error, isLoading, refetch } = useWebhookDeliveryGetQuery(
    { webhookId, id },
    { pollingInterval: usePollingInterval() },
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={data ? <Ltr isCode>{data.type}</Ltr> : text.title}
      subtitle={<DateText wire={data?.createDate} as="time" />}
      footer={
        data && (
          <Button
            icon={RotateCcw}
            writes
            disabledReason={replayRefusal(data.statusId)}
            onPress={() => void onReplay(id)}
          >
            {webhooksText.log.replay}
          </Button>
        )
      }
    >
      {isLoading && <Skeleton lines={6} />}
      {!!error && !data && <ErrorBox isPart title={text.failed} error={error} onRetry={() => void refetch()} />}
      {data && <Delivery delivery={data} />}
    </Dialog>
  )
}

/** As people read JSON. */
const spread = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { event, statusId, nextAttemptDate, waitsForEarlier, body, tries } = delivery
  return (
    <div className={styles.stack}>
      <dl className={styles.facts}>
        <dt>{webhooksText.log.columns.status}</dt>
        <dd>
          <EnumChip table={webhookDeliveryStatus} id={statusId} moving={[webhookDeliveryStatus.id.queued]} />
        </dd>
        <dt>{text.event}</dt>
        <dd>
          <Ltr isCode>{event}</Ltr>
        </dd>
        {nextAttemptDate && !waitsForEarlier && (
          <>
            <dt>{text.next}</dt>
            <dd>
              <DateText wire={nextAttemptDate} as="time" />
            </dd>
          </>
        )}
      </dl>
      {waitsForEarlier && <Note>{text.waits}</Note>}
      <h3 className={styles.label}>{text.attempts}</h3>
      {tries.length === 0 && <p>{text.notYet}</p>}
      <ol className={styles.attempts}>
        {tries.map((attempt) => (
          <li key={attempt.number} className={styles.attempt}>
            <div className={styles.line}>
              <b>{text.attempt(attempt.number)}</b>
              <DateText wire={attempt.date} as="time" />
              <span>{text.took(attempt.tookMs)}</span>
              {attempt.responseStatus !== null && <Ltr isCode>{attempt.responseStatus}</Ltr>}
            </div>
            {attempt.reason && <p>{attempt.reason}</p>}
            {attempt.answer && <CodeBlock code={attempt.answer} label={text.answer} isWrapped />}
          </li>
        ))}
      </ol>
      <h3 className={styles.label}>{text.body}</h3>
      <CodeBlock code={spread(body)} label={text.body} />
    </div>
  )
}
