import { useIdleServiceListQuery, type IdleServiceListItem } from '@sarv/client/financial.generated'
import { servicePage } from '@sarv/contract/service-types'
import { useNavigate } from 'react-router'
import { formatDate } from '../../../format/dates.ts'
import { formatCount } from '../../../format/number.ts'
import { formatRials } from '../../../format/rials.ts'
import type { Arrival } from '../../../shell/use-arrival.ts'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { paths as vmPaths } from '../../vm/vm.paths.ts'
import { costsText } from './costs.fa.ts'
import styles from './Costs.module.css'

const text = costsText.idle

/** Of a long list: the dearest stand first. */
const shownRows = 20

/** What costs money while nobody uses it, each with the act that ends that. */
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

/** Where it is ended, and what is asked there at once. What belongs to a server is given back on the server's page. */
const placeOf = ({ serviceType, serviceId, projectId, ownerId }: IdleServiceListItem) => {
  if (ownerId === null) {
    return { page: servicePage({ serviceType, serviceId, projectId }), arrival: { act: 'delete' } satisfies Arrival }
  }
  return { page: vmPaths.vm.ip(projectId, ownerId), arrival: { act: 'release', id: serviceId } satisfies Arrival }
}

function Row({ row }: { row: IdleServiceListItem }) {
  const navigate = useNavigate()
  const refusal = useRoleRefusal(row.projectId)('project:manage')
  const { page, arrival } = placeOf(row)
  const name = <bdi>{row.service ?? costsText.list.unnamed}</bdi>
  return (
    <li>
      <div className={styles.what}>
        <b>
          {row.product} {page ? <Link href={page}>{name}</Link> : name}
        </b>
        <small>
          {text.reasons[row.reason]} · <bdi>{row.project}</bdi> · {text.since(formatDate(row.fromDate))}
        </small>
      </div>
      <Money rials={row.monthlyPrice} per={text.perMonth} />
      {page && (
        <Button
          size="sm"
          disabledReason={refusal}
          onPress={() => void navigate(page, { state: arrival })}
          aria-label={`${text.acts[row.reason]}: ${row.service ?? ''}`}
        >
          {text.acts[row.reason]}
        </Button>
      )}
    </li>
  )
}
