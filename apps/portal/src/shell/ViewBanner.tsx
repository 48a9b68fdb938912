import { Eye } from 'lucide-react'
import { useEffect } from 'react'
import { formatClock } from '../format/duration.ts'
import { Button } from '../ui/Button.tsx'
import { iconSm } from '../ui/icons.ts'
import { useNow } from '../ui/use-now.ts'
import styles from './SeeAsBanner.module.css'
import { useSession } from './session.ts'
import { viewText as text } from './view.fa.ts'
import { leaveView, view } from './view.ts'

/** Over every page while an operator sees it as a customer: whose it is, that it is read only, and for how long. */
export function ViewBanner() {
  const { customerName } = useSession()
  const now = useNow(true)
  const secondsLeft = Math.max(0, ((view?.endsAt ?? 0) - now.getTime()) / 1000)
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (isOver) leaveView()
  }, [isOver])
  return (
    <section className={styles.banner} aria-label={text.label}>
      <Eye {...iconSm} className={styles.icon} />
      <output className={styles.words}>{text.banner(customerName)}</output>
      <span>{text.left(formatClock(secondsLeft))}</span>
      <Button size="sm" onPress={leaveView}>
        {text.end}
      </Button>
    </section>
  )
}
