import { useDashboardFinancialQuery, useDashboardUsageQuery } from '@sarv/client/dashboard.generated'
import { dashboardUsageCategory } from '@sarv/contract/enums'
import { Gift, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { daysUntil } from '../../../format/days-until.ts'
import { formatDate, formatLongDate } from '../../../format/dates.ts'
import { formatCount } from '../../../format/number.ts'
import { openPanel } from '../../../shell/panels.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Kpis } from '../../../ui/Kpis.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Runway } from '../../../ui/Runway.tsx'
import { whySentence } from '../costs/why.ts'
import { financialPaths as paths } from '../financial.paths.ts'
import { aheadOf } from '../runway/ahead.ts'
import { useRunway, type KnownRunway } from '../runway/use-runway.ts'
import { Failed } from './Failed.tsx'
import { MoneyBars } from './MoneyBars.tsx'
import { dashboardMoneyText as text } from './dashboard-money.fa.ts'
import styles from './DashboardMoney.module.css'

export function Figures() {
  const query = useDashboardFinancialQuery()
  const { data } = query
  if (!data) {
    return (
      <Card label={text.figures}>
        {query.error ? <Failed title={text.figuresFailed} query={query} /> : <Loading lines={2} />}
      </Card>
    )
  }
  return (
    <Kpis
      items={[
        {
          name: text.month,
          figure: <Money rials={data.billPrice} />,
          hint: <Link href={paths.bill(0)}>{text.runningBill}</Link>,
        },
        {
          name: text.forecast,
          figure: <Money rials={data.forecastPrice} />,
          hint: (
            <Link href={paths.costs}>{(data.costDifference && whySentence(data.costDifference)) ?? text.costs}</Link>
          ),
        },
        {
          name: text.unpaid,
          figure: formatCount(data.unpaidInvoiceCount ?? 0),
          unit: text.invoice,
          hint: data.unpaidInvoicePrice ? (
            <Link href={paths.invoices}>
              <Money rials={data.unpaidInvoicePrice} />
            </Link>
          ) : (
            <Link href={paths.invoices}>{text.invoices}</Link>
          ),
        },
        {
          name: text.active,
          figure: formatCount(data.activeServiceCount ?? 0),
          unit: text.service,
          hint: <Link href={paths.services}>{text.services}</Link>,
        },
      ]}
    />
  )
}

export function Months() {
  const query = useDashboardUsageQuery({ categoryId: dashboardUsageCategory.id.billing })
  const { data: figures } = useDashboardFinancialQuery()
  const { data } = query
  return (
    <Card label={text.months}>
      {data && (
        <MoneyBars
          title={text.months}
          series={[text.months]}
          bars={data.toReversed().map(({ month, count }, index, all) => ({
            id: month ?? String(index),
            label: month?.split(' ')[0] ?? '',
            name: month ?? '',
            amounts: [count],
            ...(index === all.length - 1 ? { kind: 'now', forecast: figures?.forecastPrice } : { kind: 'past' }),
          }))}
          note={data.some(({ count }) => count !== 0) ? text.monthsNote : text.noMonths}
        />
      )}
      {!data && (query.error ? <Failed title={text.monthsFailed} query={query} /> : <Loading lines={8} />)}
    </Card>
  )
}

export function WalletCard() {
  const { runway, isError, query } = useRunway()
  return (
    <Card
      label={text.balance}
      foot={
        <span className={styles.foot}>
          <Button kind="quiet" size="sm" icon={Gift} writes onPress={() => openPanel('voucher')}>
            {text.gift}
          </Button>
          <Link href={paths.wallet}>{text.wallet}</Link>
        </span>
      }
    >
      {runway && <Balance runway={runway} />}
      {!runway && (isError ? <Failed title={text.balanceFailed} query={query} /> : <Loading lines={5} />)}
    </Card>
  )
}

function Balance({ runway }: { runway: KnownRunway }) {
  const { balance } = runway
  return (
    <div className={styles.balance}>
      <div>
        <div className={styles.quiet}>{balance < 0 ? text.owed : text.balance}</div>
        <div className={styles.figure} data-owed={balance < 0 || undefined}>
          {balance === 0 ? text.zero : <Money rials={Math.abs(balance)} />}
        </div>
      </div>
      <Lasts runway={runway} />
      <Button icon={Plus} writes onPress={() => openPanel('deposit')}>
        {text.deposit}
      </Button>
    </div>
  )
}

function Lasts({ runway }: { runway: KnownRunway }): ReactNode {
  const { days, isShort } = runway
  if (days === undefined) return <p>{text.free}</p>
  const ahead = aheadOf(runway)
  if (!ahead) return <p>{text.over}</p>
  const { stopsAt, keptUntil } = ahead
  return (
    <>
      <Runway
        days={Math.max(1, days)}
        graceDays={keptUntil ? Math.max(1, daysUntil(keptUntil, stopsAt)) : 0}
        isShort={isShort}
        marks={{ today: text.today, end: formatDate(stopsAt) }}
      />
      <p>
        {text.until} <b>{formatLongDate(stopsAt)}</b>.{' '}
        {keptUntil ? text.keeps(formatCount(daysUntil(keptUntil, stopsAt))) : text.afterwards}
      </p>
    </>
  )
}
