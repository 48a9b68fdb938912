import { useWalletUsageReportQuery } from '@sarv/client/financial.generated'
import { usagePeriod } from '@sarv/contract/enums'
import { useSearchParams } from 'react-router'
import { formatDayAndMonth } from '../../../format/dates.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Select } from '../../../ui/Select.tsx'
import { BalanceChart } from '../frame/BalanceChart.tsx'
import type { Ahead } from '../frame/balance-forecast.ts'
import { aheadOf } from '../runway/ahead.ts'
import { useRunway } from '../runway/use-runway.ts'
import { walletText } from './wallet.fa.ts'

const text = walletText.chart

type Period = keyof typeof usagePeriod.id

const periods = Object.keys(usagePeriod.id) as Period[]
const usual: Period = 'month'

const noteOf = ({ stopsAt, keptUntil }: Ahead): string =>
  keptUntil
    ? text.stopsAndKeeps(formatDayAndMonth(stopsAt), formatDayAndMonth(keptUntil))
    : text.stops(formatDayAndMonth(stopsAt))

/** The balance over a period that is kept in the address, and what comes of it when nobody pays. */
export function BalanceOverTime() {
  const [search, setSearch] = useSearchParams()
  const period = periods.find((each) => each === search.get('period')) ?? usual
  const choose = (next: Period | null) =>
    setSearch(
      (now) => {
        if (next && next !== usual) now.set('period', next)
        else now.delete('period')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  const {
    currentData: points,
    error,
    isFetching,
    refetch,
  } = useWalletUsageReportQuery({ period: usagePeriod.id[period] })
  const { runway } = useRunway()
  const ahead = runway && aheadOf(runway)
  return (
    <Card
      title={text.title}
      headEnd={
        <Select
          label={text.period}
          isLabelHidden
          options={periods.map((id) => ({ id, label: usagePeriod.label(usagePeriod.id[id]) }))}
          value={period}
          onChange={choose}
        />
      }
    >
      {points && (
        <BalanceChart points={points} isOneDay={period === 'day'} ahead={ahead} note={ahead && noteOf(ahead)} />
      )}
      {!points && !error && <Loading lines={8} />}
      {!points && !!error && (
        <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}
