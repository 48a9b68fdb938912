import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { fieldsText } from './fields.fa.ts'
import { iconXs } from './icons.ts'
import styles from './Link.module.css'

interface LinkProps {
  href: string
  children: ReactNode
  /** Quiet links take the colour of the text around them, as names in a table do. */
  kind?: 'brand' | 'quiet'
  /** Another site: opens in its own tab, and says so. */
  isExternal?: boolean
  'aria-label'?: string
}

export function Link({ kind = 'brand', isExternal, children, ...link }: LinkProps) {
  if (!isExternal) {
    return (
      <AriaLink className={styles.link} data-kind={kind} {...link}>
        {children}
      </AriaLink>
    )
  }
  return (
    <AriaLink className={styles.link} data-kind={kind} target="_blank" rel="noopener noreferrer" {...link}>
      {children}
      <ExternalLink {...iconXs} className={styles.external} />
      <span className="sr-only">{fieldsText.opensInNewTab}</span>
    </AriaLink>
  )
}
