import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { iconSm } from './icons.ts'
import styles from './PageHead.module.css'
import { Skeleton } from './Skeleton.tsx'

interface PageHeadProps {
  title: ReactNode
  /** Beside the title: a count, a status chip. */
  beside?: ReactNode
  /** One line below it that sums up. */
  summary?: ReactNode
  /** What the summary will be while it is being read: its place is kept. Sentences and facts take two lines on a phone. */
  coming?: 'sentence' | 'line' | 'facts' | 'fact' | undefined
  /** Buttons at the end; one primary at most. */
  actions?: ReactNode
  /** On phones the frame's header says the title already; where the frame has a plain head (`data-plain-head`), the page does. */
  isInPhoneHeader?: boolean
}

/** The title of a page and what can be done with the whole of it. */
export function PageHead(props: PageHeadProps) {
  const { title, beside, summary, coming, actions, isInPhoneHeader = false } = props
  return (
    <div className={styles.head}>
      <div className={styles.text} data-coming={coming}>
        <h1 className={styles.title} data-in-header={isInPhoneHeader || undefined}>
          {/* One element: a sentence with a Latin word in it would fall apart into several flex items. */}
          <span>{title}</span>
          {beside}
        </h1>
        {coming && (
          <div className={styles.summary}>
            <Skeleton widthPercent={70} />
          </div>
        )}
        {!coming && summary && <div className={styles.summary}>{summary}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** The way back to the list, above a title. On phones the frame's header has it, unless that is a plain one. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link to={href} className={styles.back}>
      <ArrowRight {...iconSm} />
      <span>{children}</span>
    </Link>
  )
}
