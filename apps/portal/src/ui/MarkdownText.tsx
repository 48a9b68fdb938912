import styles from './MarkdownText.module.css'
import { lazyPart } from './lazy-part.tsx'

const Markdown = lazyPart(async () => (await import('./Markdown.tsx')).Markdown, {
  standIn: ({ children }) => <p className={styles.plain}>{children}</p>,
})

/** Markdown that people wrote; plain until what draws it has come: nobody waits to read. */
export function MarkdownText({ children }: { children: string }) {
  return <Markdown>{children}</Markdown>
}
