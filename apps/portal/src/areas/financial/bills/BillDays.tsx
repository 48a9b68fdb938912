import { useCostReportQuery, type BillDetail } from '@sarv/client/financial.generated'
import { nowOnWire } from '../../../format/relative.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { dailyCosts } from '../costs/daily.ts'
import { daysOf, monthsUntil } from '../costs/months.ts'
import { MoneyBars } from '../frame/MoneyBars.tsx'
import { useRunway } from '../runway/use-runway.ts'
import { billsText } from './bills.fa.ts'

const text = billsText.detail
const hoursPerDay = 24

interface BillDaysProps {
  bill: BillDetail
  /** The one that the rest of the page is about. */
  day: string | undefined
  onDay: (day: string) => void
}

/** What each day of the bill's month cost, and for the running one what its rest would cost. */
export function BillDays({ bill: { id, fromDate, toDate }, day, onDay }: BillDaysProps) {
  const isRunning = id === 0
  const span = fromDate && toDate ? { fromDate, ...(!isRunning && { toDate }) } : undefined
  const query = useCostReportQuery({ groupBy: 'kindAndDay', ...span }, { skip: !span })
  const { runway } = useRunway()
  const { currentData: rows, error, isFetching, refetch } = query
  const [month] = fromDate ? monthsUntil(fromDate, 1) : []
  if (!month) return null
  const { series, bars } = dailyCosts(rows ?? [], {
    days: daysOf(month),
    now: nowOnWire(),
    rialsPerDay: isRunning ? (runway?.hourly ?? 0) * hoursPerDay : 0,
    of: ({ totalPrice }) => totalPrice,
    rest: text.rest,
  })
  return (
    <Card label={text.days}>
      {rows && (
        <MoneyBars title={text.days} series={series} bars={bars} note={text.daysNote} pressed={day} onPress={onDay} />
      )}
      {!rows && !error && <Loading lines={8} />}
      {!rows && !!error && (
        <ErrorBox isPart title={text.daysFailed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}
