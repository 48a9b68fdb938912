import {
  billListDownload,
  useBillGetQuery,
  useCostDifferenceQuery,
  type BillDetail,
} from '@sarv/client/financial.generated'
import { SearchX } from 'lucide-react'
import { formatDate } from '../../../format/dates.ts'
import { formatCount } from '../../../format/number.ts'
import type { RequestError } from '../../../shell/request-errors.ts'
import { ownCall } from '../../../shell/session-calls.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Kpis } from '../../../ui/Kpis.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { BackLink } from '../../../ui/PageHead.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { WhyCard } from '../costs/WhyCard.tsx'
import { DownloadButton } from '../frame/DownloadButton.tsx'
import { MoneyFrame } from '../frame/MoneyFrame.tsx'
import { partOfDay, useBillDay } from './bill-day.ts'
import { BillDays } from './BillDays.tsx'
import { BillTree } from './BillTree.tsx'
import { billsText } from './bills.fa.ts'
import styles from './BillView.module.css'

const text = billsText.detail

const download = ownCall(billListDownload)

/** The running one counts on while it is looked at. */
const runningPollMs = 60_000

interface BillViewProps {
  /** 0: the running one. */
  id: number
  /** The list; none where it stands in a tab of its own. */
  backTo?: string
}

/** One bill from its total down to each interval. */
export function BillView({ id, backTo }: BillViewProps) {
  const isRunning = id === 0
  const query = useBillGetQuery({ id }, { pollingInterval: isRunning ? runningPollMs : 0 })
  const { currentData: bill, error, isFetching, refetch } = query
  const isMissing = (error as RequestError | undefined)?.status === 404
  const { day } = useBillDay()
  const back = backTo && <BackLink href={backTo}>{text.back}</BackLink>
  if (!bill && isMissing) {
    return (
      <>
        {back}
        <Card isFlush label={billsText.title}>
          <Empty
            icon={SearchX}
            title={text.missing.title}
            actions={backTo && <LinkButton href={backTo}>{text.back}</LinkButton>}
          >
            {text.missing.text}
          </Empty>
        </Card>
      </>
    )
  }
  return (
    <>
      {back}
      <MoneyFrame
        title={bill?.title ?? (isRunning ? billsText.running : billsText.title)}
        summary={bill && <BillSummary bill={bill} />}
        query={query}
        actions={!isRunning && <DownloadButton read={() => download({ id, ...partOfDay(day) })} />}
      >
        {bill && <BillContent bill={bill} />}
        {!bill && !error && (
          <Card label={billsText.title}>
            <Loading lines={10} />
          </Card>
        )}
        {!bill && !!error && (
          <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
      </MoneyFrame>
    </>
  )
}

function BillSummary({ bill: { id, fromDate, toDate } }: { bill: BillDetail }) {
  const isRunning = id === 0
  return (
    <span className={styles.summary}>
      <StatusChip
        status={isRunning ? { label: text.chips.running, tone: 'info' } : { label: text.chips.issued, tone: 'neutral' }}
      />
      <span>{text.period(formatDate(fromDate), formatDate(toDate))}</span>
      {!isRunning && <span>{billsText.open(formatCount(id))}</span>}
    </span>
  )
}

function BillContent({ bill }: { bill: BillDetail }) {
  const isRunning = bill.id === 0
  const { currentData: month } = useCostDifferenceQuery({}, { skip: !isRunning })
  const { day, chooseDay } = useBillDay()
  return (
    <div className={styles.bill}>
      <Kpis
        items={[
          { name: text.net, figure: <Money rials={bill.netPrice} />, hint: text.netHint },
          { name: text.vat, figure: <Money rials={bill.vat} />, hint: text.vatHint },
          {
            name: text.total,
            figure: <Money rials={bill.totalPrice} />,
            hint: isRunning ? text.runningHint : text.totalHint,
          },
          ...(isRunning
            ? [{ name: text.forecast, figure: <Money rials={month?.totalPrice} />, hint: text.forecastHint }]
            : []),
        ]}
      />
      <WhyCard date={isRunning ? undefined : (bill.fromDate ?? undefined)} />
      <BillDays bill={bill} day={day} onDay={(next) => chooseDay(next === day ? undefined : next)} />
      {day ? (
        <DayTree key={day} id={bill.id} day={day} onAllDays={() => chooseDay(undefined)} />
      ) : (
        <BillTree bill={bill} day={undefined} onAllDays={() => chooseDay(undefined)} />
      )}
    </div>
  )
}

/** The same, of one day alone. */
function DayTree({ id, day, onAllDays }: { id: number; day: string; onAllDays: () => void }) {
  const query = useBillGetQuery({ id, ...partOfDay(day) }, { pollingInterval: id === 0 ? runningPollMs : 0 })
  const { currentData: part, error, isFetching, refetch } = query
  if (part) return <BillTree bill={part} day={day} onAllDays={onAllDays} />
  return (
    <Card label={text.tree}>
      {error ? (
        <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading lines={6} />
      )}
    </Card>
  )
}
