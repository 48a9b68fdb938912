import { Link } from 'react-router'
import { formatCount } from '../../../format/number.ts'
import { useMayInAccount } from '../../../shell/use-may.ts'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { financialPaths } from '../financial.paths.ts'
import { runwayText } from './runway.fa.ts'
import { useRunway, type KnownRunway } from './use-runway.ts'
import styles from './SidebarWallet.module.css'

const text = runwayText.sidebar

/** From so many days on the bar is full. */
const fullDays = 30

/** What there is and how long it lasts, at the foot of the menu. */
export function SidebarWallet() {
  const mayMoney = useMayInAccount()('money')
  const { runway, isError } = useRunway()
  if (!mayMoney) return null
  return (
    <Link to={financialPaths.wallet} className={styles.card} aria-busy={!runway && !isError}>
      {runway && <Content runway={runway} />}
      {!runway && (isError ? <span>{text.failed}</span> : <Coming />)}
    </Link>
  )
}

/** In the place of the card, before it is read. */
function Coming() {
  return (
    <>
      <span className="sr-only">{text.balance}</span>
      <Skeleton lines={3} />
    </>
  )
}

function Content({ runway: { balance, days, isShort } }: { runway: KnownRunway }) {
  const isOver = balance <= 0
  return (
    <>
      <span className={styles.line}>
        <span>{balance < 0 ? text.owed : text.balance}</span>
        <b>
          <Money rials={Math.abs(balance)} />
        </b>
      </span>
      {/* The words below it say the same. */}
      <span className={styles.bar} aria-hidden>
        <i
          data-short={isShort || undefined}
          style={{ inlineSize: `${isOver ? 0 : (Math.min(days ?? fullDays, fullDays) / fullDays) * 100}%` }}
        />
      </span>
      <span className={styles.line}>
        {days !== undefined && <span>{text.atThisRate}</span>}
        <span data-short={isShort || undefined}>{lasts(days, isOver)}</span>
      </span>
    </>
  )
}

const lasts = (days: number | undefined, isOver: boolean): string => {
  if (days === undefined) return text.free
  if (isOver) return text.over
  return days > 0 ? text.days(formatCount(days)) : text.lessThanDay
}
