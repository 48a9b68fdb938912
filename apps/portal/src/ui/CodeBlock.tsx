import styles from './CodeBlock.module.css'
import { CopyButton } from './Copy.tsx'

interface CodeBlockProps {
  code: string
  /** Says what the code is, for screen readers: it can be scrolled by keyboard. */
  label: string
  /** Long lines are broken instead of scrolled: keys and tokens. */
  isWrapped?: boolean
}

/** A command or a key, left to right, with its copy button. */
export function CodeBlock({ code, label, isWrapped = false }: CodeBlockProps) {
  return (
    <div className={styles.box} dir="ltr" data-wrapped={isWrapped || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={label} tabIndex={0}>
        <code className={styles.code}>{code}</code>
      </section>
      <CopyButton value={code} />
    </div>
  )
}
