import { lazy, Suspense } from 'react'
import styles from './TicketPage.module.css'

const Markdown = lazy(async () => ({ default: (await import('./Markdown.tsx')).Markdown }))

/** Plain until what draws it has come: nobody waits to read. */
export function MessageText({ children }: { children: string }) {
  return (
    <Suspense fallback={<p className={styles.plain}>{children}</p>}>
      <Markdown>{children}</Markdown>
    </Suspense>
  )
}
