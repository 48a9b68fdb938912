import { useWebsiteAlarmListQuery } from '@sarv/client/portal.generated'
import { TriangleAlert } from 'lucide-react'
import { usePollingInterval } from '../../shell/live-events.ts'
import { iconSm } from '../../ui/icons.ts'
import { Link } from '../../ui/Link.tsx'
import { openPaths } from '../portal/open.paths.ts'
import { dashboardText } from './dashboard.fa.ts'
import styles from './AlarmStrip.module.css'

const text = dashboardText.alarms
/** The gravest; the others stand on the page that the strip leads to. */
const shownAtMost = 2

/** What is wrong or announced, in one line. Whoever cannot read it has a dashboard without it. */
export function AlarmStrip() {
  const pollingInterval = usePollingInterval()
  const { data = [] } = useWebsiteAlarmListQuery(undefined, { pollingInterval })
  if (data.length === 0) return null
  const more = data.length - shownAtMost
  return (
    <aside className={styles.strip} aria-label={text.label}>
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
