import { useCostDifferenceQuery, type CostDifference, type CostDifferenceItem } from '@sarv/client/financial.generated'
import { servicePage } from '@sarv/contract/service-types'
import { formatCount } from '../../../format/number.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { costsText } from './costs.fa.ts'
import { isRounding, lengthNote, monthBeforeLabel, serviceTitle, whySentence } from './why.ts'
import styles from './Costs.module.css'

const text = costsText.why

const shownRows = 5

/** Why the month costs more or less than the one before: a sentence, and the services that made it, the largest first. */
export function WhyCard({ date }: { date?: string | undefined }) {
  const query = useCostDifferenceQuery(date === undefined ? {} : { date })
  const { currentData: cost, error, isFetching, refetch } = query
  if (cost && whySentence(cost) === undefined) return null
  return (
    <Card title={cost ? text.title(monthBeforeLabel(cost)) : text.loading} isFlush>
      {cost && <Why cost={cost} />}
      {!cost && (
        <div className={styles.part}>
          {error ? (
            <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Loading lines={4} />
          )}
        </div>
      )}
    </Card>
  )
}

function Why({ cost }: { cost: CostDifference }) {
  const { services, otherCount, otherDifference, isForecast } = cost
  const told = services.filter(({ difference }) => !isRounding(difference))
  const shown = told.slice(0, shownRows)
  const hidden = told.slice(shownRows)
  const rest = hidden.reduce((sum, { difference }) => sum + difference, otherDifference)
  const restCount = hidden.length + otherCount
  return (
    <>
      <p className={styles.sentence}>
        <b>{whySentence(cost)}</b>
        <small>{[isForecast && text.forecast, lengthNote(cost)].filter(Boolean).join(' ')}</small>
      </p>
      <ul className={styles.differences} aria-label={text.list}>
        {shown.map((row) => (
          <Row key={`${row.projectId} ${row.serviceType} ${row.serviceId}`} row={row} isForecast={isForecast} />
        ))}
        {restCount > 0 && (
          <li>
            <span>{text.others(formatCount(restCount))}</span>
            <Signed rials={rest} />
          </li>
        )}
      </ul>
    </>
  )
}

function Row({ row, isForecast }: { row: CostDifferenceItem; isForecast: boolean }) {
  const { projectId, project, serviceType, serviceId, service, before, totalPrice } = row
  const page = service === null ? undefined : servicePage({ projectId, serviceType: serviceType ?? '', serviceId })
  const title = serviceTitle(row)
  return (
    <li>
      <div className={styles.what}>
        <b>
          {page ? <Link href={page}>{title}</Link> : title}
          {before === 0 && <Badge>{text.isNew}</Badge>}
          {totalPrice === 0 && <Badge>{text.isGone}</Badge>}
        </b>
        <small>
          <bdi>{project}</bdi> · {text.before} <Money rials={before} /> · {isForecast ? text.expected : text.now}{' '}
          <Money rials={totalPrice} />
        </small>
      </div>
      <Signed rials={row.difference} />
    </li>
  )
}

/** The direction in a word: a sign beside Persian digits is overlooked. */
function Signed({ rials }: { rials: number }) {
  return <Money rials={Math.abs(rials)} per={rials < 0 ? text.down : text.up} />
}
