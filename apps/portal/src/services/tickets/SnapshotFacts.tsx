import type { IssueSnapshot } from '@sarv/contract/portal/tickets/tickets.schemas'
import { operationStatus, serviceStatus } from '@sarv/contract/enums'
import { formatDateTime } from '../../format/dates.ts'
import { formatCount } from '../../format/number.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { talkText } from './talk.fa.ts'
import styles from './SnapshotFacts.module.css'

const text = talkText.snapshot

/** All of a report, so that nobody sends what they have not seen. */
export function SnapshotFacts({ snapshot }: { snapshot: IssueSnapshot }) {
  const { service, product, project, serviceStatusId, takenDate, operations, requests } = snapshot
  return (
    <dl className={styles.facts}>
      <dt>{text.service}</dt>
      <dd>
        {product} <Ltr>{service}</Ltr>
      </dd>
      <dt>{text.project}</dt>
      <dd>{project}</dd>
      <dt>{text.status}</dt>
      <dd>{serviceStatus.label(serviceStatusId)}</dd>
      <dt>{text.taken}</dt>
      <dd>{formatDateTime(takenDate)}</dd>
      <dt>{text.operations}</dt>
      <dd>
        {operations.length === 0 && text.none}
        <ul>
          {operations.map(({ id, title, operationStatusId, reason, createDate }) => (
            <li key={id}>
              {title} · {operationStatus.label(operationStatusId)} · {formatDateTime(createDate)}
              {reason !== null && ` · ${reason}`}
            </li>
          ))}
        </ul>
      </dd>
      <dt>{text.requests}</dt>
      <dd>
        {requests.length === 0 && text.none}
        <ul>
          {requests.map(({ title, date, status, traceId }) => (
            <li key={traceId}>
              {title} · {formatDateTime(date)} · {formatCount(status)} · <Ltr isCode>{traceId}</Ltr>
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  )
}
