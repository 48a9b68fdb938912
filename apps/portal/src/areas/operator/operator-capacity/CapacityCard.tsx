import { useOperatorCapacityGetQuery, type OperatorCapacity } from '@sarv/client/operator.generated'
import { capacityResources } from '@sarv/contract/operator/operator-capacity/resources'
import { CircleAlert, Clock, TriangleAlert, type LucideIcon } from 'lucide-react'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { iconSm } from '../../../ui/icons.ts'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { useClockPolling } from '../frame/operator-live.ts'
import { operatorPaths } from '../operator.paths.ts'
import { CapacityBar } from './CapacityBar.tsx'
import { notesOf, type CapacityNote } from './capacity-notes.ts'
import { capacityText as text } from './operator-capacity.fa.ts'
import styles from './operator-capacity.module.css'

/** How full each datacenter is, and what somebody has to do about it. */
export function CapacityCard({ isOnItsPage = false }: { isOnItsPage?: boolean }) {
  const { data, error, isFetching, refetch } = useOperatorCapacityGetQuery(undefined, useClockPolling())
  return (
    <Card
      title={text.title}
      headEnd={<Legend />}
      isFlush
      foot={
        data && (
          <div className={styles.foot}>
            {text.thresholds(data.warningPercent, data.dangerPercent)}
            {!isOnItsPage && <Link href={operatorPaths.capacity}>{text.all}</Link>}
          </div>
        )
      }
    >
      {error && (
        <div className={styles.part}>
          <ErrorBox
            isPart={!isOnItsPage || data !== undefined}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </div>
      )}
      {!data && !error && (
        <div className={styles.part}>
          <Loading lines={5} />
        </div>
      )}
      {data?.datacenters.length === 0 && <p className={styles.part}>{text.none}</p>}
      {data && data.datacenters.length > 0 && <Shares capacity={data} />}
      {data && <Notes notes={notesOf(data)} />}
    </Card>
  )
}

function Legend() {
  return (
    <span className={styles.legend}>
      <span>{text.used}</span>
      <span data-held>{text.held}</span>
    </span>
  )
}

/** A line for each thing that any of them has. */
function Shares({ capacity: { datacenters } }: { capacity: OperatorCapacity }) {
  const shown = capacityResources.filter(
    (wanted) =>
      wanted !== 'volumeGb' || datacenters.some(({ stocks }) => stocks.some((one) => one.resource === wanted)),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <section className={styles.scroll} aria-label={text.title} tabIndex={0}>
      <table className={styles.shares}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{text.resource}</span>
            </th>
            {datacenters.map(({ datacenterId, datacenter }) => (
              <th key={datacenterId} scope="col">
                <bdi>{datacenter}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((wanted) => (
            <tr key={wanted}>
              <th scope="row">{text.resources[wanted]}</th>
              {datacenters.map(({ datacenterId, isStale, stocks }) => (
                <td key={datacenterId} data-stale={isStale || undefined}>
                  <CapacityBar stock={stocks.find(({ resource }) => resource === wanted)} isAsked={stocks.length > 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const noteIcons: Record<CapacityNote['tone'], LucideIcon> = {
  danger: CircleAlert,
  warning: TriangleAlert,
  neutral: Clock,
}

function Notes({ notes }: { notes: readonly CapacityNote[] }) {
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map(({ tone, text: line }) => {
        const Icon = noteIcons[tone]
        return (
          <li key={line} data-tone={tone}>
            <Icon {...iconSm} aria-hidden />
            {line}
          </li>
        )
      })}
    </ul>
  )
}
