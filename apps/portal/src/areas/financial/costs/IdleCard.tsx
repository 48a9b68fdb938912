import { useIdleServiceListQuery, type IdleServiceListItem } from '@sarv/client/financial.generated'
import { servicePage, serviceType as serviceTypes } from '@sarv/contract/service-types'
import { formatDate } from '../../../format/dates.ts'
import { formatCount } from '../../../format/number.ts'
import { formatRials } from '../../../format/rials.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { costsText } from './costs.fa.ts'
import styles from './Costs.module.css'

const text = costsText.idle

/** Of a long list: the dearest stand first. */
const shownRows = 20

/** What costs money while nobody uses it, each with the page on which that ends. */
export function IdleCard() {
  const { data, error, isFetching, refetch } = useIdleServiceListQuery()
  const sum = data?.reduce((total, { monthlyPrice }) => total + monthlyPrice, 0) ?? 0
  return (
    <Card
      title={text.title}
      headEnd={sum > 0 && <span className={styles.quiet}>{text.sum(formatRials(sum))}</span>}
      isFlush
    >
      {data && data.length > 0 && <Rows rows={data} />}
      {data?.length === 0 && <p className={styles.part}>{text.none}</p>}
      {!data && (
        <div className={styles.part}>
          {error ? (
            <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Loading lines={3} />
          )}
        </div>
      )}
    </Card>
  )
}

function Rows({ rows }: { rows: readonly IdleServiceListItem[] }) {
  return (
    <>
      <ul className={styles.idle}>
        {rows.slice(0, shownRows).map((row) => (
          <Row key={`${row.serviceType} ${row.serviceId}`} row={row} />
        ))}
      </ul>
      {rows.length > shownRows && <p className={styles.part}>{text.more(formatCount(rows.length - shownRows))}</p>}
    </>
  )
}

/** What belongs to a server is given back on the server's page. */
const pageOf = ({ serviceType, serviceId, projectId, ownerId }: IdleServiceListItem): string | undefined =>
  ownerId === null
    ? servicePage({ serviceType, serviceId, projectId })
    : servicePage({ serviceType: serviceTypes.vm, serviceId: ownerId, projectId })

function Row({ row }: { row: IdleServiceListItem }) {
  const page = pageOf(row)
  return (
    <li>
      <div className={styles.what}>
        <b>
          {row.product} <bdi>{row.service ?? costsText.list.unnamed}</bdi>
        </b>
        <small>
          {text.reasons[row.reason]} · <bdi>{row.project}</bdi> · {text.since(formatDate(row.fromDate))}
        </small>
      </div>
      <Money rials={row.monthlyPrice} per={text.perMonth} />
      {page && (
        <LinkButton size="sm" href={page} aria-label={`${text.acts[row.reason]}: ${row.service ?? ''}`}>
          {text.acts[row.reason]}
        </LinkButton>
      )}
    </li>
  )
}
