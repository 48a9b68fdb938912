import { useDecisionHideMutation, useDecisionListQuery, type DecisionListItem } from '@sarv/client/dashboard.generated'
import { servicePage } from '@sarv/contract/service-types'
import {
  CalendarClock,
  CircleCheck,
  CircleX,
  DatabaseBackup,
  Gauge,
  MessageSquareText,
  Moon,
  ReceiptText,
  ServerOff,
  ShieldAlert,
  Unplug,
  Wallet,
} from 'lucide-react'
import { formatCount } from '../../../format/number.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { paths as shellPaths } from '../../../shell/paths.ts'
import { askForDeposit } from '../../../shell/missing-money.ts'
import { RetryOperation } from '../../../shell/RetryOperation.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { iconMd } from '../../../ui/icons.ts'
import { Loading } from '../../../ui/Loading.tsx'
import { toast } from '../../../ui/toast.ts'
import { financialPaths } from '../../financial/financial.paths.ts'
import { wordsOf } from './decision-words.ts'
import { decisionsText as text } from './decisions.fa.ts'
import styles from './DecisionsCard.module.css'

/** What should be decided today: the server says what is most urgent, and what it means in money. */
export function DecisionsCard() {
  const pollingInterval = usePollingInterval()
  const { data, error, isFetching, refetch } = useDecisionListQuery(undefined, { pollingInterval })
  return (
    <Card
      title={
        <span className={styles.title}>
          {text.title} {data && data.length > 0 && <Badge>{formatCount(data.length)}</Badge>}
        </span>
      }
      isFlush
    >
      {!data && (
        <div className={styles.part}>
          {error ? (
            <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Loading lines={6} />
          )}
        </div>
      )}
      {data?.length === 0 && (
        <Empty icon={CircleCheck} size="sm" title={text.none}>
          {text.noneHint}
        </Empty>
      )}
      {data && data.length > 0 && (
        <ul className={styles.decisions}>
          {data.map((decision) => (
            <Decision key={decision.key} decision={decision} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const icons = {
  walletEmpty: Wallet,
  walletDebt: Wallet,
  walletShort: Wallet,
  invoiceDue: ReceiptText,
  capReached: Gauge,
  capNear: Gauge,
  operationFailed: CircleX,
  idle: Moon,
  balancerDown: Unplug,
  memberDown: Unplug,
  drift: ServerOff,
  backupFailed: DatabaseBackup,
  certificateEnds: ShieldAlert,
  ticketAnswered: MessageSquareText,
  termEnds: CalendarClock,
  quoteEnds: CalendarClock,
}

const tones = { now: 'danger', soon: 'warning', waste: 'info' }

function Decision({ decision }: { decision: DecisionListItem }) {
  const { kind, urgency, canHide } = decision
  const { title, hint } = wordsOf(decision)
  const Icon = icons[kind]
  return (
    <li data-tone={tones[urgency]}>
      <span className={styles.mark}>
        <Icon {...iconMd} />
      </span>
      <div>
        <b>{title}</b>
        <p>{hint}</p>
      </div>
      <div className={styles.acts}>
        {canHide && <Hide decision={decision} title={title} />}
        <Act decision={decision} title={title} />
      </div>
    </li>
  )
}

interface ActProps {
  decision: DecisionListItem
  /** Tells buttons with the same word apart, for those who do not see where they stand. */
  title: string
}

/** Where it is decided, for what has a page. */
const pageOf = (decision: DecisionListItem): { href: string; label: string } => {
  const { kind, itemId, product, serviceType, serviceId, projectId } = decision
  if (kind === 'invoiceDue') return { href: financialPaths.invoice(itemId ?? 0), label: text.invoice.act }
  if (kind === 'capReached' || kind === 'capNear') return { href: financialPaths.caps, label: text.cap.act }
  if (kind === 'ticketAnswered') return { href: shellPaths.portal.ticket(itemId ?? 0), label: text.ticket.act }
  if (kind === 'quoteEnds') return { href: financialPaths.quote(itemId ?? 0), label: text.quote.act }
  if (kind === 'termEnds') return { href: financialPaths.invoices, label: text.term.act }
  const page = servicePage({ serviceType: serviceType ?? '', serviceId, projectId }) ?? financialPaths.costs
  return { href: page, label: kind === 'idle' ? text.idle.act(product ?? '') : text.look }
}

function Act({ decision, title }: ActProps) {
  const { kind, rials } = decision
  if (kind === 'walletEmpty' || kind === 'walletDebt' || kind === 'walletShort') {
    return (
      <Button size="sm" onPress={() => askForDeposit(rials ?? 0)}>
        {text.deposit}
      </Button>
    )
  }
  if (kind === 'operationFailed') return <Retry decision={decision} title={title} />
  const { href, label } = pageOf(decision)
  return (
    <LinkButton size="sm" href={href} aria-label={`${label}: ${title}`}>
      {label}
    </LinkButton>
  )
}

function Retry({ decision: { itemId, sentence }, title }: ActProps) {
  return (
    <RetryOperation
      id={itemId ?? 0}
      sentence={sentence ?? title}
      size="sm"
      label={text.operation.act}
      aria-label={`${text.operation.act}: ${title}`}
    />
  )
}

/** Whoever has decided to leave it as it is is not asked again for a while. */
function Hide({ decision: { key, urgency }, title }: ActProps) {
  const [hide, { isLoading }] = useDecisionHideMutation()
  const isWaste = urgency === 'waste'
  const label = isWaste ? text.keep : text.later
  const onPress = async () => {
    const { error } = await hide({ body: { key, isHidden: true } })
    if (error) return
    toast.success(isWaste ? text.hiddenForMonth : text.hiddenForDay, {
      action: { label: text.showAgain, run: () => hide({ body: { key, isHidden: false } }) },
    })
  }
  return (
    <Button
      kind="quiet"
      size="sm"
      writes
      isPending={isLoading}
      onPress={() => void onPress()}
      aria-label={`${label}: ${title}`}
    >
      {label}
    </Button>
  )
}
