import { useCostDifferenceQuery, useCostReportQuery } from '@sarv/client/financial.generated'
import { useSearchParams } from 'react-router'
import { formatPercent } from '../../../format/number.ts'
import { nowOnWire } from '../../../format/relative.ts'
import { formatRials } from '../../../format/rials.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Kpis } from '../../../ui/Kpis.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Select } from '../../../ui/Select.tsx'
import { financialPaths } from '../financial.paths.ts'
import { MoneyBars } from '../frame/MoneyBars.tsx'
import { MoneyFrame } from '../frame/MoneyFrame.tsx'
import { useRunway } from '../runway/use-runway.ts'
import { CostTable } from './CostTable.tsx'
import { costsText as text } from './costs.fa.ts'
import { dailyCosts } from './daily.ts'
import { IdleCard } from './IdleCard.tsx'
import { daysOf, monthBefore, monthsUntil, samePartOf, type CostMonth } from './months.ts'
import { WhyCard } from './WhyCard.tsx'

const offeredMonths = 12
const hoursPerDay = 24

/** What was spent in a month, on what, and what of it nobody uses. */
export function Costs() {
  const [search, setSearch] = useSearchParams()
  const now = nowOnWire()
  const months = monthsUntil(now, offeredMonths)
  const [current] = months
  const month = months.find(({ id }) => String(id) === search.get('month')) ?? current!
  const span = { fromDate: month.from, toDate: month.to }
  const query = useCostReportQuery({ groupBy: 'kindAndDay', ...span })
  const choose = (id: number | null) =>
    setSearch(
      (to) => {
        if (id && id !== current?.id) to.set('month', String(id))
        else to.delete('month')
        to.delete('page')
        return to
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  return (
    <MoneyFrame
      title={text.title}
      summary={text.summary}
      query={query}
      actions={
        <>
          <LinkButton href={financialPaths.caps}>{text.caps}</LinkButton>
          <Select
            label={text.month}
            isLabelHidden
            options={months.map(({ id, label }) => ({ id, label }))}
            value={month.id}
            onChange={choose}
          />
        </>
      }
    >
      <Sums month={month} isCurrent={month.id === current?.id} now={now} />
      <WhyCard date={month.id === current?.id ? undefined : month.from} />
      <Daily month={month} now={now} query={query} />
      <IdleCard />
      <CostTable month={month} before={samePartOf(monthBefore(month), month, now)} />
    </MoneyFrame>
  )
}

interface MonthProps {
  month: CostMonth
  now: string
}

/** By project: few rows, and they add up to the same. */
const useTotal = ({ from, to }: { from: string; to: string }) => {
  const { currentData } = useCostReportQuery({ groupBy: 'project', fromDate: from, toDate: to })
  return currentData?.reduce((sum, { totalPrice }) => sum + totalPrice, 0)
}

/** Keeps the place of a line that is still to be read. */
const comingLine = '\u00a0'

function Sums({ month, isCurrent, now }: MonthProps & { isCurrent: boolean }) {
  const previous = monthBefore(month)
  const total = useTotal(month)
  const before = useTotal(samePartOf(previous, month, now))
  const { currentData: whole } = useCostDifferenceQuery({}, { skip: !isCurrent })
  return (
    <Kpis
      items={[
        {
          name: isCurrent ? text.total : text.totalOf(month.label),
          figure: <Money rials={total} />,
          hint: total === undefined || before === undefined ? comingLine : changeOf(total, before),
        },
        {
          name: isCurrent ? text.before(previous.label) : text.wholeBefore(previous.label),
          figure: <Money rials={before} />,
        },
        ...(isCurrent
          ? [
              {
                name: text.budget,
                figure: <Money rials={whole?.totalPrice} />,
                hint: whole ? text.budgetHint(formatRials(whole.before)) : comingLine,
              },
            ]
          : []),
      ]}
    />
  )
}

const changeOf = (now: number, before: number): string => {
  if (before === 0) return text.change.none
  const percent = Math.round((now / before - 1) * 100)
  if (percent === 0) return text.change.same
  return percent > 0 ? text.change.more(formatPercent(percent)) : text.change.less(formatPercent(-percent))
}

function Daily({ month, now, query }: MonthProps & { query: ReturnType<typeof useCostReportQuery> }) {
  const { currentData: rows, error, isFetching, refetch } = query
  const { runway } = useRunway()
  const { series, bars } = dailyCosts(rows ?? [], {
    days: daysOf(month),
    now,
    rialsPerDay: (runway?.hourly ?? 0) * hoursPerDay,
    of: ({ totalPrice }) => totalPrice,
    rest: text.rest,
  })
  return (
    <Card label={text.daily}>
      {rows && <MoneyBars title={text.daily} series={series} bars={bars} />}
      {!rows && !error && <Loading lines={8} />}
      {!rows && !!error && (
        <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}
