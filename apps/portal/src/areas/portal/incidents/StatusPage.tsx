import { useIncidentListQuery, type IncidentListItem } from '@sarv/client/portal.generated'
import { incidentKind, incidentSeverity, incidentState } from '@sarv/contract/enums'
import { CircleCheck } from 'lucide-react'
import { Card } from '../../../ui/Card.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { openPaths as paths } from '../open.paths.ts'
import { incidentsText as text } from './incidents.fa.ts'
import styles from './incidents.module.css'

const everyMinute = { pollingInterval: 60_000 }

/** `/status`: how everything is, for everyone. */
export function StatusPage() {
  const { data, error, isFetching, refetch } = useIncidentListQuery(undefined, everyMinute)
  const isOver = ({ stateId }: IncidentListItem) => stateId === incidentState.id.resolved
  const open = data?.filter((incident) => !isOver(incident)) ?? []
  const past = data?.filter(isOver) ?? []
  return (
    <>
      <PageHead title={text.title} isInPhoneHeader />
      {!data && error && (
        <ErrorBox title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading lines={6} />}
      {data && open.length === 0 && (
        <Card isFlush label={text.title}>
          <Empty icon={CircleCheck} title={text.allWell} size="sm">
            {text.allWellText}
          </Empty>
        </Card>
      )}
      {open.length > 0 && <Incidents title={text.now} incidents={open} />}
      {past.length > 0 && <Incidents title={text.past} incidents={past} />}
    </>
  )
}

function Incidents({ title, incidents }: { title: string; incidents: readonly IncidentListItem[] }) {
  return (
    <Card title={title} isFlush>
      <ul className={styles.list}>
        {incidents.map(({ id, kindId, severityId, stateId, subject, datacenters, products, fromDate }) => (
          <li key={id}>
            <span className={styles.about}>
              <Link href={paths.incident(id)}>{subject}</Link>
              <span className={styles.quiet}>
                {incidentKind.label(kindId)} · {text.where(datacenters)} · {text.what(products)} ·{' '}
                <DateText wire={fromDate} as="time" />
              </span>
            </span>
            <EnumChip table={incidentSeverity} id={severityId} />
            <EnumChip table={incidentState} id={stateId} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
