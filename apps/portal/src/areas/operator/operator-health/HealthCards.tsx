import { useOperatorHealthGetQuery, type OperatorHealth } from '@sarv/client/operator.generated'
import { paymentProvider } from '@sarv/contract/enums'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useClockPolling } from '../frame/operator-live.ts'
import { healthText as text } from './operator-health.fa.ts'
import styles from './operator-health.module.css'

/** How engines, banks and messages are, by what workers have written down. */
export function HealthCards() {
  const { data: health, error, isFetching, refetch } = useOperatorHealthGetQuery(undefined, useClockPolling())
  if (error && !health) return <ErrorBox error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!health) return <Loading lines={4} />
  return (
    <div className={styles.columns}>
      <Engines engines={health.engines} />
      <div className={styles.others}>
        <Gateways gateways={health.gateways} />
        <Messages messages={health.messages} />
      </div>
    </div>
  )
}

interface LineProps {
  name: ReactNode
  hint: ReactNode
  /** What is wrong with it. */
  fault?: ReactNode
  chip: ReactNode
}

function Line({ name, hint, fault, chip }: LineProps) {
  return (
    <li>
      <span>
        {name}
        <small>{hint}</small>
        {fault && <small data-fault>{fault}</small>}
      </span>
      {chip}
    </li>
  )
}

function Engines({ engines }: Pick<OperatorHealth, 'engines'>) {
  return (
    <Card title={text.engines}>
      {engines.length === 0 && <p>{text.noEngines}</p>}
      <ul className={styles.list} data-wide>
        {engines.map(({ datacenter, scope, label, lastDate, isSilent, tookMs, failure, failedSinceDate }) => (
          <Line
            key={`${datacenter} ${scope}`}
            name={
              <>
                {label} · <bdi>{datacenter}</bdi>
              </>
            }
            hint={
              lastDate === null ? (
                text.never
              ) : (
                <>
                  {text.last}: <DateText wire={lastDate} as="time" />
                  {tookMs !== null && text.took(tookMs)}
                </>
              )
            }
            fault={
              failure && (
                <>
                  {failure}
                  {failedSinceDate && (
                    <>
                      {text.since} <DateText wire={failedSinceDate} as="time" />
                    </>
                  )}
                </>
              )
            }
            chip={<StatusChip status={isSilent ? text.silent : failure ? text.unanswered : text.answering} />}
          />
        ))}
      </ul>
    </Card>
  )
}

function Gateways({ gateways }: Pick<OperatorHealth, 'gateways'>) {
  return (
    <Card title={text.gateways}>
      <ul className={styles.list}>
        {gateways.map(({ paymentProviderId, isFailing, isDry, startedCount, creditedCount }) => (
          <Line
            key={paymentProviderId}
            name={paymentProvider.label(paymentProviderId)}
            hint={text.paid(creditedCount, startedCount)}
            chip={<StatusChip status={isFailing ? text.failing : isDry ? text.dry : text.answering} />}
          />
        ))}
      </ul>
    </Card>
  )
}

function Messages({ messages }: Pick<OperatorHealth, 'messages'>) {
  return (
    <Card title={text.messages}>
      {messages.length === 0 && <p>{text.noMessages}</p>}
      <ul className={styles.list}>
        {messages.map(({ channel, waitingCount, failedCount, sentCount, state }) => (
          <Line
            key={channel}
            name={text.channels[channel]}
            hint={text.queue(waitingCount, failedCount, sentCount)}
            chip={<StatusChip status={text.messageStates[state]} />}
          />
        ))}
      </ul>
    </Card>
  )
}
