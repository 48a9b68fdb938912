import { useIncidentGetQuery, type Incident } from '@sarv/client/portal.generated'
import { incidentKind, incidentSeverity, incidentState } from '@sarv/contract/enums'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { usePageTitle } from '../../../shell/page-handle.ts'
import type { RequestError } from '../../../shell/request-errors.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { MarkdownText } from '../../../ui/MarkdownText.tsx'
import { BackLink, PageHead } from '../../../ui/PageHead.tsx'
import { openPaths as paths } from '../open.paths.ts'
import { incidentsText as text } from './incidents.fa.ts'
import styles from './incidents.module.css'

const everyMinute = { pollingInterval: 60_000 }

/** `/status/{id}` */
export function IncidentPage() {
  const id = Number(useParams()['id'])
  if (!Number.isSafeInteger(id) || id <= 0) return <Navigate to={paths.status} replace />
  return (
    <>
      <BackLink href={paths.status}>{text.title}</BackLink>
      <OneIncident key={id} id={id} />
    </>
  )
}

function OneIncident({ id }: { id: number }) {
  const { currentData: incident, error, isFetching, refetch } = useIncidentGetQuery({ id }, everyMinute)
  usePageTitle(incident?.subject)
  if (incident) return <Shown incident={incident} />
  if ((error as RequestError | undefined)?.status === 404) {
    return (
      <Card isFlush label={text.title}>
        <Empty
          icon={SearchX}
          title={text.missing.title}
          actions={<LinkButton href={paths.status}>{text.missing.back}</LinkButton>}
        >
          {text.missing.text}
        </Empty>
      </Card>
    )
  }
  if (error)
    return <ErrorBox title={text.incidentFailed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <Loading lines={8} />
}

function Shown({ incident }: { incident: Incident }) {
  const { kindId, severityId, stateId, subject, content, updates } = incident
  return (
    <>
      <PageHead
        title={subject}
        beside={<EnumChip table={incidentState} id={stateId} />}
        summary={
          <>
            {incidentKind.label(kindId)} · {incidentSeverity.label(severityId)}
          </>
        }
      />
      <Card label={subject}>
        <div className={styles.text}>
          <MarkdownText>{content}</MarkdownText>
          <Facts incident={incident} />
        </div>
      </Card>
      <Card title={text.updates}>
        {updates.length === 0 && <p className={styles.quiet}>{text.noUpdates}</p>}
        {updates.length > 0 && (
          <ol className={styles.updates}>
            {updates.map((update) => (
              <li key={update.id} data-over={update.isResolution || undefined}>
                <span className={styles.quiet}>
                  <DateText wire={update.createDate} as="time" />
                  {update.isResolution && <> · {text.over}</>}
                </span>
                <MarkdownText>{update.content}</MarkdownText>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </>
  )
}

function Facts({ incident: { datacenters, products, fromDate, toDate, resolvedDate } }: { incident: Incident }) {
  const end: readonly [string, ReactNode] = resolvedDate
    ? [text.facts.resolved, <DateText key="end" wire={resolvedDate} as="time" />]
    : [text.facts.to, toDate ? <DateText key="end" wire={toDate} as="time" /> : text.unknownEnd]
  const facts: readonly (readonly [string, ReactNode])[] = [
    [text.facts.where, text.where(datacenters)],
    [text.facts.what, text.what(products)],
    [text.facts.from, <DateText key="from" wire={fromDate} as="time" />],
    end,
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, said]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}
