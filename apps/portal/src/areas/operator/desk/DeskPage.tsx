import {
  Activity,
  AlarmClock,
  AlarmClockOff,
  CircleCheck,
  CircleX,
  CreditCard,
  Gauge,
  IdCard,
  Inbox,
  Landmark,
  MessageSquare,
  PlugZap,
  UsersRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { iconSm } from '../../../ui/icons.ts'
import { Loading } from '../../../ui/Loading.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { frameText } from '../frame/frame.fa.ts'
import { useDeskFigures } from '../frame/use-desk-figures.ts'
import { useOperatorRefusal } from '../frame/use-operator-may.ts'
import { operatorPaths } from '../operator.paths.ts'
import { CapacityCard } from '../operator-capacity/CapacityCard.tsx'
import { HealthCards } from '../operator-health/HealthCards.tsx'
import { FailedOperations } from '../operator-operations/FailedOperations.tsx'
import { deskText as text } from './desk.fa.ts'
import styles from './DeskPage.module.css'

/** What an operator sees first: what needs somebody, what failed, and how everything is. */
export function DeskPage() {
  const refusal = useOperatorRefusal()
  return (
    <>
      <PageHead title={frameText.desk} />
      <Pulse />
      <FailedOperations />
      <HealthCards />
      {refusal('operator:engineer') === undefined && <CapacityCard />}
    </>
  )
}

interface Beat {
  icon: LucideIcon
  count: number | undefined
  say: (count: number) => string
  path: string
  tone?: 'danger' | 'warning'
}

/** Each role reads what is its own; what is nothing is not shown, and nothing at all is said. */
function Pulse() {
  const {
    health,
    tickets,
    identityCount,
    limitCount,
    withdrawalCount,
    secondCount,
    paymentCount,
    commentCount,
    isComing,
  } = useDeskFigures()
  const silent = health && [
    ...health.engines.map(({ isSilent }) => isSilent),
    ...health.gateways.map((one) => one.isFailing),
  ]
  const { operations, waiting, health: healthPath, tickets: ticketsPath } = operatorPaths
  const beats: Beat[] = [
    { icon: AlarmClockOff, count: tickets?.lateCount, say: text.late, path: ticketsPath, tone: 'danger' },
    { icon: AlarmClock, count: tickets?.soonCount, say: text.soon, path: ticketsPath, tone: 'warning' },
    { icon: Inbox, count: tickets?.openCount, say: text.tickets(tickets?.nobodysCount ?? 0), path: ticketsPath },
    { icon: Wrench, count: health?.needsHandCount, say: text.needsHand, path: operations, tone: 'danger' },
    { icon: CircleX, count: health?.failedOperationCount, say: text.failed, path: operations, tone: 'danger' },
    { icon: PlugZap, count: silent?.filter(Boolean).length, say: text.silent, path: healthPath, tone: 'danger' },
    { icon: IdCard, count: identityCount, say: text.identities, path: waiting, tone: 'warning' },
    { icon: Gauge, count: limitCount, say: text.limits, path: waiting, tone: 'warning' },
    { icon: Landmark, count: withdrawalCount, say: text.withdrawals, path: waiting, tone: 'warning' },
    { icon: UsersRound, count: secondCount, say: text.second, path: waiting, tone: 'warning' },
    { icon: CreditCard, count: paymentCount, say: text.payments, path: waiting, tone: 'warning' },
    { icon: MessageSquare, count: commentCount, say: text.comments, path: waiting },
    { icon: Activity, count: health?.runningOperationCount, say: text.running, path: operations },
  ]
  const shown = beats.filter(({ count }) => count !== undefined && count > 0)
  if (isComing) return <Loading lines={2} />
  if (shown.length === 0) {
    return (
      <p className={styles.calm}>
        <CircleCheck {...iconSm} />
        {text.nothing}
      </p>
    )
  }
  return (
    <nav className={styles.pulse} aria-label={text.pulse}>
      {shown.map(({ icon: Icon, count = 0, say, path, tone }) => (
        <Link key={say(count)} to={path} data-tone={tone}>
          <Icon {...iconSm} />
          {say(count)}
        </Link>
      ))}
    </nav>
  )
}
