import { useWebsiteAlarmListQuery } from '@sarv/client/portal.generated'
import { TriangleAlert } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { usePollingInterval } from '../../shell/live-events.ts'
import { iconSm } from '../../ui/icons.ts'
import { Link } from '../../ui/Link.tsx'
import { openPaths } from '../portal/open.paths.ts'
import { alarmHeight } from './alarm-height.ts'
import { AlarmPlace } from './AlarmPlace.tsx'
import { dashboardText } from './dashboard.fa.ts'
import styles from './AlarmStrip.module.css'

const text = dashboardText.alarms
/** The gravest; the others stand on the page that the strip leads to. */
const shownAtMost = 2

/** What is wrong or announced, in one line. Whoever cannot read it has a dashboard without it. */
export function AlarmStrip() {
  const pollingInterval = usePollingInterval()
  const { data = [], isLoading } = useWebsiteAlarmListQuery(undefined, { pollingInterval })
  const strip = useRef<HTMLElement>(null)
  const count = data.length
  useLayoutEffect(() => {
    if (!isLoading) alarmHeight.set(count > 0 && strip.current ? strip.current.offsetHeight : 0)
  }, [isLoading, count])
  if (isLoading) return <AlarmPlace />
  if (count === 0) return null
  const more = count - shownAtMost
  return (
    <aside ref={strip} className={styles.strip} aria-label={text.label}>
      <TriangleAlert {...iconSm} className={styles.icon} />
      <ul>
        {data.slice(0, shownAtMost).map(({ subject, link }) => (
          <li key={link}>
            <Link href={link ?? openPaths.status}>{subject}</Link>
          </li>
        ))}
      </ul>
      <Link href={openPaths.status}>{more > 0 ? text.more(more) : text.all}</Link>
    </aside>
  )
}
