import { lazy, Suspense } from 'react'
import styles from './MarkdownText.module.css'

const Markdown = lazy(async () => ({ default: (await import('./Markdown.tsx')).Markdown }))

/** Markdown that people wrote; plain until what draws it has come: nobody waits to read. */
export function MarkdownText({ children }: { children: string }) {
  return (
    <Suspense fallback={<p className={styles.plain}>{children}</p>}>
      <Markdown>{children}</Markdown>
    </Suspense>
  )
}
